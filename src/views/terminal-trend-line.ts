import type { createColors } from "picocolors";
import type { Report } from "../report/schema.ts";
import { lastingShifts } from "../trend/shifts.ts";
import { PASS_RATE, trendOf } from "../trend/trend.ts";
import { plainText } from "./escape.ts";
import { trendWords } from "./trend.ts";

type Colors = ReturnType<typeof createColors>;

/** How the pass rate went, for a person at a terminal: a line, and one for each lasting shift. None when the commits are too few. */
export function trendLines(report: Report, paint: Colors): string[] {
  const points = trendOf(report);
  const words = trendWords(points, PASS_RATE, lastingShifts(points, PASS_RATE));
  if (words === undefined) return [];
  const { arrow, line, values, notes, shifts } = words;
  const parts = [arrow, line && paint.cyan(line), values, ...notes].filter((text) => text !== undefined);
  return [`${paint.bold("Trend")} ${parts.join(" · ")}`, ...shifts.map((text) => `  ${plainText(text)}`)];
}
