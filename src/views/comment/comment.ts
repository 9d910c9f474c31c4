import { type Markdown, markdown, nothing } from "../../escape/markdown.ts";
import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { fit } from "../fit.ts";
import type { Links } from "../sections/footer.ts";
import { reportSections } from "../sections/report-sections.ts";
import { markerLine } from "./marker.ts";

const CASES = 50;

/** What a comment says besides the report: the id of the workflow run that writes it, and where to read on. */
export interface CommentPlace extends Links {
  run: number;
  /** Whose word the report is, when not that of the run that writes: `the fork of mallory`. */
  reporter?: string;
}

/** The comment on a pull request: GitHub's Markdown, of a length that GitHub takes, beginning with our marker. */
export function commentView(report: Report, at: CommentPlace): Markdown {
  const marker = markdown`${markerLine({ suite: report.suite, run: at.run })}\n`;
  const word = at.reporter === undefined ? nothing : wordOf(at.reporter);
  const budget = limits.commentCharacters - marker.text.length - word.text.length;
  return markdown`${marker}${fit(reportSections(report, CASES, at), budget)}${word}`;
}

/** Stands outside of what has to fit: no report is long enough to push it out. */
function wordOf(reporter: string): Markdown {
  return markdown`\n\n<sub>reported by ${reporter}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}
