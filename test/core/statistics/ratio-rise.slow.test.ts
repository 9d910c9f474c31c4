import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ratioRiseTest } from "../../../src/core/statistics/increase-test.ts";
import { randomFrom } from "../../../scripts/bench/random.ts";
import { byRelabelling, noisySuite, normal, repeat, tally } from "./samples.ts";

const ALPHA = 0.05;
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
