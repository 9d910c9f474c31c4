import { ConfigurationError, ShardsError } from "../../../src/core/problems.ts";
import type { Job } from "../../../src/gate/job.ts";
import { partialReportText } from "../../../src/gate/run-job.ts";
import { shardFileName } from "../../../src/gate/score/shards.ts";
import { reportText } from "../../../src/report/cases.ts";
import { runShardUnjudged, runUnjudged } from "../../support/run-unjudged.ts";
import { write } from "../../workspace.ts";

export function partsOf(job: Job, of: number): Record<string, string> {
  const parts = Array.from({ length: of }, (_, at) => {
    const shard = { index: at + 1, of };
    return [shardFileName(job.suite, shard), partialReportText(runShardUnjudged(job, shard))];
  });
  return Object.fromEntries(parts);
}

export function mergeOf(job: Job, folder = "parts"): Job {
  return { ...job, runs: [], merge: { ...job.merge, patterns: [`${folder}/*.json`] } };
}

/** The stored report of these shards, or the reason of the refusal. */
export function apart(job: Job, of: number): string {
  const folder = `parts-of-${of}`;
  return unlessRefused(() => {
    for (const [name, text] of Object.entries(partsOf(job, of))) write(job.root, `${folder}/${name}`, text);
    return reportText(runUnjudged({ ...mergeOf(job, folder), runs: job.runs }));
  });
}

/** The stored report without shards, or the reason of the refusal. */
export function whole(job: Job): string {
  return unlessRefused(() => reportText(runUnjudged(job)));
}

function unlessRefused(text: () => string): string {
  try {
    return text();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message;
  }
}

/** The problems of merging the parts, each with its file. Fails when there are none. */
export function shardProblems(job: Job): string[] {
  try {
    runUnjudged(job);
  } catch (error) {
    if (!(error instanceof ShardsError)) throw error;
    return error.problems.map(({ file, message }) => (file === undefined ? message : `${file}: ${message}`));
  }
  throw new Error("the parts were put together");
}
