import { type Baseline, noBaseline } from "../baseline/baseline.ts";
import { readConfigurationFile } from "../disk/configuration.ts";
import type { LoadedExpectations } from "../expectations/load.ts";
import { limits } from "../limits.ts";
import type { LoadOptions } from "../loading/load.ts";
import { loadOptions } from "../loading/load-options.ts";
import type { EventFacts } from "../measurement/measure.ts";
import { defaultPolicy } from "../policy/defaults.ts";
import { defaultRuling, type RulingPolicy } from "../policy/ruling.ts";
import type { Policy } from "../policy/schema.ts";
import { scoringPolicy } from "../policy/scoring.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import type { Report } from "../report/schema.ts";
import type { LlmDetails } from "../scorers/llm.ts";
import type { JudgeSetup } from "../suite/judge-setup.ts";
import { suiteNameFault } from "../suite/suite-name.ts";
import { counted } from "../wording.ts";
import type { Readers } from "./readers/readers.ts";
import { setUpJudge } from "./set-up-judge.ts";

/** Everything a job needs to know; the command line and the action fill it in. */
export interface Job {
  /** Patterns of recordings, relative to `root`. */
  runs: readonly string[];
  expectations: readonly string[];
  /** The policy file, or the policy itself; without one the defaults hold. */
  policy?: string | RulingPolicy | undefined;
  suite: string;
  format?: string | undefined;
  caseField?: string | undefined;
  root: string;
  /** Read nothing outside `root`. */
  contained: boolean;
  commit: string | null;
  createdAt: string | null;
  /** The report to compare with, or its file; without one nothing is compared. */
  baseline?: string | Baseline | undefined;
  /** Whose recordings these are; those of a pull request, unless said otherwise. */
  role?: Report["role"];
  /** The inputs of a workflow that decide what is gated. */
  settings?: Report["settings"];
  /** The event that the report answers to. */
  event?: EventFacts;
  /** What a reader must know besides. An error says that recordings may be missing. */
  warnings?: readonly Problem[];
  /** Who took responsibility for a regression. */
  accepted?: Report["accepted"];
  /** Keeps the details of these cases even where everything matched. */
  keepsDetails?: (caseId: string) => boolean;
  /** Partial reports of shards, in place of the recordings, which are not read then. */
  merge?: ShardsLeft | undefined;
  /** The id that GitHub gave the run of the workflow; null at a command line. */
  workflowRun?: number | null;
  /** Does not score again what a baseline in a file has scored: nobody but the user can have written it. */
  reuse?: boolean | undefined;
  /** How many workers score recordings, 0 for none; by size, unless said otherwise. */
  workers?: number | undefined;
  /** Told after each file how many are done. */
  onProgress?: (done: number, total: number) => void;
  /** Who judges the runs; without one nobody does. */
  judge?: JobJudge | undefined;
}

/** A judge, and what is told of it while it works. */
export interface JobJudge {
  model: string;
  /** Address of its OpenAI-compatible API. */
  server: string;
  /** Without one it is not asked; what is known of its judgements counts all the same. */
  apiKey: string | undefined;
  /** Judgements that the user keeps, besides those of the baseline. */
  known?: ReadonlyMap<string, LlmDetails> | undefined;
  /** Asks about the runs of these cases only. */
  asksAbout?: ((caseId: string) => boolean) | undefined;
  /** Told after each run how many are judged, and how many were known without asking. */
  onProgress?: ((done: number, total: number, known: number) => void) | undefined;
  /** Told of each judgement as it comes, with all of its reasons, redacted and cut by the policy. */
  onJudged?: ((judgement: LlmDetails) => void) | undefined;
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

/** Everything that a job says in files and options. */
export interface Configuration extends Pick<LoadedExpectations, "expectations" | "retired"> {
  ruling: RulingPolicy;
  /** The same policy with what bounds its word while runs are scored and judged. */
  scoring: Policy;
  /** The expectations files, as they were read. */
  texts: { file: string; text: string }[];
  options: LoadOptions;
  baseline: Baseline;
  /** The judge, as far as it decides what is asked; undefined without one. */
  judge: JudgeSetup | undefined;
  /** What a reader of the report must know of all this. */
  warnings: Problem[];
}

/** Reads and checks what a job says. Throws ConfigurationError with every problem. */
export function configure(job: Job, readers: Readers): Configuration {
  const problems: Problem[] = [];
  const ruling = readPolicy(job, readers, problems);
  for (const one of ruling.problems) if (one.severity === "error") problems.push(one);
  const { policy } = ruling;
  if (job.expectations.length > limits.configurationFiles) {
    const message = `${job.expectations.length} expectations files, more than the ${limits.configurationFiles} that one job reads: put more cases into each`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  const texts = job.expectations.flatMap((file) => readConfigurationFile(file, job, problems) ?? []);
  const loaded = readers.loadExpectations(texts, policy.defaults);
  for (const problem of loaded.problems) problems.push(problem);
  const options = loadOptions(job, problems);
  const suiteFault = suiteNameFault(job.suite);
  if (suiteFault !== undefined) problems.push({ severity: "error", message: suiteFault });
  if (job.runs.length === 0 && job.merge === undefined)
    problems.push({
      severity: "error",
      message: "no runs: name the recordings with a pattern such as evals/runs/{case}.json",
    });
  const { baseline: named = noBaseline } = job;
  const baseline = typeof named === "string" ? readers.readBaseline(named, job, problems) : named;
  if (problems.length > 0) throw new ConfigurationError(problems);
  const { expectations, retired } = loaded;
  const scoring = scoringPolicy(ruling);
  return {
    ruling,
    texts,
    expectations,
    retired,
    options,
    baseline,
    scoring,
    judge: job.judge && setUpJudge(job.judge, scoring, baseline, isBlind(ruling, baseline, job)),
    warnings: [...ruling.problems, ...(job.warnings ?? []), ...longHistory(baseline, policy)],
  };
}

/** On the base branch its own policy rules, whatever else can be seen. */
function isBlind({ hidesUnknown }: RulingPolicy, { state }: Baseline, { role }: Job): boolean {
  return hidesUnknown || (state === "unavailable" && role !== "base");
}

/** A reader of the trend must know that its beginning was cut off. */
function longHistory(baseline: Baseline, { trend: { points } }: Policy): Problem[] {
  const length = baseline.state === "found" ? baseline.report.history.length : 0;
  if (length <= points) return [];
  const message = `the baseline's history has ${counted(length, "commit")}, of which the newest ${points} are kept (trend.points of the policy); the verdict does not depend on them`;
  return [{ severity: "warning", message }];
}

function readPolicy(job: Job, { loadPolicy }: Readers, problems: Problem[]): RulingPolicy {
  const { policy: named = defaultRuling } = job;
  if (typeof named !== "string") return named;
  const source = readConfigurationFile(named, job, problems);
  if (source === undefined) return defaultRuling;
  const { policy = defaultPolicy, problems: found } = loadPolicy(source.file, source.text);
  return { ...defaultRuling, policy, source: "file", problems: found };
}
