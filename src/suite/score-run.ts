import type { Expectation } from "../expectations/expectation.ts";
import { nameMatcher, type ToolBook } from "../policy/tools.ts";
import type { Run } from "../recordings/run.ts";
import { deterministicScorers } from "../scorers/registry.ts";
import type { Outcome } from "../scorers/scorer.ts";

/** What the scorers and the budgets say of a run. */
export interface Scored {
  scores: Record<string, Outcome<unknown>>;
  brokenBudgets: string[];
}

/** Scores one run by every scorer that needs no judge. */
export function scoreRun(run: Run, expectation: Expectation, tools: ToolBook): Scored {
  const scores = Object.fromEntries(
    deterministicScorers.map((scorer) => [scorer.id, scorer.score(run, expectation, tools)]),
  );
  return { scores, brokenBudgets: findBrokenBudgets(run, expectation) };
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
