import { describe, expect, test } from "vitest";
import { hardFlipsAllowed, isHardFlip, regressionResult } from "../../src/gate/regression.ts";
import type { ReportCase } from "../../src/report/case.ts";
import type { Change } from "../../src/report/comparison.ts";
import { pooledAt, recorded, tried } from "../comparison/fixture.ts";
import { type Compared, compared, findingOf } from "./compared.ts";
import { flips, ids, told } from "./regression-fixture.ts";

describe("statistical mode", () => {
  test.each<[number, string]>([
    [
      0,
      "pass No regression shown: pass rate 100% → 100% (no case differs) · 12 paired cases, 1 trial each: drops under about 33 points may stay unseen",
    ],
    [
      1,
      "inconclusive Looks worse: pass rate 100% → 91.7% (−8.3 points, 95% interval −24.7 to +8.0, p = .25, allowed 2.0) · 1 newly failing (c0) · 12 paired cases, 1 trial each. To settle it, record every case again next to these recordings (rungate record --cases --again), and record 3 trials on the base branch",
    ],
    [
      3,
      "inconclusive Looks worse: pass rate 100% → 75.0% (−25.0 points, 95% interval −53.3 to +3.3, p = .063, allowed 2.0) · 3 newly failing (c0, c1, c2) · 12 paired cases, 1 trial each. To settle it, record every case again next to these recordings (rungate record --cases --again), and record 3 trials on the base branch",
    ],
    [
      4,
      "fail Regression: pass rate 100% → 66.7% (−33.3 points, 95% interval −66.0 to −0.7, p = .031, allowed 2.0) · 4 newly failing (c0, c1, c2 and 1 more) · 12 paired cases, 1 trial each",
    ],
  ])("with %i of 12 cases failing", (failing, sentence) => {
    expect(told(flips(12, failing))).toBe(sentence);
  });

  test("does not call a drop that is no chance, and that the policy allows, no regression", () => {
    expect(told(flips(12, 4), "{maxDrop: 0.5}")).toMatch(/^pass A drop that the policy allows: pass rate /);
  });

  test("gives the drop and its interval in numbers", () => {
    const { verdict } = compared(flips(12, 4));
    expect(verdict.checks.find(({ name }) => name === "regression")?.numbers).toMatchObject({
      paired: 12,
      newlyFailing: 4,
      fixed: 0,
      drop: expect.closeTo(1 / 3),
      low: expect.closeTo(-0.66, 2),
      high: expect.closeTo(-0.007, 2),
    });
  });

  test("tells what got better", () => {
    const { head, base } = flips(12, 2);
    const turned = (cases: readonly ReportCase[], side: string) =>
      cases.map((one) => tried(one.id, side, one.trials[0]?.pass ? 1 : 0, 1));
    expect(told({ head: turned(base, "x"), base: turned(head, "y") })).toMatch(
      /^pass No regression shown: pass rate 83\.3% → 100% \(\+16\.7 points, 95% interval [^)]*, p = \.88\) · 2 fixed · /,
    );
  });

  test("tells cases that pass less often, when none turned to failing", () => {
    const base = ids(12).map((id) => tried(id, "b", 4, 4));
    const head = ids(12).map((id, at) => tried(id, "h", at < 2 ? 3 : 4, 4));
    expect(told({ head, base })).toContain(
      " · 2 passing less often (c0, c1) · 12 paired cases, 4 trials each",
    );
  });

  test("counts those beside the ones that turned to failing", () => {
    const base = ids(12).map((id) => tried(id, "b", 4, 4));
    const head = ids(12).map((id, at) => tried(id, "h", at === 0 ? 0 : at < 3 ? 3 : 4, 4));
    expect(told({ head, base })).toContain(
      " · 1 newly failing (c0) · 2 passing less often · 12 paired cases",
    );
  });

  test("says how many trials stood against how many", () => {
    const base = ids(12).map((id, at) => tried(id, "b", 2, at === 0 ? 2 : 10));
    const head = ids(12).map((id) => tried(id, "h", 3, 3));
    expect(told({ head, base })).toContain("12 paired cases, 3 against 2 to 10 trials");
  });

  test("says what was not compared", () => {
    const { head, base } = flips(12, 4);
    const more = {
      head: [
        ...head,
        recorded("new", "n+"),
        recorded("other", "o+"),
        recorded("silent", "s?"),
        recorded("none", "z?", { source: "none" }),
      ],
      base: [
        ...base,
        recorded("gone", "g+"),
        recorded("old", "g+"),
        recorded("other", "p+", { fingerprint: "other" }),
        recorded("silent", "t+"),
      ],
      more: { retired: [{ id: "old", reason: "r" }] },
    };
    expect(told({ ...more })).toMatch(
      / · 12 paired cases, 1 trial each · not compared: 1 new, 1 removed, 1 retired, 1 changed, 2 not assessed$/,
    );
  });

  test("asks for more trials, on the base branch too where it has few", () => {
    const base = ids(12).map((id) => tried(id, "b", 2, 2));
    const head = ids(12).map((id, at) => tried(id, "h", at < 1 ? 0 : 2, 2));
    expect(told({ head, base })).toMatch(
      /^inconclusive .* To settle it, record every case again next to these recordings \(rungate record --cases --again\), and record 3 trials on the base branch$/,
    );
  });

  test("never lets one flipped case fail: that may be chance", () => {
    expect(told(flips(60, 1), "{mode: statistical}")).toMatch(/^pass /);
  });

  test("says no regression, not that none was shown, once the interval ends within what is allowed", () => {
    const { head, base } = flips(12, 1, 400);
    expect(told({ head, base }, "{mode: statistical}")).toMatch(
      /^pass No regression: .* \(−0\.2 points, 95% interval −0\.7 to \+0\.2/,
    );
    expect(told({ head, base }, "{mode: statistical, maxDrop: 0.005}")).toMatch(
      /^pass No regression shown: /,
    );
  });
});

describe("few cases", () => {
  /** So many cases of three trials on each side, the first of which fails now. */
  const broken = (count: number): Compared => ({
    base: ids(count).map((id) => tried(id, "b", 3, 3)),
    head: ids(count).map((id, at) => tried(id, "h", at === 0 ? 0 : 3, 3)),
  });

  test.each([1, 2, 3, 5, 9, 10, 12])("of %i one that fails all of three trials fails the gate", (count) => {
    const report = compared(broken(count));
    expect(findingOf(report, "regression")).toMatch(/^fail Regression: .* p = \.025, .* \(c0\)/);
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
  });

  test.each([1, 2, 3, 5, 9, 10, 12])("of %i one that fails its one trial is inconclusive", (count) => {
    const report = compared(flips(count, 1));
    expect(findingOf(report, "regression")).toMatch(
      /^inconclusive Looks worse: .* p = \.25, .* \(c0\).* To settle it, record every case again/,
    );
    expect(report.verdict).toMatchObject({ result: "inconclusive", blocks: false });
  });

  test.each([1, 2, 9])("of %i none of which changed pass", (count) => {
    expect(told(flips(count, 0))).toMatch(/^pass No regression shown: .* \(no case differs\)/);
  });

  test("that all turn fail from four of one trial on", () => {
    const results = [1, 2, 3, 4].map((count) => compared(flips(count, count)).verdict.result);
    expect(results).toEqual(["inconclusive", "inconclusive", "inconclusive", "fail"]);
  });

  test("with one base trial and thirty head trials say what these can carry", () => {
    const suite = (passed: number): Compared => ({
      base: [tried("a", "b", 1, 1)],
      head: [tried("a", "h", passed, 30)],
    });
    const results = [0, 2, 3, 15, 30].map((passed) => compared(suite(passed)).verdict.result);
    expect(results).toEqual(["fail", "fail", "inconclusive", "pass", "pass"]);
  });

  test("pass with a drop that is allowed", () => {
    const base = ids(9).map((id) => tried(id, "b", 10, 10));
    const head = ids(9).map((id, at) => tried(id, "h", at === 0 ? 9 : 10, 10));
    expect(told({ head, base })).toMatch(/^pass No regression shown: .*\(−1\.1 points, /);
  });

  test("pass when they got better", () => {
    expect(told({ head: [tried("a", "h", 1, 1)], base: [tried("a", "b", 0, 1)] })).toMatch(/^pass /);
  });
});

describe("nothing to compare", () => {
  const nobody = ", so rungate cannot tell whether the agent got worse";
  test.each<[string, readonly ReportCase[], readonly ReportCase[], string]>([
    ["the baseline is empty", [recorded("a", "x+")], [], "the baseline has no case"],
    [
      "all cases are other ones",
      [recorded("a", "x+")],
      [recorded("b", "y+")],
      "no case of the baseline has runs here that expect the same",
    ],
    [
      "all cases expect something else",
      [recorded("a", "x+")],
      [recorded("a", "x+", { fingerprint: "other" })],
      "no case of the baseline has runs here that expect the same",
    ],
    [
      "no run of them passes or fails",
      [recorded("a", "x?")],
      [recorded("a", "y+")],
      "no case of the baseline has runs here that expect the same",
    ],
  ])("when %s is inconclusive", (_what, head, base, why) => {
    for (const mode of ["auto", "statistical"]) {
      expect(told({ head, base }, `{mode: ${mode}}`)).toBe(`inconclusive Nothing compared: ${why}${nobody}`);
    }
  });
});

describe("the bounds", () => {
  const change = (drop: number): Change => ({ base: 1, head: 1 - drop, change: -drop, low: -1, high: 1 });
  const result = (drop: number, p: number, rule = { maxDrop: 0.02, alpha: 0.05 }, mostExtreme = false) =>
    regressionResult({ passRate: change(drop), p, mostExtreme }, rule);

  test.each([
    [0.02, 0.0499999, "fail"],
    [0.02, 0.05, "inconclusive"],
    [0.02, 0.1999999, "inconclusive"],
    [0.02, 0.2, "pass"],
    [0.0199999, 0.001, "pass"],
    [0.3 - 0.28, 0.001, "fail"],
    [0.5, 0.0499999, "fail"],
    [-0.5, 0.999, "pass"],
    [0, 0.5, "pass"],
  ])("a drop of %d with p %d: %s", (drop, p, expected) => {
    expect(result(drop, p)).toBe(expected);
  });

  test("of the policy hold", () => {
    expect(result(0.05, 0.04, { maxDrop: 0.05, alpha: 0.05 })).toBe("fail");
    expect(result(0.05, 0.04, { maxDrop: 0.0500001, alpha: 0.05 })).toBe("pass");
    expect(result(0.05, 0.04, { maxDrop: 0.02, alpha: 0.04 })).toBe("inconclusive");
    expect(result(0.05, 0.29, { maxDrop: 0.02, alpha: 0.3 })).toBe("fail");
    expect(result(0.05, 0.31, { maxDrop: 0.02, alpha: 0.3 })).toBe("pass");
  });

  test("no drop is none, though none at all is allowed", () => {
    const rule = { maxDrop: 0, alpha: 0.6 };
    expect([result(0, 0.5, rule), result(-0.1, 0.5, rule), result(0.001, 0.5, rule)]).toEqual([
      "pass",
      "pass",
      "fail",
    ]);
  });

  test("a drop of which the trials could not have shown more is inconclusive, whatever p is", () => {
    const rule = { maxDrop: 0.02, alpha: 0.05 };
    expect([0.049, 0.05, 0.25, 0.49].map((p) => result(0.02, p, rule, true))).toEqual([
      "fail",
      "inconclusive",
      "inconclusive",
      "inconclusive",
    ]);
    expect([0.019, 0, -0.5].map((drop) => result(drop, 0.25, rule, true))).toEqual(["pass", "pass", "pass"]);
  });

  test("nothing compared is inconclusive", () => {
    const rule = { maxDrop: 0.02, alpha: 0.05 };
    expect(regressionResult({ passRate: null, p: null, mostExtreme: false }, rule)).toBe("inconclusive");
  });

  test("maxDrop is reached by exactly its value in a whole suite", () => {
    // Five of fifty cases turn: .5^6 = .0156, a drop of exactly .1.
    expect(told(flips(50, 5), "{maxDrop: 0.1}")).toMatch(/^fail /);
    expect(told(flips(50, 5), "{maxDrop: 0.11}")).toMatch(/^pass /);
  });

  test("alpha is not reached by exactly its value in a whole suite", () => {
    expect(told(flips(50, 3), "{alpha: 0.0625}")).toMatch(/^inconclusive /);
    expect(told(flips(50, 3), "{alpha: 0.0626}")).toMatch(/^fail /);
  });
});

describe("a hard flip", () => {
  test.each([
    [10, 10, 0, 3, true],
    [9, 9, 0, 3, false],
    [10, 10, 0, 2, false],
    [9, 10, 0, 3, false],
    [10, 10, 1, 3, false],
    [30, 30, 0, 5, true],
  ])("%i of %i base trials and %i of %i head trials: %s", (basePassed, base, headPassed, head, hard) => {
    const tallies = {
      base: { passed: basePassed, trials: base },
      head: { passed: headPassed, trials: head },
    };
    expect(isHardFlip(tallies)).toBe(hard);
  });

  test.each([
    [24, 2, 2, true],
    [23, 2, 2, false],
    [24, 1, 1, false],
    [24, 2, 3, false],
    [10, 3, 2, true],
  ])("%i base trials and %i head trials where the base records %i: %s", (base, head, own, hard) => {
    const tallies = { base: { passed: base, trials: base }, head: { passed: 0, trials: head }, own };
    expect(isHardFlip(tallies)).toBe(hard);
  });

  test.each([
    [1, 1],
    [100, 1],
    [101, 2],
    [1_000, 2],
    [1_001, 3],
    [10_000, 3],
  ])("among %i cases fails the gate from %i on", (cases, needed) => {
    expect(hardFlipsAllowed(cases)).toBe(needed - 1);
    const { head, base } = flips(cases - needed, 0);
    const broken = (count: number): Compared => ({
      head: [
        ...Array.from({ length: needed }, (_, at) => tried(`h${at}`, "h", at < count ? 0 : 3, 3)),
        ...head,
      ],
      base: [...Array.from({ length: needed }, (_, at) => tried(`h${at}`, "b", 10, 10)), ...base],
    });
    const rule = "{mode: statistical, maxDrop: 1}";
    const names = Array.from({ length: needed }, (_, at) => `h${at}`).join(", ");
    expect(told(broken(needed), rule)).toMatch(
      new RegExp(`^fail Regression: ${names} passed on every base recording and fails? now`),
    );
    expect(told(broken(needed - 1), rule)).not.toMatch(/^fail/);
  });

  test("counts the pool's distinct recordings", () => {
    const commits = (count: number) =>
      Array.from({ length: count }, (_, at) => pooledAt(`c${at}`, `p${at}+ b+`));
    const suite = (count: number): Compared => ({
      head: [tried("a", "h", 0, 3)],
      base: [recorded("a", "b+", { pool: commits(count) })],
    });
    // No drop is too large for this policy: only a broken case fails the gate.
    const rule = "{maxDrop: 1, alpha: 0.0001}";
    expect(told(suite(9), rule)).toMatch(/^fail Regression: a passed on every base recording and fails now/);
    expect(told(suite(8), rule)).toMatch(/^inconclusive /);
  });
});

describe("an accepted regression", () => {
  const accepted = { accepted: { by: "ann" } };

  test("is told, and passes", () => {
    const report = compared({ ...flips(12, 4), more: accepted });
    expect(findingOf(report, "regression")).toMatch(
      /^pass Regression, accepted by @ann: pass rate 100% → 66\.7% /,
    );
    expect(report.verdict).toMatchObject({ result: "pass", blocks: false });
  });

  test("may be one that only looks worse, or of which nobody can tell", () => {
    const policy = "gate: {inconclusive: fail}";
    const worse = compared({ ...flips(12, 3), more: accepted, policy });
    expect(findingOf(worse, "regression")).toMatch(/^pass Looks worse, accepted by @ann: /);
    const nothing = compared({ head: [recorded("a", "x+")], base: [], more: accepted, policy });
    expect(findingOf(nothing, "regression")).toMatch(/^pass Nothing compared, accepted by @ann: /);
    expect([worse, nothing].map(({ verdict }) => verdict.blocks)).toEqual([false, false]);
  });

  test("is not told where there was none", () => {
    expect(findingOf(compared({ ...flips(12, 0), more: accepted }), "regression")).not.toContain("accepted");
  });
});
