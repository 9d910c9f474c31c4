import { type Markup, markup } from "../../escape/markup.ts";
import { type Measure, type TrendPoint, valueAt } from "../../trend/trend.ts";
import type { Place } from "./chart-place.ts";

/** A value and the index of its commit. */
interface Value {
  at: number;
  value: number;
}

/** Commits up to which each has a dot. */
const DOTTED = 60;
const RADIUS = 2.5;

/**
 * The values of a measure: a line for each stretch of commits that measure the same, and a hollow dot for the report's own change. A dot stands
 * wherever there is no line.
 */
export function chartLine(points: readonly TrendPoint[], measure: Measure, place: Place): Markup {
  const all = stretches(points, measure);
  const isHead = ({ at }: Value) => points[at]?.isHead === true;
  const onBranch = all.map((stretch) => stretch.filter((one) => !isHead(one)));
  const dots = onBranch.filter((stretch) => stretch.length === 1 || points.length <= DOTTED).flat();
  const last = all.at(-1) ?? [];
  const head = last.find(isHead);
  return markup`${onBranch.map((stretch) => polyline("line", stretch, place))}
${head === undefined ? [] : polyline("to-head", last.slice(-2), place)}
${dots.map(({ at, value }) => markup`<circle class="dot" cx="${place.x(at)}" cy="${place.y(value)}" r="${RADIUS}"/>`)}
${head && markup`<circle class="dot head" cx="${place.x(head.at)}" cy="${place.y(head.value)}" r="${RADIUS + 1.5}"/>`}`;
}

/** Values with no commit between them that measures something else, or nothing. */
function stretches(points: readonly TrendPoint[], measure: Measure): Value[][] {
  const found: Value[][] = [[]];
  for (const [at, point] of points.entries()) {
    const value = valueAt(point, measure);
    if (value === null || point.isBreak) found.push([]);
    if (value !== null) found.at(-1)?.push({ at, value });
  }
  return found.filter((stretch) => stretch.length > 0);
}

function polyline(name: string, stretch: readonly Value[], { x, y }: Place): Markup | false {
  const corners = stretch.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ");
  return stretch.length > 1 && markup`<polyline class="${name}" points="${corners}"/>`;
}
