import { type Paint, type TerminalText, terminal } from "../escape/terminal.ts";
import type { Report } from "../report/schema.ts";
import { lastingShifts } from "../trend/shifts.ts";
import { PASS_RATE, trendOf } from "../trend/trend.ts";
import { trendWords } from "./trend.ts";

/** How the pass rate went, for a person at a terminal: a line, and one for each lasting shift. None when the commits are too few. */
export function trendLines(report: Report, paint: Paint): TerminalText[] {
  const points = trendOf(report);
  const words = trendWords(points, PASS_RATE, lastingShifts(points, PASS_RATE));
  if (words === undefined) return [];
  const { arrow, line, values, notes, shifts } = words;
  const parts = [arrow, line && paint.cyan(line), values, ...notes].filter((text) => text !== undefined);
  return [
    terminal`${paint.bold("Trend")} ${parts.map((part, at) => [at > 0 && " · ", part])}`,
    ...shifts.map((text) => terminal`  ${text}`),
  ];
}
