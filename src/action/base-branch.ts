import type { GitHub } from "../github/client.ts";
import { readTip } from "../github/commits.ts";
import { isFaultOfGitHub, lookText } from "../github/fault.ts";
import type { Job } from "../job/job.ts";
import { DEFAULT_POLICY } from "../policy/default-file.ts";
import type { PolicyFile } from "../policy/load.ts";
import { defaultRuling, rulingPolicy } from "../policy/ruling.ts";
import { type Acceptance, acceptance } from "./acceptance.ts";
import { type BaseCommit, baseCommitOf } from "./base-commit.ts";
import { askedBaseline } from "./find-baseline.ts";
import type { Inputs } from "./inputs.ts";
import { debug } from "./log.ts";
import { demandPolicy, lagsBehind, policyAt, policyHere, usualPolicy } from "./policy-files.ts";
import type { Started } from "./start.ts";

/** What a job needs to know of the base branch before it scores. */
export interface BaseBranch extends Acceptance, Pick<Job, "policy" | "baseline"> {
  baseCommit: string | null;
  /** When the tested commit was made, or the event happened. */
  time: string | null;
}

/**
 * Looks at the base branch: which commit a report is compared with, by which policy, with which baseline, and who accepted. What GitHub
 * does not answer makes the baseline `unavailable`. Throws ConfigurationError when what stands there cannot be used.
 */
export async function lookAtBaseBranch(started: Started): Promise<BaseBranch> {
  const { inputs, event, environment, github } = started;
  const here = await policyHere(inputs.policy, environment.GITHUB_WORKSPACE);
  if (github === undefined) return unseen(started, here, "the input github-token is empty");
  try {
    const base = await baseCommitOf(github, event.base);
    debug(`base commit: ${base.commit ?? "none"}`);
    const look = event.role === "base" ? onBase : onHead;
    return { ...(await look(started, github, here, base)), time: event.time ?? base.time };
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return unseen(started, here, lookText(error));
  }
}

async function onBase(
  started: Started,
  github: GitHub,
  here: PolicyFile | undefined,
  { commit: baseCommit }: BaseCommit,
): Promise<Omit<BaseBranch, "time">> {
  const { baseline } = await askedBaseline(started, github, baseCommit, here);
  return { baseCommit, baseline, policy: ownPolicy(started.inputs, here), accepted: null, warnings: [] };
}

async function onHead(
  started: Started,
  github: GitHub,
  here: PolicyFile | undefined,
  { commit: baseCommit, ruling: tested }: BaseCommit,
): Promise<Omit<BaseBranch, "time">> {
  const { policy: file } = started.inputs;
  const ruling = mayBeOld(started) ? await tipOf(github, started, tested) : tested;
  // The workflow that names the file is the pull request's: naming one that the base lacks does not do away with the one it has.
  const named = ruling === null ? undefined : await policyAt(github, [file, DEFAULT_POLICY], ruling);
  demandPolicy(file, [named, here]);
  const { baseline, isFirstUse, usual } = await askedBaseline(started, github, baseCommit, named);
  const base = (await usualPolicy(github, usual, ruling, named?.file ?? file)) ?? named;
  const head = (await lagsBehind(github, here, base, baseCommit, ruling)) ? base : here;
  const policy = rulingPolicy({ base, head, isFirstUse });
  debug(`policy in force: ${policy.source}`);
  const { accepted, warnings } = await acceptance(started, github, policy.policy);
  return { baseCommit, baseline, policy, accepted, warnings };
}

/**
 * Whether a run may begin long after its event: "Re-run jobs" tests the merge of then, and so does a fork's run that had to wait until
 * somebody let it go. Whoever has an old run is not to choose an old policy with it.
 */
function mayBeOld({ event, environment }: Started): boolean {
  const { pullRequest } = event;
  const isOfFork = pullRequest !== null && pullRequest.headRepositoryId !== environment.GITHUB_REPOSITORY_ID;
  return environment.GITHUB_RUN_ATTEMPT > 1 || isOfFork;
}

/** The commit whose policy rules on a pull request now; in a merge queue, where each stands on those before, what it was. */
async function tipOf(
  github: GitHub,
  { event: { pullRequest, baseBranch } }: Started,
  tested: string | null,
): Promise<string | null> {
  return pullRequest === null || baseBranch === null ? tested : readTip(github, baseBranch);
}

/** What holds when nobody can look at the base branch. */
function unseen(
  { inputs, event }: Pick<Started, "inputs" | "event">,
  here: PolicyFile | undefined,
  fault: string,
): BaseBranch {
  const reason = `the base branch cannot be looked at: ${fault}`;
  // Whose policy rules cannot be known either: the defaults stand in, for such a gate is not green whatever they say.
  const policy = event.role === "base" ? ownPolicy(inputs, here) : defaultRuling;
  return {
    baseCommit: null,
    time: event.time,
    policy,
    baseline: { state: "unavailable", reason },
    accepted: null,
    warnings: [],
  };
}

/** On the base branch the commit's own policy rules, and what is wrong with it is told together with everything else. */
function ownPolicy({ policy }: Inputs, here: PolicyFile | undefined): Job["policy"] {
  return here === undefined && policy === DEFAULT_POLICY ? undefined : policy;
}
