import { limits } from "../limits.ts";
import { RecordingError } from "../problems.ts";
import { textsOf } from "../texts/said.ts";
import type { CountedText, TextDetails } from "../texts/text-scorer.ts";
import { isTextAsked, optionsOf } from "./asked-text.ts";
import type { DeterministicScorer } from "./scorer.ts";

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
      if (missing !== undefined) return { status: "not-assessed", reason: `the case declares no ${missing}` };
      const texts = textsOf(run, expectation.texts);
      const length = texts.said.reduce((sum, { length }) => sum + length, texts.input.length);
      if (length > limits.scoredText)
        return {
          status: "error",
          reason: `${length} characters were said, more than the ${limits.scoredText} that are looked at: record less`,
        };
      try {
        return text.score(texts, options);
      } catch (error) {
        if (error instanceof RecordingError) return { status: "error", reason: error.message };
        throw error;
      }
    },
  };
}
