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
import { ConfigurationError, type Problem } from "../core/problems.ts";
import type { BaseFiles } from "../gate/baseline/base-expectations.ts";
import type { Baseline } from "../gate/baseline/baseline.ts";
import type { Job } from "../gate/job.ts";
import type { Report } from "../report/report.ts";
import { findAcceptance } from "./acceptance.ts";
import { readBaseFiles } from "./base-files.ts";
import { faultText, type GitHub, GitHubError, isFaultOfGitHub, lookText } from "./client.ts";
import { mergeBaseOf, readCommit, readTip } from "./commits.ts";
import { configAt, configHere } from "./config-files.ts";
import type { ActionEvent, BaseHint } from "./event.ts";
import { selectBaseline } from "./find-baseline.ts";
import { type ConfigSides, type SuiteInputs, suitesFor } from "./gate-suites.ts";
import { callName, type Inputs } from "./inputs.ts";
import { type EarlierRuns, findEarlierRuns } from "./list-earlier-runs.ts";
import { debug } from "./log.ts";
import { type PullRequestHead, pullRequestHead } from "./pull-requests.ts";
import { runsAt } from "./runs.ts";
import type { ActionContext } from "./start.ts";

export interface BaseBranch extends Acceptance, Pick<Job, "policy" | "baseExpectations"> {
  baseline: Baseline;
  inputs: SuiteInputs;
  baseCommit: string | null;
  time: string | null;
  earlier?: EarlierRuns;
}

/** Returns the base side of each suite that the call gates. Throws ConfigurationError for files that cannot be used. */
export async function lookAtBaseBranch(started: ActionContext): Promise<BaseBranch[]> {
  const { inputs, event, environment, github } = started;
  const here = await configHere(inputs.policy, environment.workspace);
  if (github === undefined) return unseen(started, here, "the input github-token is empty");
  try {
    const base = await baseCommitOf(github, event.base);
    debug(`base commit: ${base.commit ?? "none"}`);
    const lookAt = event.role === "base" ? onBase : onHead;
    return await lookAt(started, github, here, base);
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
    const { baseline } = await selectBaseline({ ...started, inputs }, github, baseCommit, here);
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
  // Requested in parallel with the policy, which decides which of these runs are trusted.
  const pushes =
    baseCommit === null ? undefined : runsAt(github, baseCommit, "push", started.event.baseBranch);
  const earlier = findEarlierRuns(started, github);
  // Avoids unhandled rejections: the errors are thrown where the promises are awaited.
  pushes?.catch(() => {});
  earlier.catch(() => {});
  // The pull request controls the workflow that names the file, so a name that the base lacks must not hide the base's own file.
  const named =
    policyCommit === null ? undefined : await configAt(github, [file, ...CONFIG_FILES], policyCommit);
  demandPolicy(file, [named, here]);
  const looks: BaseBranch[] = [];
  const left = new Set<string>();
  const suites = suitesFor(started.inputs, { base: named, head: here });
  const atBase = expectationsAt(github, suites, baseCommit);
  atBase.catch(() => {});
  for (const inputs of suites) {
    const suiteStart = { ...started, inputs };
    const { baseline, isFirstUse, usual } = await selectBaseline(
      suiteStart,
      github,
      baseCommit,
      named,
      pushes,
    );
    const { base, isKnown } = await policyFileOfBase(github, {
      file,
      named,
      usual,
      isFirstUse,
      policyCommit,
    });
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
  const [first, ...rest] = looks;
  if (first === undefined || left.size === 0) return looks;
  return [{ ...first, baseline: { ...first.baseline, leftOut: [...left].sort() } }, ...rest];
}

/** Only the pull request's workflow names this policy as the base's, so no inconclusive verdict may pass under it. */
function unknownPolicy(chosen: ActivePolicy, file: string): ActivePolicy {
  const message = `is not known to be the base branch's policy while its baseline cannot be read, so an inconclusive verdict blocks. Keep the policy in ${CONFIG_FILE}`;
  const { policy, problems } = chosen;
  return {
    ...chosen,
    policy: { ...policy, gate: { ...policy.gate, inconclusive: "fail" } },
    problems: [...problems, { severity: "warning", file, message }],
  };
}

/** Returns the suites that the base branch gates in one call and this call does not. */
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
    // The base branch also has a call for this suite alone, so other calls gate the other suites.
    if (calls.includes(call)) return [];
    if (calls.includes(DEFAULT_SUITE)) return declared.length > 0 ? declared : recorded;
    return [...declared, ...names(head)].includes(call) ? [] : recorded;
  };
  return left().filter((name) => !isGated(name));
}

async function expectationsAt(
  github: GitHub,
  suites: readonly SuiteInputs[],
  commit: string | null,
): Promise<BaseFiles | undefined> {
  const files = suites.flatMap(({ expectations }) => expectations);
  return commit === null || files.length === 0 ? undefined : readBaseFiles(github, files, commit);
}

function ofSuite(all: BaseFiles | undefined, { expectations }: SuiteInputs): BaseFiles | undefined {
  const isOwn = ({ file }: { file?: string | undefined }) =>
    file === undefined || expectations.includes(file);
  return all && { ...all, files: all.files.filter(isOwn), unread: all.unread.filter(isOwn) };
}

/** "Re-run jobs" tests an old merge, and so does a fork's run that waited for approval. An old run must not select an old policy. */
function mayBeOld({ event, environment }: ActionContext): boolean {
  const { pullRequest } = event;
  const isOfFork = pullRequest !== null && pullRequest.headRepositoryId !== environment.repositoryId;
  return environment.runAttempt > 1 || isOfFork;
}

/** A merge queue keeps the tested commit's policy, because each of its commits builds on the commits before. */
async function tipOf(
  github: GitHub,
  { event: { pullRequest, baseBranch } }: ActionContext,
  tested: string | null,
): Promise<string | null> {
  return pullRequest === null || baseBranch === null ? tested : readTip(github, baseBranch);
}

function unseen(
  { inputs, event }: Pick<ActionContext, "inputs" | "event">,
  here: ConfigFile | undefined,
  fault: string,
): BaseBranch[] {
  const reason = `the base branch cannot be looked at: ${fault}`;
  // The policy that applies is unknown too. The defaults are safe, because a gate without a baseline does not pass under any policy.
  const policy = event.role === "base" ? ownPolicy(inputs, here) : defaultActivePolicy;
  const sides = event.role === "base" ? { base: here } : { base: undefined, head: here };
  return suitesFor(inputs, sides).map((suite) => ({
    inputs: suite,
    baseCommit: null,
    time: event.time,
    policy,
    baseline: { state: "unavailable", reason },
    ...NOT_ACCEPTED,
  }));
}

/** On the base branch the commit's own policy applies, and its problems are reported with all others. */
function ownPolicy({ policy }: Inputs, here: ConfigFile | undefined): Job["policy"] {
  if (here === undefined) return policy === CONFIG_FILE ? undefined : policy;
  const { policy: own = defaultPolicy, problems } = here;
  return { ...defaultActivePolicy, policy: own, source: "file", problems };
}

interface PolicyFileQuery {
  /** The file that this workflow names, and its content on the base branch. */
  file: string;
  named: ConfigFile | undefined;
  /** The settings of the base branch's newest report. */
  usual: Report["settings"];
  isFirstUse: boolean;
  policyCommit: string | null;
}

/** The base branch's newest report names its policy file. Without a report only rungate.yml is sure to be the policy. */
async function policyFileOfBase(
  github: GitHub,
  { file, named, usual, isFirstUse, policyCommit }: PolicyFileQuery,
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

/** A branch behind the base has the old policy unchanged, which must not count as a change of the newest policy. */
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

/** Throws ConfigurationError when a named file exists on neither side; the default file is optional. */
function demandPolicy(file: string, found: readonly (ConfigFile | undefined)[]): void {
  if (file === CONFIG_FILE || found.some((config) => config?.file === file)) return;
  const message = "does not exist: write the policy, or leave the input policy out";
  throw new ConfigurationError([{ severity: "error", file, message }]);
}

interface BaseCommit {
  /** The commit that the report is compared with; null when there is none. */
  commit: string | null;
  /** The commit whose policy applies. */
  policyCommit: string | null;
  time: string | null;
}

/** `pull_request.base.sha` is too old: GitHub sets it when the pull request is opened, and the merge commit has a newer base. */
async function baseCommitOf(github: GitHub, hint: BaseHint): Promise<BaseCommit> {
  if ("at" in hint) return { commit: hint.at, policyCommit: hint.at, time: null };
  if ("into" in hint) {
    const policyCommit = await readTip(github, hint.into);
    return { commit: await mergeBaseOf(github, policyCommit, hint.mergeBaseOf), policyCommit, time: null };
  }
  if ("mergeBaseOf" in hint) {
    // The author of a pull request chooses its merge base, and must not choose an old policy with it.
    const { firstParent: policyCommit } = await readCommit(github, hint.mergedAs);
    if (policyCommit === null) throw new GitHubError("the commit that merges the pull request has no parent");
    return { commit: await mergeBaseOf(github, policyCommit, hint.mergeBaseOf), policyCommit, time: null };
  }
  const { firstParent, time } = await readCommit(github, hint.firstParentOf);
  return { commit: firstParent, policyCommit: firstParent, time };
}

const NOT_ACCEPTED: Acceptance = { accepted: null, warnings: [] };

interface Acceptance {
  accepted: Report["accepted"];
  warnings: Problem[];
}

async function acceptance(
  { event, inputs }: ActionContext,
  github: GitHub,
  { gate: { acceptLabel: label, acceptBy: by } }: Policy,
): Promise<Acceptance> {
  // A shard gives no verdict.
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
