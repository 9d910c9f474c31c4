import type { Report } from "../report/report.ts";
import { prompt } from "./prompt.ts";
import {
  changedCases,
  checks,
  commands,
  firstUse,
  footer,
  headline,
  hint,
  judge,
  type Links,
  measuredHeadline,
  objections,
  oldBaseline,
  problems,
  scores,
  slices,
  statistics,
  unchangedCases,
} from "./sections.ts";
import type { Section } from "./shorten-to-limit.ts";
import { trend } from "./trend-section.ts";
import type { SettingsValues } from "./verdict-text.ts";

interface SectionOptions extends Links {
  reporter?: string | undefined;
  verdict?: boolean;
  asked?: SettingsValues | undefined;
}

/**
 * Returns the sections of a comment or a job summary in order. `cases`: most cases to show; `reporter`: author of a fork's report.
 * Without `verdict`, only measurements.
 */
export function reportSections(
  report: Report,
  cases: number,
  { reporter, verdict = true, asked, ...links }: SectionOptions,
): Section[] {
  return [
    verdict ? headline(report, { repository: links.repository, reporter, asked }) : measuredHeadline(report),
    firstUse(report),
    scores(report),
    changedCases(report, cases),
    ...(verdict ? [commands(report, asked, reporter)] : []),
    problems(report),
    hint(report, asked),
    judge(report),
    objections(report),
    slices(report),
    unchangedCases(report),
    verdict ? checks(report, reporter) : statistics(report),
    // Security: content of a fork's run must not become an agent's prompt.
    ...(verdict && reporter === undefined ? [prompt(report, asked)] : []),
    trend(report),
    oldBaseline(report, links),
    footer(report, links),
  ];
}
