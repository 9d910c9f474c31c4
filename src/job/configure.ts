import { type Baseline, noBaseline } from "../baseline/baseline.ts";
import { readConfigurationFile } from "../disk/configuration.ts";
import type { LoadedExpectations } from "../expectations/load.ts";
import { limits } from "../limits.ts";
import type { LoadOptions } from "../loading/load.ts";
import { loadOptions } from "../loading/load-options.ts";
import { defaultPolicy } from "../policy/defaults.ts";
import { defaultRuling, type RulingPolicy } from "../policy/ruling.ts";
import type { Policy } from "../policy/schema.ts";
import { scoringPolicy } from "../policy/scoring.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import type { JudgeSetup } from "../suite/judge-setup.ts";
import { suiteNameFault } from "../suite/suite-name.ts";
import { counted } from "../wording.ts";
import type { Job } from "./job.ts";
import type { Readers } from "./readers/readers.ts";
import { setUpJudge } from "./set-up-judge.ts";

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
      message: "no runs: name the recordings with a pattern such as evals/runs/{case}.{trial}.json",
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
