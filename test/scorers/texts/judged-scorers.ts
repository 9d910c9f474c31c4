import { textScorers } from "../../../src/scorers/texts/index.ts";
import type { JudgedText } from "../../../src/scorers/texts/text-scorer.ts";

export const judgedScorers: readonly JudgedText[] = textScorers.filter((scorer) => scorer.kind === "judged");
