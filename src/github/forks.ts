import { getInput } from "@actions/core";
import { DEFAULT_SUITE } from "../config/policy.ts";
import { type Markdown, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import { decide } from "../gate/decide/verdict.ts";
import { type ForkRun, forkRunOf } from "../report/fork.ts";
import { isRed } from "../report/red.ts";
import type { Report } from "../report/report.ts";
import { type CommentPlace, conclusionView, suitesCommentView } from "../views/comment.ts";
import { connect, type GitHub, isFaultOfGitHub } from "./client.ts";
import { upsertComment } from "./comments.ts";
import { readEnvironment, readWorkflowRunEvent, repositoryUrl } from "./event.ts";
import { callName, loadCommentInputs } from "./inputs.ts";
import { annotate, debug, mask, setOutputs, writeLog } from "./log.ts";
import { changesWorkflows, openPullRequestsFrom, pullRequestHead } from "./pull-requests.ts";
import { refusedComment } from "./refused-comment.ts";
import { reportsOfRun } from "./runs.ts";
import { loadToolkit } from "./start.ts";
import type { CommentOutcome } from "./write-comment.ts";

/** Comments for a run whose own token could not. Reads no file of the workspace. A refusal is only a warning. Throws ConfigurationError. */
export async function commentForFork(): Promise<void> {
  const inputs = loadCommentInputs(getInput);
  const token = inputs["github-token"];
  const call = callName(inputs);
  mask(token);
  const { context, getOctokit } = await loadToolkit();
  const environment = readEnvironment(context, process.env);
  const run = forkRunOf(readWorkflowRunEvent(environment), environment.repositoryId);
  if ("nothing" in run) return log(`nothing to do: ${run.nothing}`);
  const github = await connect({ token, repository: environment.repository, debug, getOctokit });
  try {
    const comment = await forkCommentBody(github, run, call, repositoryUrl(environment));
    if ("nothing" in comment) return log(`nothing to do: ${comment.nothing}`);
    logOutcome(await upsertComment(github, { ...comment, headCommit: run.commit, suite: call, run: run.id }));
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    const { message: reason, remedy } = refusedComment(error);
    logOutcome({ state: "refused", reason, remedy });
  }
}

function logOutcome(outcome: CommentOutcome): void {
  if (outcome.state === "refused") {
    const message = `no comment: ${outcome.reason}. What helps: ${outcome.remedy}`;
    annotate("warning", message, { title: "rungate" });
    return;
  }
  if (outcome.state === "none") return;
  setOutputs({ "comment-url": outcome.url });
  log(`comment ${outcome.state}: ${outcome.url}`);
}

function log(text: string): void {
  writeLog(terminal`${text}`);
}

/** A comment to write, or the reason to write none. */
export type ForkComment = { pullRequest: number; body: Markdown } | { nothing: string };

const GONE = { nothing: "the run's commit is no longer the newest of an open pull request" };

/** Returns the comment for a run: its reports if they can be trusted, otherwise only the result of the run. `repository` is a URL. */
export async function forkCommentBody(
  github: GitHub,
  run: ForkRun,
  call: string,
  repository: string,
): Promise<ForkComment> {
  const place = placeOf(run, repository);
  const pullRequests = await openPullRequestsFrom(github, run);
  const [only, ...rest] = pullRequests;
  if (only === undefined) return GONE;
  if (rest.length >= limits.pullRequestsOfBranch)
    return { nothing: `${pullRequests.length} open pull requests have the commit that was run` };
  const statement = await statementOn(github, run, call, pullRequests);
  if ("why" in statement && rest.length > 0) {
    const which = `of which of ${pullRequests.length} pull requests the run is`;
    return { nothing: `${which} is unclear: ${statement.why}` };
  }
  const pullRequest = "why" in statement ? only : statement.pullRequest;
  // A newer commit has its own run.
  if ((await pullRequestHead(github, pullRequest)).headCommit !== run.commit) return GONE;
  if ("why" in statement)
    return { pullRequest, body: conclusionView({ ...run, suite: call, why: statement.why }, place) };
  return { pullRequest, body: suitesCommentView(statement.reports, { ...place, call }) };
}

async function statementOn(
  github: GitHub,
  run: ForkRun,
  call: string,
  pullRequests: readonly number[],
): Promise<ForkStatement<Report>> {
  // The run may have been for any of these pull requests, whichever the report names.
  for (const pullRequest of pullRequests)
    if (await changesWorkflows(github, pullRequest)) return { why: CHANGES_WORKFLOWS };
  const reports = await reportsOfRun(github, run, call);
  if ("why" in reports) return { why: `the run ${reports.why}` };
  return wordOf(reports, { ...run, call, pullRequests });
}

function placeOf({ id, attempt, reporter, owner }: ForkRun, repository: string): CommentPlace {
  const url = `${repository}/actions/runs/${id}`;
  return {
    run: id,
    job: `${url}/attempts/${attempt}`,
    report: `${url}#artifacts`,
    repository,
    // The event does not name the workflow of the run.
    workflow: null,
    reporter: reporter === "fork" ? `the fork of ${shorten(owner, limits.shownName)}` : "Dependabot's run",
  };
}

/** Facts that are known without the run's report. */
export interface ForkRunFacts extends Pick<ForkRun, "commit" | "ending"> {
  /** The name of the call that gated. */
  call: string;
  /** The open pull requests at the commit of the run. */
  pullRequests: readonly number[];
}

/** The reports that may be shown, or the reason to show none. */
export type ForkStatement<R> = { pullRequest: number; reports: R[] } | { why: string };

const CHANGES_WORKFLOWS =
  "the pull request changes files in .github/, where it is decided what runs and what it reports";

/**
 * Checks reports of a run on another person's pull request, whose author can forge them. They must be about that pull request, have the
 * verdict that their numbers give, and match the result of the run on GitHub. Only GitHub can confirm an acceptance.
 */
export function wordOf(reports: readonly Report[], facts: ForkRunFacts): ForkStatement<Report> {
  const [pullRequest, ...rest] = new Set(reports.map((report) => report.pullRequest));
  if (pullRequest === null || pullRequest === undefined || rest.length > 0) return { why: OTHER_PULL };
  const decided = reports.map((report) => ({ ...report, verdict: decide(report) }));
  for (const [at, report] of reports.entries()) {
    const why = whyNotShown(report, decided[at]?.verdict, facts);
    if (why !== undefined) return { why };
  }
  const isFailing = decided.some(isRed);
  if (isFailing === (facts.ending === "failed")) return { pullRequest, reports: decided };
  return { why: isFailing ? RED : GREEN };
}

const OTHER_PULL = "its report is of another pull request";

function whyNotShown(
  report: Report,
  verdict: Report["verdict"] | undefined,
  { call, commit, pullRequests }: ForkRunFacts,
): string | undefined {
  if (call !== DEFAULT_SUITE && report.suite !== call) return "its report is of another suite";
  if (report.role !== "head") return "its report is not of a pull request";
  if (report.headCommit !== commit) return "its report is of another commit";
  if (!pullRequests.includes(report.pullRequest ?? 0)) return OTHER_PULL;
  if (report.accepted !== null) return "its report says that a person accepted it, which only GitHub can say";
  if (verdict?.result !== report.verdict.result || verdict.blocks !== report.verdict.blocks)
    return "its report contradicts itself";
  return undefined;
}

const RED = "its report says that the check is red";
const GREEN = "its report says that the check is green (something else in the run may have failed)";
