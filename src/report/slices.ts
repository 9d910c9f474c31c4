import { groupBy } from "../group-by.ts";
import { member } from "../json/json.ts";
import { mean } from "../statistics/mean.ts";
import type { ReportCase } from "./case-schema.ts";
import type { Change } from "./comparison-schema.ts";
import { divisionsOf } from "./divisions.ts";
import type { Report } from "./schema.ts";

/** The cases that share a value of a tag. */
export interface Slice {
  /** The tag's value; null for the cases without the tag. */
  value: string | null;
  cases: number;
  runs: number;
  passRate: number | null;
  /** The change of the pass rate over the paired cases; null when none is paired, or nothing was compared. */
  change: Change | null;
  /** By scorer; null when nothing was assessed. */
  scores: Record<string, number | null>;
}

/** A suite divided by one tag, the slice with the lowest pass rate first. */
export interface Slicing {
  tag: string;
  slices: Slice[];
  /** Values of the tag that are beyond the limit, and have no slice. */
  more: number;
}

/**
 * The scores of a suite by each of these tags, by default all that divide it, added up like the suite's own. Advisory: no slice decides
 * anything.
 */
export function slicesOf(
  { cases, scores, comparison }: Pick<Report, "cases" | "scores" | "comparison">,
  tags?: readonly string[],
): Slicing[] {
  const changes = groupBy(comparison?.slices ?? [], ({ tag }) => tag);
  return divisionsOf(cases, tags).map(({ tag, groups, more }) => {
    const changeOf = new Map((changes.get(tag) ?? []).map(({ value, passRate }) => [value, passRate]));
    return {
      tag,
      slices: groups.map(({ value, cases, passRate }) => ({
        value,
        cases: cases.length,
        runs: cases.reduce((runs, { trials }) => runs + trials.length, 0),
        passRate,
        change: changeOf.get(value) ?? null,
        scores: Object.fromEntries(Object.keys(scores).map((id) => [id, meanScore(cases, id)])),
      })),
      more,
    };
  });
}

/** The mean over cases, as the suite's score is. The scorer's name may be anything. */
function meanScore(cases: readonly ReportCase[], scorer: string): number | null {
  return mean(cases.flatMap(({ scores }) => member(scores, scorer) ?? []));
}
