import { type Point, rangeOf } from "../sparkline.ts";

/** A blue that stands out from a white and from a black page; the first colour of mermaid's own themes is one of them. */
const COLOUR = "#2f81f7";

/** The same as a sparkline, as a mermaid chart. It has no text but our own; points without a value are passed over. */
export function trendChart(points: readonly Point[]): string {
  const values = points.flatMap(({ value }) => value ?? []);
  const [low, high] = rangeOf(points);
  return [
    "```mermaid",
    `%%{init: {"xyChart": {"height": 300}, "themeVariables": {"xyChart": {"plotColorPalette": "${COLOUR}"}}}}%%`,
    "xychart-beta",
    `  x-axis "commits, oldest first" 1 --> ${values.length}`,
    `  y-axis "pass rate, %" ${Math.floor(low * 100)} --> ${Math.ceil(high * 100)}`,
    `  line [${values.map((value) => (value * 100).toFixed(1)).join(", ")}]`,
    "```",
  ].join("\n");
}
