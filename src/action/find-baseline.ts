import { type Baseline, noBaseline } from "../baseline/baseline.ts";
import { baselineFromText } from "../baseline/from-text.ts";
import { differingText } from "../checks/differing-text.ts";
import { findBaseline } from "../github/baseline.ts";
import type { GitHub } from "../github/client.ts";
import { readFileAt } from "../github/contents.ts";
import { differences } from "../json/differences.ts";
import { limits } from "../limits.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import { listed, shorten } from "../wording.ts";
import { workflowFile } from "./environment.ts";
import { settingsOf } from "./inputs.ts";
import { debug } from "./log.ts";
import type { Started } from "./start.ts";

/** What there is to compare with, and whether the base branch has never recorded a report of the suite. */
export interface AskedBaseline {
  baseline: Baseline;
  isFirstUse: boolean;
}

/** What the base branch's policy says of baselines. */
export interface BaselinePolicy {
  /** Workflow files besides the calling one whose reports may be a baseline. */
  workflows: readonly string[];
  /** The base branch has a policy, so that it should have reports, too. */
  exists: boolean;
}

/**
 * The baseline that the inputs ask for, at a base commit with this policy. A workflow that a pull request changed cannot do without the
 * one that the base branch asks for. Throws ConfigurationError when a file that was named cannot be used.
 */
export async function askedBaseline(
  { inputs, event, environment }: Started,
  github: GitHub,
  baseCommit: string | null,
  policy: BaselinePolicy,
): Promise<AskedBaseline> {
  const { baseline: asked, suite } = inputs;
  const isBase = event.role === "base";
  if (asked === "none" && isBase) return { baseline: noBaseline, isFirstUse: false };
  if (baseCommit === null) {
    const reason = "there is no commit before this one";
    return { baseline: { state: "first-use", reason }, isFirstUse: true };
  }
  const recorded = await findBaseline(github, {
    suite,
    baseCommit,
    baseBranch: event.baseBranch,
    repositoryId: environment.GITHUB_REPOSITORY_ID,
    workflow: workflowFile(environment),
    workflows: policy.workflows,
    // A team that does not ask for recorded reports need not have any, whatever its policy.
    hasPolicy: policy.exists && asked === "auto",
    debug,
  });
  const isFirstUse = recorded.state === "first-use";
  if (asked === "auto") return { baseline: recorded, isFirstUse };
  // The base branch's word on what it asks for stands in its reports: as long as they cannot be read, only the pull request says so.
  const isUntold = recorded.state === "missing" || recorded.state === "unavailable";
  if (isUntold && !isBase) return { baseline: recorded, isFirstUse };
  const usual = recorded.state === "found" ? recorded.report.settings : null;
  const reason = usual === null || isBase ? undefined : whyNotAsked(settingsOf(inputs), usual);
  if (reason !== undefined) return { baseline: { state: "missing", reason }, isFirstUse };
  if (asked === "none") return { baseline: noBaseline, isFirstUse };
  const baseline = await baselineAt(github, asked, baseCommit, suite);
  // A committed report may lack settings, or have those of long ago; the newest recorded ones are what the base branch asks for.
  const isKnown = baseline.state === "found" && usual !== null;
  return {
    baseline: isKnown ? { ...baseline, report: { ...baseline.report, settings: usual } } : baseline,
    isFirstUse,
  };
}

/** Why a pull request with these settings does not get the baseline that it asks for; undefined when it does. */
function whyNotAsked(asked: Settings, usual: Settings): string | undefined {
  if (typeof usual.baseline === "string" && usual.baseline !== asked.baseline) {
    const names = [asked, usual].map(({ baseline }) => `"${shorten(String(baseline), limits.shownName)}"`);
    return `the workflow here asks for the baseline ${names[0]}, that of the base branch for ${names[1]}`;
  }
  // With a baseline the comparison tells what differs.
  const changed = asked.baseline === "none" ? differences(asked, usual) : [];
  if (changed.length === 0) return undefined;
  return `the workflow here has other settings than that of the base branch: ${listed(changed.map(differingText), 3)}`;
}

type Settings = Record<string, unknown>;

/** The baseline in a file at the base commit. */
async function baselineAt(github: GitHub, file: string, commit: string, suite: string): Promise<Baseline> {
  const text = await readFileAt(github, file, commit, limits.baselineBytes);
  if (text === undefined) return { state: "missing", reason: `the base commit has no file ${file}` };
  const problems: Problem[] = [];
  const baseline = baselineFromText({ file, text }, suite, problems);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return baseline;
}
