import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mean } from "../../../src/core/statistics/summary.ts";
import { casePassRate, caseScore, passPower, suiteScore } from "../../../src/gate/score/suite-scores.ts";
import type { Outcome } from "../../../src/scorers/outcome.ts";

type ScoreInput = number | "not-assessed" | "error";

function outcome(score: ScoreInput): Outcome<unknown> {
  return typeof score === "number"
    ? { status: "scored", value: score, details: null }
    : { status: score, reason: "why" };
}

interface Counting {
  pass: boolean | null;
  scores: Record<string, Outcome<unknown>>;
}

const caseOf = (trials: Counting[]) => ({ trials });
const scored = (...values: ScoreInput[]) =>
  caseOf(values.map((value) => ({ pass: null, scores: { f1: outcome(value) } })));
const decided = (...passes: (boolean | null)[]) => caseOf(passes.map((pass) => ({ pass, scores: {} })));

describe("a case's score", () => {
  it.each<[string, ScoreInput[], number | null]>([
    ["is the mean of its trials", [1, 0, 0.5], 0.5],
    ["leaves out what was not measured", [1, "not-assessed", 0, "error"], 0.5],
    ["is none when nothing was measured", ["not-assessed", "error"], null],
    ["is none without trials", [], null],
    ["may be 0", [0], 0],
  ])("%s", (_name, values, expected) => {
    expect(caseScore(scored(...values), "f1")).toBe(expected);
  });

  it("is none for a scorer that did not look at it", () => {
    expect(caseScore(scored(1), "code")).toBeNull();
  });
});

describe("a case's pass rate", () => {
  it.each<[string, (boolean | null)[], number | null]>([
    ["is the share of trials that pass", [true, false, true, true], 0.75],
    ["leaves out trials that neither pass nor fail", [true, null, false, null], 0.5],
    ["is none when no trial passes or fails", [null], null],
    ["may be 0", [false, false], 0],
  ])("%s", (_name, passes, expected) => {
    expect(casePassRate(decided(...passes))).toBe(expected);
  });
});

describe("a suite's score", () => {
  it("weighs every case alike, however many trials it has", () => {
    expect(suiteScore([scored(0, 0, 0, 0, 0), scored(1)], "f1")).toEqual({
      value: 0.5,
      assessed: 6,
      notAssessed: 0,
      errors: 0,
      band: "Fair",
    });
  });

  it("leaves out cases without a score, and counts their runs", () => {
    expect(
      suiteScore([scored(1, "error"), scored("not-assessed", "not-assessed"), scored("error")], "f1"),
    ).toEqual({
      value: 1,
      assessed: 1,
      notAssessed: 2,
      errors: 2,
      band: "Excellent",
    });
  });

  it("is none, and no 0, when nothing was measured", () => {
    const nothing = { value: null, assessed: 0, band: null };
    expect(suiteScore([], "f1")).toMatchObject(nothing);
    expect(suiteScore([scored("error")], "f1")).toMatchObject({ ...nothing, errors: 1 });
    expect(suiteScore([scored(1)], "code")).toMatchObject({ ...nothing, errors: 0, notAssessed: 0 });
  });

  it("is the mean of the cases' means", () => {
    const score = fc.oneof(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom<ScoreInput>("not-assessed", "error"),
    );
    fc.assert(
      fc.property(fc.array(fc.array(score, { maxLength: 5 }), { maxLength: 6 }), (suite) => {
        let sum = 0;
        let count = 0;
        for (const values of suite) {
          const numbers = values.filter((value) => typeof value === "number");
          if (numbers.length === 0) continue;
          let total = 0;
          for (const number of numbers) total += number;
          sum += total / numbers.length;
          count += 1;
        }
        const { value } = suiteScore(
          suite.map((values) => scored(...values)),
          "f1",
        );
        if (count === 0) expect(value).toBeNull();
        else expect(value).toBeCloseTo(sum / count, 12);
      }),
    );
  });

  it.each([
    [1, "Excellent"],
    [0.9, "Excellent"],
    [0.8999999, "Good"],
    [0.7, "Good"],
    [0.6999999, "Fair"],
    [0.5, "Fair"],
    [0.4999999, "Poor"],
    [0, "Poor"],
  ])("of %s is called %s", (value, band) => {
    expect(suiteScore([scored(value)], "f1").band).toBe(band);
  });
});

/** The share of all choices of k trials in which all pass. */
function byEnumeration(passes: readonly boolean[], k: number): number {
  let chosen = 0;
  let passing = 0;
  for (let subset = 0; subset < 2 ** passes.length; subset++) {
    const members = passes.filter((_, at) => (subset >> at) & 1);
    if (members.length !== k) continue;
    chosen += 1;
    if (members.every(Boolean)) passing += 1;
  }
  return passing / chosen;
}

describe("pass^k", () => {
  it("is the chance that k trials of a case all pass, mean over the cases", () => {
    const cases = fc.array(
      fc.array(fc.constantFrom(true, true, false, null), { minLength: 2, maxLength: 7 }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    let found = 0;
    fc.assert(
      fc.property(cases, (suite) => {
        const values = suite
          .map((passes) => passes.filter((pass) => pass !== null))
          .filter(({ length }) => length > 0);
        const k = Math.min(...values.map(({ length }) => length));
        const power = passPower(suite.map((passes) => decided(...passes)));
        if (values.length === 0 || k < 2) {
          expect(power).toBeNull();
          return;
        }
        found += 1;
        expect(power?.k).toBe(k);
        expect(power?.value).toBeCloseTo(
          mean(values.map((passes) => byEnumeration(passes, k))) ?? Number.NaN,
          12,
        );
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(30);
  });

  it.each<[string, ReturnType<typeof decided>[], ReturnType<typeof passPower>]>([
    ["nothing recorded", [], null],
    ["one trial of a case", [decided(true)], null],
    ["one trial of one case among others", [decided(true, true), decided(true)], null],
    ["two trials that pass", [decided(true, true)], { k: 2, value: 1 }],
    ["one of two passes", [decided(true, false)], { k: 2, value: 0 }],
    [
      "three of four pass, two asked",
      [decided(true, true, true, false), decided(true, true)],
      { k: 2, value: 0.75 },
    ],
    ["a case of which nothing is known", [decided(true, true), decided(null)], { k: 2, value: 1, cases: 1 }],
  ])("of %s", (_name, cases, expected) => {
    expect(passPower(cases)).toEqual(expected);
  });
});
