/** The data of a `workflow_run` event. GitHub sets all of it. */
export interface WorkflowRunEvent {
  id: number;
  attempt: number;
  event: string;
  status: string | null;
  conclusion: string | null;
  /** The newest commit of the pull request. */
  commit: string;
  branch: string | null;
  actor: string | null;
  /** Null if the fork was deleted. */
  head: { repositoryId: number; owner: string } | null;
}

/** A finished run on a pull request that needs a comment from another run, because its own token cannot comment. */
export interface ForkRun {
  id: number;
  attempt: number;
  ending: "succeeded" | "failed";
  commit: string;
  branch: string;
  /** The owner and id of the branch's repository. */
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

/** Returns the run that needs a comment, or the reason for none. `repositoryId` is the pull request's target. */
export function forkRunOf(
  workflowRun: WorkflowRunEvent,
  repositoryId: number,
): ForkRun | { nothing: string } {
  const { id, attempt, event, status, conclusion, commit, branch, actor, head } = workflowRun;
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
