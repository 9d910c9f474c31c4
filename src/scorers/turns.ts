import { turnsOfRun } from "../recordings/reading/turns.ts";
import type { Run } from "../recordings/run.ts";
import { withinScope } from "./agents.ts";
import { type Expectation, expectedTools, turnsOf } from "./expectation.ts";
import { asScored } from "./named-calls.ts";
import { nothingToMeasure, type Outcome } from "./outcome.ts";
import type { DeterministicScorer } from "./scorer.ts";
import type { ToolBook } from "./tool-book.ts";

/** A scorer's outcome for a run. `turn` counts from 1 and is present if the outcome is about one turn. */
export interface TurnOutcome {
  outcome: Outcome<unknown>;
  turn?: number;
}

const UNRECORDED: Outcome<never> = {
  status: "not-assessed",
  reason: "the case has turns, and the recording does not have the messages of the user",
  unrecorded: true,
};

/**
 * Scores a run with turns: returns the outcome of the first turn that does not pass, else of the turn with the lowest score. The run must
 * contain the calls of all agents, because a call of any agent ends a message of the user. `passes` compares a score with its pass mark.
 */
export function scoreTurns(
  scorer: DeterministicScorer,
  run: Run,
  expectation: Expectation,
  tools: ToolBook,
  passes: (value: number) => boolean,
): TurnOutcome {
  const { turns: _turns, ...rest } = expectation;
  const whole: Expectation = { ...rest, caseTools: expectedTools(expectation) };
  const expected = turnsOf(expectation);
  const isAsked = (part: Expectation) => scorer.isAsked?.(part) ?? true;
  const ofWholeRun = isAsked(whole) ? [{ outcome: scorer.score(run, whole, tools) }] : [];
  const requested = expected.flatMap((turnCase, at) => (isAsked(turnCase) ? [{ turnCase, at }] : []));
  if (requested.length === 0)
    return ofWholeRun[0] ?? { outcome: nothingToMeasure("no turn says anything to measure") };
  const parts = turnsOfRun(run);
  if (parts === undefined) return { outcome: UNRECORDED };
  if (parts.length < expected.length) {
    const reason = `the case has ${expected.length} turns, and the run has ${parts.length}: record every message of the user, or take the turn out of the case`;
    return { outcome: { status: "error", reason } };
  }
  const last = parts.at(-1) as Run;
  if (parts.length === expected.length && isUnanswered(last)) {
    const reason = `turn ${parts.length} has no answer: the recording ends before it`;
    return { outcome: { status: "error", reason }, turn: parts.length };
  }
  const ofTurns = requested.map(({ turnCase, at }) => ({
    outcome: scorer.score(asScored(parts[at] as Run, turnCase), turnCase, tools),
    turn: at + 1,
  }));
  const isOfCalls = scorer.isAsked === undefined && expected.some(namesCalls);
  const extraTurns = isOfCalls ? turnsBeyondCase(parts, expected.length, whole) : [];
  const ofExtraTurns = extraTurns.map(({ part, turn, turnCase }) => ({
    outcome: scorer.score(part, turnCase, tools),
    turn,
  }));
  return decidingOutcome([...ofWholeRun, ...ofTurns, ...ofExtraTurns], passes);
}

function namesCalls({ expectedTool, expectedToolOrder, referenceToolCalls }: Expectation): boolean {
  return (expectedTool ?? expectedToolOrder ?? referenceToolCalls) !== undefined;
}

function isUnanswered({ texts, toolCalls }: Run): boolean {
  return toolCalls.length === 0 && !texts.some(({ speaker }) => speaker === "assistant");
}

/** Turns after the last expected one must call nothing, unless extra calls are ignored. */
function turnsBeyondCase(parts: readonly Run[], from: number, whole: Expectation) {
  if (whole.options.f1.extraCalls === "ignore") return [];
  const turnCase: Expectation = { ...whole, referenceToolCalls: [] };
  return parts.flatMap((turnRun, at) => {
    const part = withinScope(turnRun, whole);
    return at < from || part.toolCalls.length === 0 ? [] : [{ part, turn: at + 1, turnCase }];
  });
}

/** Returns undefined if the run has fewer turns than the case. */
export function turnParts(run: Run, expectation: Expectation): [Run, Expectation][] | undefined {
  const parts = turnsOfRun(run);
  const expected = turnsOf(expectation);
  if (parts === undefined || parts.length < expected.length) return undefined;
  return expected.map((turnCase, at) => [asScored(parts[at] as Run, turnCase), turnCase]);
}

/** Priority: an error, a failed score, an unrecorded result, the lowest score, nothing to measure. */
function decidingOutcome(outcomes: readonly TurnOutcome[], passes: (value: number) => boolean): TurnOutcome {
  const lowest = outcomes.reduce<TurnOutcome | undefined>(
    (least, candidate) =>
      scoreIn(candidate) < (least === undefined ? Number.POSITIVE_INFINITY : scoreIn(least))
        ? candidate
        : least,
    undefined,
  );
  const found =
    outcomes.find(({ outcome }) => outcome.status === "error") ??
    outcomes.find((candidate) => candidate.outcome.status === "scored" && !passes(candidate.outcome.value)) ??
    outcomes.find(({ outcome }) => outcome.status === "not-assessed" && outcome.unrecorded) ??
    lowest;
  return found ?? (outcomes[0] as TurnOutcome);
}

function scoreIn({ outcome }: TurnOutcome): number {
  return outcome.status === "scored" ? outcome.value : Number.POSITIVE_INFINITY;
}
