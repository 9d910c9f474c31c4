import type { Configuration, Job } from "./configure.ts";
import { digestOf } from "./disk/digest.ts";
import { type FoundFile, findFiles } from "./disk/patterns.ts";
import { type BrokenRecording, type LoadedRun, loadRuns } from "./load.ts";
import { partOf } from "./report/part.ts";
import type { Part } from "./report/part-schema.ts";
import { type Shard, shardOf } from "./shards/shard.ts";
import { type Identity, Suite } from "./suite/suite.ts";

export const NO_CASE =
  'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';

export function hasCase(identity: LoadedRun["identity"]): identity is Identity {
  return identity.caseId !== undefined;
}

/** What recordings came to, and what tells whether others had the same ones. */
export interface GatheredShard {
  part: Part;
  /** sha256 of all recordings, also of those that belong to others. */
  recordings: string;
}

/** Finds, reads and scores all recordings of a job. */
export function gatherAll(job: Job, configuration: Configuration): Part {
  const { files, problems } = findFiles(job.runs, job.root, job.contained);
  const gathered = gather(files, job, configuration, () => true);
  return partOf({ ...gathered, problems: [...problems, ...gathered.problems] }, configuration.ruling.policy);
}

/** Finds the recordings of a job, and reads and scores those whose case belongs to a shard. */
export function gatherShard(job: Job, configuration: Configuration, shard: Shard): GatheredShard {
  const { files, problems } = findFiles(job.runs, job.root, job.contained);
  const gathered = gather(files, job, configuration, (name) => shardOf(name, shard.of) === shard.index);
  // What is no case's is told once.
  const told = shard.index === 1 ? problems : [];
  return {
    part: partOf({ ...gathered, problems: [...told, ...gathered.problems] }, configuration.ruling.policy),
    recordings: digestOf(files),
  };
}

/** Scores the runs of which `isOurs` wants the case, or the file where nobody knows the case. */
function gather(
  files: readonly FoundFile[],
  { keepsDetails, onProgress }: Job,
  { ruling, expectations, options }: Configuration,
  isOurs: (name: string) => boolean,
) {
  const fill = (suite: Suite): Suite => {
    for (const [at, file] of files.entries()) {
      // A case that stands in the path is the case of all that the file holds.
      const { case: captured } = file.captures;
      const loaded = captured === undefined || isOurs(captured) ? loadRuns(file, options) : [];
      for (const one of loaded) if (isOurs(one.identity?.caseId ?? file.name)) add(one, suite);
      onProgress?.(at + 1, files.length);
    }
    return suite;
  };
  const first = fill(new Suite(expectations, ruling.policy, keepsDetails));
  const again = first.again();
  return (again === undefined ? first : fill(again)).finish();
}

function add(one: LoadedRun | BrokenRecording, suite: Suite): void {
  if ("fault" in one) suite.addBroken(one.fault, one.identity, one.origin);
  else if (hasCase(one.identity)) suite.add(one.run, one.identity, one.origin);
  else suite.addBroken(NO_CASE, undefined, one.origin);
}
