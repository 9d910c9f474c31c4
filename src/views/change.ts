import type { Change } from "../report/comparison-schema.ts";
import { commitName, percent, signedPoints } from "../wording.ts";

/**
 * How a value that stands beside it changed: `−2.4 from 92.9 % (−7.0 to +2.2)`. Where the value is of more cases than those that could
 * be paired, both sides of the pairs are told: `92.9 % → 90.5 % in paired cases (…)`. Nothing without a comparison.
 */
export function changeText(change: Change | null | undefined, value: number | null): string {
  if (change === null || change === undefined) return "";
  const { base, head, low, high } = change;
  const interval = low === high ? "" : ` (${signedPoints(low)} to ${signedPoints(high)})`;
  if (value === null || percent(value) !== percent(head))
    return `${percent(base)} → ${percent(head)} in paired cases${interval}`;
  return interval === ""
    ? `unchanged from ${percent(base)}`
    : `${signedPoints(change.change)} from ${percent(base)}${interval}`;
}

/**
 * A change beside both values in a table: `−2.4 (−7.0 to +2.2)`. Where the value is of more cases than those that could be paired, the
 * pairs' own is told too.
 */
export function changeCell(change: Change | undefined, value: number | null): string {
  if (change === undefined) return "";
  const { head, low, high } = change;
  const text =
    low === high
      ? "unchanged"
      : `${signedPoints(change.change)} (${signedPoints(low)} to ${signedPoints(high)})`;
  const isOfAll = value !== null && percent(value) === percent(head);
  return isOfAll ? text : `${text}, paired cases ${percent(head)}`;
}

/** Where the baseline is from: `a1b2c3d, examples/baseline.json`. */
export function baselineText({ commit, reason }: { commit: string | null; reason: string }): string {
  return commit === null ? reason : `${commitName(commit)}, ${reason}`;
}
