import { ConfigurationError, type Problem } from "../base/problems.ts";
import {
  type ActivePolicy,
  CONFIG_FILE,
  CONFIG_FILES,
  type ConfigFile,
  choosePolicy,
  DEFAULT_SUITE,
  defaultActivePolicy,
  defaultPolicy,
} from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { BaseFiles } from "../gate/base-expectations.ts";
import type { Baseline } from "../gate/baseline.ts";
import type { Job } from "../gate/job.ts";
import type { Report } from "../report/report.ts";
import { findAcceptance } from "./acceptance.ts";
import { readBaseFiles } from "./base-files.ts";
import { faultText, type GitHub, GitHubError, isFaultOfGitHub, lookText } from "./client.ts";
import { mergeBaseOf, readCommit, readTip } from "./commits.ts";
import { configAt, configHere } from "./config-files.ts";
import { type EarlierRuns, findEarlierRuns } from "./earlier-runs.ts";
import type { ActionEvent, BaseHint } from "./event.ts";
import { askedBaseline } from "./find-baseline.ts";
import { callName, type Inputs } from "./inputs.ts";
import { debug } from "./log.ts";
import { type PullRequestHead, pullRequestHead } from "./pull-requests.ts";
import { runsAt } from "./runs.ts";
import type { ActionContext } from "./start.ts";
import { type ConfigSides, type SuiteInputs, suitesFor } from "./suites.ts";

/** What a job needs to know of the base branch before it scores a suite. */
export interface BaseBranch extends Acceptance, Pick<Job, "policy" | "baseExpectations"> {
  baseline: Baseline;
  /** What the suite goes by. */
  inputs: SuiteInputs;
  baseCommit: string | null;
  /** When the tested commit was made, or the event happened. */
  time: string | null;
  /** The runs of the workflow before this one at the same commit. */
  earlier?: EarlierRuns;
}

/**
 * Looks at the base branch, for each suite that the call gates: which commit a report is compared with, by which policy, with which
 * baseline, and who accepted. What GitHub does not answer makes the baseline `unavailable`. Throws ConfigurationError when what is there
 * cannot be used.
 */
export async function lookAtBaseBranch(started: ActionContext): Promise<BaseBranch[]> {
  const { inputs, event, environment, github } = started;
  const here = await configHere(inputs.policy, environment.workspace);
  if (github === undefined) return unseen(started, here, "the input github-token is empty");
  try {
    const base = await baseCommitOf(github, event.base);
    debug(`base commit: ${base.commit ?? "none"}`);
    const look = event.role === "base" ? onBase : onHead;
    return await look(started, github, here, base);
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return unseen(started, here, lookText(error));
  }
}

async function onBase(
  started: ActionContext,
  github: GitHub,
  here: ConfigFile | undefined,
  { commit: baseCommit, time }: BaseCommit,
): Promise<BaseBranch[]> {
  const looks: BaseBranch[] = [];
  for (const inputs of suitesFor(started.inputs, { base: here })) {
    const { baseline } = await askedBaseline({ ...started, inputs }, github, baseCommit, here);
    const policy = ownPolicy(inputs, here);
    looks.push({ inputs, baseCommit, baseline, policy, time: started.event.time ?? time, ...NOT_ACCEPTED });
  }
  return looks;
}

async function onHead(
  started: ActionContext,
  github: GitHub,
  here: ConfigFile | undefined,
  { commit: baseCommit, policyCommit: tested, time }: BaseCommit,
): Promise<BaseBranch[]> {
  const { policy: file } = started.inputs;
  const policyCommit = mayBeOld(started) ? await tipOf(github, started, tested) : tested;
  // At the same time as the policy, which says whose runs count.
  const pushes =
    baseCommit === null ? undefined : runsAt(github, baseCommit, "push", started.event.baseBranch);
  const earlier = findEarlierRuns(started, github);
  // Told where it is waited for.
  pushes?.catch(() => {});
  earlier.catch(() => {});
  // The workflow that names the file is the pull request's: naming one that the base lacks does not do away with the one it has.
  const named =
    policyCommit === null ? undefined : await configAt(github, [file, ...CONFIG_FILES], policyCommit);
  demandPolicy(file, [named, here]);
  const looks: BaseBranch[] = [];
  const left = new Set<string>();
  const suites = suitesFor(started.inputs, { base: named, head: here });
  // At the same time as the baselines.
  const atBase = expectationsAt(github, suites, baseCommit);
  atBase.catch(() => {});
  for (const inputs of suites) {
    const asked = { ...started, inputs };
    const { baseline, isFirstUse, usual } = await askedBaseline(asked, github, baseCommit, named, pushes);
    const { base, isKnown } = await ruleOfBase(github, { file, named, usual, isFirstUse, policyCommit });
    const sides = { base: isKnown ? base : undefined, head: here };
    for (const name of suitesLeftOut(started.inputs, suites, baseline, sides)) left.add(name);
    const head = (await lagsBehind(github, here, base, baseCommit, policyCommit)) ? base : here;
    const chosen = choosePolicy({ base, head, isFirstUse });
    const policy = isKnown ? chosen : unknownPolicy(chosen, file);
    debug(`suite ${inputs.suite}: policy in force: ${policy.source}`);
    const accepted = await acceptance(started, github, policy.policy);
    looks.push({
      inputs,
      baseCommit,
      baseline,
      baseExpectations: ofSuite(await atBase, inputs),
      policy,
      time: started.event.time ?? time,
      earlier: await earlier,
      ...accepted,
    });
  }
  const [first, ...others] = looks;
  if (first === undefined || left.size === 0) return looks;
  return [{ ...first, baseline: { ...first.baseline, leftOut: [...left].sort() } }, ...others];
}

/** A policy of which only the pull request's workflow says that it is the base branch's: nothing inconclusive passes by it. */
function unknownPolicy(chosen: ActivePolicy, file: string): ActivePolicy {
  const message = `is not known to be the base branch's policy while its baseline cannot be read, so an inconclusive verdict blocks. Keep the policy in ${CONFIG_FILE}`;
  const { policy, problems } = chosen;
  return {
    ...chosen,
    policy: { ...policy, gate: { ...policy.gate, inconclusive: "fail" } },
    problems: [...problems, { severity: "warning", file, message }],
  };
}

/** The suites that the base branch gates in one call, and the call here does not. `sides`: the file that rules there, and the one here. */
function suitesLeftOut(
  inputs: Inputs,
  gated: readonly SuiteInputs[],
  baseline: Baseline,
  { base, head }: ConfigSides,
): string[] {
  const names = (config: ConfigFile | undefined) => config?.suites.map(({ name }) => name) ?? [];
  const declared = names(base);
  const { state, together = [], calls = [] } = baseline;
  const call = callName(inputs);
  const isGated = (name: string) => gated.some(({ suite }) => suite === name);
  const recorded = together.length > 0 ? together : calls;
  const left = () => {
    if (state === "found" || call === DEFAULT_SUITE)
      return together.filter((name) => declared.length === 0 || declared.includes(name));
    // A call for one suite that the base branch has too stands beside others.
    if (calls.includes(call)) return [];
    if (calls.includes(DEFAULT_SUITE)) return declared.length > 0 ? declared : recorded;
    return [...declared, ...names(head)].includes(call) ? [] : recorded;
  };
  return left().filter((name) => !isGated(name));
}

/** The expectations files of all suites as they are at the base commit; undefined without one, and where no suite has any. */
async function expectationsAt(
  github: GitHub,
  suites: readonly SuiteInputs[],
  commit: string | null,
): Promise<BaseFiles | undefined> {
  const files = suites.flatMap(({ expectations }) => expectations);
  return commit === null || files.length === 0 ? undefined : readBaseFiles(github, files, commit);
}

/** The part that is of a suite's own files. */
function ofSuite(all: BaseFiles | undefined, { expectations }: SuiteInputs): BaseFiles | undefined {
  const isOwn = ({ file }: { file?: string | undefined }) =>
    file === undefined || expectations.includes(file);
  return all && { ...all, files: all.files.filter(isOwn), unread: all.unread.filter(isOwn) };
}

/**
 * Whether a run may begin long after its event: "Re-run jobs" tests the merge of then, and so does a fork's run that had to wait until
 * somebody let it go. Whoever has an old run is not to choose an old policy with it.
 */
function mayBeOld({ event, environment }: ActionContext): boolean {
  const { pullRequest } = event;
  const isOfFork = pullRequest !== null && pullRequest.headRepositoryId !== environment.repositoryId;
  return environment.runAttempt > 1 || isOfFork;
}

/** The commit whose policy rules on a pull request now; in a merge queue, where each stands on those before, what it was. */
async function tipOf(
  github: GitHub,
  { event: { pullRequest, baseBranch } }: ActionContext,
  tested: string | null,
): Promise<string | null> {
  return pullRequest === null || baseBranch === null ? tested : readTip(github, baseBranch);
}

/** What holds when nobody can look at the base branch. */
function unseen(
  { inputs, event }: Pick<ActionContext, "inputs" | "event">,
  here: ConfigFile | undefined,
  fault: string,
): BaseBranch[] {
  const reason = `the base branch cannot be looked at: ${fault}`;
  // Whose policy rules cannot be known either: the defaults stand in, for such a gate is not green whatever they say.
  const policy = event.role === "base" ? ownPolicy(inputs, here) : defaultActivePolicy;
  const sides = event.role === "base" ? { base: here } : { base: undefined, head: here };
  return suitesFor(inputs, sides).map((one) => ({
    inputs: one,
    baseCommit: null,
    time: event.time,
    policy,
    baseline: { state: "unavailable", reason },
    ...NOT_ACCEPTED,
  }));
}

/** On the base branch the commit's own policy rules, and what is wrong with it is told together with everything else. */
function ownPolicy({ policy }: Inputs, here: ConfigFile | undefined): Job["policy"] {
  if (here === undefined) return policy === CONFIG_FILE ? undefined : policy;
  const { policy: own = defaultPolicy, problems } = here;
  return { ...defaultActivePolicy, policy: own, source: "file", problems };
}

/** The facts by which the ruling file of the base branch is found. */
interface RuleQuestion {
  /** The file that the workflow here names, and what the base branch has of it. */
  file: string;
  named: ConfigFile | undefined;
  /** The settings of the base branch's newest report. */
  usual: Report["settings"];
  isFirstUse: boolean;
  policyCommit: string | null;
}

/**
 * The file that rules on the base branch: the one that its own workflow names, by the settings of its newest report. Without a report
 * rungate.yml rules, where there is one; a file of another name may be any.
 */
async function ruleOfBase(
  github: GitHub,
  { file, named, usual, isFirstUse, policyCommit }: RuleQuestion,
): Promise<{ base: ConfigFile | undefined; isKnown: boolean }> {
  if (policyCommit === null) return { base: named, isKnown: true };
  if (usual === null && !isFirstUse && file !== CONFIG_FILE) {
    const standard = await configAt(github, CONFIG_FILES, policyCommit);
    return { base: standard ?? named, isKnown: standard !== undefined };
  }
  const other = usual?.policy;
  if (typeof other !== "string" || other === (named?.file ?? file)) return { base: named, isKnown: true };
  return { base: (await configAt(github, [other], policyCommit)) ?? named, isKnown: true };
}

/** A branch that lags behind brings the policy that it found, and does not change the newest one. */
async function lagsBehind(
  github: GitHub,
  here: ConfigFile | undefined,
  base: ConfigFile | undefined,
  baseCommit: string | null,
  policyCommit: string | null,
): Promise<boolean> {
  if (base === undefined || baseCommit === null || baseCommit === policyCommit) return false;
  const found = await configAt(github, [base.file], baseCommit);
  return found?.text === here?.text;
}

/** Throws ConfigurationError when a file was named that nobody has: the default one need not be there. */
function demandPolicy(file: string, found: readonly (ConfigFile | undefined)[]): void {
  if (file === CONFIG_FILE || found.some((one) => one?.file === file)) return;
  const message = "does not exist: write the policy, or leave the input policy out";
  throw new ConfigurationError([{ severity: "error", file, message }]);
}

/** Where the base branch stands. */
interface BaseCommit {
  /** The commit that a report is compared with; null when there is none before. */
  commit: string | null;
  /** The commit whose policy rules. */
  policyCommit: string | null;
  /** When the tested commit was made, where GitHub was asked about that. */
  time: string | null;
}

/**
 * Finds the commit that a report is compared with. `pull_request.base.sha` is not it: GitHub sets that when the pull request is opened,
 * and the tested merge commit has a newer base. Throws what octokit throws, and GitHubError.
 */
async function baseCommitOf(github: GitHub, hint: BaseHint): Promise<BaseCommit> {
  if ("at" in hint) return { commit: hint.at, policyCommit: hint.at, time: null };
  if ("into" in hint) {
    const policyCommit = await readTip(github, hint.into);
    return { commit: await mergeBaseOf(github, policyCommit, hint.mergeBaseOf), policyCommit, time: null };
  }
  if ("mergeBaseOf" in hint) {
    // The author of a pull request chooses where it leaves the base branch, and is not to choose an old policy with it.
    const { firstParent: policyCommit } = await readCommit(github, hint.mergedAs);
    if (policyCommit === null) throw new GitHubError("the commit that merges the pull request has no parent");
    return { commit: await mergeBaseOf(github, policyCommit, hint.mergeBaseOf), policyCommit, time: null };
  }
  const { firstParent, time } = await readCommit(github, hint.firstParentOf);
  return { commit: firstParent, policyCommit: firstParent, time };
}

const NOT_ACCEPTED: Acceptance = { accepted: null, warnings: [] };

/** Who took responsibility, and what a reader must know when nobody's word counts. */
interface Acceptance {
  accepted: Report["accepted"];
  warnings: Problem[];
}

/** Who took responsibility for a regression by the label that the policy names, and what a reader must know when that does not count. */
async function acceptance(
  { event, inputs }: ActionContext,
  github: GitHub,
  { gate: { acceptLabel: label, acceptBy: by } }: Policy,
): Promise<Acceptance> {
  // A shard decides nothing.
  if (label === null || inputs.shard !== undefined) return NOT_ACCEPTED;
  const pullRequest = event.pullRequest ?? (await queuedPullRequest(github, event));
  if (pullRequest === null) return NOT_ACCEPTED;
  const found = await findAcceptance(github, { ...pullRequest, label, by });
  if ("by" in found) return { accepted: found, warnings: [] };
  const message = `not accepted: ${found.none}`;
  debug(message);
  return { accepted: null, warnings: found.isLabelled ? [{ severity: "warning", message }] : [] };
}

async function queuedPullRequest(github: GitHub, { queued }: ActionEvent): Promise<PullRequestHead | null> {
  if (queued === null) return null;
  try {
    return await pullRequestHead(github, queued);
  } catch (error) {
    debug(`the queued pull request cannot be looked at: ${faultText(error)}`);
    return null;
  }
}
