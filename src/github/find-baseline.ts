import type { ConfigFile } from "../config/policy.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { type Baseline, noBaseline } from "../gate/baseline/baseline.ts";
import type { WorkflowRun } from "../gate/baseline/provenance.ts";
import { changedSettings } from "../gate/compare/weakenings.ts";
import type { Report } from "../report/report.ts";
import { findBaseline } from "./baseline.ts";
import type { GitHub } from "./client.ts";
import { readFileAt } from "./commits.ts";
import { type ActionEvent, workflowFile } from "./event.ts";
import type { SuiteInputs } from "./gate-suites.ts";
import { settingsOf } from "./inputs.ts";
import { debug } from "./log.ts";
import type { ActionContext } from "./start.ts";

export interface SelectedBaseline {
  baseline: Baseline;
  /** The base branch has never recorded a report of the suite. */
  isFirstUse: boolean;
  /** The settings of the base branch's newest report; null without one. */
  usual: Report["settings"];
}

/**
 * Returns the baseline that the inputs select. A pull request that changes its workflow keeps the baseline that the base branch selects.
 * Throws ConfigurationError when a named file cannot be used.
 */
export async function selectBaseline(
  started: ActionContext<SuiteInputs>,
  github: GitHub,
  baseCommit: string | null,
  policy: ConfigFile | undefined,
  pushes?: Promise<WorkflowRun[]>,
): Promise<SelectedBaseline> {
  const { inputs, event } = started;
  const isTrusted = event.role === "base";
  if (inputs.baseline === "none" && isTrusted)
    return { baseline: noBaseline, isFirstUse: false, usual: null };
  if (baseCommit === null)
    return {
      baseline: firstUse("there is no commit before this one", event),
      isFirstUse: event.unlistedBranch === null,
      usual: null,
    };
  if (inputs.baseline !== "auto" && isTrusted)
    return {
      baseline: await namedBaseline(inputs.baseline, started, github, baseCommit),
      isFirstUse: false,
      usual: null,
    };
  const found = await recordedBaseline(started, github, baseCommit, policy, pushes);
  const recorded = found.state === "first-use" ? firstUse(found.reason, event) : found;
  const isFirstUse = recorded.state === "first-use";
  const usual = recorded.state === "found" ? recorded.report.settings : null;
  const baseline =
    inputs.baseline === "auto" ? recorded : await unlessWeaker(started, github, baseCommit, recorded);
  return { baseline, isFirstUse, usual };
}

/** Only a base branch has a first use, because the author of a pull request can choose another branch without reports. */
function firstUse(reason: string, { unlistedBranch, baseBranch }: ActionEvent): Baseline {
  if (unlistedBranch === null) return { state: "first-use", reason };
  const why = `${unlistedBranch} is no base branch, and ${baseBranch} has recorded no report`;
  return { state: "missing", reason: why };
}

function recordedBaseline(
  { inputs, event, environment }: ActionContext<SuiteInputs>,
  github: GitHub,
  baseCommit: string,
  policy: ConfigFile | undefined,
  pushes: Promise<WorkflowRun[]> | undefined,
): Promise<Baseline> {
  return findBaseline(github, {
    pushes,
    suite: inputs.suite,
    call: inputs.call,
    baseCommit,
    baseBranch: event.baseBranch,
    repositoryId: environment.repositoryId,
    workflow: workflowFile(environment),
    workflows: policy?.policy?.baseline.workflows ?? [],
    // On the base branch the policy is this commit's own, and a team that selects another baseline need not have reports.
    hasPolicy: policy !== undefined && event.role !== "base" && inputs.baseline === "auto",
    asksForReports: inputs.baseline === "auto",
    debug,
  });
}

/**
 * The base branch's selection is stored in its reports and takes precedence; the comparison then reports the changed setting. While the
 * reports cannot be read, the pull request's selection is not trusted.
 */
async function unlessWeaker(
  started: ActionContext<SuiteInputs>,
  github: GitHub,
  baseCommit: string,
  recorded: Baseline,
): Promise<Baseline> {
  if (recorded.state === "missing" || recorded.state === "unavailable") return recorded;
  const usual = recorded.state === "found" ? recorded.report.settings : null;
  const selection = typeof usual?.baseline === "string" ? usual.baseline : started.inputs.baseline;
  // Without a comparison the changed settings would not be reported.
  const isUsual = usual !== null && changedSettings(settingsOf(started.inputs), usual).length === 0;
  const isFirst = recorded.state === "first-use";
  if (selection === "auto" || (selection === "none" && !isUsual && !isFirst)) return recorded;
  const baseline = await namedBaseline(selection, started, github, baseCommit);
  // The newest recorded settings apply, because a committed report may lack settings or have old settings.
  return baseline.state === "found" && usual !== null
    ? { ...baseline, report: { ...baseline.report, settings: usual } }
    : baseline;
}

async function namedBaseline(
  file: string,
  { inputs: { suite } }: ActionContext<SuiteInputs>,
  github: GitHub,
  commit: string,
): Promise<Baseline> {
  if (file === "none") return noBaseline;
  const text = await readFileAt(github, file, commit, limits.baselineBytes);
  if (text === undefined) return { state: "missing", reason: `the base commit has no file ${file}` };
  const problems: Problem[] = [];
  const { baselineFromText } = await import("../gate/baseline/read-reports.ts");
  const baseline = baselineFromText({ file, text }, suite, problems);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return baseline;
}
