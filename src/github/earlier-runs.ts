import { limits } from "../base/limits.ts";
import { type EarlierRun, earlierRunIn } from "../gate/earlier-runs.ts";
import { isOfWorkflow, type WorkflowRun } from "../gate/provenance.ts";
import type { Report } from "../report/report.ts";
import { type GitHub, statusOf } from "./client.ts";
import { workflowFile } from "./event.ts";
import { callName } from "./inputs.ts";
import { listRuns, reportsOfRun } from "./runs.ts";
import type { ActionContext } from "./start.ts";

/** The runs of a workflow at one commit before this one. */
export interface EarlierRuns {
  /** Those that came to an end, or left a report: each was a look at the agent. */
  count: number;
  /** Their recordings, by suite. */
  runs: EarlierRun[];
}

/** The events that start the gate for a commit on its way to a merge. */
const EVENTS = ["pull_request", "workflow_dispatch", "push"];

/** How runs end that were not stopped. */
const ENDED: readonly unknown[] = ["success", "failure"];

/**
 * Finds the earlier runs of this workflow at the head commit, and what they recorded: their reports are read, newest first and up to a
 * limit, those of stopped runs last. Only where a merge is judged. Throws what octokit throws, and GitHubError.
 */
export async function findEarlierRuns(started: ActionContext, github: GitHub): Promise<EarlierRuns> {
  const { inputs, event, environment } = started;
  const found: EarlierRuns = { count: 0, runs: [] };
  // A shard decides nothing.
  if (event.role !== "head" || inputs.shard !== undefined) return found;
  const commit = event.pullRequest?.headCommit ?? event.commit;
  const before = await earlierAt(started, github, commit);
  found.count = before.filter(hasEnded).length;
  const inOrder = [...before.filter(hasEnded), ...before.filter((run) => !hasEnded(run))];
  // Of this run the attempt before, as long as its report is there.
  const own = environment.runAttempt > 1 ? [{ id: environment.runId, commit, conclusion: "failure" }] : [];
  // One after the other: each may be large.
  for (const run of [...own, ...inOrder.slice(0, limits.earlierRuns)]) {
    const reports = await reportsOfRun(github, run, callName(inputs)).catch(unlessGone);
    if ("why" in reports) continue;
    if (!hasEnded(run)) found.count += 1;
    found.runs.push(...reports.filter((report) => isOfHead(report, commit)).map(earlierRunIn));
  }
  return found;
}

/** A run can be deleted, with all that it left. */
function unlessGone(error: unknown): { why: string } {
  if (statusOf(error) !== 404) throw error;
  return { why: "is gone" };
}

/** The other runs of this workflow at the commit, newest first. One that began later has ended where this one is run again. */
async function earlierAt(
  { event, environment }: ActionContext,
  github: GitHub,
  commit: string,
): Promise<WorkflowRun[]> {
  const { repository, repositoryId, runId } = environment;
  const workflow = workflowFile(environment);
  if (workflow === "") return [];
  const home = event.pullRequest === null ? repositoryId : event.pullRequest.headRepositoryId;
  const { runs } = await listRuns(github, { commit, workflow, branch: null }, 1);
  return (
    runs
      .filter((run) => run.id !== runId && run.headRepositoryId === home && EVENTS.includes(run.event))
      // A push of a base branch recorded a baseline.
      .filter((run) => run.event !== "push" || run.branch !== event.baseBranch)
      .filter(({ path }) => isOfWorkflow(path, { workflows: [workflow], repository }))
      .sort((a, b) => b.id - a.id)
  );
}

function hasEnded({ conclusion }: Pick<WorkflowRun, "conclusion">): boolean {
  return ENDED.includes(conclusion);
}

/** A report of the same commit: a pull request's names its head beside the merge that was tested. */
function isOfHead({ role, headCommit, commit: tested }: Report, commit: string): boolean {
  return role === "head" && (headCommit ?? tested) === commit;
}
