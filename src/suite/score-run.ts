import type { Expectation } from "../expectations/expectation.ts";
import { nameMatcher, type ToolBook } from "../policy/tools.ts";
import type { Run } from "../recordings/run.ts";
import { deterministicScorers, isAsked } from "../scorers/registry.ts";
import type { Outcome } from "../scorers/scorer.ts";

/** What the scorers and the budgets say of a run. */
export interface Scored {
  scores: Record<string, Outcome<unknown>>;
  brokenBudgets: string[];
}

/** Scores one run by every scorer that needs no judge. */
export function scoreRun(run: Run, expectation: Expectation, tools: ToolBook): Scored {
  const scores = Object.fromEntries(
    deterministicScorers
      .filter((scorer) => isAsked(scorer, expectation))
      .map((scorer) => [scorer.id, scorer.score(run, expectation, tools)]),
  );
  return { scores, brokenBudgets: findBrokenBudgets(run, expectation) };
}

/** The budgets that a run breaks, in words. They count every call of the agent, before any filter. */
export function findBrokenBudgets(
  run: Run,
  { forbiddenTools, maxToolCalls = Number.POSITIVE_INFINITY }: Expectation,
): string[] {
  const calls = run.toolCalls.length;
  if (forbiddenTools.length === 0 && calls <= maxToolCalls) return [];
  const forbidden = matchersOf(forbiddenTools).flatMap(({ glob, isForbidden }) => {
    const called = new Set(run.toolCalls.map(({ name }) => name).filter(isForbidden));
    return [...called].map((name) => `called ${name}, which "${glob}" forbids`);
  });
  const tooMany = calls > maxToolCalls;
  return tooMany ? [...forbidden, `made ${calls} calls, ${maxToolCalls} are allowed`] : forbidden;
}

interface ForbiddenTools {
  glob: string;
  isForbidden(name: string): boolean;
}

/** By the globs of an expectation: compiled once for all trials of its case. */
const matchers = new WeakMap<readonly string[], readonly ForbiddenTools[]>();

function matchersOf(globs: readonly string[]): readonly ForbiddenTools[] {
  const known = matchers.get(globs) ?? globs.map((glob) => ({ glob, isForbidden: nameMatcher(glob) }));
  matchers.set(globs, known);
  return known;
}
