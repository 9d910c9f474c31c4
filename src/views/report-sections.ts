import { code, joined, markdown, nothing } from "../core/escape.ts";
import type { Report } from "../report/report.ts";
import type { SettingsValues } from "./next-command.ts";
import { prompt } from "./prompt.ts";
import {
  changedCases,
  checks,
  commands,
  details,
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
import { type Section, section } from "./shorten-to-limit.ts";
import { trendOfPassRate } from "./trend.ts";

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
    trend(report),
    // Security: content of a fork's run must not become an agent's prompt.
    ...(verdict && reporter === undefined ? [prompt(report, asked)] : []),
    oldBaseline(report, links),
    footer(report, links),
  ];
}

/** Shows the pass rate over the commits of the base branch and this one. It is descriptive only. */
function trend(report: Report): Section {
  const words = trendOfPassRate(report);
  if (words === undefined) return section("trend", "the trend", nothing);
  const { arrow, line, values, notes, shifts } = words;
  const bars = line === undefined ? nothing : code(line);
  const parts = [markdown`${arrow}`, bars, ...[values, ...notes].map((text) => markdown`${text}`)];
  const text = joined([joined(parts, " · "), ...shifts.map((shift) => markdown`The ${shift}`)], "\n\n");
  return section("trend", "the trend", details(`Trend ${arrow?.charAt(0) ?? ""}`.trim(), text));
}
