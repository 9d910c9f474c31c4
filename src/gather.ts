import type { Configuration, Job } from "./configure.ts";
import { Allowance } from "./disk/allowance.ts";
import { digestOf } from "./disk/digest.ts";
import { type FoundFile, findFiles } from "./disk/patterns.ts";
import type { Bench } from "./judgement/bench.ts";
import type { Docket } from "./judgement/docket.ts";
import { type BrokenRecording, type LoadedRun, loadRuns } from "./load.ts";
import type { Problem } from "./problems.ts";
import { type Shard, shardOf, shareOf } from "./shards/shard.ts";
import type { Steps } from "./steps.ts";
import { type Gathered, type Identity, Suite } from "./suite/suite.ts";
import type { PendingTrial } from "./suite/trial.ts";

export const NO_CASE =
  'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';

export function hasCase(identity: LoadedRun["identity"]): identity is Identity {
  return identity.caseId !== undefined;
}

/** The runs that were found, as far as they can be scored without a judge, and what it is to be asked. */
export interface Found {
  gathered: Gathered<PendingTrial>;
  docket: Docket;
}

/** The same of one shard, and what tells whether others had the same recordings. */
export interface FoundByShard extends Found {
  /** sha256 of all recordings, also of those that belong to others. */
  recordings: string;
}

/** Finds, reads and scores all recordings of a job. Throws ConfigurationError when there is more than a job may read. */
export function* gatherAll(job: Job, configuration: Configuration): Steps<Found> {
  const { limits } = configuration.scoring;
  const { files, problems } = yield* findFiles(job.runs, job.root, job.contained, limits);
  const found = yield* gather(files, job, configuration, configuration.bench, () => true);
  return withProblems(problems, found);
}

/** Finds the recordings of a job, and reads and scores those whose case belongs to a shard. */
export function* gatherShard(job: Job, configuration: Configuration, shard: Shard): Steps<FoundByShard> {
  const { limits } = configuration.scoring;
  const { files, problems } = yield* findFiles(job.runs, job.root, job.contained, limits);
  const { bench } = configuration;
  const share = bench && {
    ...bench,
    maxRuns: shareOf(bench.maxRuns, shard),
    maxTokens: shareOf(bench.maxTokens, shard),
  };
  const isOurs = (name: string) => shardOf(name, shard.of) === shard.index;
  // What is no case's is told once.
  const told = shard.index === 1 ? problems : [];
  return {
    ...withProblems(told, yield* gather(files, job, configuration, share, isOurs)),
    recordings: yield* digestOf(files, new Allowance(limits)),
  };
}

function withProblems(problems: readonly Problem[], { gathered, docket }: Found): Found {
  return { gathered: { ...gathered, problems: [...problems, ...gathered.problems] }, docket };
}

/** Scores, run by run, those of which `isOurs` wants the case, or the file where nobody knows the case. */
function* gather(
  files: readonly FoundFile[],
  { keepsDetails, onProgress }: Job,
  { scoring: policy, expectations, options }: Configuration,
  bench: Bench | undefined,
  isOurs: (name: string) => boolean,
): Steps<Found> {
  function* fill(suite: Suite): Steps<Suite> {
    const allowance = new Allowance(policy.limits);
    for (const [at, file] of files.entries()) {
      // A case that stands in the path is the case of all that the file holds.
      const { case: captured } = file.captures;
      const loaded = captured === undefined || isOurs(captured) ? loadRuns(file, options, allowance) : [];
      for (const one of loaded) {
        if (isOurs(one.identity?.caseId ?? file.name)) add(one, suite);
        yield;
      }
      onProgress?.(at + 1, files.length);
    }
    return suite;
  }
  const first = yield* fill(new Suite({ expectations, policy, keepsDetails, bench }));
  const again = first.again();
  const suite = again === undefined ? first : yield* fill(again);
  return { gathered: suite.finish(), docket: suite.docket };
}

function add(one: LoadedRun | BrokenRecording, suite: Suite): void {
  if ("fault" in one) suite.addBroken(one.fault, one.identity, one.origin);
  else if (hasCase(one.identity)) suite.add(one.run, one.identity, one.origin);
  else suite.addBroken(NO_CASE, undefined, one.origin);
}
