import { limits } from "../limits.ts";
import { RecordingError } from "../problems.ts";
import { runTexts } from "../texts/run-texts.ts";
import type { CountedText, TextDetails, TextOutcome } from "../texts/text-scorer.ts";
import { NO_TEXTS } from "../texts/unrecorded.ts";
import { isTextAsked, optionsOf } from "./asked-text.ts";
import { nothingToMeasure } from "./not-assessed.ts";
import type { DeterministicScorer, Outcome } from "./scorer.ts";

/** A scorer of texts that needs nobody, as one of runs. */
export function countedText(text: CountedText): DeterministicScorer<TextDetails> {
  return {
    kind: "deterministic",
    id: text.id,
    direction: text.direction,
    isOneAsExpected: false,
    version: text.version,
    isAsked: (expectation) => isTextAsked(text, expectation),
    score(run, expectation) {
      const options = optionsOf(text, expectation);
      const missing = text.missing?.(expectation.texts ?? {}, options);
      if (missing !== undefined) return nothingToMeasure(`the case declares no ${missing}`);
      const texts = runTexts(run, expectation.texts);
      const length = texts.said.reduce((sum, { length }) => sum + length, texts.input.length);
      if (length > limits.scoredText)
        return {
          status: "error",
          reason: `${length} characters were said, more than the ${limits.scoredText} that are looked at: record less`,
        };
      try {
        return marked(text.score(texts, options));
      } catch (error) {
        if (error instanceof RecordingError) return { status: "error", reason: error.message };
        throw error;
      }
    },
  };
}

/** A recording without texts keeps a scorer from its run; whatever else is not assessed has nothing to measure. */
function marked(outcome: TextOutcome): Outcome<TextDetails> {
  const isKept =
    outcome.status !== "not-assessed" || outcome.unrecorded === true || outcome.reason === NO_TEXTS;
  return isKept ? outcome : nothingToMeasure(outcome.reason);
}
