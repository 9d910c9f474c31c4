import { limits } from "../core/limits.ts";
import { RecordingError } from "../core/problems.ts";
import { type Expectation, turnsOf, variantsOf } from "./expectation.ts";
import { type DeterministicScorer, type JudgedScorer, nothingToMeasure, type Outcome } from "./scorer.ts";
import type { TextScorerId } from "./texts/index.ts";
import {
  type CountedText,
  type JudgedText,
  NO_TEXTS,
  runTexts,
  type TextDetails,
  type TextOutcome,
  type TextScorer,
} from "./texts/text-scorer.ts";

/** Wraps a judged text scorer as a run scorer. */
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

/** Wraps a deterministic text scorer as a run scorer. */
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
        return withNothingToMeasure(text.score(texts, options));
      } catch (error) {
        if (error instanceof RecordingError) return { status: "error", reason: error.message };
        throw error;
      }
    },
  };
}

/** Only missing texts leave a run unscored. Every other outcome without a score has nothing to measure. */
function withNothingToMeasure(outcome: TextOutcome): Outcome<TextDetails> {
  const isUnscored =
    outcome.status !== "not-assessed" || outcome.unrecorded === true || outcome.reason === NO_TEXTS;
  return isUnscored ? outcome : nothingToMeasure(outcome.reason);
}

/** Returns true if the case requests the text scorer, by its id or by texts that the scorer looks for. */
export function isTextAsked({ id, isAskedBy }: TextScorer, expectation: Expectation): boolean {
  return [expectation, ...variantsOf(expectation), ...turnsOf(expectation)].some((part) =>
    isAskedByPart(id, isAskedBy, part),
  );
}

function isAskedByPart(
  id: string,
  isAskedBy: TextScorer["isAskedBy"],
  { asked, texts }: Pick<Expectation, "asked" | "texts">,
): boolean {
  if (isAskedBy !== undefined) return texts !== undefined && isAskedBy(texts);
  return asked?.[id as TextScorerId] !== undefined;
}

/** Returns the options that a case sets for a text scorer, or its defaults. */
export function optionsOf({ id, options }: TextScorer, { asked }: Expectation): object {
  return asked?.[id as TextScorerId] ?? options;
}
