import { code, joined, type Markdown, markdown, nothing } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import { lastingShifts } from "../../trend/shifts.ts";
import { PASS_RATE, type TrendPoint, trendOf } from "../../trend/trend.ts";
import type { Section } from "../fit.ts";
import { TOLD, trendWords } from "../trend.ts";
import { trendChart } from "./trend-chart.ts";

/** How the pass rate went over the commits of the base branch, and this one. It describes, and decides nothing. */
export function trend(report: Report): Section {
  const text = trendText(trendOf(report));
  return { kind: "trend", name: "the trend", items: 0, text: () => text };
}

function trendText(points: readonly TrendPoint[]): Markdown {
  const lasting = lastingShifts(points, PASS_RATE);
  const words = trendWords(points, PASS_RATE, lasting);
  if (words === undefined) return nothing;
  const { arrow, line, values, notes, shifts } = words;
  const bars = line === undefined ? nothing : code(line);
  const parts = [markdown`${arrow}`, bars, ...[values, ...notes].map((text) => markdown`${text}`)];
  return joined(
    [
      markdown`**Trend** ${joined(parts, " · ")}`,
      ...shifts.map((shift) => markdown`**Hint** ${shift}`),
      trendChart(points, lasting, TOLD.commits),
    ],
    "\n\n",
  );
}
