import type { Markdown } from "../escape/markdown.ts";
import type { ForkRun } from "../fork/fork-run.ts";
import { CHANGES_WORKFLOWS, type Word, wordOf } from "../fork/word.ts";
import type { GitHub } from "../github/client.ts";
import { changesWorkflows, openPullRequestsFrom, pullRequestHead } from "../github/pull-requests.ts";
import { reportOfRun } from "../github/run-report.ts";
import { limits } from "../limits.ts";
import type { Report } from "../report/schema.ts";
import { type CommentPlace, commentView } from "../views/comment/comment.ts";
import { conclusionView } from "../views/comment/conclusion.ts";
import { shorten } from "../wording.ts";

/** A comment to write, or why there is none. */
export type ForkComment = { pullRequest: number; body: Markdown } | { nothing: string };

const GONE = { nothing: "the run's commit is no longer the newest of an open pull request" };

/**
 * What is to be said of a run, and on which pull request of `repository`, its address. Of a pull request that can say what runs, and of
 * a run whose report does not agree with what GitHub knows, only how it ended. Throws what octokit throws, and GitHubError.
 */
export async function forkCommentBody(
  github: GitHub,
  run: ForkRun,
  suite: string,
  repository: string,
): Promise<ForkComment> {
  const place = placeOf(run, repository);
  const pullRequests = await openPullRequestsFrom(github, run);
  const [only, ...others] = pullRequests;
  if (only === undefined) return GONE;
  if (others.length >= limits.pullRequestsOfBranch)
    return { nothing: `${pullRequests.length} open pull requests have the commit that was run` };
  const word = await wordOn(github, run, suite, pullRequests);
  if ("why" in word && others.length > 0) {
    const which = `of which of ${pullRequests.length} pull requests the run is`;
    return { nothing: `${which} cannot be told: ${word.why}` };
  }
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

function placeOf({ id, attempt, reporter, owner }: ForkRun, repository: string): CommentPlace {
  const url = `${repository}/actions/runs/${id}`;
  return {
    run: id,
    job: `${url}/attempts/${attempt}`,
    report: `${url}#artifacts`,
    repository,
    reporter: reporter === "fork" ? `the fork of ${shorten(owner, limits.shownName)}` : "Dependabot's run",
  };
}
