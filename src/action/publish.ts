import * as core from "@actions/core";
import { writeWhole } from "../disk/write.ts";
import { worseCases } from "../report/changes.ts";
import type { Report } from "../report/schema.ts";
import { reportText } from "../report/text.ts";
import { annotationsOf } from "../views/annotations.ts";
import { commentView } from "../views/comment/comment.ts";
import { summaryView } from "../views/summary.ts";
import { terminalView } from "../views/terminal.ts";
import { verdictSentences } from "../views/verdict.ts";
import { comment } from "./comment.ts";
import { jobUrl, repositoryUrl } from "./environment.ts";
import { annotate, lineText, writeLog } from "./log.ts";
import type { Started } from "./start.ts";
import { addToSummary } from "./summary.ts";

/** Writes everything that a person or a later step sees of a report. False when the report's file could not be written. */
export async function publish(report: Report, file: string, started: Started): Promise<boolean> {
  const isWritten = writeReport(report, file);
  writeLog(terminalView(report, { colors: false, verdict: true }));
  await addToSummary(summaryView(report));
  annotateReport(report);
  setOutputs(report, isWritten ? file : "");
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
  return isWritten;
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
    writeWhole(file, reportText(report));
    return true;
  } catch (error) {
    const message = `the report cannot be written, so the next comparison would miss it: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
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

function setOutputs(report: Report, file: string): void {
  const { verdict, scores, baseline } = report;
  core.setOutput("verdict", verdict.result);
  core.setOutput("summary", lineText(`${verdict.result} ${verdictSentences(report).first}`));
  core.setOutput("report", file);
  core.setOutput("score-code", scores.code?.value ?? "");
  core.setOutput("score-f1", scores.f1?.value ?? "");
  core.setOutput("score-llm", scores.llm?.value ?? "");
  core.setOutput("regressions", worseCases(report).length);
  core.setOutput("baseline-sha", baseline.commit ?? "");
}
