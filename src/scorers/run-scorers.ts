import { limits } from "../core/limits.ts";
import { RecordingError } from "../core/problems.ts";
import { AGENTS_UNRECORDED, lacksAgents, withinScope } from "./agents.ts";
import type { ScorerOfCalls } from "./calls/scorer-of-calls.ts";
import { countedCalls, toolsOfCase } from "./counted-calls.ts";
import type { TextDetails } from "./details.ts";
import { type Expectation, turnsOf, variantsOf } from "./expectation.ts";
import { CALLS_UNRECORDED, nothingToMeasure, type Outcome } from "./outcome.ts";
import type { RequestedId, RequestedScorer } from "./requested.ts";
import type { DeterministicScorer, JudgedScorer } from "./scorer.ts";
import {
  type CountedText,
  type JudgedText,
  NO_TEXTS,
  runTexts,
  type TextOutcome,
} from "./texts/text-scorer.ts";

/** Wraps a judged text scorer as a run scorer. */
export function judgedScorer(text: JudgedText): JudgedScorer {
  return { ...factsOf(text), kind: "judged", text };
}

/** Wraps a requested scorer of calls as a run scorer. It sees the calls that count for `code`. */
export function scorerOfRun(scorer: ScorerOfCalls): DeterministicScorer<TextDetails> {
  return {
    ...factsOf(scorer),
    kind: "deterministic",
    isOneAsExpected: false,
    score(run, expectation, book) {
      if (run.textsOnly) return CALLS_UNRECORDED;
      // A run with turns has the calls of all agents.
      const scoped = withinScope(run, expectation);
      if (lacksAgents(scoped, expectation)) return AGENTS_UNRECORDED;
      const calls = countedCalls(scoped, expectation.options.code, toolsOfCase(book, expectation));
      return scoreOrError(() => scorer.score(calls, optionsOf(scorer, expectation)));
    },
  };
}

function factsOf(scorer: RequestedScorer) {
  const { id, direction, version } = scorer;
  const isAsked = (expectation: Expectation) => isRequested(scorer, expectation);
  return { id, direction, version, isAsked };
}

/** Wraps a deterministic text scorer as a run scorer. */
export function textScorer(text: CountedText): DeterministicScorer<TextDetails> {
  return {
    ...factsOf(text),
    kind: "deterministic",
    isOneAsExpected: false,
    score(run, expectation) {
      const options = optionsOf(text, expectation);
      const missing = text.missing?.(expectation.texts ?? {}, options);
      if (missing !== undefined) return nothingToMeasure(`the case declares no ${missing}`);
      const texts = runTexts(run, expectation.texts);
      const length = texts.messages.reduce((sum, { length }) => sum + length, texts.input.length);
      if (length > limits.scoredText)
        return {
          status: "error",
          reason: `${length} characters were said, more than the ${limits.scoredText} that are looked at: record less`,
        };
      return scoreOrError(() => text.score(texts, options));
    },
  };
}

function scoreOrError(score: () => TextOutcome): Outcome<TextDetails> {
  try {
    return withNothingToMeasure(score());
  } catch (error) {
    if (error instanceof RecordingError) return { status: "error", reason: error.message };
    throw error;
  }
}

/** Only missing texts leave a run unscored. Every other outcome without a score has nothing to measure. */
function withNothingToMeasure(outcome: TextOutcome): Outcome<TextDetails> {
  const isUnscored =
    outcome.status !== "not-assessed" || outcome.unrecorded === true || outcome.reason === NO_TEXTS;
  return isUnscored ? outcome : nothingToMeasure(outcome.reason);
}

/** Returns true if the case requests the scorer, by its id or by texts that the scorer looks for. */
export function isRequested({ id, isAskedBy }: RequestedScorer, expectation: Expectation): boolean {
  return [expectation, ...variantsOf(expectation), ...turnsOf(expectation)].some((part) =>
    isAskedByPart(id, isAskedBy, part),
  );
}

function isAskedByPart(
  id: string,
  isAskedBy: RequestedScorer["isAskedBy"],
  { asked, texts }: Pick<Expectation, "asked" | "texts">,
): boolean {
  if (isAskedBy !== undefined) return texts !== undefined && isAskedBy(texts);
  return asked?.[id as RequestedId] !== undefined;
}

/** Returns the options that a case sets for a requested scorer, or its defaults. */
export function optionsOf({ id, options }: RequestedScorer, { asked }: Expectation): object {
  return asked?.[id as RequestedId] ?? options;
}
