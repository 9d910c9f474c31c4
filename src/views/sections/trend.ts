import { historyPoint } from "../../baseline/history.ts";
import type { HistoryPoint } from "../../report/comparison-schema.ts";
import type { Report } from "../../report/schema.ts";
import { mean } from "../../statistics/mean.ts";
import { counted, percent } from "../../wording.ts";
import type { Section } from "../fit.ts";
import { type Point, sparkline } from "../sparkline.ts";
import { details } from "./details.ts";
import { trendChart } from "./trend-chart.ts";

const SHOWN = 40;
/** Points from which there is an arrow, and a chart. */
const FEWEST = { arrow: 3, chart: 5 };
/** How many commits the last one is seen beside, and the difference below which it is steady. */
const RECENT = { commits: 5, steady: 0.02 };

/** How the pass rate went over the commits of the base branch, and this one. An arrow describes; it tests nothing. */
export function trend(report: Report): Section {
  const text = trendText(pointsOf(report));
  return { kind: "trend", name: "the trend", items: 0, text: () => text };
}

function trendText(points: readonly Point[]): string {
  const values = points.flatMap(({ value }) => value ?? []);
  const arrow = direction(points);
  if (values.length < FEWEST.chart) {
    return arrow === undefined ? "" : `**Trend** ${arrow} · pass rate ${values.map(percent).join(", ")}`;
  }
  const range = `${percent(Math.min(...values))} to ${percent(Math.max(...values))}`;
  const line = [
    ...(arrow === undefined ? [] : [arrow]),
    `<code>${sparkline(points)}</code>`,
    `pass rate ${range} over ${counted(points.length, "commit")}`,
    ...(points.some(({ isBreak }) => isBreak) ? ["a dot where the cases or the settings changed"] : []),
  ];
  return `**Trend** ${line.join(" · ")}\n\n${details("Chart of the pass rate", trendChart(points))}`;
}

/** The last point beside the mean of those before it, as far back as they measure the same; undefined when they are too few. */
function direction(points: readonly Point[]): string | undefined {
  const start = points.findLastIndex(({ isBreak }) => isBreak);
  const values = points.slice(Math.max(start, 0)).flatMap(({ value }) => value ?? []);
  const last = values.at(-1);
  const before = mean(values.slice(0, -1).slice(-RECENT.commits));
  if (values.length < FEWEST.arrow || last === undefined || before === null) return undefined;
  if (Math.abs(last - before) < RECENT.steady) return "▶ steady";
  return last > before ? "▲ rising" : "▼ falling";
}

/** The newest commits of the base branch, oldest first, and the report's own at the end. */
function pointsOf(report: Report): Point[] {
  const { history } = report;
  const own = historyPoint(report);
  const isNew = own !== null && history.every(({ commit }) => commit !== own.commit);
  return (isNew ? [...history, own] : history).slice(-SHOWN).map(toPoint);
}

function toPoint({ passRate, caseSet }: HistoryPoint, at: number, all: readonly HistoryPoint[]): Point {
  const before = all[at - 1];
  return { value: passRate, isBreak: before !== undefined && before.caseSet !== caseSet };
}
