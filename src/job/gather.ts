import { type KnownFile, knownFiles } from "../baseline/known-files.ts";
import { Allowance } from "../disk/allowance.ts";
import { digestOf } from "../disk/digest.ts";
import { refuseNearPatterns } from "../disk/near-pattern.ts";
import { type FoundFile, findFiles } from "../disk/patterns.ts";
import { readUnchanged } from "../disk/unchanged.ts";
import { member } from "../json/json.ts";
import type { Problem } from "../problems.ts";
import { atOnce, interruptibly, type Steps } from "../process/steps.ts";
import { loadRe2, Re2Missing } from "../re2.ts";
import { loadLibraries } from "../scorers/load-libraries.ts";
import { type Shard, shareOf } from "../shards/shard.ts";
import type { JudgeSetup } from "../suite/judge-setup.ts";
import type { Questionnaire } from "../suite/questionnaire.ts";
import type { ScoredRun } from "../suite/scored-run.ts";
import { type Gathered, Suite } from "../suite/suite.ts";
import type { PendingTrial } from "../suite/trial.ts";
import { version } from "../version.ts";
import type { Configuration } from "./configure.ts";
import { addFindings, type FileFindings, type FoundRun, runsIn, type Unscorable } from "./findings.ts";
import type { Gathering } from "./gathering.ts";
import type { Job } from "./job.ts";
import { demandNamedCases } from "./named-cases.ts";
import { readingOf } from "./reading.ts";
import { filledByWorkers } from "./workers/fill.ts";

const MEBIBYTE = 1024 * 1024;

/** The runs that were found, as far as they can be scored without a judge, and what it is to be asked. */
export interface Found {
  gathered: Gathered<PendingTrial>;
  questionnaire: Questionnaire;
}

/** The same of one shard, and what tells whether others had the same recordings. */
export interface FoundByShard extends Found {
  /** sha256 of all recordings, also of those that belong to others. */
  recordings: string;
}

/**
 * Finds, reads and scores all recordings of a job, by several workers where that is worth it. Throws ConfigurationError when there is
 * more than a job may read, and where the patterns are the reason that nothing fits.
 */
export async function gatherAll(job: Job, configuration: Configuration): Promise<Found> {
  const { files, problems } = await interruptibly(find(job, configuration));
  const unchanged = await interruptibly(findUnchanged(files, job, configuration));
  const found = await gather({ ...gathering(files, job, configuration), unchanged });
  return named(withProblems(problems, found), job, configuration);
}

/** The same in one go, in this thread. */
export function gatherAllAtOnce(job: Job, configuration: Configuration): Found {
  const { files, problems } = atOnce(find(job, configuration));
  const unchanged = atOnce(findUnchanged(files, job, configuration));
  const found = atOnce(gatherInSteps({ ...gathering(files, job, configuration), unchanged }));
  return named(withProblems(problems, found), job, configuration);
}

/** Finds the recordings of a job, and reads and scores those whose case belongs to a shard. */
export async function gatherShard(
  job: Job,
  configuration: Configuration,
  shard: Shard,
): Promise<FoundByShard> {
  const { files, problems } = await interruptibly(find(job, configuration));
  const found = await gather(gathering(files, job, configuration, shard));
  const recordings = await interruptibly(digest(files, configuration));
  return { ...withProblems(toldBy(shard, problems), found), recordings };
}

/** The same in one go, in this thread. */
export function gatherShardAtOnce(job: Job, configuration: Configuration, shard: Shard): FoundByShard {
  const { files, problems } = atOnce(find(job, configuration));
  const found = atOnce(gatherInSteps(gathering(files, job, configuration, shard)));
  const recordings = atOnce(digest(files, configuration));
  return { ...withProblems(toldBy(shard, problems), found), recordings };
}

/** Where a job that records has failed, the pattern is not why nothing matches. */
function* find(
  { runs, root, contained, warnings = [] }: Job,
  { scoring }: Configuration,
): ReturnType<typeof findFiles> {
  const found = yield* findFiles(runs, root, contained, scoring.limits);
  const isMissing = warnings.some(({ severity }) => severity === "error");
  if (found.files.length === 0 && !isMissing) yield* refuseNearPatterns(runs, root, contained);
  return found;
}

/** What was found, where the patterns name the cases. */
function named(found: Found, job: Job, { expectations }: Configuration): Found {
  const cases = found.gathered.cases.map((one) => ({ ...one, trials: one.trials.map(({ place }) => place) }));
  demandNamedCases(cases, job, expectations);
  return found;
}

/** A judge, or a reader of all details, wants to see the runs themselves. */
function* findUnchanged(
  files: readonly FoundFile[],
  job: Job,
  { baseline, judge, ruling: { policy }, scoring, expectations }: Configuration,
): Steps<Map<FoundFile, FileFindings>> {
  const unchanged = new Map<FoundFile, FileFindings>();
  if (baseline.state !== "found" || judge !== undefined || job.keepsDetails !== undefined) return unchanged;
  // Whoever can write a file could write scores into it. Of an artifact it is known where it comes from.
  if (baseline.origin === undefined && !job.reuse) return unchanged;
  const known = knownFiles(baseline.report, {
    version,
    policy,
    scoring,
    expectations,
    reading: readingOf(job),
  });
  for (const file of files) {
    const one = knownAs(file, known);
    const used = one && readUnchanged(file.path, one, scoring.limits.documentMegabytes * MEBIBYTE);
    if (one !== undefined && used !== undefined) unchanged.set(file, { findings: [...one.runs], used });
    yield;
  }
  return unchanged;
}

/** What is known of a file, if its runs are called what they would be called now. */
function knownAs(file: FoundFile, known: ReadonlyMap<string, KnownFile>): KnownFile | undefined {
  // What it captures depends on the order of the patterns.
  const one = file.isContested ? undefined : known.get(file.name);
  const { case: caseId, trial, ...tags } = file.captures;
  const isCalledSo = ({ identity }: ScoredRun) =>
    (caseId === undefined || caseId === identity.caseId) &&
    (trial === undefined || trial === identity.trial) &&
    Object.entries(tags).every(([name, value]) => member(identity.tags, name) === value);
  return one?.runs.every(isCalledSo) ? one : undefined;
}

function digest(files: readonly FoundFile[], { scoring }: Configuration): Steps<string> {
  return digestOf(files, new Allowance(scoring.limits));
}

function gathering(
  files: readonly FoundFile[],
  job: Job,
  configuration: Configuration,
  shard?: Shard,
): Gathering {
  const { judge } = configuration;
  return {
    files,
    unchanged: new Map(),
    job,
    configuration,
    shard,
    judge: judge && shard !== undefined ? shareOfJudge(judge, shard) : judge,
  };
}

/** What is no case's is told once. */
function toldBy(shard: Shard, problems: readonly Problem[]): readonly Problem[] {
  return shard.index === 1 ? problems : [];
}

function shareOfJudge(judge: JudgeSetup, shard: Shard): JudgeSetup {
  const { maxRuns, maxTokens } = judge;
  return { ...judge, maxRuns: shareOf(maxRuns, shard), maxTokens: shareOf(maxTokens, shard) };
}

function withProblems(problems: readonly Problem[], { gathered, questionnaire }: Found): Found {
  return { gathered: { ...gathered, problems: [...problems, ...gathered.problems] }, questionnaire };
}

async function gather(gathering: Gathering): Promise<Found> {
  const { expectations, scoring } = gathering.configuration;
  await loadLibraries(expectations, scoring);
  const suite = await filledByWorkers(gathering, newSuite(gathering));
  if (suite !== undefined) return foundIn(suite);
  try {
    return await interruptibly(gatherInSteps(gathering));
  } catch (error) {
    if (!(error instanceof Re2Missing)) throw error;
    // A recording brings an expression of its own.
    await loadRe2();
    return interruptibly(gatherInSteps(gathering));
  }
}

/** Scores run by run, in this thread. */
function* gatherInSteps(gathering: Gathering): Steps<Found> {
  const first = yield* fill(newSuite(gathering), gathering);
  const again = first.again();
  return foundIn(again === undefined ? first : yield* fill(again, gathering));
}

function newSuite({ job: { keepsDetails }, configuration, judge }: Gathering): Suite {
  const { expectations, scoring: policy } = configuration;
  return new Suite({ expectations, policy, keepsDetails, judge });
}

function foundIn(suite: Suite): Found {
  return { gathered: suite.finish(), questionnaire: suite.questionnaire };
}

function* fill(suite: Suite, { files, unchanged, job, configuration, shard }: Gathering): Steps<Suite> {
  const { options, scoring } = configuration;
  const allowance = new Allowance(scoring.limits);
  for (const [at, file] of files.entries()) {
    const known = unchanged.get(file);
    if (known?.findings !== undefined) {
      allowance.take(known.used, file.name);
      addFindings(known.findings, suite);
    } else {
      for (const one of runsIn({ file }, options, allowance, shard)) {
        add(one, suite);
        yield;
      }
    }
    job.onProgress?.(at + 1, files.length);
  }
  return suite;
}

function add(one: FoundRun | Unscorable, suite: Suite): void {
  if ("fault" in one) suite.addBroken(one.fault, one.identity, one.origin);
  else suite.add(one.run, one.identity, one.origin);
}
