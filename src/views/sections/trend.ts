import type { Report } from "../../report/schema.ts";
import { lastingShifts } from "../../trend/shifts.ts";
import { PASS_RATE, type TrendPoint, trendOf } from "../../trend/trend.ts";
import { markdownText } from "../escape.ts";
import type { Section } from "../fit.ts";
import { TOLD, trendWords } from "../trend.ts";
import { trendChart } from "./trend-chart.ts";

/** How the pass rate went over the commits of the base branch, and this one. It describes, and decides nothing. */
export function trend(report: Report): Section {
  const text = trendText(trendOf(report));
  return { kind: "trend", name: "the trend", items: 0, text: () => text };
}

function trendText(points: readonly TrendPoint[]): string {
  const lasting = lastingShifts(points, PASS_RATE);
  const words = trendWords(points, PASS_RATE, lasting);
  if (words === undefined) return "";
  const { arrow, line, values, notes, shifts } = words;
  const bars = line === undefined ? undefined : `<code>${line}</code>`;
  const parts = [arrow, bars, values, ...notes].filter((part) => part !== undefined);
  return [
    `**Trend** ${parts.join(" · ")}`,
    ...shifts.map((shift) => `**Hint** ${markdownText(shift)}`),
    ...trendChart(points, lasting, TOLD.commits),
  ].join("\n\n");
}
