import { isDeepStrictEqual } from "node:util";
import type { Run } from "../recordings/run.ts";
import { countedCalls } from "../scorers/counted.ts";
import { CALLS_UNRECORDED } from "../scorers/not-assessed.ts";
import { isCutShort } from "../suite/passes.ts";
import { scoreRun } from "../suite/score-run.ts";
import { counted } from "../wording.ts";
import type { CaseRules } from "./case-rules.ts";
import type { Change } from "./change.ts";
import { NotAcceptable } from "./not-acceptable.ts";
import { planCase } from "./plan-case.ts";
import { type CandidateRun, disagreement } from "./select-trials.ts";

/**
 * What must change in a case so that its runs, at least one, do all that it asks. Runs agree when the change would be the same for
 * each of them: calls that leave no trace in it may differ. Throws NotAcceptable when they do not agree, make fewer calls than one
 * that is `passing`, or cannot be accepted.
 */
export function planRuns(
  candidates: readonly CandidateRun[],
  passing: readonly CandidateRun[],
  rules: CaseRules,
): Change | undefined {
  const [first, ...others] = candidates.map(({ run }) => run);
  if (first === undefined) throw new RangeError("no run to accept");
  refuseFewerCalls(candidates, passing, rules);
  const plan = (run: Run) => planRun(run, rules);
  const outcome = (run: Run) => outcomeOf(() => plan(essenceOf(run, rules)));
  if (others.length > 0) {
    const wanted = outcome(first);
    const agree = others.every((run) => isDeepStrictEqual(outcome(run), wanted));
    if (!agree) throw new NotAcceptable(disagreement(candidates));
  }
  return plan(first);
}

/** A run with fewer calls that count may have left work undone. Only a person can say that this is expected. */
function refuseFewerCalls(
  candidates: readonly CandidateRun[],
  passing: readonly CandidateRun[],
  { expectation, tools }: CaseRules,
): void {
  const calls = ({ run }: CandidateRun) => countedCalls(run, expectation.options.f1, tools).length;
  for (const one of candidates) {
    const better = passing.find((other) => calls(other) > calls(one));
    if (better === undefined) continue;
    throw new NotAcceptable(
      `${one.label} has ${counted(calls(one), "call")}, and ${better.label} passes with ${calls(better)}`,
      one.trial.trial,
    );
  }
}

/** The run as far as it is compared: `f1` asks for nothing in the arguments of calls that it leaves out. */
function essenceOf(run: Run, { expectation, tools }: CaseRules): Run {
  const counted = new Set(countedCalls(run, expectation.options.f1, tools));
  const toolCalls = run.toolCalls.map((call) =>
    counted.has(call) ? call : { ...call, arguments: {}, malformed: false },
  );
  return { ...run, toolCalls };
}

/** The change, or why there is none. */
function outcomeOf(plan: () => Change | undefined): { change: Change | undefined } | { reason: string } {
  try {
    return { change: plan() };
  } catch (error) {
    if (error instanceof NotAcceptable) return { reason: error.message };
    throw error;
  }
}

function planRun(run: Run, rules: CaseRules): Change | undefined {
  if (run.textsOnly) throw new NotAcceptable(CALLS_UNRECORDED.reason);
  if (isCutShort(run.limit, rules.gate))
    throw new NotAcceptable(
      `the run ended at a limit (${run.limit}), before the agent was done: accept another run, or write gate: { endedAtLimit: pass } in the policy`,
    );
  const { brokenBudgets } = scoreRun(run, rules.expectation, rules.tools);
  if (brokenBudgets.length === 0) return planCase(run, rules);
  throw new NotAcceptable(`the run broke a budget, which is yours to change: ${brokenBudgets.join("; ")}`);
}
