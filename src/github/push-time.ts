import { z } from "../zod.ts";
import type { GitHub } from "./client.ts";
import { readPages } from "./pages.ts";
import type { PullRequestHead } from "./pull-requests.ts";

const runsSchema = z
  .object({
    workflow_runs: z.array(
      z.object({
        created_at: z.string(),
        head_sha: z.string(),
        head_branch: z.string().nullish(),
        head_repository: z.object({ id: z.int() }).nullish(),
      }),
    ),
  })
  .transform(({ workflow_runs }) => workflow_runs);

/**
 * When the commit was first pushed there after `since`, in milliseconds: the time of the first workflow run that it started, the
 * only one that GitHub's clock tells. A commit's own dates are its author's word. Undefined when no run is known. Throws what octokit
 * throws, and GitHubError.
 */
export async function pushTime(
  { octokit, owner, repo }: GitHub,
  { headCommit, headBranch, headRepositoryId }: PullRequestHead,
  since: number,
): Promise<number | undefined> {
  const asked = { owner, repo, head_sha: headCommit, event: "pull_request", per_page: 100 };
  const runs = await readPages(
    runsSchema,
    (page) => octokit.rest.actions.listWorkflowRunsForRepo({ ...asked, page }),
    "a list of workflow runs",
  );
  const times = runs
    .filter((run) => run.head_sha === headCommit && run.head_branch === headBranch)
    .filter((run) => run.head_repository?.id === headRepositoryId)
    .map((run) => Date.parse(run.created_at))
    .filter((at) => at > since);
  return times.length === 0 ? undefined : Math.min(...times);
}
