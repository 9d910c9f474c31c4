import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brailleChart } from "../../src/views/terminal-trend.ts";

const NARROWEST = 11;

const point = fc.record({
  value: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 5 }),
  isBreak: fc.boolean(),
});
const charts = fc
  .array(point, { minLength: 1, maxLength: 300 })
  .filter((points) => points.some(({ value }) => value !== null))
  .chain((points) =>
    fc.record({
      points: fc.constant(points),
      bound: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
      marks: fc.array(fc.record({ at: fc.nat(points.length - 1), mark: fc.constantFrom("▲", "▼") })),
    }),
  );

/** Points with these values; `|` before one of another case set. */
function chartOf(written: string, floor?: number, width = 80): string[] {
  const points = written.split(" ").map((word) => ({
    value: word.endsWith("-") ? null : Number(word.replace("|", "")),
    isBreak: word.startsWith("|"),
  }));
  return brailleChart({ points, bound: floor, marks: [] }, width);
}

/** The braille characters of a line, without its label. */
const dotsOf = (line: string | undefined) => line?.match(/[\u2801-\u28ff]/g)?.length ?? 0;

describe("a chart", () => {
  test("whatever it shows, never exceeds the width, and is of its own characters", () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 0, max: 200 }), (chart, width) => {
        for (const line of brailleChart(chart, width)) {
          expect(line.length).toBeLessThanOrEqual(Math.max(width, NARROWEST));
          expect(line).toMatch(/^[\d. %│┤└─┄┊▲▼\u2801-\u28ff]*$/);
        }
      }),
    );
  });

  test("whatever it shows, has a dot for each value", () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const alone = chart.points.map((one) => ({ ...one, isBreak: true }));
        const lines = brailleChart({ ...chart, points: alone }, 2_000);
        const bits = [...lines.join("")].reduce((sum, symbol) => {
          const pattern = (symbol.codePointAt(0) ?? 0) - 0x2800;
          return pattern > 0 && pattern < 256 ? sum + pattern.toString(2).replaceAll("0", "").length : sum;
        }, 0);
        expect(bits).toBe(chart.points.filter(({ value }) => value !== null).length);
      }),
    );
  });

  test("says its range on the left, the floor's place too", () => {
    const lines = chartOf("0.9 0.8 0.85", 0.7);
    expect(lines[0]).toMatch(/^ *90\.0% ┤/);
    expect(lines[7]).toMatch(/^ *70\.0% ┤┄+$/);
    const between = chartOf("0.9 0.5 0.9", 0.7);
    expect(between.filter((line) => line.includes("70.0% ┤"))).toHaveLength(1);
    expect(between[7]).toMatch(/^ *50\.0% ┤/);
  });

  test("joins values that measure the same, and nothing over a gap or a break", () => {
    const [joined, gap, broken] = ["0.9 0.8 0.8", "0.9 - 0.8", "0.9 |0.8 0.8"].map((written) =>
      chartOf(written),
    );
    const middle = (lines: string[] | undefined) => (lines ?? []).slice(1, 7).map(dotsOf);
    expect(middle(joined).every((dots) => dots > 0)).toBe(true);
    expect(middle(gap).every((dots) => dots === 0)).toBe(true);
    expect(middle(broken).every((dots) => dots === 0)).toBe(true);
    expect((broken ?? []).slice(1, 7).every((line) => line.includes("┊"))).toBe(true);
    expect((gap ?? []).join("")).not.toContain("┊");
  });

  test("shows a dip of one commit among many, however narrow it is", () => {
    const points = Array.from({ length: 1_000 }, (_, at) => ({
      value: at === 500 ? 0.2 : 0.9,
      isBreak: false,
    }));
    const lines = brailleChart({ points, bound: undefined, marks: [] }, 40);
    expect(lines.slice(0, 8).every((line) => dotsOf(line) > 0)).toBe(true);
  });

  test("marks points below, each under its own", () => {
    const points = [0.5, 0.5, 0.9, 0.9].map((value) => ({ value, isBreak: false }));
    const marks = [
      { at: 0, mark: "▼" },
      { at: 2, mark: "▲" },
    ];
    expect(brailleChart({ points, bound: undefined, marks }, 80).at(-1)).toBe(`${" ".repeat(9)}▼   ▲`);
  });
});
