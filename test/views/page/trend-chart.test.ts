import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PASS_RATE } from "../../../src/gate/measure/build-trend.ts";
import { suiteMeasures } from "../../../src/scorers/measures.ts";
import { axisOf } from "../../../src/views/page/trend-chart.ts";
import { scaleOf } from "../../../src/views/trend-scale.ts";

const ticksOf = (measure: string, values: readonly number[]) =>
  axisOf(values, scaleOf(measure)).ticks.map(({ text }) => text);

describe("the axis of a chart of shares", () => {
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 });

  test("holds every value between round numbers, and is not so narrow that noise looks steep", () => {
    fc.assert(
      fc.property(shares, (values) => {
        const { low, high, ticks } = axisOf(values, scaleOf(PASS_RATE));
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(low - 1e-6);
          expect(value).toBeLessThanOrEqual(high + 1e-6);
        }
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(high - low).toBeGreaterThanOrEqual(0.1 - 1e-9);
        expect([ticks[0]?.value, ticks.at(-1)?.value]).toEqual([low, high]);
        expect(ticks.length).toBeLessThanOrEqual(6);
        for (const { value, text } of ticks) expect(text).toBe(`${Number((value * 100).toFixed(9))}%`);
        expect(ticks.every(({ text }) => /^\d+%$/.test(text))).toBe(true);
      }),
    );
  });

  test.each([
    [
      [1, 1],
      ["90%", "92%", "94%", "96%", "98%", "100%"],
    ],
    [[0], ["0%", "2%", "4%", "6%", "8%", "10%"]],
    [
      [0.83, 0.9, 0.97],
      ["80%", "85%", "90%", "95%", "100%"],
    ],
    [
      [0, 1],
      ["0%", "20%", "40%", "60%", "80%", "100%"],
    ],
  ])("%j", (values, ticks) => {
    expect(ticksOf(PASS_RATE, values)).toEqual(ticks);
  });
});

describe("the axis of a chart of amounts", () => {
  const amounts = fc
    .record({
      exponent: fc.integer({ min: -12, max: 15 }),
      parts: fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 1, maxLength: 40 }),
      isNear: fc.boolean(),
    })
    .map(({ exponent, parts, isNear }) =>
      parts.map((part) => (isNear ? 1 + part / 100 : part) * 10 ** exponent),
    );

  test("holds every value between round numbers, all told in one unit", () => {
    fc.assert(
      fc.property(fc.constantFrom(...suiteMeasures), amounts, (measure, values) => {
        const { low, high, ticks } = axisOf(values, scaleOf(measure));
        const [least, most] = [Math.min(...values), Math.max(...values)];
        const allowed = (high - low) * 1e-5;
        expect(least).toBeGreaterThanOrEqual(low - allowed);
        expect(most).toBeLessThanOrEqual(high + allowed);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high - low).toBeGreaterThanOrEqual(0.2 * most - allowed);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect([ticks[0]?.value, ticks.at(-1)?.value]).toEqual([low, high]);
        const texts = ticks.map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        const units = texts.flatMap((text) => (/^\$?0$/.test(text) ? [] : text.replace(/[\d.]+/, "#")));
        expect(new Set(units).size).toBe(1);
        for (const text of texts) expect(text).toMatch(/^\$?\d+(?:\.\d+)?(?: (?:k|M|ms|s|min))?$/);
      }),
    );
  });

  test("is about as high as the values: what they leave is less than two steps on either side", () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const scale = scaleOf("tokens");
        const { low, high, ticks } = axisOf(values, scale);
        const [least, most] = scale.range(values);
        const step = (high - low) / (ticks.length - 1);
        expect(least - low).toBeLessThan(step * 1.001);
        expect(high - most).toBeLessThan(step * 1.001);
      }),
    );
  });

  test.each([
    ["tokens", [12_400, 19_800], ["12 k", "14 k", "16 k", "18 k", "20 k"]],
    ["tokens", [800, 1_200], ["0.8 k", "0.9 k", "1.0 k", "1.1 k", "1.2 k"]],
    ["tokens", [1_000_000, 3_000_000], ["1.0 M", "1.5 M", "2.0 M", "2.5 M", "3.0 M"]],
    ["tokens", [10_000], ["9.0 k", "9.5 k", "10.0 k", "10.5 k", "11.0 k"]],
    ["calls", [3, 3.4], ["2.8", "3.0", "3.2", "3.4", "3.6"]],
    ["calls", [0, 4], ["0", "1", "2", "3", "4"]],
    ["calls", [0, 0], ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]],
    ["duration", [300, 700], ["300 ms", "400 ms", "500 ms", "600 ms", "700 ms"]],
    ["duration", [2_900, 4_100], ["2.5 s", "3.0 s", "3.5 s", "4.0 s", "4.5 s"]],
    ["duration", [50_000, 130_000], ["0.5 min", "1.0 min", "1.5 min", "2.0 min", "2.5 min"]],
    ["cost", [0.004, 0.0062], ["$0.0040", "$0.0045", "$0.0050", "$0.0055", "$0.0060", "$0.0065"]],
    ["costPerSuccess", [0.8, 3.1], ["$0", "$1", "$2", "$3", "$4"]],
  ])("of %s %j", (measure, values, ticks) => {
    expect(ticksOf(measure, values)).toEqual(ticks);
  });
});
