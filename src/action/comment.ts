import type { Markdown } from "../escape/markdown.ts";
import { replaceComment, upsertComment } from "../github/comments.ts";
import { RefusedComment } from "../github/refused-comment.ts";
import { commentRefusedView } from "../views/comment/refused.ts";
import { runningView } from "../views/comment/running.ts";
import { jobUrl, repositoryUrl } from "./environment.ts";
import { debug } from "./log.ts";
import { setOutputs } from "./outputs.ts";
import type { Started, Told } from "./start.ts";
import { addToSummary } from "./summary.ts";

/**
 * Writes the comment of this suite on the pull request, if there is one and the inputs want it. When that is not possible, the summary
 * says why and what to do: the verdict does not depend on it.
 */
export async function comment(
  body: Markdown,
  { inputs, event, environment, github }: Started<Told>,
): Promise<void> {
  const { pullRequest } = event;
  if (inputs.comment === "never" || pullRequest === null || github === undefined) return;
  const outcome = await upsertComment(github, {
    pullRequest: pullRequest.number,
    suite: inputs.suite,
    run: environment.GITHUB_RUN_ID,
    body,
  });
  debug(`comment: ${outcome.state}`);
  if (outcome.state === "refused") addToSummary(commentRefusedView(outcome));
  if ("url" in outcome) setOutputs({ "comment-url": outcome.url });
  if (outcome.state === "superseded") addToSummary(commentRefusedView(SUPERSEDED));
}

/**
 * Says on the comment that is there that a run is under way, so that no verdict from before stands for this one if the job is stopped.
 * What GitHub does not let us do is told by whoever writes the verdict.
 */
export async function markRunning({ inputs, event, environment, github }: Started): Promise<void> {
  const { pullRequest } = event;
  if (inputs.comment === "never" || pullRequest === null || github === undefined) return;
  const place = {
    run: environment.GITHUB_RUN_ID,
    job: jobUrl(environment),
    repository: repositoryUrl(environment),
  };
  const body = runningView({ suite: inputs.suite, commit: pullRequest.headCommit }, place);
  try {
    await replaceComment(github, {
      pullRequest: pullRequest.number,
      suite: inputs.suite,
      run: place.run,
      body,
    });
  } catch (error) {
    if (!(error instanceof RefusedComment)) throw error;
    debug(`the comment cannot be marked as running: ${error.message}`);
  }
}

/** Whoever writes in our name, as another workflow of the repository does, can say that of itself. */
const SUPERSEDED = {
  reason: "the one that is there says that a newer run wrote it",
  remedy: "if none did, delete that comment and run this job again",
};
