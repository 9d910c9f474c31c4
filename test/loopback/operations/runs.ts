import { type Answer, fault, notFound, paged } from "../answer.ts";
import { type Fields, fill } from "../fill.ts";
import type { RunJob, WorkflowRun } from "../repository.ts";
import type { GitHubState } from "../state.ts";
import type { Call, Operations } from "./call.ts";
import { idOf, repositoryDocument } from "./documents.ts";

export const runs: Operations = {
  "actions/list-workflow-runs-for-repo": (call) => list(call, call.state.runs),
  "actions/list-workflow-runs": (call) => {
    const workflow = call.path("workflow_id");
    const shown = call.state.runs.filter(
      ({ path }) => path.endsWith(`/${workflow}`) || String(idOf(path)) === workflow,
    );
    return shown.length === 0 ? notFound : list(call, shown);
  },
  "actions/get-workflow-run": ({ state, path }) => {
    const run = state.runs.find(({ id }) => id === Number(path("run_id")));
    return run === undefined ? notFound : { body: runDocument(state, run) };
  },
  "actions/list-jobs-for-workflow-run": (call) => {
    const run = call.state.runs.find(({ id }) => id === Number(call.path("run_id")));
    if (run === undefined) return notFound;
    // Only the newest attempt's jobs exist here.
    call.query("filter");
    const shown = call.state.jobs.filter((job) => job.run === run);
    const show = (page: RunJob[]) => page.map(jobDocument);
    return paged(shown, call, (page) => ({ total_count: shown.length, jobs: show(page) }));
  },
  "actions/re-run-job-for-workflow-run": ({ state, path }) => {
    const job = state.jobs.find(({ id }) => id === Number(path("job_id")));
    if (job === undefined) return notFound;
    if (job.run.status !== "completed")
      return fault(403, "The workflow run containing this job is already running");
    Object.assign(job, { status: "queued", conclusion: null });
    Object.assign(job.run, { status: "queued", conclusion: null, attempt: job.run.attempt + 1 });
    return { status: 201, body: {} };
  },
  // As measured in github.com/kubernetes-sigs/prow/pull/798 and github.com/mlflow/mlflow/pull/22887.
  "actions/approve-workflow-run": ({ state, path }) => {
    const run = state.runs.find(({ id }) => id === Number(path("run_id")));
    return run === undefined
      ? notFound
      : fault(403, "This run is not from a fork pull request or does not require approval");
  },
  "actions/re-run-workflow": ({ state, path }) => {
    const run = state.runs.find(({ id }) => id === Number(path("run_id")));
    if (run === undefined) return notFound;
    if (run.status !== "completed") return fault(403, "This workflow is already running");
    if (state.settings.heldRun === "refused") return fault(403, "Resource not accessible by integration");
    const isStillHeld = run.conclusion === "action_required" && state.settings.heldRun === "held";
    Object.assign(run, { attempt: run.attempt + 1 });
    if (!isStillHeld) Object.assign(run, { status: "queued", conclusion: null });
    return { status: 201, body: {} };
  },
  "actions/create-workflow-dispatch": ({ state, path, body }) => {
    const workflow = path("workflow_id");
    const ref = String(body.ref);
    const text = state.commitAt(ref)?.files[`.github/workflows/${workflow}`]?.toString();
    if (text === undefined) return notFound;
    if (!/workflow_dispatch/.test(text))
      return fault(422, "Workflow does not have 'workflow_dispatch' trigger");
    state.dispatches.push({ workflow, ref });
    return { status: 204 };
  },
};

function jobDocument({ id, run, name, status, conclusion }: RunJob): Fields {
  return fill("job", {
    id,
    name,
    status,
    conclusion,
    run_id: run.id,
    run_attempt: run.attempt,
    head_sha: run.headSha,
  });
}

export function runDocument({ repository }: GitHubState, run: WorkflowRun): Fields {
  const { headRepository } = run;
  return fill("workflow-run", {
    id: run.id,
    name: "agent",
    path: run.path,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    run_attempt: run.attempt,
    workflow_id: idOf(run.path),
    created_at: run.createdAt,
    updated_at: run.createdAt,
    html_url: `https://github.com/${repository.owner}/${repository.name}/actions/runs/${run.id}`,
    repository: repositoryDocument("minimal-repository", repository),
    head_repository: headRepository && repositoryDocument("minimal-repository", headRepository),
  });
}

function list(call: Call, all: readonly WorkflowRun[]): Answer {
  const [sha, event, branch, status] = ["head_sha", "event", "branch", "status"].map(call.query);
  const shown = all
    .filter((run) => sha === undefined || run.headSha === sha)
    .filter((run) => event === undefined || run.event === event)
    .filter((run) => branch === undefined || run.headBranch === branch)
    .filter((run) => status === undefined || run.status === status || run.conclusion === status)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const show = (page: WorkflowRun[]) => page.map((run) => runDocument(call.state, run));
  return paged(shown, call, (page) => ({ total_count: shown.length, workflow_runs: show(page) }));
}
