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
import { loadRe2 } from "../core/expression.ts";
import { readConfigurationFile } from "../core/files.ts";
import { sha256 } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { counted } from "../core/text.ts";
import type { LoadOptions } from "../recordings/files/load.ts";
import { loadOptions } from "../recordings/files/load-options.ts";
import { loadRe2For } from "../recordings/files/path-pattern.ts";
import type { CaseRun } from "../recordings/run.ts";
import type { Report } from "../report/report.ts";
import type { StoredJudgement } from "../scorers/llm.ts";
import { type BaseExpectations, type BaseFiles, compareExpectations } from "./baseline/base-expectations.ts";
import { type Baseline, noBaseline } from "./baseline/baseline.ts";
import type { EarlierRun } from "./baseline/earlier-runs.ts";
import type { EventFacts } from "./measure/measure.ts";
import type { JudgeSetup } from "./score/judge-queue.ts";
import { setUpJudge } from "./score/judge-setup.ts";
import { type TierInForce, tierInForce } from "./score/select-tier.ts";

/** The input of a job, filled in by the command line or the action. */
export interface Job {
  runs: readonly string[];
  expectations: readonly string[];
  /** The policy file or the policy itself; absent: the defaults. */
  policy?: string | ActivePolicy | undefined;
  suite: string;
  format?: string | undefined;
  caseField?: string | undefined;
  /** The margin of a switch to another agent, from 0 to 1, which replaces that of the policy. */
  noWorseThan?: number | undefined;
  root: string;
  contained: boolean;
  commit: string | null;
  createdAt: string | null;
  /** The UTC day of the gate, as `2026-12-31`. A case in quarantine until an earlier day decides again. */
  today?: string | undefined;
  /** Absent: no comparison. */
  baseline?: string | Baseline | undefined;
  baseExpectations?: BaseFiles | undefined;
  /** Absent: those of a pull request. */
  role?: Report["role"];
  settings?: Report["settings"];
  event?: EventFacts;
  /** Problems for the report. An error means that recordings may be missing. */
  warnings?: readonly Problem[];
  /** The policy tier that was recorded. Absent: the tier of pull requests, and on the base branch all cases. */
  tier?: string | undefined;
  accepted?: Report["accepted"];
  earlier?: readonly EarlierRun[] | undefined;
  keepsDetails?: (caseId: string) => boolean;
  /** Called with each scored run, in which inner calls replace their wrappers, and the redaction rules for showing it. */
  onRun?: ((run: CaseRun, redact: readonly string[]) => void) | undefined;
  /** Reads only the files that may hold runs of these cases. All are read if one of the cases is not found. */
  onlyCases?: readonly string[] | undefined;
  /** Partial reports of shards; the recordings are not read then. */
  merge?: ShardsLeft | undefined;
  /** The GitHub id of the workflow run; null at a command line. */
  workflowRun?: number | null;
  onProgress?: (done: number, total: number) => void;
  judge?: JobJudge | undefined;
  /** Shown in messages, never run. */
  record?: string | undefined;
  agent?: readonly string[] | undefined;
  isIgnored?: ((name: string) => boolean) | undefined;
}

export interface JobJudge {
  model: string;
  server: string;
  /** Absent: the judge is not asked, and only known judgements count. */
  apiKey: string | undefined;
  /** Judgements that the user keeps, in addition to those of the baseline. */
  known?: ReadonlyMap<string, StoredJudgement> | undefined;
  /** Restricts the judge to the runs of these cases. */
  asksAbout?: ((caseId: string) => boolean) | undefined;
  /** Called after each run; `known` counts the runs that needed no request. */
  onProgress?: ((done: number, total: number, known: number) => void) | undefined;
  /** Called with each new judgement, redacted and cut by the policy. */
  onJudged?: ((judgement: StoredJudgement) => void) | undefined;
  debug?: ((text: string) => void) | undefined;
}

export interface ShardsLeft {
  patterns: readonly string[];
  unfinished?: string | undefined;
  /** The sha256 of each shard's file by shard number, as its job reported it; undefined at a command line. */
  digests?: ReadonlyMap<number, string> | undefined;
}

/** Returns the judge's key: the argument, else RUNGATE_JUDGE_API_KEY, else OPENAI_API_KEY, else "". Trims newlines of stored secrets. */
export function judgeKey(argument = ""): string {
  const { RUNGATE_JUDGE_API_KEY = "", OPENAI_API_KEY = "" } = process.env;
  const keys = [argument, RUNGATE_JUDGE_API_KEY, OPENAI_API_KEY].map((key) => key.trim());
  return keys.find((key) => key !== "") ?? "";
}

/** Returns a hash of a job's patterns and format, or null without patterns. The order of patterns is ignored. */
export function readingOf({
  runs,
  format,
  caseField,
}: Pick<Job, "runs" | "format" | "caseField">): string | null {
  if (runs.length === 0) return null;
  return sha256(JSON.stringify([[...runs].sort(), format ?? null, caseField ?? null]));
}

export type Readers = Pick<typeof import("../config/expectations.ts"), "loadExpectations"> &
  Pick<typeof import("../config/config-file.ts"), "loadConfigFile"> &
  Pick<typeof import("./baseline/read-reports.ts"), "readBaseline" | "readPartialReports">;

/** Loads the readers that a job needs. YAML and schema libraries load on demand, because they take longer than a small job. */
export async function readersFor(job: Job): Promise<Readers> {
  const { runs, policy, expectations, baseline, merge } = job;
  await loadRe2For([...runs, ...(merge?.patterns ?? [])]);
  if (job.caseField?.includes(" without ")) await loadRe2();
  const readers = { ...noReaders };
  if (typeof policy === "string" || expectations.length > 0) {
    const [{ loadExpectations }, { loadConfigFile }] = await Promise.all([
      import("../config/expectations.ts"),
      import("../config/config-file.ts"),
    ]);
    Object.assign(readers, { loadExpectations, loadConfigFile });
  }
  if (typeof baseline === "string" || merge !== undefined) {
    const { readBaseline, readPartialReports } = await import("./baseline/read-reports.ts");
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

/** Seconds up to the year 5138. */
const EPOCH_SECONDS = /^\d{1,11}$/;

/**
 * Returns the time for a report as ISO text: the argument, else SOURCE_DATE_EPOCH, else null. Never reads the clock,
 * so that equal input gives equal bytes. Throws ConfigurationError for an invalid time.
 */
export function createdAt(text?: string): string | null {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (text === undefined && !epoch) return null;
  const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
  const time = text === undefined ? new Date(seconds * 1000) : new Date(text);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  const message =
    text === undefined
      ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
      : `"${text}" is not a time: write it as 2026-01-31T12:00:00Z`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

/** Returns the UTC day of the gate as `2026-12-31`, by the clock if need be. Only a quarantine uses it; no report contains it. */
export function today(text?: string): string {
  return (createdAt(text) ?? new Date().toISOString()).slice(0, "2026-12-31".length);
}

/** The checked content of a job's files and options. */
export interface Configuration extends Pick<LoadedExpectations, "expectations" | "retired"> {
  activePolicy: ActivePolicy;
  /** The active policy with the redaction rules and judge limits that scoring must keep. */
  scoring: Policy;
  texts: { file: string; text: string }[];
  options: LoadOptions;
  baseline: Baseline;
  /** Undefined where the base expectations are not requested or there is no baseline. */
  base: BaseExpectations | undefined;
  /** Undefined: all cases. */
  tier: TierInForce | undefined;
  judge: JudgeSetup | undefined;
  warnings: Problem[];
}

/** Reads and checks the files and options of a job. Throws ConfigurationError with every problem. */
export function configure(job: Job, readers: Readers): Configuration {
  const problems: Problem[] = [];
  const activePolicy = readPolicy(job, readers, problems);
  for (const problem of activePolicy.problems) if (problem.severity === "error") problems.push(problem);
  const { policy } = activePolicy;
  if (job.expectations.length > limits.configurationFiles) {
    const message = `${job.expectations.length} expectations files, more than the ${limits.configurationFiles} that one job reads: put more cases into each`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  const texts = job.expectations.flatMap((file) => readConfigurationFile(file, job, problems) ?? []);
  const load: Load = (files) => readers.loadExpectations(files, policy.defaults, policy.rules);
  const loaded = load(texts);
  for (const problem of loaded.problems) problems.push(problem);
  const options = loadOptions(job, problems, scoringPolicy(activePolicy).redact);
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
  const { baseline: baselineOrFile = noBaseline } = job;
  const baseline =
    typeof baselineOrFile === "string" ? readers.readBaseline(baselineOrFile, job, problems) : baselineOrFile;
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

/** The base branch is gated by its own policy, so a missing baseline hides nothing there. */
function isBlind({ hidesUnknown }: ActivePolicy, { state }: Baseline, { role }: Job): boolean {
  return hidesUnknown || (state === "unavailable" && role !== "base");
}

function longHistory(baseline: Baseline, { trend: { points } }: Policy): Problem[] {
  const length = baseline.state === "found" ? baseline.report.history.length : 0;
  if (length <= points) return [];
  const message = `the baseline's history has ${counted(length, "commit")}, of which the newest ${points} are kept (trend.points of the policy); the verdict does not depend on them`;
  return [{ severity: "warning", message }];
}

function readPolicy(job: Job, { loadConfigFile }: Readers, problems: Problem[]): ActivePolicy {
  const { policy: policyOrFile = defaultActivePolicy } = job;
  if (typeof policyOrFile !== "string") return policyOrFile;
  const source = readConfigurationFile(policyOrFile, job, problems);
  if (source === undefined) return defaultActivePolicy;
  const { policy = defaultPolicy, problems: found } = loadConfigFile(source.file, source.text);
  return { ...defaultActivePolicy, policy, source: "file", problems: found };
}
