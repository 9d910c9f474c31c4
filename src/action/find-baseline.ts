import { type Baseline, noBaseline } from "../baseline/baseline.ts";
import { baselineFromText } from "../baseline/from-text.ts";
import { findBaseline } from "../github/baseline.ts";
import type { GitHub } from "../github/client.ts";
import { readFileAt } from "../github/contents.ts";
import { limits } from "../limits.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import { shorten } from "../wording.ts";
import { workflowFile } from "./environment.ts";
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
  const usual = recorded.state === "found" ? recorded.report.settings?.baseline : undefined;
  if (typeof usual === "string" && usual !== asked && !isBase) {
    const names = [asked, usual].map((name) => `"${shorten(name, limits.shownName)}"`);
    const reason = `the workflow here asks for the baseline ${names[0]}, that of the base branch for ${names[1]}`;
    return { baseline: { state: "missing", reason }, isFirstUse };
  }
  const baseline = asked === "none" ? noBaseline : await baselineAt(github, asked, baseCommit, suite);
  return { baseline, isFirstUse };
}

/** The baseline in a file at the base commit. */
async function baselineAt(github: GitHub, file: string, commit: string, suite: string): Promise<Baseline> {
  const text = await readFileAt(github, file, commit, limits.baselineBytes);
  if (text === undefined) return { state: "missing", reason: `the base commit has no file ${file}` };
  const problems: Problem[] = [];
  const baseline = baselineFromText({ file, text }, suite, problems);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return baseline;
}
