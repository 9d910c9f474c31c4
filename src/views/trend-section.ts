import { chartLabel, code, codeBlock, joined, type Markdown, markdown, nothing } from "../core/escape.ts";
import {
  lastingShifts,
  PASS_RATE,
  type Shift,
  segmentsOf,
  type TrendPoint,
  trendOf,
  type Value,
} from "../gate/measure/build-trend.ts";
import type { Report } from "../report/report.ts";
import { details } from "./sections.ts";
import type { Section } from "./shorten-to-limit.ts";
import { SHORT_TREND, trendWords } from "./trend.ts";
import { scaleOf } from "./trend-scale.ts";

/** Shows the pass rate over the commits of the base branch and this one. It is descriptive only. */
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
      ...shifts.map((shift) => markdown`The ${shift}`),
      trendChart(points, lasting, SHORT_TREND.commits),
    ],
    "\n\n",
  );
}

/** Colors with contrast on white and black; includes the first colors of mermaid's themes. */
const COLOURS = { value: "#2f81f7", level: "#bf8700" };
const FEWEST = 5;
/** Most values with one number each. For a short range, mermaid would choose numbers such as 1.5. */
const NUMBERED = 20;

/**
 * Shows the pass rate as a collapsed mermaid chart, with the levels between lasting shifts. Mermaid draws one unbroken line of evenly
 * spaced points, so the chart has the newest comparable stretch of the newest `shown` points, and the title mentions omissions. Contains
 * only our own text.
 */
function trendChart(points: readonly TrendPoint[], lasting: readonly Shift[], shown: number): Markdown {
  const segments = segmentsOf(points, PASS_RATE).map((segment) =>
    segment.filter(({ at }) => at >= points.length - shown),
  );
  const charted = segments.findLastIndex(({ length }) => length >= FEWEST);
  const segment = segments[charted];
  if (segment === undefined) return nothing;
  const later = new Set(segment.slice(1).map(({ at }) => at));
  const shifts = lasting.filter(({ at }) => later.has(at));
  const isCut = segments.slice(0, charted).some(({ length }) => length > 0);
  const scope = charted < segments.length - 1 ? "before" : isCut ? "since" : undefined;
  return details(titleOf(scope, shifts), mermaid(segment, shifts));
}

function titleOf(scope: "before" | "since" | undefined, shifts: readonly Shift[]): string {
  const when = scope === undefined ? "" : ` ${scope} the cases or the settings changed`;
  const levels = shifts.length === 0 ? "" : "; in orange, the levels between lasting shifts";
  return `Chart of the pass rate${when}${levels}`;
}

function mermaid(segment: readonly Value[], shifts: readonly Shift[]): Markdown {
  const series = [
    segment.map(({ value }) => value),
    ...(shifts.length === 0 ? [] : [levelsOf(segment, shifts)]),
  ];
  const [low, high] = scaleOf(PASS_RATE).range(series.flat());
  const palette = `${COLOURS.value}, ${COLOURS.level}`;
  return codeBlock("mermaid", [
    `%%{init: {"xyChart": {"height": 300}, "themeVariables": {"xyChart": {"plotColorPalette": "${palette}"}}}}%%`,
    "xychart-beta",
    `  x-axis ${chartLabel("commits, oldest first")} ${axis(segment.length)}`,
    `  y-axis ${chartLabel("pass rate, %")} ${Math.floor(low * 100)} --> ${Math.ceil(high * 100)}`,
    ...series.map((values) => `  line [${values.map((value) => (value * 100).toFixed(1)).join(", ")}]`),
  ]);
}

function axis(count: number): string {
  return count > NUMBERED
    ? `1 --> ${count}`
    : `[${Array.from({ length: count }, (_, at) => at + 1).join(", ")}]`;
}

function levelsOf(segment: readonly Value[], shifts: readonly Shift[]): number[] {
  return segment.map(({ at }) => {
    const last = shifts.findLast((shift) => shift.at <= at);
    return last?.after ?? shifts[0]?.before ?? 0;
  });
}
