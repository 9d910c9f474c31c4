import type { Point } from "./trend.ts";
import type { Scale } from "./trend-scale.ts";

export interface Chart {
  points: readonly Point[];
  bound: number | undefined;
  marks: readonly { at: number; mark: string }[];
  scale: Pick<Scale, "text" | "range">;
}

const ROWS = 8;
/** Dots of a braille character. */
const DOTS = { across: 2, down: 4 };
/** Bit of each dot above U+2800, by column and row (Unicode Standard, Braille Patterns). */
const BITS = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
];
/** Dots between two points if there is room. */
const STRIDE = 4;
/** Minimum widths in characters: the label, the gap to the chart, and the chart. */
const LEAST = { label: 7, between: 2, chart: 2 };

export const symbols = { bound: "┄", break: "┊" };

/**
 * Returns the lines of a braille chart, at most `width` characters wide but at least two besides the labels. The line is interrupted at
 * missing values and breaks. Needs a value. All characters are our own.
 */
export function brailleChart({ points, bound, marks, scale }: Chart, width: number): string[] {
  const values = points.flatMap(({ value }) => value ?? []);
  const range = scale.range(bound === undefined ? values : [...values, bound]);
  const texts = [...range, ...(bound === undefined ? [] : [bound])].map(scale.text);
  const label = Math.max(LEAST.label, ...texts.map(({ length }) => length));
  const margin = " ".repeat(label + LEAST.between);
  const room = Math.max(width - margin.length, LEAST.chart);
  const place = placesOf(points.length, range, room);
  const columns = Math.floor(place.x(points.length - 1) / DOTS.across) + 1;
  const dots = Array.from({ length: ROWS }, () => new Array<number>(columns).fill(0));
  for (const dot of lineDots(points, place)) setDot(dots, dot);

  const boundRow = bound === undefined ? -1 : Math.floor(place.y(bound) / DOTS.down);
  const breaks = new Set(
    points.flatMap(({ isBreak }, at) =>
      isBreak && at > 0 ? Math.floor((place.x(at - 1) + place.x(at)) / 2 / DOTS.across) : [],
    ),
  );
  const labels = new Map([
    [boundRow, bound],
    [0, range[1]],
    [ROWS - 1, range[0]],
  ]);
  const rows = dots.map((cells, row) => {
    const drawn = cells.map((bits, column) => {
      if (bits > 0) return String.fromCodePoint(0x2800 + bits);
      if (row === boundRow) return symbols.bound;
      return breaks.has(column) ? symbols.break : " ";
    });
    const value = labels.get(row);
    const side = value === undefined ? `${margin.slice(1)}│` : `${scale.text(value).padStart(label)} ┤`;
    return `${side}${drawn.join("")}`.trimEnd();
  });
  return [
    ...rows,
    `${margin.slice(1)}└${"─".repeat(columns)}`,
    ...markLines(marks, place).map((line) => `${margin}${line}`),
  ];
}

interface Places {
  x: (at: number) => number;
  y: (value: number) => number;
}

function placesOf(points: number, [low, high]: readonly [number, number], room: number): Places {
  const most = room * DOTS.across - 1;
  const right = Math.min(most, (points - 1) * STRIDE);
  const bottom = ROWS * DOTS.down - 1;
  return {
    x: (at) => (points === 1 ? 0 : Math.round((at * right) / (points - 1))),
    y: (value) => Math.round(((high - value) / (high - low)) * bottom),
  };
}

interface Dot {
  x: number;
  y: number;
}

function lineDots(points: readonly Point[], place: Places): Dot[] {
  return points.flatMap(({ value, isBreak }, at) => {
    if (value === null) return [];
    const to = { x: place.x(at), y: place.y(value) };
    const before = isBreak ? null : (points[at - 1]?.value ?? null);
    return before === null ? [to] : straight({ x: place.x(at - 1), y: place.y(before) }, to);
  });
}

function straight(from: Dot, to: Dot): Dot[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(across), Math.abs(down), 1);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: Math.round(from.x + (across * step) / steps),
    y: Math.round(from.y + (down * step) / steps),
  }));
}

function setDot(dots: readonly number[][], { x, y }: Dot): void {
  const [row, column] = [Math.floor(y / DOTS.down), Math.floor(x / DOTS.across)];
  const cells = dots[row] ?? [];
  cells[column] = (cells[column] ?? 0) | (BITS[x % DOTS.across]?.[y % DOTS.down] ?? 0);
}

function markLines(marks: Chart["marks"], place: Places): string[] {
  if (marks.length === 0) return [];
  const byColumn = new Map(marks.map(({ at, mark }) => [Math.floor(place.x(at) / DOTS.across), mark]));
  const line = Array.from({ length: Math.max(...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? " ");
  return [line.join("")];
}
