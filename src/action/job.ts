import { createdAt } from "../job/created-at.ts";
import type { Job } from "../job/job.ts";
import type { Problem } from "../problems.ts";
import type { BaseBranch } from "./base-branch.ts";
import { type Inputs, settingsOf } from "./inputs.ts";
import { judgeOf } from "./judge.ts";
import { shardDigests, unfinished } from "./needs.ts";
import type { Started } from "./start.ts";

/** The job that a workflow asks for. */
export function jobOf(started: Started, { baseCommit, time, warnings, ...baseBranch }: BaseBranch): Job {
  const { inputs, environment, event } = started;
  return {
    ...baseBranch,
    runs: inputs.runs,
    expectations: inputs.expectations,
    suite: inputs.suite,
    format: inputs.format,
    caseField: inputs["case-field"],
    root: environment.GITHUB_WORKSPACE,
    contained: true,
    commit: event.commit,
    createdAt: createdAt(process.env.SOURCE_DATE_EPOCH ? undefined : knownTime(time)),
    role: event.role,
    settings: settingsOf(inputs),
    event: {
      headCommit: event.pullRequest?.headCommit ?? null,
      baseCommit,
      pullRequest: event.pullRequest?.number ?? null,
      runAttempt: environment.GITHUB_RUN_ATTEMPT,
    },
    merge: mergeOf(inputs),
    workflowRun: environment.GITHUB_RUN_ID,
    judge: judgeOf(inputs),
    warnings: [...warnings, ...failedRecording(started), ...otherCheckout(started)],
  };
}

/** The time of a commit or an event, where a calendar has it: a commit's date is its author's word, and none keeps a report from being. */
function knownTime(time: string | null): string | undefined {
  const at = new Date(time ?? Number.NaN);
  return Number.isNaN(at.getTime()) || !/^\d{4}-/.test(at.toISOString()) ? undefined : at.toISOString();
}

/** What a failed job has recorded may be a part only, and of cases that nobody declared nobody would miss the rest. */
function failedRecording({ inputs: { needs = {} } }: Started): Problem[] {
  const ended = unfinished(needs);
  if (ended === undefined) return [];
  const message = `job ${ended}, so that runs may be missing: look at it, or take it out of what the gate needs if it records nothing`;
  return [{ severity: "error", message }];
}

function mergeOf({ merge, "shard-jobs": jobs = {} }: Inputs): Job["merge"] {
  if (merge.length === 0) return undefined;
  return { patterns: merge, unfinished: unfinished(jobs), digests: shardDigests(jobs) };
}

/** Recordings of another commit than the tested one may be on purpose, but nobody should have to guess. */
function otherCheckout({ event, checkedOut }: Started): Problem[] {
  if (checkedOut === null || checkedOut === event.commit) return [];
  const message = `the workspace has commit ${checkedOut.slice(0, 7)} checked out, and this run is about ${event.commit.slice(0, 7)}: recordings in it may be of another commit`;
  return [{ severity: "warning", message }];
}
