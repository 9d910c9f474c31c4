import { terminal } from "../escape/terminal.ts";
import { forkRunOf } from "../fork/fork-run.ts";
import { connect } from "../github/client.ts";
import { type CommentOutcome, upsertComment } from "../github/comments.ts";
import { isFaultOfGitHub } from "../github/fault.ts";
import { refusedComment } from "../github/refused-comment.ts";
import { readEnvironment, repositoryUrl } from "./environment.ts";
import { forkCommentBody } from "./fork-comment-body.ts";
import { getInput } from "./input.ts";
import { loadCommentInputs } from "./inputs.ts";
import { annotate, debug, mask, writeLog } from "./log.ts";
import { setOutputs } from "./outputs.ts";
import { readToldRun } from "./told-run.ts";

/**
 * Comments on the pull request that a run was for whose own token could not. Reads nothing from the workspace. What GitHub does not let us
 * do is a warning: the check is the run's own conclusion. Throws ConfigurationError when inputs or event cannot be used.
 */
export async function commentForFork(): Promise<void> {
  const { suite, "github-token": token } = loadCommentInputs(getInput);
  mask(token);
  const environment = readEnvironment(process.env);
  const run = forkRunOf(readToldRun(environment), environment.GITHUB_REPOSITORY_ID);
  if ("nothing" in run) return tell(`nothing to do: ${run.nothing}`);
  const github = await connect({ token, repository: environment.GITHUB_REPOSITORY, debug });
  try {
    const comment = await forkCommentBody(github, run, suite, repositoryUrl(environment));
    if ("nothing" in comment) return tell(`nothing to do: ${comment.nothing}`);
    tellOutcome(await upsertComment(github, { ...comment, suite, run: run.id }));
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    const { message: reason, remedy } = refusedComment(error);
    tellOutcome({ state: "refused", reason, remedy });
  }
}

function tellOutcome(outcome: CommentOutcome): void {
  if (outcome.state === "refused") {
    const message = `no comment: ${outcome.reason}. What helps: ${outcome.remedy}`;
    annotate("warning", message, { title: "rungate" });
    return;
  }
  setOutputs({ "comment-url": outcome.url });
  tell(`comment ${outcome.state}: ${outcome.url}`);
}

function tell(text: string): void {
  writeLog(terminal`${text}`);
}
