import { type Markdown, markdown } from "../escape/markdown.ts";
import { limits } from "../limits.ts";
import type { Report } from "../report/schema.ts";
import { fit } from "./fit.ts";
import { measuredHeadline } from "./sections/headline.ts";
import { reportSections } from "./sections/report-sections.ts";
import { uploadStep } from "./sections/upload-step.ts";

const CASES = 500;
const NO_LINKS = { job: null, report: null, repository: null };

interface SummaryOptions {
  /** Show the verdict and its checks; without it only what was measured. */
  verdict: boolean;
}

/** The report as Markdown: the job summary, and what `--markdown` prints. The comment's words, with more cases. */
export function summaryView(report: Report, { verdict }: SummaryOptions = { verdict: true }): Markdown {
  const [headline, ...others] = reportSections(report, CASES, NO_LINKS);
  const first = verdict ? headline : measuredHeadline(report);
  const sections = first === undefined ? others : [first, uploadStep(report), ...others];
  const budget = limits.summaryBytes - limits.summaryRest;
  return markdown`${fit(sections, budget, (text) => Buffer.byteLength(text))}\n`;
}
