import type { ForkRun } from "../../fork/fork-run.ts";
import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { fit } from "../fit.ts";
import type { Links } from "../sections/footer.ts";
import { reportSections } from "../sections/report-sections.ts";
import { markerText } from "./marker.ts";

const CASES = 50;

/** What a comment says besides the report: the id of the workflow run that writes it, and where to read on. */
export interface CommentPlace extends Links {
  run: number;
  /** Whose word the report is, when not that of the run that writes. */
  reporter?: ForkRun["reporter"];
}

const REPORTERS = { fork: "the fork's run", dependabot: "Dependabot's run" };

/** The comment on a pull request: GitHub's Markdown, of a length that GitHub takes, beginning with our marker. */
export function commentView(report: Report, at: CommentPlace): string {
  const marker = `${markerText({ suite: report.suite, run: at.run })}\n`;
  const word = at.reporter === undefined ? "" : wordOf(at.reporter);
  const budget = limits.commentCharacters - marker.length - word.length;
  return `${marker}${fit(reportSections(report, CASES, at), budget)}${word}`;
}

/** Stands outside of what has to fit: no report is long enough to push it out. */
function wordOf(reporter: ForkRun["reporter"]): string {
  return `\n\n<sub>reported by ${REPORTERS[reporter]}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}
