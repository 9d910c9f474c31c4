import { calledInputs, calledSecrets, calleeOf, callGrants } from "./calls.ts";
import { filledText, holds, mapValues, type Scope, type Value } from "./expressions.ts";
import { matrixMembers } from "./matrix.ts";
import { playMember } from "./member.ts";
import { githubContext } from "./place.ts";
import { type Ended, NO_STEPS, type Play, type PlayedJob, type Turn, type WorkflowPlay } from "./play.ts";
import { worst } from "./result.ts";
import { testedCommit } from "./trigger.ts";
import { jobOrder } from "./workflow-file.ts";

/** Plays the jobs of a workflow sequentially by their `needs`; returns the results by id. */
export async function playJobs(play: Play, workflow: WorkflowPlay): Promise<Record<string, Ended>> {
  const ended: Record<string, Ended> = {};
  for (const id of jobOrder(workflow.file)) {
    const job = workflow.file.jobs[id];
    if (job === undefined) continue;
    const needs = Object.fromEntries(Object.entries(ended).filter(([other]) => job.needs.includes(other)));
    const before = Object.values(needs);
    ended[id] = await playJob(play, workflow, {
      id,
      job,
      needs,
      // A called job also comes after all predecessors of the calling job.
      ancestors: [...workflow.after.ancestors, ...before.flatMap((need) => [need.result, ...need.ancestors])],
      isNew: workflow.after.isNew || before.some((need) => need.isNew),
    });
  }
  return ended;
}

async function playJob(play: Play, workflow: WorkflowPlay, turn: Turn): Promise<Ended> {
  const { id, job, ancestors, isNew } = turn;
  const scope = jobScope(play, workflow, turn);
  if (!holds(job.if, scope)) {
    play.jobs.push({ ...NO_STEPS, name: `${workflow.prefix}${job.name ?? id}`, result: "skipped" });
    return { result: "skipped", outputs: {}, ancestors, isNew };
  }
  if (job.uses !== undefined) return playCall(play, workflow, turn, job.uses, scope);
  const members: PlayedJob[] = [];
  for (const matrix of matrixMembers(job, scope)) {
    const own = { ...scope, contexts: { ...scope.contexts, matrix } };
    members.push(await playMember(play, workflow, turn, own));
  }
  play.jobs.push(...members);
  return {
    result: worst(members.map(({ result }) => result)),
    // An empty output of another matrix member does not replace a set one.
    outputs: Object.fromEntries(
      members.flatMap(({ outputs }) => Object.entries(outputs).filter(([, value]) => value !== "")),
    ),
    ancestors,
    isNew: isNew || members.some((member) => !play.earlier.includes(member)),
  };
}

async function playCall(
  play: Play,
  workflow: WorkflowPlay,
  turn: Turn,
  uses: string,
  scope: Scope,
): Promise<Ended> {
  const { id, job } = turn;
  const callee = calleeOf(uses, testedCommit(play.trigger));
  const jobs = await playJobs(play, {
    file: callee.file,
    isOurs: callee.isOurs,
    inputs: calledInputs(job.with, callee, scope),
    secrets: calledSecrets(job.secrets, workflow.secrets, scope),
    prefix: `${job.name ?? id} / `,
    grants: callGrants(job, workflow.file),
    after: turn,
  });
  const ended = Object.values(jobs);
  const outer = { ...scope, contexts: { ...scope.contexts, jobs: mapValues(jobs, shown) } };
  return {
    result: worst(ended.map(({ result }) => result)),
    outputs: mapValues(callee.call.outputs, ({ value }) => filledText(value, outer)),
    // A dependent of the call comes after its inner jobs: a skipped one skips it, regardless of the call's result.
    ancestors: ended.flatMap((each) => [each.result, ...each.ancestors]),
    isNew: ended.some((each) => each.isNew),
  };
}

function jobScope(play: Play, workflow: WorkflowPlay, { id, needs, ancestors }: Turn): Scope {
  const { inputs, secrets } = workflow;
  const github = githubContext({ ...play, workspace: "", job: id });
  const isCancelled = play.jobs.some(({ result }) => result === "cancelled");
  return {
    contexts: {
      github,
      inputs,
      secrets: { ...secrets, GITHUB_TOKEN: play.trigger.github.token },
      needs: mapValues(needs, shown),
    },
    status: {
      success: !isCancelled && ancestors.every((result) => result === "success"),
      failure: ancestors.includes("failure"),
      cancelled: isCancelled,
    },
  };
}

function shown({ result, outputs }: Ended): Record<string, Value> {
  return { result, outputs };
}
