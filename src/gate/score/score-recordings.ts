import { loadRe2, Re2Missing } from "../../core/expression.ts";
import { interruptibly, type Steps } from "../../core/interruptible.ts";
import { Allowance, digestOf } from "../../recordings/files/allowance.ts";
import { findFiles, type MatchedFile, refuseNearPatterns } from "../../recordings/files/find.ts";
import { type LoadOptions, loadRuns, ofCase } from "../../recordings/files/load.ts";
import { mayHoldCase } from "../../recordings/files/may-hold-case.ts";
import { ScoredRuns } from "../../recordings/reading/stored-scores.ts";
import type { BrokenRun, CaseRun } from "../../recordings/run.ts";
import { joinProblems, listProblems } from "../../report/cases.ts";
import { redactor } from "../../report/details.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import { loadLibraries } from "../../scorers/index.ts";
import { withInnerCalls } from "../../scorers/meta-tools.ts";
import { toolBook } from "../../scorers/tool-book.ts";
import type { Configuration, Job } from "../job.ts";
import { checkCaseNames } from "./check-case-names.ts";
import type { JudgeQueue } from "./judge-queue.ts";
import { type Shard, shardOf, shareOf } from "./shards.ts";
import { Suite } from "./suite.ts";

export interface ScoredRecordings {
  suite: ScoredSuite;
  queue: JudgeQueue;
  /** Scored the runs, and can score others by the same terms. */
  filled: Suite;
  /** The sha256 of all recordings, including those of other shards; null for a whole job. */
  recordings: string | null;
}

/** Finds, reads and scores the recordings of a job or a shard. Throws ConfigurationError above a limit, or for patterns that do not fit. */
export async function scoreRecordings(
  job: Job,
  configuration: Configuration,
  shard?: Shard,
): Promise<ScoredRecordings> {
  const { expectations, base, scoring } = configuration;
  for (const expected of [expectations, base?.differing])
    if (expected !== undefined) await loadLibraries(expected, scoring);
  try {
    return await interruptibly(scoreInSteps(job, configuration, shard));
  } catch (error) {
    if (!(error instanceof Re2Missing)) throw error;
    // The recording contains a regular expression of its own.
    await loadRe2();
    return interruptibly(scoreInSteps(job, configuration, shard));
  }
}

/** Does the work of `scoreRecordings` for callers that loaded the libraries. */
export function* scoreInSteps(
  job: Job,
  configuration: Configuration,
  shard?: Shard,
): Steps<ScoredRecordings> {
  const scored = yield* scoreFound(job, configuration, shard);
  const known = new Set(scored.suite.cases.map(({ id }) => id));
  if (job.onlyCases === undefined || job.onlyCases.every((id) => known.has(id))) return scored;
  // The message about an unknown case names the others.
  return yield* scoreFound({ ...job, onlyCases: undefined }, configuration, shard);
}

function* scoreFound(
  job: Job,
  configuration: Configuration,
  shard: Shard | undefined,
): Steps<ScoredRecordings> {
  const { files, problems } = yield* find(job, configuration);
  const first = newSuite(job, configuration, shard);
  yield* fill(first, files, job, configuration, shard);
  // A document may hold expectations for runs that were read before it; then all runs are scored again.
  const again = first.again();
  if (again !== undefined) yield* fill(again, files, job, configuration, shard);
  const filled = again ?? first;
  const { queue } = filled;
  const scored = filled.finish();
  const { expectations, scoring } = configuration;
  if (shard === undefined) checkCaseNames(scored.cases, job, expectations);
  const found = shard === undefined || shard.index === 1 ? problems : [];
  const suite = { ...scored, ...joinProblems([listProblems(found, redactor(scoring.redact)), scored]) };
  const recordings = shard === undefined ? null : yield* digestOf(files, new Allowance(scoring.limits));
  return { suite, queue, filled, recordings };
}

/** A failed recording job explains missing files, so the patterns are not checked. */
function* find(
  { runs, root, contained, warnings = [] }: Job,
  { scoring }: Configuration,
): ReturnType<typeof findFiles> {
  const found = yield* findFiles(runs, root, contained, scoring.limits);
  const isMissing = warnings.some(({ severity }) => severity === "error");
  if (found.files.length === 0 && !isMissing) yield* refuseNearPatterns(runs, root, contained);
  return found;
}

/** A shard may spend its share of the judge's budget. */
function newSuite(
  { keepsDetails }: Job,
  { expectations, base, scoring: policy, judge }: Configuration,
  shard: Shard = { index: 1, of: 1 },
): Suite {
  const shareOfJudge = judge && {
    ...judge,
    maxRuns: shareOf(judge.maxRuns, shard),
    maxTokens: shareOf(judge.maxTokens, shard),
  };
  return new Suite({ expectations, ofBase: base?.differing, policy, keepsDetails, judge: shareOfJudge });
}

function* fill(
  suite: Suite,
  files: readonly MatchedFile[],
  job: Job,
  { options, scoring }: Configuration,
  shard: Shard | undefined,
): Steps<void> {
  const allowance = new Allowance(scoring.limits);
  const scored = new ScoredRuns();
  const tools = toolBook(scoring.tools);
  const addRun = (run: CaseRun) => {
    suite.add(run);
    job.onRun?.(withInnerCalls(run, tools), scoring.redact);
  };
  for (const [at, file] of files.entries()) {
    for (const run of runsIn(file, options, allowance, job.onlyCases, shard)) {
      if ("error" in run) suite.addBroken(run);
      else if (!scored.keeps(run)) addRun(run);
      yield;
    }
    job.onProgress?.(at + 1, files.length);
  }
  for (const run of scored.joined()) {
    addRun(run);
    yield;
  }
}

/** Throws ConfigurationError when there are more runs than a job may read. */
function* runsIn(
  file: MatchedFile,
  options: LoadOptions,
  allowance: Allowance,
  onlyCases: readonly string[] | undefined,
  shard: Shard | undefined,
): Generator<CaseRun | BrokenRun> {
  if (onlyCases !== undefined && !mayHoldCase(file, onlyCases)) return;
  const isOurs = (name: string) => shard === undefined || shardOf(name, shard.of) === shard.index;
  // A case in the path is the case of all runs in the file.
  const { case: captured } = file.captures;
  if (captured !== undefined && !isOurs(captured)) return;
  for (const run of loadRuns(file, options, allowance)) {
    const isWanted = onlyCases === undefined || onlyCases.includes(run.caseId ?? "");
    if (isWanted && isOurs(run.caseId ?? file.name)) yield ofCase(run);
  }
}
