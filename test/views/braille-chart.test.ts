import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PASS_RATE } from "../../src/gate/measure/build-trend.ts";
import { brailleChart } from "../../src/views/braille-chart.ts";
import { scaleOf } from "../../src/views/trend-scale.ts";

/** Measures with their maxima, and the narrowest chart. */
const MEASURES = [
  { measure: PASS_RATE, most: 1, narrowest: 11 },
  { measure: "tokens", most: 3_000_000, narrowest: 11 },
  { measure: "duration", most: 40_000_000, narrowest: 13 },
  { measure: "cost", most: 0.005, narrowest: 16 },
];

const charts = fc.constantFrom(...MEASURES).chain(({ measure, most, narrowest }) => {
  const value = fc.double({ min: 0, max: most, noNaN: true });
  const point = fc.record({ value: fc.option(value, { freq: 5 }), isBreak: fc.boolean() });
  return fc
    .array(point, { minLength: 1, maxLength: 300 })
    .filter((points) => points.some(({ value }) => value !== null))
    .chain((points) =>
      fc.record({
        points: fc.constant(points),
        bound: fc.option(value, { nil: undefined }),
        marks: fc.array(fc.record({ at: fc.nat(points.length - 1), mark: fc.constantFrom("▲", "▼") })),
        scale: fc.constant(scaleOf(measure)),
        narrowest: fc.constant(narrowest),
      }),
    );
});

const scale = scaleOf(PASS_RATE);

/** Points with these values; `|` begins another case set. */
function chartOf(written: string, floor?: number, width = 80): string[] {
  const points = written.split(" ").map((word) => ({
    value: word.endsWith("-") ? null : Number(word.replace("|", "")),
    isBreak: word.startsWith("|"),
  }));
  return brailleChart({ points, bound: floor, marks: [], scale }, width);
}

/** The braille characters of a line without its label. */
const dotsOf = (line: string | undefined) => line?.match(/[\u2801-\u28ff]/g)?.length ?? 0;

describe("a chart", () => {
  test("whatever it shows, never exceeds the width, and is of its own characters", () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 0, max: 200 }), (chart, width) => {
        for (const line of brailleChart(chart, width)) {
          expect(line.length).toBeLessThanOrEqual(Math.max(width, chart.narrowest));
          expect(line).toMatch(/^[\d. %$kMmins│┤└─┄┊▲▼\u2801-\u28ff]*$/);
        }
      }),
    );
  });

  test("whatever it shows, has a dot for each value", () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const alone = chart.points.map((point) => ({ ...point, isBreak: true }));
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
    const lines = brailleChart({ points, bound: undefined, marks: [], scale }, 40);
    expect(lines.slice(0, 8).every((line) => dotsOf(line) > 0)).toBe(true);
  });

  test("says amounts in their unit, however long that is", () => {
    const lines = (measure: string, values: readonly number[]) =>
      brailleChart(
        {
          points: values.map((value) => ({ value, isBreak: false })),
          bound: undefined,
          marks: [{ at: 0, mark: "▲" }],
          scale: scaleOf(measure),
        },
        80,
      );
    expect(lines("tokens", [12_400, 19_800])[0]).toMatch(/^ 19\.8 k ┤/);
    expect(lines("tokens", [12_400, 19_800])[7]).toMatch(/^ 12\.4 k ┤/);
    expect(lines("duration", [6_000_000, 9_000_000])[0]).toMatch(/^150\.0 min ┤/);
    expect(lines("duration", [6_000_000, 9_000_000])[1]).toMatch(/^ {10}│/);
    expect(lines("duration", [6_000_000, 9_000_000]).at(-1)).toBe(`${" ".repeat(11)}▲`);
    expect(lines("calls", [0, 0])[7]).toMatch(/^ {6}0 ┤/);
  });

  test("marks points below, each under its own", () => {
    const points = [0.5, 0.5, 0.9, 0.9].map((value) => ({ value, isBreak: false }));
    const marks = [
      { at: 0, mark: "▼" },
      { at: 2, mark: "▲" },
    ];
    expect(brailleChart({ points, bound: undefined, marks, scale }, 80).at(-1)).toBe(`${" ".repeat(9)}▼   ▲`);
  });
});
