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
}

/** The comment on a pull request: GitHub's Markdown, of a length that GitHub takes, beginning with our marker. */
export function commentView(report: Report, at: CommentPlace): string {
  const marker = `${markerText({ suite: report.suite, run: at.run })}\n`;
  return `${marker}${fit(reportSections(report, CASES, at), limits.commentCharacters - marker.length)}`;
}
