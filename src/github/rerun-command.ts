import * as z from "../core/schema.ts";
import type { WorkflowRun } from "../gate/baseline/provenance.ts";
import { RECIPES } from "../views/next-command.ts";
import { faultText, type GitHub, isFaultOfGitHub, readAnswer } from "./client.ts";
import { SECOND_LOOK } from "./needs.ts";
import { RefusedCommand } from "./read-command.ts";

const RECIPE = `${RECIPES}#a-second-look`;

const runSchema = z.object({ run_attempt: z.int().min(1) });

const jobsSchema = z.object({
  total_count: z.int().min(0),
  jobs: z.array(z.object({ id: z.int().min(1), name: z.string(), conclusion: z.string().nullable() })),
});

const PAGE = 100;

/** Starts the second look of a completed run. Throws RefusedCommand when it is not a skipped job, or the run began after `until` (ms). */
export async function rerunSecondLook(github: GitHub, run: WorkflowRun, until: number): Promise<void> {
  const { octokit, owner, repo } = github;
  const { actions } = octokit.rest;
  const { data } = await actions.getWorkflowRun({ owner, repo, run_id: run.id });
  const { run_attempt } = readAnswer(runSchema, data, "a workflow run");
  if (!(run.createdAt <= until))
    throw new RefusedCommand(
      "the newest run began after your comment",
      "look at the pull request as it is now, and write the command in a new comment",
    );
  if (run_attempt > 1) throw hasRun();
  const job = await secondLookOf(github, run.id);
  try {
    await actions.reRunJobForWorkflowRun({ owner, repo, job_id: job });
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    throw new RefusedCommand(
      `GitHub did not run the job ${SECOND_LOOK} again: ${faultText(error)}`,
      "check that the job of this command has the permission actions: write, or rerun the job on its page",
    );
  }
}

async function secondLookOf({ octokit, owner, repo }: GitHub, run_id: number): Promise<number> {
  const { data } = await octokit.rest.actions.listJobsForWorkflowRun({ owner, repo, run_id, per_page: PAGE });
  const { jobs } = readAnswer(jobsSchema, data, "a list of jobs");
  // The jobs of a called workflow or a matrix have this prefix.
  const found = jobs.filter(({ name }) => name === SECOND_LOOK || /^second-look (?:\/|\()/.test(name));
  const [first] = found;
  if (first === undefined)
    throw new RefusedCommand(`the workflow has no job ${SECOND_LOOK}`, "add it as the recipe shows", {
      page: RECIPE,
    });
  if (found.some(({ conclusion }) => conclusion !== "skipped")) throw hasRun();
  return first.id;
}

function hasRun(): RefusedCommand {
  return new RefusedCommand(
    "this commit has had its second look, and a third one would choose the luckiest",
    "push a change, or accept what the agent does now",
  );
}
