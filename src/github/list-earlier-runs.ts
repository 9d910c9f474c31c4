import { limits } from "../core/limits.ts";
import { type EarlierRun, earlierRunIn } from "../gate/baseline/earlier-runs.ts";
import { isOfWorkflow, type WorkflowRun } from "../gate/baseline/provenance.ts";
import type { Report } from "../report/report.ts";
import { type GitHub, statusOf } from "./client.ts";
import { workflowFile } from "./event.ts";
import { callName } from "./inputs.ts";
import { listRuns, reportsOfRun } from "./runs.ts";
import type { ActionContext } from "./start.ts";

export interface EarlierRuns {
  /** The number of runs that ended or uploaded a report, because each was a look at the agent. */
  count: number;
  /** The recordings by suite. */
  runs: EarlierRun[];
}

/** The events that start the gate for a commit that may be merged. */
const EVENTS = ["pull_request", "workflow_dispatch", "push"];

/** The conclusions of runs that were not stopped. */
const ENDED: readonly unknown[] = ["success", "failure"];

/** Reads the reports of earlier runs at the head commit, newest first and up to a limit, stopped runs last. */
export async function findEarlierRuns(started: ActionContext, github: GitHub): Promise<EarlierRuns> {
  const { inputs, event, environment } = started;
  const found: EarlierRuns = { count: 0, runs: [] };
  // A shard gives no verdict.
  if (event.role !== "head" || inputs.shard !== undefined) return found;
  const commit = event.pullRequest?.headCommit ?? event.commit;
  const earlier = await earlierAt(started, github, commit);
  found.count = earlier.filter(hasEnded).length;
  const inOrder = [...earlier.filter(hasEnded), ...earlier.filter((run) => !hasEnded(run))];
  // This run's previous attempt, while its report exists.
  const own = environment.runAttempt > 1 ? [{ id: environment.runId, commit, conclusion: "failure" }] : [];
  // Sequential, because each report may be large.
  for (const run of [...own, ...inOrder.slice(0, limits.earlierRuns)]) {
    const reports = await reportsOfRun(github, run, callName(inputs)).catch(unlessGone);
    if ("why" in reports) continue;
    if (!hasEnded(run)) found.count += 1;
    found.runs.push(...reports.filter((report) => isOfHead(report, commit)).map(earlierRunIn));
  }
  return found;
}

/** A deleted run loses its reports. */
function unlessGone(error: unknown): { why: string } {
  if (statusOf(error) !== 404) throw error;
  return { why: "is gone" };
}

/** Includes runs that began later, which have ended when this run is run again. */
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

/** A pull request's report has its head commit beside the tested merge commit. */
function isOfHead({ role, headCommit, commit: tested }: Report, commit: string): boolean {
  return role === "head" && (headCommit ?? tested) === commit;
}
