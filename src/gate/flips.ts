import { groupBy } from "../base/text.ts";
import type { ReportCase } from "../report/case.ts";
import type { Report } from "../report/report.ts";
import { judgedRuns } from "./baseline.ts";

/** A case whose outcome changes from commit to commit. */
export interface FlippingCase {
  id: string;
  /** Commits of the base branch that recorded it anew, while the same was expected. */
  commits: number;
  /** How often its outcome changed from one of them to the next. */
  flips: number;
  /** Flips / neighbouring commits. */
  rate: number;
}

/** Fewer commits say nothing. One bad commit and its repair are two flips, and no flaky case. */
const FEWEST = { commits: 6, flips: 3 };

/** The flip rate from which a case is flaky. */
const LEAST_RATE = 0.3;

/**
 * The flaky cases of a base report that decide there, the one that flips most first. The outcome of a case at a commit is whether at least half of its runs
 * there passed. What the report carries of earlier commits is of the same expectation. Of several tags of an id the one that flips most counts.
 */
export function flippingCases({ cases, commit }: Pick<Report, "cases" | "commit">): FlippingCase[] {
  const deciding = cases.filter(({ quarantine, source }) => quarantine === undefined && source !== "none");
  const all = [...groupBy(deciding, ({ id }) => id).values()].flatMap(
    (group) => group.map((one) => flipsOf(one, commit)).toSorted(byRate)[0] ?? [],
  );
  const isFlaky = ({ commits, flips, rate }: FlippingCase) =>
    commits >= FEWEST.commits && flips >= FEWEST.flips && rate >= LEAST_RATE;
  return all.filter(isFlaky).sort(byRate);
}

function flipsOf({ id, trials, pool }: ReportCase, commit: string | null): FlippingCase {
  const own = judgedRuns(trials).map(({ pass }) => pass);
  const earlier = pool.map((one) => ({ commit: one.commit, passes: one.runs.map(([, pass]) => pass) }));
  const outcomes = [{ commit, passes: own }, ...earlier]
    .filter(({ passes }) => passes.length > 0)
    .map(({ passes }) => passes.filter((pass) => pass).length * 2 >= passes.length);
  const flips = outcomes.filter((outcome, at) => at > 0 && outcome !== outcomes[at - 1]).length;
  return { id, commits: outcomes.length, flips, rate: flips / Math.max(1, outcomes.length - 1) };
}

function byRate(a: FlippingCase, b: FlippingCase): number {
  return b.rate - a.rate || b.flips - a.flips;
}
