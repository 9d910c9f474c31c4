import { writeWhole } from "../disk/write.ts";
import { worseCases } from "../report/changes.ts";
import type { Report } from "../report/schema.ts";
import { reportPieces } from "../report/text.ts";
import { annotationsOf } from "../views/annotations.ts";
import { commentView } from "../views/comment/comment.ts";
import { htmlView } from "../views/html/page.ts";
import { junitView } from "../views/junit/junit.ts";
import { summaryView } from "../views/summary.ts";
import { terminalView } from "../views/terminal.ts";
import { blockingWord, verdictSentences } from "../views/verdict.ts";
import { comment } from "./comment.ts";
import { jobUrl, repositoryUrl } from "./environment.ts";
import { annotate, writeLog } from "./log.ts";
import { setOutputs } from "./outputs.ts";
import type { Started } from "./start.ts";
import { addToSummary } from "./summary.ts";

/** The places of the report, of its page and of its tests. */
export interface ReportFiles {
  report: string;
  html: string;
  junit: string;
}

/**
 * Writes everything that a person or a later step sees of a report; `isRed` says how the job will end. False when the report's own file
 * or the step's outputs could not be written. Without its page or its tests the verdict stays, and a warning says why they are missing: they come last, so
 * that nothing in them can keep back what explains the verdict.
 */
export async function publish(
  report: Report,
  files: ReportFiles,
  started: Started,
  isRed: boolean,
): Promise<boolean> {
  const isWritten = writeReport(report, files.report);
  writeLog(terminalView(report, { colors: false, verdict: true }));
  addToSummary(summaryView(report));
  annotateReport(report);
  const isToldOn = setOutputs(outputsOf(report, isWritten ? files.report : ""));
  const { environment } = started;
  const place = {
    run: environment.GITHUB_RUN_ID,
    job: jobUrl(environment),
    report: isWritten
      ? `${repositoryUrl(environment)}/actions/runs/${environment.GITHUB_RUN_ID}#artifacts`
      : null,
    repository: repositoryUrl(environment),
  };
  await comment(commentView(report, place), isSilenced(report) ? wanting(started) : started);
  const html = writeView("page", files.html, () => htmlView(report));
  const junit = writeView("JUnit file", files.junit, () => junitView(report, { verdict: true, isRed }));
  return isToldOn && setOutputs({ html, junit }) && isWritten;
}

/** The pull request's workflow turns the comment off that the base branch's wants: the one from before would stand as if nothing was. */
function isSilenced({ comparison }: Report): boolean {
  return comparison?.settings.some(({ name, base }) => name === "comment" && base === "auto") ?? false;
}

function wanting(started: Started): Started {
  return { ...started, inputs: { ...started.inputs, comment: "auto" } };
}

function writeReport(report: Report, file: string): boolean {
  try {
    writeWhole(file, reportPieces(report));
    return true;
  } catch (error) {
    const message = `the report cannot be written, so the next comparison would miss it: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
  }
}

/** Where it was written, or nothing. */
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

function outputsOf(report: Report, file: string): Record<string, string | number> {
  const { verdict, scores, baseline } = report;
  return {
    verdict: verdict.result,
    summary: `${verdict.result}${blockingWord(report)} ${verdictSentences(report).first}`,
    report: file,
    "score-code": scores.code?.value ?? "",
    "score-f1": scores.f1?.value ?? "",
    "score-llm": scores.llm?.value ?? "",
    scores: JSON.stringify(Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value]))),
    regressions: worseCases(report).length,
    "baseline-sha": baseline.commit ?? "",
  };
}
