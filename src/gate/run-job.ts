import { type ActivePolicy, wholePolicyFingerprint } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { boundYoungGeneration, interruptibly } from "../core/interruptible.ts";
import { defined, sha256 } from "../core/json.ts";
import { ConfigurationError, type Problem, ShardsError } from "../core/problems.ts";
import { counted } from "../core/text.ts";
import { warmUp } from "../recordings/reading/warm-up.ts";
import type { CaseRun } from "../recordings/run.ts";
import { joinProblems, listProblems } from "../report/cases.ts";
import { redactedJudgement, redactor } from "../report/details.ts";
import type { Report } from "../report/report.ts";
import type { PartialReport, ScoredSuite } from "../report/scored-suite.ts";
import { gatingJudges } from "../scorers/index.ts";
import { storedJudgement } from "../scorers/llm.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { SCHEMA_VERSION, version } from "../version.ts";
import { isUnseen, renewFingerprints } from "./baseline/base-expectations.ts";
import { noBaseline } from "./baseline/baseline.ts";
import { withCarriedCases } from "./baseline/cases-from-baseline.ts";
import type { ChallengedSuite } from "./challenge/challenge.ts";
import type { Challenge } from "./challenge/results.ts";
import { findStale } from "./decide/find-stale.ts";
import { conclude } from "./decide/verdict.ts";
import {
  type Configuration,
  configure,
  type Job,
  type Readers,
  readersFor,
  readingOf,
  type ShardsLeft,
} from "./job.ts";
import { type EventFacts, measure } from "./measure/measure.ts";
import { checkCaseNames } from "./score/check-case-names.ts";
import { failingReferences } from "./score/reference-failures.ts";
import { type ScoredRecordings, scoreRecordings } from "./score/score-recordings.ts";
import { tierProblems } from "./score/select-tier.ts";
import { mergeParts, type Shard, type ShardTerms, shardFaults, shareOf } from "./score/shards.ts";
import { unusedVariants } from "./score/variants.ts";

/**
 * Runs the whole job: reads the configuration, scores recordings or merges shards, compares with the baseline and decides the verdict.
 * Throws ConfigurationError with every configuration problem. Problems of recordings or the judge are in the report.
 */
export async function run(job: Job): Promise<Report> {
  const [configuration, readers] = await prepare(job);
  if (job.merge !== undefined) {
    const { part, reading } = mergedPart(job.merge, job, configuration, readers);
    return reportOf(part, job, configuration, reading);
  }
  const found = await scoreRecordings(job, configuration);
  return reportOf(await judge(found, job, configuration), job, configuration);
}

/** Scores the cases of one shard without comparing them. Throws ConfigurationError. */
export async function runShard(job: Job, shard: Shard): Promise<PartialReport> {
  const [configuration] = await prepare(job);
  const found = await scoreRecordings(job, configuration, shard);
  return partialReportOf(await judge(found, job, configuration, shard), found, job, configuration, shard);
}

/**
 * Breaks the passing runs of a job in every known way and gates each break. No judge is asked: those that gate are left out. Throws
 * ConfigurationError, also where there is nothing to break.
 */
export async function runChallenge(job: Job, options: ChallengeOptions): Promise<Challenge> {
  const [configured] = await prepare(job);
  const configuration = withoutJudges(configured);
  const runs: CaseRun[] = [];
  const onRun = (run: CaseRun) => runs.push({ ...run, document: null, row: null });
  const { suite: part, filled } = await scoreRecordings({ ...job, onRun }, configuration);
  const { challenge } = await import("./challenge/challenge.ts");
  const found = await interruptibly(
    challenge({
      ...options,
      part,
      runs,
      policy: configuration.scoring,
      expectationOf: (run) => filled.expectationOf(run),
      score: (run) => filled.scoreAlone(run),
      // Stale recordings are broken all the same.
      report: (changed, baseline = noBaseline) =>
        reportOf(changed, { ...job, agent: undefined }, { ...configuration, baseline }),
    }),
  );
  if (found.breaks > 0)
    return { ...found, judges: gatingJudges(configured.activePolicy.policy.gate).map(({ id }) => id) };
  const errors = part.problems.filter(({ severity }) => severity === "error");
  throw new ConfigurationError([...errors, { severity: "error", message: nothingToBreak(found) }]);
}

function nothingToBreak({ suite, runs }: Challenge): string {
  return runs === 0
    ? `suite ${suite} has no passing run to break: "rungate gate" says why its runs fail, or why nothing is expected of them`
    : `suite ${suite} has ${counted(runs, "passing run")}, and none has a call or an answer that could be broken`;
}

function withoutJudges(configuration: Configuration): Configuration {
  const without = (policy: Policy): Policy => {
    const scorers = policy.gate.scorers.filter((id) => !scorerNamed(id).isJudged);
    return { ...policy, gate: { ...policy.gate, scorers } };
  };
  const { activePolicy, scoring } = configuration;
  return {
    ...configuration,
    activePolicy: { ...activePolicy, policy: without(activePolicy.policy) },
    scoring: without(scoring),
  };
}

async function prepare(job: Job): Promise<[Configuration, Readers]> {
  const readers = await readersFor(job);
  boundYoungGeneration();
  warmUp();
  return [configure(job, readers), readers];
}

/** Returns a partial report as JSON on one line. */
export function partialReportText(report: PartialReport): string {
  return `${JSON.stringify(report)}\n`;
}

type ChallengeOptions = Pick<ChallengedSuite, "seed" | "areSnapshots" | "onProgress">;

interface MergedShards {
  part: ScoredSuite;
  reading: string | null;
}

/** Returns the merged result of all shards. Throws ShardsError for missing or foreign shards, ConfigurationError for bad patterns. */
export function mergedPart(
  left: ShardsLeft,
  job: Job,
  configuration: Configuration,
  { readPartialReports }: Readers,
): MergedShards {
  const faults: Problem[] = [];
  const files = readPartialReports(left.patterns, job, faults);
  for (const fault of shardFaults(files, termsOf(job, configuration), left.digests)) faults.push(fault);
  const unfinished = left.unfinished === undefined ? [] : [unfinishedShards(left.unfinished)];
  const problems = files.length === 0 ? [...unfinished, ...faults] : [...faults, ...unfinished];
  // The fallback policy is not the policy of the shards, so the cause comes first.
  const { state, reason } = configuration.baseline;
  if (problems.length > 0 && state === "unavailable")
    problems.unshift({ severity: "error", message: reason });
  if (problems.length > 0) throw new ShardsError(problems);
  const part = mergeParts(files.map(({ report }) => report.part));
  checkCaseNames(part.cases, job, configuration.expectations);
  return { part, reading: files[0]?.report.reading ?? null };
}

function unfinishedShards(unfinished: string): Problem {
  const message = `job ${unfinished}, and only what all shards have scored can be judged: its log says why`;
  return { severity: "error", message };
}

/** Asks the judge the open questions. A shard may spend its share of the budget. */
async function judge(
  { suite, queue }: ScoredRecordings,
  job: Job,
  { scoring }: Configuration,
  shard: Shard = { index: 1, of: 1 },
): Promise<ScoredSuite> {
  const { questions, known } = queue;
  if (job.judge === undefined || suite.judge === null || questions.size === 0) return suite;
  const { model, server, apiKey = "", onProgress, onJudged, debug } = job.judge;
  const redact = redactor(scoring.redact);
  const { askJudge } = await import("../scorers/judge/client/send-request.ts");
  const { answers, usage } = await askJudge(
    [...questions.values()],
    { model, server, apiKey, ...defined({ debug }) },
    { ...scoring.judge, maxTokens: shareOf(scoring.judge.maxTokens, shard) },
    (question, answer, done) => {
      if (answer.status === "judged")
        onJudged?.(redactedJudgement(storedJudgement(answer.judgement, question), redact));
      onProgress?.(done, questions.size, known.size);
    },
  );
  const trials = suite.cases.flatMap((scoredCase) => scoredCase.trials);
  const failures = trials.flatMap((trial) => queue.answer(trial, answers));
  return {
    ...suite,
    ...joinProblems([suite, listProblems(failures, redact)]),
    judge: { ...suite.judge, ...usage },
  };
}

const NO_EVENT: EventFacts = { headCommit: null, baseCommit: null, pullRequest: null, runAttempt: 1 };

/** Returns the partial report of a shard for the merging job. */
export function partialReportOf(
  part: ScoredSuite,
  { recordings }: ScoredRecordings,
  job: Job,
  configuration: Configuration,
  shard: Shard,
): PartialReport {
  return {
    schemaVersion: SCHEMA_VERSION,
    ...termsOf(job, configuration),
    shard,
    part,
    recordings: recordings ?? "",
  };
}

/** Returns the report of a whole job. */
export function reportOf(
  recorded: ScoredSuite,
  job: Job,
  configuration: Configuration,
  reading: string | null = readingOf(job),
): Report {
  const { retired, base, judge, warnings, expectations } = configuration;
  const activePolicy = withMargin(configuration.activePolicy, job.noWorseThan);
  const { baseline, renewed } = renewFingerprints(configuration.baseline, base, activePolicy);
  const before = baseline.state === "found" ? baseline.report : undefined;
  const { part, tier } = withCarriedCases(recorded, { ...configuration, baseline });
  const inputs = [part, before, expectations, activePolicy.policy] as const;
  const doubts = [...failingReferences(...inputs), ...unusedVariants(...inputs)];
  const measurements = measure(part, {
    suite: job.suite,
    version,
    commit: job.commit,
    createdAt: job.createdAt,
    event: job.event ?? NO_EVENT,
    activePolicy,
    today: job.today,
    settings: job.settings ?? null,
    reading,
    accepted: job.accepted ?? null,
    retired,
    stale: findStale(recorded, job),
    judge: judge?.terms ?? null,
    expectations,
    tier,
    tierProblems: tierProblems(
      activePolicy,
      [...expectations.values(), ...part.cases, ...(before?.cases ?? [])],
      job.suite,
    ),
    warnings: [...warnings, ...doubts],
  });
  return conclude(measurements, {
    baseline,
    role: job.role ?? "head",
    points: activePolicy.policy.trend.points,
    record: job.record,
    earlier: job.earlier?.filter(({ suite }) => suite === job.suite),
    ofBase: {
      ...(renewed > 0 && { renewed }),
      ...(base !== undefined && isUnseen(recorded, base) && { unseenExpectations: true }),
    },
  });
}

/** The margin decides and scores nothing, so shards need not know it. */
function withMargin(active: ActivePolicy, margin: number | undefined): ActivePolicy {
  if (margin === undefined) return active;
  const { gate } = active.policy;
  return { ...active, policy: { ...active.policy, gate: { ...gate, switch: { margin, always: true } } } };
}

function termsOf(job: Job, { activePolicy, judge, texts }: Configuration): ShardTerms {
  return {
    suite: job.suite,
    tool: { version },
    commit: job.commit,
    workflowRun: job.workflowRun ?? null,
    policy: wholePolicyFingerprint(activePolicy.policy),
    expectations: sha256(JSON.stringify(texts.map(({ file, text }) => [file, text]))),
    reading: readingOf(job),
    judge: judge === undefined ? null : sha256(JSON.stringify([judge.terms.model, judge.terms.server])),
  };
}
