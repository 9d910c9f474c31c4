import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastingShifts, PASS_RATE } from "../../../src/gate/measure/build-trend.ts";
import { times } from "../trend/rates.ts";
import { commitAt, trendPoints, waveringAmounts } from "../trend/recorded-trend.ts";

/** The smallest number of values of a level, as in src/core/statistics/level-changes.ts. */
const FEWEST_OF_LEVEL = 10;

/** Points with these pass rates. Each index in `breaks` begins another case set. */
const pointsOf = (rates: readonly (number | null)[], ...breaks: readonly number[]) =>
  trendPoints(rates, (at) => ({ caseSet: `set ${Math.max(0, ...breaks.filter((place) => place <= at))}` }));

const places = (shifts: readonly { at: number }[]) => shifts.map(({ at }) => at);

describe("the lasting shifts of a measure", () => {
  test("name the commit, how far back it is, and the levels before and after", () => {
    const shifts = lastingShifts(
      pointsOf([...times(20, 0.9), ...times(13, 0.8), ...times(10, 1)]),
      PASS_RATE,
    );
    expect(shifts).toEqual([
      { at: 20, commit: commitAt(20), before: 0.9, after: 0.8, ago: 22, stands: false },
      { at: 33, commit: commitAt(33), before: 0.8, after: 1, ago: 9, stands: true },
    ]);
  });

  test("are those of the scorer that is asked for", () => {
    const points = pointsOf([...times(20, 0.75), ...times(20, 0.5)]);
    expect(lastingShifts(points, "f1")).toMatchObject([{ at: 20, before: 0.875, after: 0.75 }]);
    expect(lastingShifts(points, "llm")).toEqual([]);
    expect(lastingShifts(points, "constructor")).toEqual([]);
  });

  test("stand at the first commit with a value where some have none", () => {
    const rates = [...times(10, 0.9), null, ...times(10, 0.9), null, null, ...times(12, 0.8), null];
    expect(lastingShifts(pointsOf(rates), PASS_RATE)).toMatchObject([{ at: 23, ago: 12 }]);
    expect(lastingShifts(pointsOf(times(30, 1).map(() => null)), PASS_RATE)).toEqual([]);
  });

  test("do not count a pull request's own point", () => {
    const rates = [...times(20, 0.9), ...times(FEWEST_OF_LEVEL, 0.8)];
    const withHead = (count: number) =>
      pointsOf(rates.slice(0, count)).map((point, at) => ({ ...point, isHead: at === count - 1 }));
    expect(lastingShifts(withHead(rates.length), PASS_RATE)).toEqual([]);
    expect(lastingShifts(pointsOf(rates), PASS_RATE)).toMatchObject([{ at: 20, ago: FEWEST_OF_LEVEL - 1 }]);
  });

  test("are none where the cases changed, and each stretch has its own", () => {
    const rates = [...times(20, 0.9), ...times(20, 0.8), ...times(20, 0.7)];
    expect(places(lastingShifts(pointsOf(rates, 20), PASS_RATE))).toEqual([40]);
    expect(places(lastingShifts(pointsOf(rates, 20, 40), PASS_RATE))).toEqual([]);
    // The step is seen from only one side of the break, where it ends too soon.
    expect(places(lastingShifts(pointsOf(rates, 14), PASS_RATE))).toEqual([40]);
  });

  test("have enough values on both sides before a break, wherever the breaks are", () => {
    const stretch = fc.tuple(fc.integer({ min: 1, max: 25 }), fc.constantFrom(null, 0.5, 0.8, 0.9));
    const series = fc
      .array(stretch, { maxLength: 8 })
      .map((all) => all.flatMap(([count, rate]) => new Array<number | null>(count).fill(rate)));
    const breaks = fc.array(fc.nat(150), { maxLength: 5 });
    fc.assert(
      fc.property(series, breaks, (rates, breaks) => {
        const points = pointsOf(rates, ...breaks);
        const shifts = lastingShifts(points, PASS_RATE);
        for (const [index, { at }] of shifts.entries()) {
          const start = Math.max(
            points.findLastIndex((point, place) => point.isBreak && place <= at),
            0,
          );
          const next = points.findIndex((point, place) => point.isBreak && place > at);
          const from = Math.max(start, shifts[index - 1]?.at ?? 0);
          const to = Math.min(next === -1 ? points.length : next, shifts[index + 1]?.at ?? points.length);
          const valued = (side: typeof points) => side.filter(({ passRate }) => passRate !== null).length;
          expect(points[at]?.passRate).not.toBeNull();
          expect(valued(points.slice(from, at))).toBeGreaterThanOrEqual(FEWEST_OF_LEVEL);
          expect(valued(points.slice(at, to))).toBeGreaterThanOrEqual(FEWEST_OF_LEVEL);
        }
      }),
    );
  });
});

describe("the shifts that stand", () => {
  const levels = (...rates: number[]) => rates.flatMap((rate) => times(20, rate));
  const standing = (points: ReturnType<typeof pointsOf>) =>
    places(lastingShifts(points, PASS_RATE).filter(({ stands }) => stands));
  const fallen = [...times(20, 0.9), ...times(9, 0.7)];

  test.each<[string, number[], number[]]>([
    ["falls, one after the other", levels(0.9, 0.8, 0.7), [20, 40]],
    ["the fall after a rise", levels(0.8, 0.9, 0.7), [40]],
    ["the rise after falls", levels(0.9, 0.8, 0.7, 0.8), [60]],
    ["none of a level", levels(0.9), []],
    ["a fall of which one commit came back", [...fallen, 0.9], [20]],
    ["no fall of which the newest came back", [...fallen, 0.9, 0.9], []],
    ["a fall that came back by less than half", [...fallen, ...times(3, 0.78)], [20]],
    [
      "of two falls the one that the newest did not undo",
      [...levels(0.9, 0.8), ...fallen.slice(20), 0.8, 0.8],
      [20],
    ],
  ])("are %s", (_what, rates, places) => {
    expect(standing(pointsOf(rates))).toEqual(places);
  });

  test("go by the newest values of the base branch, whatever the pull request has", () => {
    const points = pointsOf([...fallen, 0.7, null, 0.9, 0.9]);
    expect(standing(points)).toEqual([]);
    const withHead = points.map((point, at) => ({ ...point, isHead: at === points.length - 1 }));
    expect(standing(withHead)).toEqual([20]);
  });

  test("end where the cases change, but not in the pull request that changes them", () => {
    const points = pointsOf([...levels(0.9, 0.8), 0.8], 40);
    expect(standing(points)).toEqual([]);
    const inPullRequest = points.map((point, at) => ({ ...point, isHead: at === 40 }));
    expect(standing(inPullRequest)).toEqual([20]);
  });
});

describe("the lasting shifts of what runs take", () => {
  const shiftsOf = (amounts: readonly (number | undefined)[], measure = "tokens") =>
    lastingShifts(
      trendPoints(times(amounts.length, 0.9), (at) => {
        const amount = amounts[at];
        return amount === undefined ? {} : { measures: { [measure]: amount } };
      }),
      measure,
    );

  test("are found for a rise of 60%, in the unit of the measure", () => {
    const [shift, ...rest] = shiftsOf(waveringAmounts(40, (at) => (at < 28 ? 12_400 : 19_840)));
    expect(rest).toEqual([]);
    expect(shift).toMatchObject({ at: 28, commit: commitAt(28), ago: 11, stands: true });
    expect(shift?.before).toBeCloseTo(12_400, -2);
    expect(shift?.after).toBeCloseTo(19_840, -3);
    expect(shiftsOf([...times(20, 0.004), ...times(12, 0.0064)], "cost")).toEqual([
      { at: 20, commit: commitAt(20), before: 0.004, after: 0.0064, ago: 11, stands: true },
    ]);
    expect(places(shiftsOf([...times(20, 0), ...times(12, 3)], "calls"))).toEqual([20]);
  });

  test("are none in noise, nor of a step of a few words", () => {
    expect(shiftsOf(waveringAmounts(200, () => 12_400))).toEqual([]);
    expect(shiftsOf([...times(20, 12_400), ...times(20, 12_600)])).toEqual([]);
    expect(places(shiftsOf([...times(20, 12_400), ...times(20, 12_700)]))).toEqual([20]);
  });

  test("begin where the reports begin to say it", () => {
    const amounts = [...new Array<undefined>(20).fill(undefined), ...times(20, 900), ...times(12, 1_800)];
    expect(shiftsOf(amounts)).toMatchObject([{ at: 40, before: 900, after: 1_800, ago: 11 }]);
    expect(shiftsOf(amounts.slice(0, 40))).toEqual([]);
  });

  test("are the same in whatever unit the amounts are", () => {
    const series = fc.array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 0, max: 1_000 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(series, fc.integer({ min: -40, max: 30 }), (stretches, power) => {
        const amounts = stretches.flatMap(([count, level]) => waveringAmounts(count, () => level));
        // A power of two avoids rounding.
        const scaled = amounts.map((amount) => amount * 2 ** power);
        const inUnits = (shifts: typeof amounts) =>
          shiftsOf(shifts).map(({ at, stands }) => ({ at, stands }));
        expect(inUnits(scaled)).toEqual(inUnits(amounts));
      }),
    );
  });
});
