import { getInput } from "@actions/core";
import { type Markdown, terminal } from "../base/escape.ts";
import { limits } from "../base/limits.ts";
import { shorten } from "../base/text.ts";
import { DEFAULT_SUITE } from "../config/policy.ts";
import { decide } from "../gate/verdict.ts";
import { type ForkRun, forkRunOf } from "../report/fork.ts";
import { isRed } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { type CommentPlace, conclusionView, suitesCommentView } from "../views/comment.ts";
import { connect, type GitHub, isFaultOfGitHub } from "./client.ts";
import { type CommentOutcome, refusedComment, upsertComment } from "./comments.ts";
import { readEnvironment, readWorkflowRunEvent, repositoryUrl } from "./event.ts";
import { callName, loadCommentInputs } from "./inputs.ts";
import { annotate, debug, mask, setOutputs, writeLog } from "./log.ts";
import { changesWorkflows, openPullRequestsFrom, pullRequestHead } from "./pull-requests.ts";
import { reportsOfRun } from "./runs.ts";
import { loadToolkit } from "./start.ts";

/**
 * Comments on the pull request that a run was for whose own token could not. Reads nothing from the workspace. What GitHub does not let us
 * do is a warning: the check is the run's own conclusion. Throws ConfigurationError when inputs or event cannot be used.
 */
export async function commentForFork(): Promise<void> {
  const inputs = loadCommentInputs(getInput);
  const token = inputs["github-token"];
  const call = callName(inputs);
  mask(token);
  const { context, getOctokit } = await loadToolkit();
  const environment = readEnvironment(context, process.env);
  const run = forkRunOf(readWorkflowRunEvent(environment), environment.repositoryId);
  if ("nothing" in run) return tell(`nothing to do: ${run.nothing}`);
  const github = await connect({ token, repository: environment.repository, debug, getOctokit });
  try {
    const comment = await forkCommentBody(github, run, call, repositoryUrl(environment));
    if ("nothing" in comment) return tell(`nothing to do: ${comment.nothing}`);
    tellOutcome(
      await upsertComment(github, { ...comment, headCommit: run.commit, suite: call, run: run.id }),
    );
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
  if (outcome.state === "none") return;
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
  call: string,
  repository: string,
): Promise<ForkComment> {
  const place = placeOf(run, repository);
  const pullRequests = await openPullRequestsFrom(github, run);
  const [only, ...others] = pullRequests;
  if (only === undefined) return GONE;
  if (others.length >= limits.pullRequestsOfBranch)
    return { nothing: `${pullRequests.length} open pull requests have the commit that was run` };
  const word = await wordOn(github, run, call, pullRequests);
  if ("why" in word && others.length > 0) {
    const which = `of which of ${pullRequests.length} pull requests the run is`;
    return { nothing: `${which} cannot be told: ${word.why}` };
  }
  const pullRequest = "why" in word ? only : word.pullRequest;
  // What was found out is of this commit; a newer one has a run of its own.
  if ((await pullRequestHead(github, pullRequest)).headCommit !== run.commit) return GONE;
  if ("why" in word)
    return { pullRequest, body: conclusionView({ ...run, suite: call, why: word.why }, place) };
  return { pullRequest, body: suitesCommentView(word.reports, { ...place, call }) };
}

async function wordOn(
  github: GitHub,
  run: ForkRun,
  call: string,
  pullRequests: readonly number[],
): Promise<ForkStatement<Report>> {
  // Whichever of them the report names: the run may have been for another one.
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
    // The event does not say which workflow's run it was.
    workflow: null,
    reporter: reporter === "fork" ? `the fork of ${shorten(owner, limits.shownName)}` : "Dependabot's run",
  };
}

/** What is known without the report that a run left. */
export interface ForkRunFacts extends Pick<ForkRun, "commit" | "ending"> {
  /** The name of the call that gated: that of its suite, or the usual one, for whatever suites there are. */
  call: string;
  /** The numbers of the open pull requests whose newest commit was run. */
  pullRequests: readonly number[];
}

/** What may be shown of a run: its reports, and on which pull request, or why they are not shown. */
export type ForkStatement<R> = { pullRequest: number; reports: R[] } | { why: string };

/** Why nothing is shown of a run whose pull request can say what runs. */
const CHANGES_WORKFLOWS =
  "the pull request changes files in .github/, where it is decided what runs and what it reports";

/**
 * Looks whether the reports that a run on somebody else's pull request left can be shown. They are the word of whoever wrote the pull
 * request: they have to be about that one, each verdict is the one that its numbers make, and together they may not say anything else
 * than how the run ended, which GitHub tells. That somebody accepted one only GitHub can say.
 */
export function wordOf(reports: readonly Report[], facts: ForkRunFacts): ForkStatement<Report> {
  const [pullRequest, ...others] = new Set(reports.map((report) => report.pullRequest));
  if (pullRequest === null || pullRequest === undefined || others.length > 0) return { why: OTHER_PULL };
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
