import type { JudgedText } from "../texts/text-scorer.ts";
import { isTextAsked } from "./asked-text.ts";
import type { JudgedScorer } from "./scorer.ts";

/** A scorer of texts that asks a judge, as one of runs. */
export function judgedText(text: JudgedText): JudgedScorer {
  return {
    kind: "judged",
    id: text.id,
    direction: text.direction,
    version: text.version,
    isAsked: (expectation) => isTextAsked(text, expectation),
    text,
  };
}
