import type { Run } from "../recordings/run.ts";
import { turnsOfRun } from "../recordings/turns.ts";
import { withinScope } from "./agents.ts";
import { type Expectation, expectedTools, turnsOf } from "./expectation.ts";
import { asScored } from "./named-calls.ts";
import { type DeterministicScorer, nothingToMeasure, type Outcome } from "./scorer.ts";
import type { ToolBook } from "./tools.ts";

/** What a scorer says of a run, and of which turn, from 1, where it says it of one. */
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
 * What a scorer says of a run of a case with turns, given with the calls of all agents, because any of them ends a message of the user: of the first turn that does not pass, else of the one with the lowest score, so that a
 * run passes where every turn does. `passes` tells whether a score passes.
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
  const isAsked = (one: Expectation) => scorer.isAsked?.(one) ?? true;
  const ofRun = isAsked(whole) ? [{ outcome: scorer.score(run, whole, tools) }] : [];
  const asked = expected.flatMap((one, at) => (isAsked(one) ? [{ one, at }] : []));
  if (asked.length === 0)
    return ofRun[0] ?? { outcome: nothingToMeasure("no turn says anything to measure") };
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
  const ofTurns = asked.map(({ one, at }) => ({
    outcome: scorer.score(asScored(parts[at] as Run, one), one, tools),
    turn: at + 1,
  }));
  const isOfCalls = scorer.isAsked === undefined && expected.some(namesCalls);
  const beyond = isOfCalls ? beyondTurns(parts, expected.length, whole) : [];
  const ofOthers = beyond.map(({ part, turn, one }) => ({ outcome: scorer.score(part, one, tools), turn }));
  return deciding([...ofRun, ...ofTurns, ...ofOthers], passes);
}

function namesCalls({ expectedTool, expectedToolOrder, referenceToolCalls }: Expectation): boolean {
  return (expectedTool ?? expectedToolOrder ?? referenceToolCalls) !== undefined;
}

function isUnanswered({ texts, toolCalls }: Run): boolean {
  return toolCalls.length === 0 && !texts.some(({ speaker }) => speaker === "assistant");
}

/** The turns after those of the case in which something is called: nothing is expected there. Where extra calls are free there are none. */
function beyondTurns(parts: readonly Run[], from: number, whole: Expectation) {
  if (whole.options.f1.extraCalls === "ignore") return [];
  const one: Expectation = { ...whole, referenceToolCalls: [] };
  return parts.flatMap((each, at) => {
    const part = withinScope(each, whole);
    return at < from || part.toolCalls.length === 0 ? [] : [{ part, turn: at + 1, one }];
  });
}

/** Each turn of a run of which something is expected, with that; undefined where the run does not have them. */
export function turnParts(run: Run, expectation: Expectation): [Run, Expectation][] | undefined {
  const parts = turnsOfRun(run);
  const expected = turnsOf(expectation);
  if (parts === undefined || parts.length < expected.length) return undefined;
  return expected.map((one, at) => [asScored(parts[at] as Run, one), one]);
}

/** The outcome that decides: an error, what does not pass, what is not recorded, the lowest score, or that there is nothing to measure. */
function deciding(outcomes: readonly TurnOutcome[], passes: (value: number) => boolean): TurnOutcome {
  const lowest = outcomes.reduce<TurnOutcome | undefined>(
    (least, one) =>
      scoreIn(one) < (least === undefined ? Number.POSITIVE_INFINITY : scoreIn(least)) ? one : least,
    undefined,
  );
  const found =
    outcomes.find(({ outcome }) => outcome.status === "error") ??
    outcomes.find((one) => one.outcome.status === "scored" && !passes(one.outcome.value)) ??
    outcomes.find(({ outcome }) => outcome.status === "not-assessed" && outcome.unrecorded) ??
    lowest;
  return found ?? (outcomes[0] as TurnOutcome);
}

function scoreIn({ outcome }: TurnOutcome): number {
  return outcome.status === "scored" ? outcome.value : Number.POSITIVE_INFINITY;
}
