import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { mean } from "../../src/core/statistics/summary.ts";
import { readReport } from "../../src/gate/baseline/read-reports.ts";
import { compare } from "../../src/gate/compare/compare.ts";
import { casePassRate, caseScore, suiteScore } from "../../src/gate/score/suite-scores.ts";
import type { ReportCase } from "../../src/report/case.ts";
import { dividingTags, reportText, type Slicing, slicesOf } from "../../src/report/cases.ts";
import { caseOf } from "../gate/checks/measured.ts";
import { recorded, reportOf, scoring, suitePairs } from "../gate/comparison/fixture.ts";
import { taggedAgainst } from "../views/sliced.ts";

const tagged = (id: string, tags: Record<string, string>, passes: (boolean | null)[] = [true]) => {
  const one = caseOf(id, passes, { tags });
  return { ...one, passRate: casePassRate(one) };
};

const pairsOf = (...groups: Record<string, string>[]) =>
  groups.flatMap((tags, at) => [tagged(`a${at}`, tags), tagged(`b${at}`, tags)]);

const slicesOfCases = (cases: ReportCase[]) => slicesOf(reportOf(cases));
const valuesOf = ({ slices }: Pick<Slicing, "slices">) => slices.map(({ value }) => value);

describe("a tag divides cases", () => {
  test("when it has two values", () => {
    expect(dividingTags(pairsOf({ model: "x" }, { model: "y" }))).toEqual(["model"]);
    expect(dividingTags(pairsOf({ model: "x" }, { model: "x" }))).toEqual([]);
    expect(dividingTags([])).toEqual([]);
  });

  test("when some have it and some do not", () => {
    expect(dividingTags(pairsOf({ model: "x" }, {}))).toEqual(["model"]);
    expect(slicesOfCases(pairsOf({ model: "x" }, {})).map(valuesOf)).toEqual([["x", null]]);
  });

  test("unless most cases are alone with their value", () => {
    const ids = Array.from({ length: 9 }, (_, at) =>
      tagged(`c${at}`, { run: String(at), model: at < 4 ? "x" : "y" }),
    );
    expect(dividingTags(ids)).toEqual(["model"]);
    expect(dividingTags([tagged("a", { model: "x" }), tagged("a", { model: "y" })])).toEqual([]);
  });

  test("first of all those that most cases have, then by name", () => {
    const cases = pairsOf({ z: "1", b: "1", a: "1" }, { z: "2", b: "2", a: "2" }, { z: "2" });
    expect(dividingTags(cases)).toEqual(["z", "a", "b"]);
  });

  test("whatever it is called", () => {
    const names = ["__proto__", "constructor", "toString"];
    const tagsOf = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
    const cases = pairsOf(tagsOf("x"), tagsOf("__proto__"), {});
    expect(slicesOfCases(cases).map(({ tag }) => tag)).toEqual(names);
    for (const slicing of slicesOfCases(cases)) expect(valuesOf(slicing)).toEqual(["__proto__", "x", null]);
  });

  test("within the limits, which keep the worst", () => {
    const names = Array.from({ length: limits.slicedTags + 2 }, (_, at) => `t${String(at).padStart(2, "0")}`);
    const many = Array.from({ length: limits.slicedValues + 3 }, (_, at) =>
      ["a", "b"].map((id) => {
        const tags = Object.fromEntries(names.map((name) => [name, `v${at}`]));
        return tagged(id, tags, [at !== limits.slicedValues + 2]);
      }),
    );
    const slicings = slicesOfCases(many.flat());
    expect(slicings.map(({ tag }) => tag)).toEqual(names.slice(0, limits.slicedTags));
    expect(slicings[0]?.more).toBe(3);
    expect(slicings[0]?.slices).toHaveLength(limits.slicedValues);
    expect(slicings[0]?.slices[0]?.value).toBe(`v${limits.slicedValues + 2}`);
  });
});

test("the lowest pass rate comes first, then the largest, and last what nobody could assess", () => {
  const cases = [
    ...["a", "b"].map((id) => tagged(id, { model: "unknown" }, [null])),
    ...["a", "b"].map((id) => tagged(id, { model: "good" })),
    ...["a", "b", "c"].map((id) => tagged(id, { model: "better" })),
    ...["a", "b"].map((id) => tagged(id, { model: "bad" }, [true, false, false])),
    tagged("a", {}),
    tagged("b", {}),
  ];
  const [slicing] = slicesOfCases(cases);
  expect(slicing?.slices.map(({ value, passRate }) => [value, passRate])).toEqual([
    ["bad", 1 / 3],
    ["better", 1],
    ["good", 1],
    [null, 1],
    ["unknown", null],
  ]);
});

test("a slice counts its runs, and averages its cases whatever their number of trials", () => {
  const [slicing] = slicesOfCases([
    scoring(tagged("a", { model: "x" }, [true, true, false, false]), "f1", [1, 1, 0, 0.4]),
    scoring(tagged("b", { model: "x" }, [true]), "f1", [null]),
    scoring(tagged("c", { model: "x" }, [true]), "f1", [1]),
    ...pairsOf({ model: "y" }),
  ]);
  const slice = slicing?.slices.find(({ value }) => value === "x");
  expect(slice).toMatchObject({ cases: 3, runs: 6, passRate: 2.5 / 3, scores: { f1: 0.8 }, change: null });
  expect(slicing?.slices.find(({ value }) => value === "y")?.scores).toEqual({ f1: null });
});

/** The cases with a tag whose two values each contain all of them. */
const doubled = (cases: readonly ReportCase[]) =>
  ["x", "y"].flatMap((half) =>
    cases.map((reportCase) => ({
      ...reportCase,
      id: `${half} ${reportCase.id}`,
      tags: { ...reportCase.tags, half },
      ...formerlyOf(reportCase, half),
    })),
  );
const formerlyOf = ({ formerly }: ReportCase, half: string) =>
  formerly === undefined ? {} : { formerly: `${half} ${formerly}` };

test("a scorer may have any name", () => {
  const score = { value: 1, assessed: 1, notAssessed: 0, errors: 0, band: null };
  const scores = JSON.parse('{ "constructor": 1, "__proto__": 1, "f1": 1 }', (key, value) =>
    key === "" ? value : score,
  );
  const cases = pairsOf({ model: "x" }, { model: "y" }).map((one) => scoring(one, "f1", [0.5]));
  const [slice] = slicesOf(reportOf(cases, { scores }))[0]?.slices ?? [];
  expect(Object.entries(slice?.scores ?? {})).toEqual([
    ["constructor", null],
    ["__proto__", null],
    ["f1", 0.5],
  ]);
});

const scored = (one: ReportCase): ReportCase => {
  const values = one.trials.map(({ pass }) => (pass === null ? null : pass ? 1 : 0.3));
  const { trials } = scoring(one, "f1", values);
  return { ...one, trials, scores: { f1: caseScore({ trials }, "f1") }, passRate: casePassRate(one) };
};

const compared = (head: readonly ReportCase[], base: readonly ReportCase[]) => {
  const report = reportOf(head.map(scored));
  return { ...report, ...compare(report, reportOf([...base])) };
};

test("a slice of everything has the suite's own numbers, and its change the suite's interval", () => {
  fc.assert(
    fc.property(suitePairs, ({ head, base }) => {
      fc.pre(head.length > 1);
      const whole = compared(head, base);
      const twice = compared(doubled(head), doubled(base));
      const slicing = slicesOf(twice).find(({ tag }) => tag === "half");
      expect(slicing?.slices).toHaveLength(2);
      for (const slice of slicing?.slices ?? []) {
        expect(slice.cases).toBe(head.length);
        expect(slice.passRate).toEqual(mean(whole.cases.flatMap(({ passRate }) => passRate ?? [])));
        expect(slice.scores.f1).toEqual(suiteScore(whole.cases, "f1").value);
        expect(slice.change).toEqual(whole.comparison.passRate);
      }
    }),
  );
});

test("a slice's change is of its paired cases alone", () => {
  const made = (id: string, model: string, runs: string, fingerprint = "same") =>
    recorded(id, runs, { tags: { model }, fingerprint });
  const { comparison } = compared(
    [
      made("a", "x", "h1-"),
      made("b", "x", "b2+"),
      made("a", "y", "h3+"),
      made("b", "y", "h4-", "other"),
      made("a", "z", "h5+"),
      made("b", "z", "h6+"),
    ],
    [made("a", "x", "b1+"), made("b", "x", "b2+"), made("a", "y", "b3-"), made("b", "y", "b4+")],
  );
  const changes = comparison.slices?.map(({ tag, value, passRate }) => [
    tag,
    value,
    passRate.base,
    passRate.head,
  ]);
  expect(changes?.sort()).toEqual([
    ["model", "x", 1, 0.5],
    ["model", "y", 0, 1],
  ]);
});

test("slices are the same of a report that was stored", () => {
  const sides = (failing: number) =>
    ["x", "y"].flatMap((side) => [
      { tags: { side, ["__proto__"]: side, model: "m" }, cases: 3, failing: side === "y" ? failing : 0 },
      { tags: { side }, cases: 3 },
    ]);
  const report = taggedAgainst(sides(0), sides(3));
  expect(slicesOf(readReport(reportText(report)))).toEqual(slicesOf(report));
  const changes = slicesOf(report).map(({ tag, slices }) => [
    tag,
    slices.map(({ change }) => change?.change),
  ]);
  expect(changes).toEqual([
    ["side", [-0.5, 0]],
    ["__proto__", [-1, 0, 0]],
    ["model", [-0.5, 0]],
  ]);
});
