import * as core from "@actions/core";
import { type ForkRun, forkRunOf } from "../fork/fork-run.ts";
import { CHANGES_WORKFLOWS, type Word, wordOf } from "../fork/word.ts";
import { connect, type GitHub } from "../github/client.ts";
import { type CommentOutcome, upsertComment } from "../github/comments.ts";
import { GitHubError, statusOf } from "../github/fault.ts";
import { changesWorkflows, openPullRequestsFrom, pullRequestHead } from "../github/pull-requests.ts";
import { refusedComment } from "../github/refused-comment.ts";
import { reportOfRun } from "../github/run-report.ts";
import { limits } from "../limits.ts";
import type { Report } from "../report/schema.ts";
import { type CommentPlace, commentView } from "../views/comment/comment.ts";
import { conclusionView } from "../views/comment/conclusion.ts";
import { plainText } from "../views/escape.ts";
import { type Environment, readEnvironment, repositoryUrl } from "./environment.ts";
import { loadCommentInputs } from "./inputs.ts";
import { annotate, debug, mask, writeLog } from "./log.ts";
import { readToldRun } from "./told-run.ts";

/** A comment to write, or why there is none. */
type Comment = { pullRequest: number; body: string } | { nothing: string };

/**
 * Comments on the pull request that a run was for whose own token could not. Reads nothing from the workspace. What GitHub does not let us
 * do is a warning: the check is the run's own conclusion. Throws ConfigurationError when inputs or event cannot be used.
 */
export async function commentForFork(): Promise<void> {
  const { suite, "github-token": token } = loadCommentInputs(core.getInput);
  mask(token);
  const environment = readEnvironment(process.env);
  const run = forkRunOf(readToldRun(environment), environment.GITHUB_REPOSITORY_ID);
  if ("nothing" in run) return tell(`nothing to do: ${run.nothing}`);
  const github = connect({ token, repository: environment.GITHUB_REPOSITORY, debug });
  try {
    const comment = await commentOn(github, run, suite, placeOf(run, environment));
    if ("nothing" in comment) return tell(`nothing to do: ${comment.nothing}`);
    tellOutcome(await upsertComment(github, { ...comment, suite, run: run.id }));
  } catch (error) {
    if (!(error instanceof GitHubError) && statusOf(error) === undefined) throw error;
    const { message: reason, remedy } = refusedComment(error);
    tellOutcome({ state: "refused", reason, remedy });
  }
}

async function commentOn(github: GitHub, run: ForkRun, suite: string, place: CommentPlace): Promise<Comment> {
  const pullRequests = await openPullRequestsFrom(github, run);
  const [only, ...others] = pullRequests;
  if (only === undefined) return GONE;
  if (others.length >= limits.pullRequestsOfBranch)
    return { nothing: `${pullRequests.length} open pull requests have the commit that was run` };
  const word = await wordOn(github, run, suite, pullRequests);
  if ("why" in word && others.length > 0)
    return {
      nothing: `of which of ${pullRequests.length} pull requests the run is cannot be told: ${word.why}`,
    };
  const pullRequest = "why" in word ? only : word.pullRequest;
  // What was found out is of this commit; a newer one has a run of its own.
  if ((await pullRequestHead(github, pullRequest)).headCommit !== run.commit) return GONE;
  if ("why" in word) return { pullRequest, body: conclusionView({ ...run, suite, why: word.why }, place) };
  return { pullRequest, body: commentView(word.report, place) };
}

async function wordOn(
  github: GitHub,
  run: ForkRun,
  suite: string,
  pullRequests: readonly number[],
): Promise<Word<Report>> {
  // Whichever of them the report names: the run may have been for another one.
  for (const pullRequest of pullRequests)
    if (await changesWorkflows(github, pullRequest)) return { why: CHANGES_WORKFLOWS };
  const report = await reportOfRun(github, run, suite);
  if ("why" in report) return { why: `the run ${report.why}` };
  return wordOf(report, { ...run, suite, pullRequests });
}

function placeOf({ id, attempt, reporter }: ForkRun, environment: Environment): CommentPlace {
  const repository = repositoryUrl(environment);
  const url = `${repository}/actions/runs/${id}`;
  return { run: id, job: `${url}/attempts/${attempt}`, report: `${url}#artifacts`, repository, reporter };
}

const GONE = { nothing: "the run's commit is no longer the newest of an open pull request" };

function tellOutcome(outcome: CommentOutcome): void {
  if (outcome.state === "refused") {
    const message = `no comment: ${outcome.reason}. What helps: ${outcome.remedy}`;
    return annotate("warning", message, { title: "rungate" });
  }
  core.setOutput("comment-url", outcome.url);
  tell(`comment ${outcome.state}: ${outcome.url}`);
}

function tell(text: string): void {
  writeLog(`${plainText(text)}\n`);
}
