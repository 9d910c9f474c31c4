import { readConfigurationFile } from "../base/files.ts";
import { sha256 } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { ConfigurationError, type Problem } from "../base/problems.ts";
import { counted } from "../base/text.ts";
import type { LoadedExpectations } from "../config/expectations.ts";
import {
  type ActivePolicy,
  CONFIG_FILE,
  defaultActivePolicy,
  defaultPolicy,
  scoringPolicy,
  suiteNameFault,
} from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { type LoadOptions, loadOptions } from "../recordings/files/load.ts";
import { loadRe2For } from "../recordings/files/pattern.ts";
import type { Report } from "../report/report.ts";
import type { KeptJudgement } from "../scorers/llm.ts";
import { type BaseExpectations, type BaseFiles, compareExpectations } from "./base-expectations.ts";
import { type Baseline, knownJudgements, noBaseline } from "./baseline.ts";
import type { EarlierRun } from "./earlier-runs.ts";
import type { JudgeSetup } from "./judge-questions.ts";
import type { EventFacts } from "./measure.ts";
import { type TierInForce, tierInForce } from "./tiers.ts";

/** Everything a job needs to know; the command line and the action fill it in. */
export interface Job {
  /** Patterns of recordings, relative to `root`. */
  runs: readonly string[];
  expectations: readonly string[];
  /** The policy file, or the policy itself; without one the defaults hold. */
  policy?: string | ActivePolicy | undefined;
  suite: string;
  format?: string | undefined;
  caseField?: string | undefined;
  root: string;
  /** Read nothing outside `root`. */
  contained: boolean;
  commit: string | null;
  createdAt: string | null;
  /** The day of the gate, in UTC, as `2026-12-31`: what is in quarantine until a day before it decides again. */
  today?: string | undefined;
  /** The report to compare with, or its file; without one nothing is compared. */
  baseline?: string | Baseline | undefined;
  /** The expectations files as they are at the base commit, where they can be had: by them changed cases are scored a second time. */
  baseExpectations?: BaseFiles | undefined;
  /** Whose recordings these are; those of a pull request, unless said otherwise. */
  role?: Report["role"];
  /** The inputs of a workflow that decide what is gated. */
  settings?: Report["settings"];
  /** The event that the report answers to. */
  event?: EventFacts;
  /** What a reader must know besides. An error says that recordings may be missing. */
  warnings?: readonly Problem[];
  /** The tier of the policy whose cases were recorded. Without one that of pull requests, on the base branch all. */
  tier?: string | undefined;
  /** Who took responsibility for a regression. */
  accepted?: Report["accepted"];
  /** Recordings of earlier runs of the workflow at the same commit. */
  earlier?: readonly EarlierRun[] | undefined;
  /** Keeps the details of these cases even where everything matched. */
  keepsDetails?: (caseId: string) => boolean;
  /** Partial reports of shards, in place of the recordings, which are not read then. */
  merge?: ShardsLeft | undefined;
  /** The id that GitHub gave the run of the workflow; null at a command line. */
  workflowRun?: number | null;
  /** Does not score again what a baseline in a file has scored: nobody but the user can have written it. */
  reuse?: boolean | undefined;
  /** Told after each file how many are done. */
  onProgress?: (done: number, total: number) => void;
  /** Who judges the runs; without one nobody does. */
  judge?: JobJudge | undefined;
  /** The command by which the repository records its agent: told to people, never run. */
  record?: string | undefined;
  /** Globs of the files that are the agent. */
  agent?: readonly string[] | undefined;
  /** Names of files that git leaves out of commits. */
  isIgnored?: ((name: string) => boolean) | undefined;
}

/** A judge, and what is told of it while it works. */
export interface JobJudge {
  model: string;
  /** Address of its OpenAI-compatible API. */
  server: string;
  /** Without one it is not asked; what is known of its judgements counts all the same. */
  apiKey: string | undefined;
  /** Judgements that the user keeps, besides those of the baseline. */
  known?: ReadonlyMap<string, KeptJudgement> | undefined;
  /** Asks about the runs of these cases only. */
  asksAbout?: ((caseId: string) => boolean) | undefined;
  /** Told after each run how many are judged, and how many were known without asking. */
  onProgress?: ((done: number, total: number, known: number) => void) | undefined;
  /** Told of each judgement as it comes, with all of its reasons, redacted and cut by the policy. */
  onJudged?: ((judgement: KeptJudgement) => void) | undefined;
  debug?: ((text: string) => void) | undefined;
}

/** What shards left, and what is known of them. */
export interface ShardsLeft {
  /** Patterns of partial reports. */
  patterns: readonly string[];
  /** How those of their jobs ended that did not succeed, in words. */
  unfinished?: string | undefined;
  /** sha256 of what each shard left, by its number, as its job has said; undefined where nobody can know: at a command line. */
  digests?: ReadonlyMap<number, string> | undefined;
}

/**
 * The key of the judge's server: the one that is given, else what stands in the environment, without the
 * line end that secrets are often stored with. "" when there is none.
 */
export function judgeKey(given = ""): string {
  const { RUNGATE_JUDGE_API_KEY = "", OPENAI_API_KEY = "" } = process.env;
  const keys = [given, RUNGATE_JUDGE_API_KEY, OPENAI_API_KEY].map((key) => key.trim());
  return keys.find((key) => key !== "") ?? "";
}

/**
 * A text that is the same for jobs that look for recordings, and read them, in the same way; null for one that names none. The order of
 * patterns only matters for files that several of them match.
 */
export function readingOf({
  runs,
  format,
  caseField,
}: Pick<Job, "runs" | "format" | "caseField">): string | null {
  if (runs.length === 0) return null;
  return sha256(JSON.stringify([[...runs].sort(), format ?? null, caseField ?? null]));
}

/** What reads the files that a job names, except its recordings. */
export type Readers = Pick<typeof import("../config/expectations.ts"), "loadExpectations"> &
  Pick<typeof import("../config/config-file.ts"), "loadConfigFile"> &
  Pick<typeof import("./read-reports.ts"), "readBaseline" | "readPartialReports">;

/** Loads what reads the files that this job names: YAML and schemas take longer to load than a small job to score. */
export async function readersFor(job: Job): Promise<Readers> {
  const { runs, policy, expectations, baseline, merge } = job;
  await loadRe2For([...runs, ...(merge?.patterns ?? [])]);
  const readers = { ...noReaders };
  if (typeof policy === "string" || expectations.length > 0) {
    const [{ loadExpectations }, { loadConfigFile }] = await Promise.all([
      import("../config/expectations.ts"),
      import("../config/config-file.ts"),
    ]);
    Object.assign(readers, { loadExpectations, loadConfigFile });
  }
  if (typeof baseline === "string" || merge !== undefined) {
    const { readBaseline, readPartialReports } = await import("./read-reports.ts");
    Object.assign(readers, { readBaseline, readPartialReports });
  }
  return readers;
}

const noReaders: Readers = {
  loadExpectations: () => ({ expectations: new Map(), retired: [], problems: [] }),
  loadConfigFile: unnamed,
  readBaseline: unnamed,
  readPartialReports: unnamed,
};

function unnamed(): never {
  throw new Error("a file is read that the job does not name");
}

/** Up to the year 5138. */
const EPOCH_SECONDS = /^\d{1,11}$/;

/**
 * The time that a report states, as ISO text: what the caller says, else SOURCE_DATE_EPOCH, else none. rungate does not look at the
 * clock, so that the same input gives the same bytes. Throws ConfigurationError when it is no time.
 */
export function createdAt(said?: string): string | null {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (said === undefined && !epoch) return null;
  const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
  const time = said === undefined ? new Date(seconds * 1000) : new Date(said);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  const message =
    said === undefined
      ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
      : `"${said}" is not a time: write it as 2026-01-31T12:00:00Z`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

/**
 * The day of the gate, in UTC, as `2026-12-31`: of the time that the caller says, else of SOURCE_DATE_EPOCH, else of the clock. A report
 * says it nowhere, and only a quarantine asks for it. Throws ConfigurationError like `createdAt`.
 */
export function today(said?: string): string {
  return (createdAt(said) ?? new Date().toISOString()).slice(0, "2026-12-31".length);
}

/** Everything that a job says in files and options. */
export interface Configuration extends Pick<LoadedExpectations, "expectations" | "retired"> {
  activePolicy: ActivePolicy;
  /** The same policy with what bounds its word while runs are scored and judged. */
  scoring: Policy;
  /** The expectations files, as they were read. */
  texts: { file: string; text: string }[];
  options: LoadOptions;
  baseline: Baseline;
  /** The base commit's expectations; undefined where they are not asked for, or there is nothing to compare with. */
  base: BaseExpectations | undefined;
  /** The tier whose cases must be recorded; undefined: all. */
  tier: TierInForce | undefined;
  /** The judge, as far as it decides what is asked; undefined without one. */
  judge: JudgeSetup | undefined;
  /** What a reader of the report must know of all this. */
  warnings: Problem[];
}

/** Reads and checks what a job says. Throws ConfigurationError with every problem. */
export function configure(job: Job, readers: Readers): Configuration {
  const problems: Problem[] = [];
  const activePolicy = readPolicy(job, readers, problems);
  for (const one of activePolicy.problems) if (one.severity === "error") problems.push(one);
  const { policy } = activePolicy;
  if (job.expectations.length > limits.configurationFiles) {
    const message = `${job.expectations.length} expectations files, more than the ${limits.configurationFiles} that one job reads: put more cases into each`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  const texts = job.expectations.flatMap((file) => readConfigurationFile(file, job, problems) ?? []);
  const load: Load = (files) => readers.loadExpectations(files, policy.defaults, policy.rules);
  const loaded = load(texts);
  for (const problem of loaded.problems) problems.push(problem);
  const options = loadOptions(job, problems);
  const suiteFault = suiteNameFault(job.suite);
  if (suiteFault !== undefined) problems.push({ severity: "error", message: suiteFault });
  if (job.runs.length === 0 && job.merge === undefined)
    problems.push({
      severity: "error",
      message: `no recordings are named. "rungate init" writes ${CONFIG_FILE}, which names them; or name them with a pattern such as evals/runs/{case}.{trial}.json`,
    });
  const tierFaults: Problem[] = [];
  const tier = tierInForce(job, activePolicy, tierFaults);
  problems.push(...tierFaults.filter(({ severity }) => severity === "error"));
  const { baseline: named = noBaseline } = job;
  const baseline = typeof named === "string" ? readers.readBaseline(named, job, problems) : named;
  if (problems.length > 0) throw new ConfigurationError(problems);
  const { expectations, retired } = loaded;
  const scoring = scoringPolicy(activePolicy);
  const base =
    baseline.state === "found" && job.baseExpectations !== undefined
      ? compareExpectations(job.baseExpectations, { texts, expectations, policy, load })
      : undefined;
  return {
    activePolicy,
    texts,
    expectations,
    retired,
    options,
    baseline,
    base,
    scoring,
    tier,
    judge: job.judge && setUpJudge(job.judge, scoring, baseline, isBlind(activePolicy, baseline, job)),
    warnings: [
      ...activePolicy.problems,
      ...tierFaults,
      ...(job.warnings ?? []),
      ...longHistory(baseline, policy),
      ...(base?.problems ?? []),
    ],
  };
}

type Load = (files: Parameters<Readers["loadExpectations"]>[0]) => LoadedExpectations;

/** On the base branch its own policy rules, whatever else can be seen. */
function isBlind({ hidesUnknown }: ActivePolicy, { state }: Baseline, { role }: Job): boolean {
  return hidesUnknown || (state === "unavailable" && role !== "base");
}

/** A reader of the trend must know that its beginning was cut off. */
function longHistory(baseline: Baseline, { trend: { points } }: Policy): Problem[] {
  const length = baseline.state === "found" ? baseline.report.history.length : 0;
  if (length <= points) return [];
  const message = `the baseline's history has ${counted(length, "commit")}, of which the newest ${points} are kept (trend.points of the policy); the verdict does not depend on them`;
  return [{ severity: "warning", message }];
}

function readPolicy(job: Job, { loadConfigFile }: Readers, problems: Problem[]): ActivePolicy {
  const { policy: named = defaultActivePolicy } = job;
  if (typeof named !== "string") return named;
  const source = readConfigurationFile(named, job, problems);
  if (source === undefined) return defaultActivePolicy;
  const { policy = defaultPolicy, problems: found } = loadConfigFile(source.file, source.text);
  return { ...defaultActivePolicy, policy, source: "file", problems: found };
}

/** Who is to judge, and what the user knows of it. */
interface NamedJudge {
  model: string;
  server: string;
  apiKey: string | undefined;
  known?: ReadonlyMap<string, KeptJudgement> | undefined;
  asksAbout?: ((caseId: string) => boolean) | undefined;
}

/**
 * Sets up a named judge. A baseline's judgements are believed: whose word it is was made sure of before. `isBlind`: nobody can see
 * what the base branch keeps from a judge.
 */
export function setUpJudge(
  { model, server, apiKey, known = new Map(), asksAbout }: NamedJudge,
  { judge: { votes, maxRuns, maxTokens } }: Pick<Policy, "judge">,
  baseline: Baseline,
  isBlind: boolean,
): JudgeSetup {
  const recorded = baseline.state === "found" ? knownJudgements(baseline.report) : [];
  return {
    terms: { model, server, votes },
    closed: isBlind ? BLIND : keyFault(apiKey),
    known: new Map([...known, ...recorded]),
    maxRuns,
    maxTokens,
    asksAbout,
  };
}

const BLIND = "the base branch's policy cannot be read, so rungate does not know what to keep from a judge";

function keyFault(key = ""): string | undefined {
  if (key === "")
    return "no key for the judge was given (pull requests from forks and by Dependabot get no secrets; elsewhere it is the input judge-api-key, or RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY in the environment)";
  const isPlain = /^[\x21-\x7e]+$/.test(key);
  return isPlain ? undefined : "the judge's key has characters that no request can carry: check the secret";
}
