import { counted } from "../wording.ts";
import type { Refusal } from "./provenance.ts";

/** A report that was looked at and is no baseline. */
export interface PassedOver extends Refusal {
  commit: string;
}

const AT_THE_BASE = new Map([
  ["push", "recorded by the push of the base commit"],
  ["schedule", "recorded on schedule at the base commit"],
  ["workflow_dispatch", "recorded by hand at the base commit"],
  ["merge_group", "recorded in the merge queue at the base commit"],
]);

/** Why this baseline: read after "compared with a1b2c3d, ". */
export function foundReason(
  { distance, event, runId }: { distance: number; event: string; runId: number },
  passedOver: readonly PassedOver[],
): string {
  const where =
    distance === 0
      ? (AT_THE_BASE.get(event) ?? "recorded at the base commit")
      : `${counted(distance, "commit")} below the base commit`;
  const [nearest, ...others] = passedOver;
  if (nearest === undefined) return `${where}, run ${runId}`;
  return `${where}, run ${runId} (passed over: ${sentence(nearest)}${andMore(others)})`;
}

/** Why there is no baseline, though some reports were looked at: the nearest of them, and what to do about it. */
export function refusedReason(nearest: PassedOver, others: readonly PassedOver[]): string {
  const remedy = nearest.remedy === undefined ? "" : ` (${nearest.remedy})`;
  return `${sentence(nearest)}${remedy}${andMore(others)}`;
}

/** Why the report of the base commit is not there yet. */
export function underWayReason(commit: string, runId: number): string {
  return `run ${runId} of the base commit ${commit.slice(0, 7)} has not ended (run this job again when it has)`;
}

/** Why the report of the base commit is not there, as far as anybody knows; with the run that should have left it. */
export function unreportedReason(commit: string, runId: number | undefined): string {
  const name = `the base commit ${commit.slice(0, 7)} has no report`;
  return runId === undefined
    ? `${name}: no run of the workflow is listed for it`
    : `${name}: run ${runId} left none, or it was deleted`;
}

/** Why there is no baseline among a commit and those below it. */
export function unrecordedReason(commits: number): string {
  const below = commits > 1 ? ` or one of the ${counted(commits - 1, "first parent")} below it` : "";
  return `no report is of the base commit${below} (${RECORD})`;
}

/** Why there is nothing to compare with, in words. */
export const reasons = {
  firstUse: "no report of this suite was recorded on the base branch yet",
  neverRecorded:
    "no report of this suite was recorded on the base branch (run the workflow there, with its upload step)",
  notAllSeen:
    "no report was found in the newest runs of the base branch, and there are more than are looked at (run the workflow on the base branch)",
  otherSuites: "the base branch has reports of other suites and none of this one (keep the suite's name)",
};

const RECORD = "run the workflow on the base branch, with its upload step";

function sentence({ commit, why }: PassedOver): string {
  return `the report of ${commit.slice(0, 7)} ${why}`;
}

function andMore(others: readonly PassedOver[]): string {
  return others.length === 0 ? "" : `, and ${others.length} more`;
}
