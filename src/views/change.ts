import type { Change } from "../report/comparison-schema.ts";
import { percent, signedPoints } from "../wording.ts";

/** `−2.4 from 92.9 % (−7.0 to +2.2)`: the change of a score and its interval; nothing without a comparison. */
export function changeText(change: Change | null | undefined): string {
  if (change === null || change === undefined) return "";
  const from = `from ${percent(change.base)}`;
  if (change.low === 0 && change.high === 0) return `unchanged ${from}`;
  return `${signedPoints(change.change)} ${from} (${signedPoints(change.low)} to ${signedPoints(change.high)})`;
}

/** Where the baseline is from: `a1b2c3d, examples/baseline.json`. */
export function baselineText({ commit, reason }: { commit: string | null; reason: string }): string {
  return commit === null ? reason : `${commit.slice(0, 7)}, ${reason}`;
}
