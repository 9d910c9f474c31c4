import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare } from "../../../src/gate/compare/compare.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { recorded, reportOf, tried } from "../comparison/fixture.ts";

const ids = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);
const tested = (head: ReportCase[], base: ReportCase[], regression = "{}") =>
  compare(reportOf(head, {}, `gate: {regression: ${regression}}`), reportOf(base)).comparison;

/** `flipped` of `count` cases fail the head's one trial; the base passed them all. */
const flips = (count: number, flipped: number, unchangedCases = 0) => {
  const unchanged = Array.from({ length: unchangedCases }, (_, at) => recorded(`k${at}`, `k${at}+`));
  const head = [...ids(count).map((id, at) => tried(id, "head", at < flipped ? 0 : 1, 1)), ...unchanged];
  const base = [...ids(count).map((id) => tried(id, "base", 1, 1)), ...unchanged];
  return [head, base] as const;
};

describe("the mode", () => {
  test.each([
    [0, 4, "statistical"],
    [4, 0, "strict"],
    [1, 2, "statistical"],
    [50, 1, "statistical"],
    [0, 0, "statistical"],
  ])("auto, with %i recordings kept and %i new ones that pass: %s", (unchanged, fresh, mode) => {
    const [head, base] = flips(fresh, 0, unchanged);
    expect(tested(head, base).mode).toBe(mode);
  });

  test.each([
    [1, 50, "strict", "kept"],
    [3, 50, "strict", "kept"],
    [40, 50, "strict", "kept"],
    [51, 50, "statistical", undefined],
    [1, 0, "statistical", undefined],
  ])("auto, with %i cases turned and %i kept: %s", (turned, unchanged, mode, steady) => {
    const { mode: found, steady: how } = tested(...flips(turned, turned, unchanged));
    expect([found, how]).toEqual([mode, steady]);
  });

  test("auto, where few runs did otherwise in a thin history, is statistical and doubts", () => {
    const alike = (one: ReportCase, content: string) => ({
      ...one,
      trials: one.trials.map((trial) => ({ ...trial, content })),
    });
    const base = ids(20).map((id) => alike(tried(id, "b", 1, 1), "same"));
    const head = ids(20).map((id, at) =>
      alike(tried(id, "h", at === 0 ? 0 : 1, 1), at === 0 ? "other" : "same"),
    );
    expect(tested(head, base)).toMatchObject({ mode: "statistical", steady: "thin" });
  });

  test.each(["strict", "statistical", "off"])("%s holds whatever was recorded", (mode) => {
    expect(tested(...flips(2, 0, 8), `{mode: ${mode}}`).mode).toBe(mode);
    expect(tested(...flips(8, 0, 2), `{mode: ${mode}}`).mode).toBe(mode);
  });
});

describe("the steadiness of a base", () => {
  const doing = (one: ReportCase, others: number): ReportCase => ({
    ...one,
    trials: one.trials.map((trial, at) => ({ ...trial, content: at < others ? "other" : "same" })),
  });

  interface Suite {
    count?: number;
    /** Recordings of each case on the base. */
    before?: number;
    trials?: number;
    /** Runs here that did otherwise, each of another case. */
    otherwise: number;
    /** Recordings of the last case on the base, and those that passed. */
    last?: [number, number];
    spread?: number;
  }

  function steadiness({ count = 20, before = 8, trials = 1, otherwise, last, spread }: Suite) {
    const [ofLast, passed] = last ?? [before, before];
    const base = ids(count).map((id, at) =>
      doing(at === count - 1 ? tried(id, "b", passed, ofLast) : tried(id, "b", before, before), 0),
    );
    const head = ids(count).map((id, at) => doing(tried(id, "h", trials, trials), at < otherwise ? 1 : 0));
    const level = { runs: 20, spread, terms: "t" };
    const history = spread === undefined ? [] : [{ passRate: 1, level }];
    const { mode, steady } = compare(
      reportOf(head),
      reportOf(base, { history } as unknown as Partial<Report>),
    ).comparison;
    return `${mode} ${steady}`;
  }

  test.each<[string, Suite, string]>([
    ["a long history", { otherwise: 1 }, "strict long"],
    ["a long history, half of the runs otherwise", { otherwise: 10 }, "strict long"],
    ["a long history, more than half otherwise", { otherwise: 11 }, "statistical undefined"],
    ["a case that failed once", { otherwise: 1, last: [8, 7] }, "statistical undefined"],
    ["a case that always failed", { otherwise: 1, last: [8, 0] }, "strict long"],
    ["a commit of the base with mixed results", { otherwise: 1, spread: 0.1 }, "statistical undefined"],
    ["commits of the base without mixed results", { otherwise: 1, spread: 0 }, "strict long"],
    ["a case with a shorter history", { otherwise: 1, last: [7, 7] }, "statistical thin"],
    ["a short history, one run otherwise", { before: 1, otherwise: 1 }, "statistical thin"],
    ["a short history, two runs otherwise", { before: 1, otherwise: 2 }, "statistical undefined"],
    ["a short history, a twentieth otherwise", { count: 60, before: 1, otherwise: 3 }, "statistical thin"],
    ["a short history, more otherwise", { count: 60, before: 1, otherwise: 4 }, "statistical undefined"],
    [
      "as many runs otherwise as one case has",
      { count: 10, before: 3, trials: 3, otherwise: 3 },
      "statistical thin",
    ],
    ["more runs otherwise", { count: 10, before: 3, trials: 3, otherwise: 4 }, "statistical undefined"],
  ])("with %s", (_what, suite, expected) => {
    expect(steadiness(suite)).toBe(expected);
  });

  test.each<[string, [number, number], string]>([
    ["failed all its trials", [0, 3], "kept"],
    ["passed one of its trials", [1, 3], "thin"],
    ["passed all its trials", [3, 3], "thin"],
  ])("whose recordings are kept but for a case that %s", (_what, [passed, trials], expected) => {
    const kept = ids(20).map((id) => recorded(id, `${id}+`));
    const { steady } = tested(
      [...kept, tried("again", "h", passed, trials)],
      [...kept, tried("again", "b", 3, 3)],
    );
    expect(`${steady}`).toBe(expected);
  });

  test("whose failing case is recorded again is not kept", () => {
    const kept = ids(20).map((id) => recorded(id, `${id}+`));
    const { steady } = tested([...kept, tried("again", "h", 0, 3)], [...kept, tried("again", "b", 0, 3)]);
    expect(steady).toBe("thin");
  });
});

describe("p", () => {
  test("is stated of however few cases", () => {
    for (const count of [1, 2, 3, 9, 10]) expect(tested(...flips(count, 1)).p).toBe(0.25);
    expect(tested(...flips(2, 2)).p).toBe(0.125);
    expect(tested(...flips(3, 3, 6)).p).toBeCloseTo(0.5 ** 4, 12);
    expect(tested(...flips(2, 0)).p).toBe(0.5);
  });

  test("is none where nothing is compared", () => {
    expect(tested([], [])).toMatchObject({ p: null, shift: null, mostExtreme: false });
    expect(tested([recorded("a", "x-")], [recorded("b", "y+")]).p).toBeNull();
  });

  test("does not come from cases that are new, changed or not assessed", () => {
    const [head, base] = flips(9, 3);
    const silent = [...head, recorded("n", "n-"), recorded("c", "x-"), recorded("u", "u?")];
    const other = [...base, recorded("c", "y+", { fingerprint: "other" }), recorded("u", "v+")];
    expect(tested(silent, other).p).toBe(tested(head, base).p);
  });

  test("is exact where trials are counted alike: with one each McNemar's", () => {
    const { p, exact, trials } = tested(...flips(12, 4));
    expect(p).toBeCloseTo(0.5 ** 5, 12);
    expect({ exact, trials }).toEqual({ exact: true, trials: { base: [1, 1], head: [1, 1] } });
  });

  test("is exact with several trials", () => {
    // One case turns from 3 of 3 to 0 of 2: its two head trials are the failures in one of C(5,2) = 10 ways.
    const base = ids(10).map((id) => tried(id, "base", 3, 3));
    const head = ids(10).map((id, at) => tried(id, "head", at === 0 ? 0 : 2, 2));
    expect(tested(head, base)).toMatchObject({ exact: true, trials: { base: [3, 3], head: [2, 2] } });
    expect(tested(head, base).p).toBeCloseTo(0.05, 12);
  });

  test("is exact where cases differ in their numbers of trials", () => {
    // Two base trials and two head trials: one of C(4,2) = 6 ways. One base trial and two head trials: one of 3.
    const base = [tried("a", "base", 2, 2), tried("b", "base", 1, 1), tried("c", "base", 3, 3)];
    const head = [tried("a", "head", 0, 2), tried("b", "head", 0, 2), tried("c", "head", 2, 2)];
    const { p, exact, trials, mostExtreme } = tested(head, base);
    expect({ exact, trials, mostExtreme }).toEqual({
      exact: true,
      trials: { base: [1, 3], head: [2, 2] },
      mostExtreme: true,
    });
    expect(p).toBeCloseTo(0.5 / 6 / 3, 12);
  });

  test("takes in the runs that did the same, where a case was recorded anew in part", () => {
    const base = [recorded("a", "a1+ a2+ a3+"), recorded("b", "b1+")];
    const head = [recorded("a", "a1+ a2+ x-"), recorded("b", "y-")];
    expect(tested(head, base)).toMatchObject({ exact: true, p: 0.5 / 2 / 2 });
  });

  test("is one half when nothing was recorded anew", () => {
    expect(tested(...flips(0, 0, 12))).toMatchObject({
      p: 0.5,
      shift: null,
      trials: { base: [0, 0], head: [0, 0] },
    });
  });
});

describe("a shift of the level", () => {
  const better = (count: number, fixed: number) => {
    const [head, base] = flips(count, fixed);
    const swap = (cases: readonly ReportCase[], side: string) =>
      cases.map((reportCase) =>
        recorded(reportCase.id, `${side}${reportCase.id}${reportCase.trials[0]?.pass ? "+" : "-"}`),
      );
    return tested(swap(base, "h"), swap(head, "b"));
  };

  test("is a p below .02 for the worse, and below .005 for the better", () => {
    // Mid-p of k flips is ½^(k+1): of five .0156, of four .031.
    expect([4, 5].map((flipped) => tested(...flips(12, flipped)).shift)).toEqual([null, "worse"]);
    expect([3, 4, 6, 7].map((fixed) => better(12, fixed).shift)).toEqual([null, null, null, "better"]);
    expect(better(12, 3).p).toBe(1 - 0.0625);
  });

  test("is found of few cases too", () => {
    expect(tested(...flips(5, 5)).shift).toBe("worse");
    expect(tested(...flips(4, 4)).shift).toBeNull();
  });

  test("is none where p and the pass rate point in different directions", () => {
    // Two cases that never failed in ten trials fail; two that failed once pass.
    const base = ids(4).map((id, at) => (at < 2 ? tried(id, "b", 10, 10) : tried(id, "b", 0, 1)));
    const head = ids(4).map((id, at) => tried(id, "h", at < 2 ? 0 : 1, 1));
    const { p, passRate, shift } = tested(head, base);
    expect(p).toBeLessThan(0.05);
    expect(passRate?.change).toBeCloseTo(0, 12);
    expect(shift).toBeNull();
  });

  test("never stands in both directions, nor against p", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(9)), { minLength: 1, maxLength: 30 }), (cases) => {
        const head = cases.map(([passes], at) => tried(`c${at}`, "head", passes, 2));
        const base = cases.map(([, passes], at) => tried(`c${at}`, "base", passes, 9));
        const { shift, passRate } = tested(head, base);
        if (shift !== null) expect(shift).toBe((passRate?.change ?? 0) < 0 ? "worse" : "better");
      }),
    );
  });
});

test("the drop that could have been seen is that of the whole suite", () => {
  // Without noise four flips are needed at .05: four of ten, and four of fifty.
  expect(tested(...flips(10, 0)).detectable).toBeCloseTo(0.4, 12);
  expect(tested(...flips(10, 0, 40)).detectable).toBeCloseTo(0.08, 12);
  expect(tested(...flips(3, 0)).detectable).toBeNull();
});
