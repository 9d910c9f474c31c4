const BARS = "▁▂▃▄▅▆▇█";
/** What stands in a line for a break, and for a point without a value. A space would be lost in a page. */
export const marks = { break: "·", gap: "–" };
/** The least that the height of a chart stands for: noise of a point is not to look like a landslide. */
const LEAST_RANGE = 0.1;

/** Shares in the order of time. Null: nothing was assessed. */
export interface Point {
  value: number | null;
  /** It measures something else than the point before. */
  isBreak: boolean;
}

/** A line of text that shows how a share went: a bar for each point that has a value, and marks. */
export function sparkline(points: readonly Point[]): string {
  const [low, high] = rangeOf(points);
  const bar = (value: number) => {
    const step = Math.floor(((value - low) / (high - low)) * BARS.length);
    return BARS.charAt(Math.min(step, BARS.length - 1));
  };
  return points
    .map(
      ({ value, isBreak }, at) =>
        `${isBreak && at > 0 ? marks.break : ""}${value === null ? marks.gap : bar(value)}`,
    )
    .join("");
}

/** The lowest and the highest share that a chart of these points shows. */
export function rangeOf(points: readonly Point[]): [number, number] {
  const values = points.flatMap(({ value }) => value ?? []);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const middle = (low + high) / 2;
  const half = Math.max(high - low, LEAST_RANGE) / 2;
  const bottom = Math.min(Math.max(middle - half, 0), 1 - 2 * half);
  return [bottom, bottom + 2 * half];
}
