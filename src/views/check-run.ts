import { DEFAULT_SUITE } from "../config/policy.ts";
import { type Markdown, oneLine } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import type { Report } from "../report/report.ts";
import { type Annotation, annotationsOf } from "./annotations.ts";

/** The result of a check run at the head commit, with annotations at the expectations of the worst cases. */
export interface CheckRunResult {
  conclusion: "success" | "neutral" | "failure";
  title: string;
  summary: Markdown;
  annotations: readonly Annotation[];
}

/** Returns the result as a check run; never `neutral` where the job is red, because GitHub counts that for a required check. */
export function checkRunView(
  reports: readonly Report[],
  { isRed, title, summary }: { isRed: boolean; title: string; summary: Markdown },
): CheckRunResult {
  const isPass = reports.every(({ verdict }) => verdict.result === "pass");
  const most = limits.checkRunAnnotations;
  return {
    conclusion: isRed ? "failure" : isPass ? "success" : "neutral",
    title: oneLine(shorten(title, limits.shownText)),
    summary,
    annotations: reports.flatMap((report) => annotationsOf(report, most)).slice(0, most),
  };
}

/** GitHub counts only the newest check of a name, so no job should have this one. */
export function checkRunName(call: string): string {
  return call === DEFAULT_SUITE ? "rungate / verdict" : `rungate / verdict (${call})`;
}
