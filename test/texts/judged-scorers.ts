import { textScorers } from "../../src/texts/registry.ts";
import type { JudgedText } from "../../src/texts/text-scorer.ts";

/** All scorers of texts that ask a judge. */
export const judgedScorers: readonly JudgedText[] = textScorers.filter((one) => one.kind === "judged");
