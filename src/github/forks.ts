import { type Markdown, terminal } from "../base/escape.ts";
import { limits } from "../base/limits.ts";
import { shorten } from "../base/text.ts";
import { decide } from "../gate/verdict.ts";
import { type ForkRun, forkRunOf } from "../report/fork.ts";
import { isRed } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { type CommentPlace, commentView, conclusionView } from "../views/comment.ts";
import { connect, type GitHub, isFaultOfGitHub } from "./client.ts";
import { type CommentOutcome, refusedComment, upsertComment } from "./comments.ts";
import { readEnvironment, readWorkflowRunEvent, repositoryUrl } from "./event.ts";
import { getInput, loadCommentInputs } from "./inputs.ts";
import { annotate, debug, mask, setOutputs, writeLog } from "./log.ts";
import { changesWorkflows, openPullRequestsFrom, pullRequestHead } from "./pull-requests.ts";
import { reportOfRun } from "./runs.ts";

/**
 * Comments on the pull request that a run was for whose own token could not. Reads nothing from the workspace. What GitHub does not let us
 * do is a warning: the check is the run's own conclusion. Throws ConfigurationError when inputs or event cannot be used.
 */
export async function commentForFork(): Promise<void> {
  const { suite, "github-token": token } = loadCommentInputs(getInput);
  mask(token);
  const environment = readEnvironment(process.env);
  const run = forkRunOf(readWorkflowRunEvent(environment), environment.GITHUB_REPOSITORY_ID);
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
): Promise<ForkStatement<Report>> {
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

/** What is known without the report that a run left. */
export interface ForkRunFacts extends Pick<ForkRun, "commit" | "ending"> {
  suite: string;
  /** The numbers of the open pull requests whose newest commit was run. */
  pullRequests: readonly number[];
}

/** What may be shown of a run: its report, and on which pull request, or why it is not shown. */
export type ForkStatement<R> = { pullRequest: number; report: R } | { why: string };

/** Why nothing is shown of a run whose pull request can say what runs. */
const CHANGES_WORKFLOWS =
  "the pull request changes files in .github/, where it is decided what runs and what it reports";

/**
 * Looks whether the report that a run on somebody else's pull request left can be shown. It is the word of whoever wrote the pull
 * request: it has to be about that one, its verdict is the one that its numbers make, and it may not say anything else than how the run
 * ended, which GitHub tells. That somebody accepted it only GitHub can say.
 */
export function wordOf(
  report: Report,
  { suite, commit, ending, pullRequests }: ForkRunFacts,
): ForkStatement<Report> {
  const { pullRequest } = report;
  if (report.suite !== suite) return { why: "its report is of another suite" };
  if (report.role !== "head") return { why: "its report is not of a pull request" };
  if (report.headCommit !== commit) return { why: "its report is of another commit" };
  if (pullRequest === null || !pullRequests.includes(pullRequest))
    return { why: "its report is of another pull request" };
  if (report.accepted !== null)
    return { why: "its report says that somebody accepted it, which only GitHub can say" };
  const verdict = decide(report);
  if (verdict.result !== report.verdict.result || verdict.blocks !== report.verdict.blocks)
    return { why: "its report contradicts itself" };
  const decided = { ...report, verdict };
  const isFailing = isRed(decided);
  if (isFailing === (ending === "failed")) return { pullRequest, report: decided };
  return { why: isFailing ? RED : GREEN };
}

const RED = "its report says that the check is red";
const GREEN = "its report says that the check is green (something else in the run may have failed)";
