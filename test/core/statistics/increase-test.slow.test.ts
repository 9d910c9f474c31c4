import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../../../scripts/bench/random.ts";
import { ratioRiseTest, riseTest } from "../../../src/core/statistics/increase-test.ts";
import { pooled, type Sample } from "../../../src/core/statistics/summary.ts";
import { choices } from "./fixture.ts";

function repeat<T>(count: number, sample: T): T[] {
  return new Array<T>(count).fill(sample);
}

function scaled({ base, head }: Sample, ofBase: number, ofHead: number): Sample {
  return { base: base.map((it) => it * ofBase), head: head.map((it) => it * ofHead) };
}

function noisySuite(random: () => number, cases: number, factor: number, base = 3, head = 3): Sample[] {
  return Array.from({ length: cases }, () => {
    const level = 8 + normal(random);
    const runs = (count: number) =>
      Array.from({ length: count }, () => Math.exp(level + 0.35 * normal(random)));
    return scaled({ base: runs(base), head: runs(head) }, 1, factor);
  });
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function tally(count: number, isTrue: () => boolean): number {
  return Array.from({ length: count }, isTrue).filter(Boolean).length / count;
}

function byRelabelling(samples: readonly Sample[], onScale: (value: number) => number): number {
  const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + onScale(value), 0);
  let sums = [0];
  for (const sample of samples) {
    const ways = choices(pooled(sample), sample.head.length).map(sumOf);
    sums = sums.flatMap((total) => ways.map((way) => total + way));
  }
  const seen = samples.reduce((total, { head }) => total + sumOf(head), 0);
  const higher = sums.filter((it) => it > seen + 1e-9).length;
  const equal = sums.filter((it) => Math.abs(it - seen) <= 1e-9).length;
  return (higher + equal / 2) / sums.length;
}

const ALPHA = 0.05;
const logs = (samples: readonly Sample[]) => riseTest(samples, { scale: "log", alpha: ALPHA });
const counts = (samples: readonly Sample[]) => riseTest(samples, { scale: "log1p", alpha: ALPHA });

describe("the rise of a measure", () => {
  it.each<[string, Sample[], object]>([
    ["no case", [], { rise: 0, base: 0, head: 0, p: 0.5, exact: true, detectable: null, rose: 0, cases: 0 }],
    ["no change", repeat(9, { base: [7, 7, 7], head: [7] }), { rise: 0, p: 0.5, rose: 0, cases: 9 }],
    [
      "a doubled case and a halved one",
      [one(100, 200), one(400, 200)],
      { rise: expect.closeTo(-0.2, 9), p: 0.5, rose: 1, cases: 2 },
    ],
  ])("of %s", (_name, samples, expected) => {
    expect(logs(samples)).toMatchObject(expected);
  });

  it("is that of the mean, in which a case weighs the same however often it ran", () => {
    const { rise, base, head } = logs([
      { base: [100, 400], head: [200, 200, 200] },
      { base: [1_000_000], head: [4_000_000] },
    ]);
    expect(base).toBe((250 + 1_000_000) / 2);
    expect(head).toBe((200 + 4_000_000) / 2);
    expect(rise).toBeCloseTo(head / base - 1, 12);
  });

  it("counts from 0, and names no rise where the base has none", () => {
    expect(counts([one(0, 3), one(3, 3)])).toMatchObject({
      base: 1.5,
      head: 3,
    });
    expect(counts(repeat(5, one(0, 0)))).toMatchObject({
      rise: 0,
      base: 0,
      head: 0,
      p: 0.5,
      detectable: null,
    });
    expect(counts(repeat(5, one(0, 2)))).toMatchObject({ rise: null, base: 0, p: 0.5 ** 6, rose: 5 });
  });

  it.each<[number, "log" | "log1p"]>([
    [0, "log"],
    [-1, "log"],
    [-1, "log1p"],
    [-0.5, "log1p"],
    [Number.NaN, "log"],
    [Number.POSITIVE_INFINITY, "log1p"],
  ])("has no place for %d on the scale %s", (value, scale) => {
    expect(() => riseTest([one(1, value)], { scale, alpha: ALPHA })).toThrow(RangeError);
  });

  it("says which case rose most", () => {
    expect(logs([one(8, 4), one(8, 9), one(8, 32), one(8, 32)]).most).toEqual({
      at: 2,
      rise: expect.closeTo(3, 9),
    });
    expect(logs([one(8, 4), one(8, 8)]).most).toBeNull();
    expect(counts([one(3, 4), one(0, 1)]).most).toEqual({ at: 1, rise: null });
  });

  it("takes what is next to nothing for nothing, which hides no rise of others", () => {
    const least = 0.001;
    const above = (samples: readonly Sample[]) => riseTest(samples, { scale: "log", alpha: ALPHA, least });
    expect(above(repeat(5, one(0, 1e-300)))).toMatchObject({ rise: 0, base: 0, head: 0, p: 0.5, rose: 0 });
    expect(above(repeat(5, one(0, 1)))).toMatchObject({ rise: null, base: 0, p: 0.5 ** 6, rose: 5 });
    expect(above(repeat(5, one(1, 0)))).toMatchObject({ rise: -1, head: 0, rose: 0 });
    const { rise } = above([...repeat(19, one(1, 2)), one(1, 1e-300)]);
    expect(rise).toBeGreaterThan(0.3);
    expect(() => above([one(1, -1)])).toThrow(RangeError);
  });

  it("finds as many rises of the size it calls detectable as it says", () => {
    const random = randomFrom(1);
    const unchanged = Array.from({ length: 100 }, () => logs(noisySuite(random, 40, 1)).detectable ?? 0);
    const detectable = unchanged.reduce((total, value) => total + value, 0) / unchanged.length;
    const found = tally(400, () => logs(noisySuite(random, 40, 1 + detectable)).p < ALPHA);
    expect(found).toBeGreaterThan(0.72);
    expect(found).toBeLessThan(0.88);
  });

  it("calls a rise of counts detectable by what they grow, not by the logarithm of one more", () => {
    const samples = repeat(20, { base: [1, 2, 3], head: [3, 2, 1] });
    const { base, detectable } = counts(samples);
    const log = logs(samples.map(({ base, head }) => ({ base: base.map(next), head: head.map(next) })));
    expect(base * (1 + (detectable ?? 0))).toBeCloseTo(log.base * (1 + (log.detectable ?? 0)) - 1, 10);
  });

  it.each<[string, Sample[], number | null]>([
    ["one trial on each side that did the same", repeat(50, one(7, 7)), null],
    ["trials that always did the same", repeat(50, { base: [7, 7, 7], head: [7, 7, 7] }), 0],
    ["too few relabellings", repeat(3, one(7, 8)), null],
    ["just enough relabellings", [{ base: [7, 7, 7], head: [7, 7, 7] }], 0],
  ])("says what could be detected by %s", (_name, samples, detectable) => {
    expect(logs(samples).detectable).toBe(detectable);
  });
});

describe("the test of a rise", () => {
  it("is the share of all relabellings with a higher sum, and half of those with the same", () => {
    const trials = (most: number) => fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: most });
    // With an odd number of trials the median is one of them, so nothing is rounded.
    const sample = fc
      .record({ base: trials(4), head: trials(3) })
      .filter((it) => pooled(it).length % 2 === 1);
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 3 }), (samples) => {
        expect(logs(samples).p).toBeCloseTo(byRelabelling(samples, Math.log2), 12);
      }),
    );
  });

  it("is hardly changed by its grid", () => {
    const trials = fc.array(fc.integer({ min: 100, max: 1_000 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ base: trials, head: trials }), { minLength: 2, maxLength: 3 }),
        (samples) => {
          expect(Math.abs(logs(samples).p - byRelabelling(samples, Math.log))).toBeLessThan(0.03);
        },
      ),
    );
  });

  it.each<[string, Sample[], number]>([
    ["one rise", [one(10, 11)], 1 / 4],
    ["five rises by the same factor", [10, 20, 30, 40, 70].map((value) => one(value, value * 1.1)), 0.5 ** 6],
    ["four rises and a fall", [...repeat(4, one(10, 11)), one(11, 10)], 1 / 32 + 5 / 64],
    ["three trials that all rose", [{ base: [10, 11, 12], head: [20, 21, 22] }], 1 / 40],
    ["three trials that all rose alike", [{ base: [10, 10, 10], head: [20, 20, 20] }], 1 / 40],
    ["one of two head trials that rose", [{ base: [10, 10, 10], head: [10, 20] }], 0.4 / 2],
    ["ten base trials below one", [{ base: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], head: [11] }], 1 / 22],
    ["one base trial below ten", [{ base: [1], head: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }], 1 / 22],
  ])("of %s", (_name, samples, p) => {
    expect(logs(samples).p).toBeCloseTo(p, 12);
  });

  it("adds to 1 with the test of a fall", () => {
    fc.assert(
      fc.property(fc.array(anySample, { maxLength: 30 }), (samples) => {
        const [rise, fall] = [counts(samples), counts(samples.map(exchanged))];
        expect(rise.p + fall.p).toBeCloseTo(1, 10);
        expect([fall.base, fall.head]).toEqual([rise.head, rise.base]);
      }),
    );
  });

  it("depends neither on the unit, nor on the order, nor on cases that do not vary", () => {
    const random = randomFrom(2);
    for (let suite = 0; suite < 20; suite++) {
      const samples = noisySuite(random, 12, 1.05);
      const { p, rise } = logs(samples);
      const inThousandths = logs(samples.map((it) => scaled(it, 1_000, 1_000)));
      expect(inThousandths.p).toBeCloseTo(p, 10);
      expect(inThousandths.rise).toBeCloseTo(rise ?? 0, 10);
      expect(logs(samples.toReversed()).p).toBeCloseTo(p, 10);
      expect(logs([...repeat(5, one(3, 3)), ...samples]).p).toBeCloseTo(p, 10);
    }
  });

  it("falls as the head takes more", () => {
    const random = randomFrom(3);
    for (let suite = 0; suite < 20; suite++) {
      const samples = noisySuite(random, 10, 1);
      const ps = [0.1, 0.8, 1, 1.1, 1.2, 1.5, 2, 10, 1e9].map(
        (f) => logs(samples.map((it) => scaled(it, 1, f))).p,
      );
      for (const [at, p] of ps.entries()) expect(p).toBeLessThanOrEqual((ps[at - 1] ?? 1) + 0.01);
      expect(ps.at(0)).toBeGreaterThan(0.999);
      expect(ps.at(-1)).toBeLessThan(0.001);
    }
  });

  it("is below alpha in about as many unchanged suites as alpha says", () => {
    const random = randomFrom(4);
    const share = tally(1_500, () => logs(noisySuite(random, 12, 1)).p < ALPHA);
    expect(share).toBeGreaterThan(0.035);
    expect(share).toBeLessThan(0.065);
  });

  it.each([1e12, 1e-12, 1e-300])("sees through one run on either side that takes %d", (stray) => {
    const steady = Array.from({ length: 30 }, (_, at) => ({
      base: [100 + (at % 3), 101, 102],
      head: [104 + (at % 2), 105, 106],
    }));
    for (const sample of [
      { base: [100, 101, stray], head: [104, 105, 106] },
      { base: [100, 101, 102], head: [104, 105, stray] },
    ]) {
      expect(logs([...steady, sample]).p).toBeLessThan(1e-9);
      expect(logs([...steady, sample].map(exchanged)).p).toBeGreaterThan(1 - 1e-9);
    }
  });

  it("takes no difference in the last digits for one", () => {
    const rounded = repeat(20, { base: [0.1 + 0.2, 0.3], head: [0.3, 0.1 + 0.2, 0.1 + 0.2] });
    expect(logs(rounded)).toMatchObject({ rise: 0, p: 0.5, rose: 0 });
    const rest = Array.from({ length: 8 }, () => one(10, 20));
    expect(logs([...rounded, ...rest]).p).toBeCloseTo(0.5 ** 9, 12);
  });

  it("keeps to numbers where values are huge, tiny and few", () => {
    fc.assert(
      fc.property(fc.array(anySample, { maxLength: 8 }), (samples) => {
        for (const test of [counts(samples), logs(samples.map(aboveZero))]) {
          expect(test.p).toBeGreaterThanOrEqual(0);
          expect(test.p).toBeLessThanOrEqual(1);
          for (const value of [test.rise, test.base, test.head, test.detectable])
            expect(value === null || Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });

  it("is exact for usual suites, and takes the normal form beyond", () => {
    const random = randomFrom(5);
    const suite = (cases: number, base: number, head: number) => noisySuite(random, cases, 1.02, base, head);
    for (const [cases, base, head] of [
      [500, 3, 3],
      [500, 30, 3],
      [500, 1, 1],
      [50, 30, 30],
    ] as const) {
      expect(logs(suite(cases, base, head)).exact).toBe(true);
    }
    const large = suite(20, 200, 200);
    const { p, exact } = logs(large);
    expect(exact).toBe(false);
    expect(p + logs(large.map(exchanged)).p).toBeCloseTo(1, 12);
  });

  it("has about the same p by the normal form", () => {
    const random = randomFrom(6);
    const few = noisySuite(random, 12, 1.1, 20, 20);
    const many = few.map(({ base, head }) => ({
      base: new Array<readonly number[]>(10).fill(base).flat(),
      head: new Array<readonly number[]>(10).fill(head).flat(),
    }));
    const [exact, normal] = [logs(few), logs(many)];
    expect([exact.exact, normal.exact]).toEqual([true, false]);
    // Ten times the trials with equal values: about √10 times the standard errors.
    const times = standardErrors(normal.p) / standardErrors(exact.p);
    expect(times).toBeGreaterThan(2.9);
    expect(times).toBeLessThan(3.6);
  });
});

const value = fc.oneof(
  fc.nat(3),
  fc.integer({ min: 10, max: 20 }),
  fc.constantFrom(1e-9, 0.5, 1e6, 1e12),
  fc.double({ min: 0, max: 1e12, noNaN: true }),
);
const anySample = fc.record({
  base: fc.array(value, { minLength: 1, maxLength: 5 }),
  head: fc.array(value, { minLength: 1, maxLength: 5 }),
});

function one(base: number, head: number): Sample {
  return { base: [base], head: [head] };
}

function exchanged({ base, head }: Sample): Sample {
  return { base: head, head: base };
}

function aboveZero({ base, head }: Sample): Sample {
  const raised = (value: number) => Math.max(value, 1e-300);
  return { base: base.map(raised), head: head.map(raised) };
}

function next(count: number): number {
  return count + 1;
}

/** About the z of a one-sided p (Abramowitz & Stegun, 26.2.23). */
function standardErrors(p: number): number {
  if (p > 0.5) return -standardErrors(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  return (
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  );
}

const ratios = (samples: readonly Priced[]) => ratioRiseTest(samples, { alpha: ALPHA });

type PricedTrial = Parameters<typeof ratioRiseTest>[0][number]["base"][number];

interface Priced {
  base: PricedTrial[];
  head: PricedTrial[];
}

describe("the cost per success", () => {
  it("is the mean cost over the mean success rate, case by case", () => {
    const samples: Priced[] = [
      { base: [ran(2, 1), ran(4, 0)], head: [ran(6, 1)] },
      { base: [ran(5, 1)], head: [ran(10, 1), ran(10, 0), ran(10, 0), ran(10, 1)] },
    ];
    expect(ratios(samples)).toMatchObject({
      base: expect.closeTo(4 / 0.75, 12),
      head: expect.closeTo(8 / 0.75, 12),
      rise: expect.closeTo(1, 12),
      // The first case takes an unchanged amount per success.
      rose: 1,
      cases: 2,
    });
  });

  it.each<[string, Priced[]]>([
    ["no case", []],
    ["no success on the base", [priced([ran(1, 0)], [ran(1, 1)])]],
    ["no success on the head", [priced([ran(1, 1)], [ran(1, 0)])]],
    ["no cost on the base", [priced([ran(0, 1)], [ran(1, 1)])]],
    ["no cost on the head", [priced([ran(1, 1)], [ran(0, 1)])]],
  ])("is none of %s", (_name, samples) => {
    expect(ratios(samples)).toBeNull();
  });

  it("rises when runs of the same cost succeed less", () => {
    const samples = repeat(20, priced([ran(1, 1), ran(1, 1), ran(1, 1)], [ran(1, 1), ran(1, 1), ran(1, 0)]));
    const result = ratios(samples);
    expect(result).toMatchObject({ rise: expect.closeTo(0.5, 12), rose: 20 });
    // The failure is on the head in half of the relabellings of a case; in all twenty only by chance.
    expect(result?.p).toBeCloseTo(0.5 ** 21, 12);
  });

  it("has a success weigh as much as the cost it makes up for, however little else differs", () => {
    // Cheaper by 1% with a noise of 0.1%, and a tenth of the successes lost.
    const random = randomFrom(7);
    const cost = (level: number) => level * (1 + 0.001 * normal(random));
    const samples = Array.from({ length: 60 }, (_, at) =>
      priced(
        [1, 1, 1].map((success) => ran(cost(1), success)),
        [1, 1, at % 4 === 0 ? 0 : 1].map((success) => ran(cost(0.99), success)),
      ),
    );
    expect(ratios(samples)?.rise).toBeGreaterThan(0.05);
    expect(ratios(samples)?.p).toBeLessThan(0.01);
  });

  it("is the share of all relabellings", () => {
    const trials = fc.array(fc.integer({ min: 10, max: 1_000 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ base: trials, head: trials }), { minLength: 2, maxLength: 3 }),
        (samples) => {
          const allSucceed = samples.map(({ base, head }) =>
            priced(
              base.map((cost) => ran(cost, 1)),
              head.map((cost) => ran(cost, 1)),
            ),
          );
          expect(Math.abs((ratios(allSucceed)?.p ?? 0) - byRelabelling(samples, Number))).toBeLessThan(0.03);
        },
      ),
    );
  });

  it("depends not on the unit, and adds to 1 with the test of a fall", () => {
    const random = randomFrom(8);
    for (let suite = 0; suite < 20; suite++) {
      const samples = pricedSuite(random, 20, 0.7);
      const { p = 0, rise = 0, detectable = 0 } = ratios(samples) ?? {};
      const inCents = samples.map(({ base, head }) => priced(base.map(toCents), head.map(toCents)));
      expect(ratios(inCents)?.p).toBeCloseTo(p, 10);
      expect(ratios(inCents)?.rise).toBeCloseTo(rise ?? 0, 10);
      expect(ratios(inCents)?.detectable).toBeCloseTo(detectable ?? 0, 10);
      expect(p + (ratios(samples.map(({ base, head }) => priced(head, base)))?.p ?? 0)).toBeCloseTo(1, 10);
    }
  });

  it("is below alpha in about as many unchanged suites as alpha says, and detects what it says", () => {
    const random = randomFrom(9);
    const share = tally(1_000, () => (ratios(pricedSuite(random, 15, 0.7))?.p ?? 1) < ALPHA);
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.07);
    const detectable = ratios(pricedSuite(random, 400, 0.7))?.detectable ?? 0;
    const byFew = detectable * Math.sqrt(400 / 20);
    const found = tally(300, () => (ratios(pricedSuite(random, 20, 0.7, 1 + byFew))?.p ?? 1) < ALPHA);
    // The costs of these cases differ much, so the error of a small suite does too.
    expect(found).toBeGreaterThan(0.65);
    expect(found).toBeLessThan(0.95);
  });
});

function ran(cost: number, success: number): PricedTrial {
  return { cost, success };
}

function priced(base: PricedTrial[], head: PricedTrial[]): Priced {
  return { base, head };
}

function toCents({ cost, success }: PricedTrial): PricedTrial {
  return { cost: cost * 100, success };
}

function pricedSuite(random: () => number, cases: number, rate: number, factor = 1): Priced[] {
  return noisySuite(random, cases, factor).map(({ base, head }) => {
    const runs = (costs: readonly number[]) => costs.map((cost) => ran(cost, random() < rate ? 1 : 0));
    return priced(runs(base), runs(head));
  });
}
