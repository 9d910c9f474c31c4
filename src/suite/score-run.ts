import type { Expectation } from "../expectations/expectation.ts";
import type { Policy } from "../policy/schema.ts";
import { nameMatcher, type ToolBook } from "../policy/tools.ts";
import type { Run } from "../recordings/run.ts";
import { scorers } from "../scorers/registry.ts";
import type { Trial } from "./trial.ts";

/** What the scorers and the budgets say of a run. */
export type Judged = Pick<Trial, "scores" | "pass" | "brokenBudgets">;

/** Scores one run by every scorer and decides whether it passes. */
export function scoreRun(run: Run, expectation: Expectation, policy: Policy, tools: ToolBook): Judged {
  const scores = Object.fromEntries(
    scorers.map((scorer) => [scorer.id, scorer.score(run, expectation, tools)]),
  );
  const brokenBudgets = findBrokenBudgets(run, expectation);
  return { scores, brokenBudgets, pass: passes(scores, brokenBudgets, policy) };
}

/** A scorer's outcome, as far as it decides whether a run passes. */
type Counting = { status: "scored"; value: number } | { status: "not-assessed" | "error" };

/** What a run of a broken recording is: an error to every scorer, neither passed nor failed. */
export function brokenRun(reason: string): Judged {
  const scores = Object.fromEntries(scorers.map(({ id }) => [id, { status: "error" as const, reason }]));
  return { scores, brokenBudgets: [], pass: null };
}

/**
 * True when every gating scorer that could measure reaches its pass mark and the budgets are kept; null when one of them is in
 * error, or none could measure and no budget is broken.
 */
export function passes(
  scores: Readonly<Record<string, Counting>>,
  brokenBudgets: readonly string[],
  policy: Policy,
): boolean | null {
  const gating = policy.gate.scorers.flatMap((id) => {
    const outcome = scores[id];
    return outcome === undefined ? [] : [{ outcome, mark: policy.passMarks[id] }];
  });
  if (gating.some(({ outcome }) => outcome.status === "error")) return null;
  if (brokenBudgets.length > 0) return false;
  if (!gating.some(({ outcome }) => outcome.status === "scored")) return null;
  return gating.every(({ outcome, mark }) => outcome.status !== "scored" || outcome.value >= mark);
}

/** Budgets count every call of the agent, before any filter. */
function findBrokenBudgets(run: Run, { forbiddenTools, maxToolCalls }: Expectation): string[] {
  const forbidden = forbiddenTools.flatMap((glob) => {
    const isForbidden = nameMatcher(glob);
    const called = new Set(run.toolCalls.map(({ name }) => name).filter(isForbidden));
    return [...called].map((name) => `called ${name}, which "${glob}" forbids`);
  });
  const calls = run.toolCalls.length;
  const tooMany = maxToolCalls !== undefined && calls > maxToolCalls;
  return tooMany ? [...forbidden, `made ${calls} calls, ${maxToolCalls} are allowed`] : forbidden;
}
