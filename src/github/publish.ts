import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Markdown, markdown, terminal } from "../core/escape.ts";
import { writeWhole } from "../core/files.ts";
import { sha256 } from "../core/json.ts";
import { measureStates } from "../gate/decide/measure-check.ts";
import { partialReportText } from "../gate/run-job.ts";
import { fixedCases, reportPieces, worseCases } from "../report/cases.ts";
import { isUnseen } from "../report/red.ts";
import type { Report } from "../report/report.ts";
import type { PartialReport } from "../report/scored-suite.ts";
import { annotationsOf } from "../views/annotations.ts";
import { type CheckRunResult, checkRunView } from "../views/check-run.ts";
import {
  type CommentMarker,
  commentRefusedView,
  outdatedView,
  runningView,
  suitesCommentView,
  suitesLine,
  summaryView,
  worstFirst,
} from "../views/comment.ts";
import { shardView } from "../views/inspect.ts";
import { suitesJunitView } from "../views/junit.ts";
import { htmlView } from "../views/page/page.ts";
import { terminalView } from "../views/terminal.ts";
import { blockingWord, verdictSentences } from "../views/verdict-text.ts";
import { endCheckRun } from "./check-run.ts";
import { outdateComments, updateComment, upsertComment } from "./comments.ts";
import { jobUrl, repositoryUrl, workflowUrl } from "./event.ts";
import { callName } from "./inputs.ts";
import { addToSummary, annotate, debug, setOutputs, writeLog } from "./log.ts";
import { RefusedComment } from "./refused-comment.ts";
import type { ActionContext, CommentInputs } from "./start.ts";

export interface ReportFiles {
  report: string;
  html: string;
  junit: string;
}

/**
 * Writes all outputs for people and later steps; `isRed` is the job's result. Returns false when the report or the step's outputs cannot be
 * written. The page and the JUnit file come last, because a fault in them must not hide the verdict.
 */
export async function publish(
  reports: readonly Report[],
  files: ReportFiles,
  started: ActionContext,
  isRed: boolean,
): Promise<boolean> {
  const isWritten = writeReports(reports, files.report);
  if (reports.length > 1) {
    const line = suitesLine(reports);
    writeLog(terminal`${line}`);
    await addToSummary(markdown`### ${line}\n`);
  }
  for (const report of reports) {
    writeLog(terminalView(report, { colors: false, verdict: true }));
    annotateReport(report);
  }
  const areOutputsSet = setOutputs(outputsOf(reports, isWritten ? files.report : ""));
  for (const report of reports)
    await addToSummary(summaryView(report, { verdict: true, share: 1 / reports.length }));
  const { environment } = started;
  const place = {
    run: environment.runId,
    job: jobUrl(environment),
    report: isWritten ? `${repositoryUrl(environment)}/actions/runs/${environment.runId}#artifacts` : null,
    repository: repositoryUrl(environment),
    workflow: workflowUrl(environment),
  };
  const call = callName(started.inputs);
  const body = suitesCommentView(reports, { ...place, call });
  const effective = withBaseCommentMode(started, reports);
  if (effective !== started) await markRunning(effective);
  await comment(body, effective, !isUnknown(started, reports) && reports.some(hasChanged));
  const html = writePages(reports, files.html);
  const junit = writeView("JUnit file", files.junit, () =>
    suitesJunitView(reports, { verdict: true, isRed }),
  );
  const isWhole = areOutputsSet && setOutputs({ html, junit }) && isWritten;
  const result = { isRed: isRed || !isWhole, title: summarySentence(reports), summary: body };
  await writeCheckRun(checkRunView(reports, result), started);
  return isWhole;
}

/**
 * The base branch decides about comments, because a pull request that disables them would leave an old verdict in place. Where the base is
 * unknown, an existing comment is updated and none is created.
 */
function withBaseCommentMode(started: ActionContext, reports: readonly Report[]): ActionContext {
  const [before] = reports.flatMap(
    ({ comparison }) => comparison?.settings.filter(({ name }) => name === "comment") ?? [],
  );
  const mode = isUnknown(started, reports) ? "changes" : before?.base;
  if (mode !== "auto" && mode !== "changes") return started;
  return { ...started, inputs: { ...started.inputs, comment: mode } };
}

function isUnknown({ inputs, event }: ActionContext, reports: readonly Report[]): boolean {
  const isUnread = reports.some(({ baseline }) => isUnseen(baseline) || baseline.state === "first-use");
  return inputs.comment === "never" && event.role !== "base" && isUnread;
}

function hasChanged(report: Report): boolean {
  const { result } = report.verdict;
  const hasMoved = measureStates(report).some(({ change, isAboveMax }) => change !== "same" || isAboveMax);
  return result !== "pass" || hasMoved || worseCases(report).length > 0 || fixedCases(report).length > 0;
}

function writeReports(reports: readonly Report[], file: string): boolean {
  try {
    writeWhole(file, piecesOf(reports));
    return true;
  } catch (error) {
    const message = `the report cannot be written, so the next comparison would miss it: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
  }
}

/** Writes a page, or for several suites a folder of pages. Returns the path, or an empty string. */
function writePages(reports: readonly Report[], place: string): string {
  const [first, ...rest] = reports;
  if (first !== undefined && rest.length === 0) return writeView("page", place, () => htmlView(first));
  const pages = reports.map((report) =>
    writeView("page", join(place, `${report.suite}.html`), () => {
      mkdirSync(place, { recursive: true });
      return htmlView(report);
    }),
  );
  return pages.includes("") ? "" : place;
}

function* piecesOf(reports: readonly Report[]): Generator<string> {
  for (const report of reports) yield* reportPieces(report);
}

/** Returns the path, or an empty string on a fault. */
function writeView(name: string, file: string, textOf: () => string): string {
  try {
    writeWhole(file, textOf());
    return file;
  } catch (error) {
    const message = `the ${name} of the report cannot be written: ${(error as Error).message}`;
    annotate("warning", message, { title: "rungate" });
    return "";
  }
}

function annotateReport(report: Report): void {
  const { verdict } = report;
  if (verdict.blocks) {
    const decided = verdict.checks.filter(({ result }) => result === verdict.result);
    const message = decided.map(({ title, message }) => `${title}: ${message}`).join(" · ");
    annotate("error", message, { title: "rungate" });
  }
  for (const { level, message, ...place } of annotationsOf(report)) annotate(level, message, place);
}

/** The outputs of several suites have the worst verdict and no single score. */
function outputsOf(reports: readonly Report[], file: string): Record<string, string | number> {
  const [worst, ...rest] = worstFirst(reports);
  if (worst === undefined) throw new Error("nothing was gated");
  const { verdict, scores, baseline } = worst;
  const only = (id: string) => (rest.length > 0 ? "" : (scores[id]?.value ?? ""));
  return {
    verdict: verdict.result,
    summary: summarySentence(reports),
    report: file,
    "score-code": only("code"),
    "score-f1": only("f1"),
    "score-llm": only("llm"),
    scores: JSON.stringify(rest.length > 0 ? scoresBySuite(reports) : valuesOf(scores)),
    measures: JSON.stringify(rest.length > 0 ? measuresBySuite(reports) : meansOf(worst)),
    suites: reports.length,
    more: moreOf(reports),
    regressions: reports.reduce((sum, report) => sum + worseCases(report).length, 0),
    "baseline-sha": baseline.commit ?? "",
  };
}

function summarySentence(reports: readonly Report[]): string {
  const [worst] = worstFirst(reports);
  if (worst === undefined) return "";
  return `${worst.verdict.result}${blockingWord(worst)} ${verdictSentences(worst).first}`;
}

/** Ends the check run that the job has begun, if any. */
export async function writeCheckRun(
  result: CheckRunResult,
  { github, checkRun }: ActionContext<CommentInputs>,
): Promise<void> {
  if (github !== undefined && checkRun !== undefined) await endCheckRun(github, checkRun, result);
}

function valuesOf(scores: Report["scores"]): Record<string, number | null> {
  return Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value]));
}

function scoresBySuite(reports: readonly Report[]) {
  return Object.fromEntries(reports.map(({ suite, scores }) => [suite, valuesOf(scores)]));
}

function meansOf({ measures = {} }: Report): Record<string, number | null> {
  return Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, measure?.mean ?? null]));
}

function measuresBySuite(reports: readonly Report[]) {
  return Object.fromEntries(reports.map((report) => [report.suite, meansOf(report)]));
}

/** Writes the result of a first look for the job that records again. Returns false on a fault. */
export async function publishFirstLook(reports: readonly Report[]): Promise<boolean> {
  for (const report of reports) writeLog(terminalView(report, { colors: false, verdict: true }));
  const unsettled = reports.flatMap(({ plan }) => plan ?? []);
  const text =
    unsettled.length === 0
      ? "No second look is needed. The job that gives the verdict is the one to require, not this one."
      : `The first look settles nothing, so the cases are recorded once more. ${unsettled.map(({ reason }) => reason).join(" · ")}`;
  await addToSummary(markdown`${text}\n`);
  return setOutputs({ more: moreOf(reports) });
}

/** Workflows treat a non-empty string as true. */
function moreOf(reports: readonly Report[]): string {
  return reports.some(({ plan }) => plan !== undefined) ? "true" : "";
}

const SHARE = markdown`A share of the cases was scored here. Only the job that merges all shares gives a verdict: require its check, not this one.\n`;

/** Writes a shard's report for the job that merges. Returns false on a fault. */
export async function publishShard(report: PartialReport, file: string): Promise<boolean> {
  writeLog(shardView(report));
  await addToSummary(SHARE);
  const text = partialReportText(report);
  try {
    writeWhole(file, text);
  } catch (error) {
    const message = `what this shard scored cannot be written: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
  }
  return setOutputs({ report: file, "shard-digest": sha256(text) });
}

/** Writes the pull request's comment. Without news, "changes" only updates an existing comment. A refusal goes to the summary. */
export async function comment(
  body: Markdown,
  { inputs, event, environment, github }: ActionContext<CommentInputs>,
  isNews = true,
): Promise<void> {
  const { pullRequest } = event;
  if (inputs.comment === "never" || pullRequest === null || github === undefined) return;
  const write = inputs.comment === "changes" && !isNews ? updateComment : upsertComment;
  const outcome = await write(github, {
    pullRequest: pullRequest.number,
    headCommit: pullRequest.headCommit,
    suite: callName(inputs),
    run: environment.runId,
    body,
  });
  debug(`comment: ${outcome.state}`);
  if (outcome.state === "refused") await addToSummary(commentRefusedView(outcome));
  if ("url" in outcome) setOutputs({ "comment-url": outcome.url });
  if (outcome.state === "superseded") await addToSummary(commentRefusedView(SUPERSEDED));
}

/** Marks existing comments as outdated, so that an old verdict is not taken for the new verdict. A refusal is only logged. */
export async function markRunning({
  inputs,
  event,
  environment,
  github,
}: ActionContext<CommentInputs>): Promise<void> {
  const { pullRequest } = event;
  if (inputs.comment === "never" || pullRequest === null || github === undefined) return;
  const { number, headCommit } = pullRequest;
  const place = {
    run: environment.runId,
    job: jobUrl(environment),
    repository: repositoryUrl(environment),
    commit: headCommit,
  };
  const suite = callName(inputs);
  const bodyOf = (comment: CommentMarker) =>
    comment.suite === suite
      ? runningView({ suite, commit: headCommit }, place)
      : outdatedView(comment, place);
  try {
    await outdateComments(github, { pullRequest: number, headCommit, suite, run: place.run, bodyOf });
  } catch (error) {
    if (!(error instanceof RefusedComment)) throw error;
    debug(`the comments cannot be marked as outdated: ${error.message}`);
  }
}

/** Another workflow of the repository can write comments with the same marker, and claim a newer run. */
const SUPERSEDED = {
  reason: "the one that is there says that a newer run wrote it",
  remedy: "if none did, delete that comment and run this job again",
};
