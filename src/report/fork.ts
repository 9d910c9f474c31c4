/** The run of a workflow as the event `workflow_run` tells of it. All of it is GitHub's word. */
export interface WorkflowRunEvent {
  id: number;
  attempt: number;
  event: string;
  status: string | null;
  conclusion: string | null;
  /** The newest commit of the pull request, for a run on one. */
  commit: string;
  branch: string | null;
  actor: string | null;
  /** Null when the fork is gone. */
  head: { repositoryId: number; owner: string } | null;
}

/** A finished run on a pull request for which somebody else has to comment: its own token may not. */
export interface ForkRun {
  id: number;
  attempt: number;
  ending: "succeeded" | "failed";
  commit: string;
  branch: string;
  /** The owner and the number of the repository that the branch is in. */
  owner: string;
  repositoryId: number;
  reporter: "fork" | "dependabot";
}

const ENDINGS: ReadonlyMap<string | null, ForkRun["ending"]> = new Map([
  ["success", "succeeded"],
  ["failure", "failed"],
  ["timed_out", "failed"],
  ["startup_failure", "failed"],
]);

/** The run if one has to comment for it, else why there is nothing to do. `repositoryId`: the repository that pull requests go to. */
export function forkRunOf(told: WorkflowRunEvent, repositoryId: number): ForkRun | { nothing: string } {
  const { id, attempt, event, status, conclusion, commit, branch, actor, head } = told;
  if (status !== "completed") return { nothing: "the run has not ended" };
  if (event !== "pull_request") return { nothing: `the run is one of ${event}, not of pull_request` };
  if (head === null || branch === null) return { nothing: "the repository that the run was for is gone" };
  const isFork = head.repositoryId !== repositoryId;
  if (!isFork && actor !== "dependabot[bot]")
    return { nothing: "the run is for a branch of this repository and comments by itself" };
  const ending = ENDINGS.get(conclusion);
  if (ending === undefined) return { nothing: `the run judged nothing: it ended as ${conclusion}` };
  return { id, attempt, ending, commit, branch, ...head, reporter: isFork ? "fork" : "dependabot" };
}
