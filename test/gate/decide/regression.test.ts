import { describe, expect, test } from "vitest";
import type { ReportCase } from "../../../src/report/case.ts";
import { type Compared, compared, findingOf } from "../checks/compared.ts";
import { flips, ids, regressionMessage } from "../checks/regression-fixture.ts";
import { recorded, tried } from "../comparison/fixture.ts";

describe("statistical mode", () => {
  test.each<[number, string]>([
    [
      0,
      "pass No regression shown: pass rate 100% → 100% (no case differs, 95% interval −11.8 to +11.8, p = .50) · 12 cases compared, 1 trial each: drops under about 33 points may stay unseen",
    ],
    [
      1,
      "inconclusive Looks worse: pass rate 100% → 91.7% (−8.3 points, 95% interval −28.2 to +12.8, p = .25) · 1 newly failing (c0) · 12 cases compared, 1 trial each. To settle it, record every case again next to these recordings (rungate record --cases --again), and record 3 trials on the base branch",
    ],
    [
      3,
      "inconclusive Looks worse: pass rate 100% → 75.0% (−25.0 points, 95% interval −54.4 to +8.3, p = .063) · 3 newly failing (c0, c1, c2) · 12 cases compared, 1 trial each. To settle it, record every case again next to these recordings (rungate record --cases --again), and record 3 trials on the base branch",
    ],
    [
      4,
      "fail Regression: pass rate 100% → 66.7% (−33.3 points, 95% interval −66.3 to +4.8, p = .031) · 4 newly failing (c0, c1, c2 and 1 more) · the mean alone does not show it; the cases that turned do · 12 cases compared, 1 trial each",
    ],
  ])("with %i of 12 cases failing", (failing, sentence) => {
    expect(regressionMessage(flips(12, failing))).toBe(sentence);
  });

  test("gives the drop and its interval in numbers", () => {
    const { verdict } = compared(flips(12, 4));
    expect(verdict.checks.find(({ name }) => name === "regression")?.numbers).toMatchObject({
      paired: 12,
      newlyFailing: 4,
      fixed: 0,
      drop: expect.closeTo(1 / 3),
      low: expect.closeTo(-0.663, 3),
      high: expect.closeTo(0.048, 3),
    });
  });

  test("tells what got better", () => {
    const { head, base } = flips(12, 2);
    const turned = (cases: readonly ReportCase[], side: string) =>
      cases.map((reportCase) => tried(reportCase.id, side, reportCase.trials[0]?.pass ? 1 : 0, 1));
    expect(regressionMessage({ head: turned(base, "x"), base: turned(head, "y") })).toMatch(
      /^pass No regression shown: pass rate 83\.3% → 100% \(\+16\.7 points, 95% interval [^)]*, p = \.88\) · 2 fixed · /,
    );
  });

  test("tells cases that pass less often, when none turned to failing", () => {
    const base = ids(12).map((id) => tried(id, "b", 4, 4));
    const head = ids(12).map((id, at) => tried(id, "h", at < 2 ? 3 : 4, 4));
    expect(regressionMessage({ head, base })).toContain(
      " · 2 passing less often (c0, c1) · 12 cases compared, 4 trials each",
    );
  });

  test("counts those beside the ones that turned to failing", () => {
    const base = ids(12).map((id) => tried(id, "b", 4, 4));
    const head = ids(12).map((id, at) => tried(id, "h", at === 0 ? 0 : at < 3 ? 3 : 4, 4));
    expect(regressionMessage({ head, base })).toContain(
      " · 1 newly failing (c0) · 2 passing less often · 12 cases compared",
    );
  });

  test("says how many trials stood against how many", () => {
    const base = ids(12).map((id, at) => tried(id, "b", 2, at === 0 ? 2 : 10));
    const head = ids(12).map((id) => tried(id, "h", 3, 3));
    expect(regressionMessage({ head, base })).toContain("12 cases compared, 3 against 2 to 10 trials");
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
    expect(regressionMessage({ ...more })).toMatch(
      / · 12 cases compared, 1 trial each · not compared: 1 new, 1 removed, 1 retired, 1 changed, 2 not assessed$/,
    );
  });

  test("asks for more trials, on the base branch too where it has few", () => {
    const base = ids(12).map((id) => tried(id, "b", 2, 2));
    const head = ids(12).map((id, at) => tried(id, "h", at < 1 ? 0 : 2, 2));
    expect(regressionMessage({ head, base })).toMatch(
      /^inconclusive .* To settle it, record every case again next to these recordings \(rungate record --cases --again\), and record 3 trials on the base branch$/,
    );
  });

  test("never lets one flipped case fail: that may be chance", () => {
    expect(regressionMessage(flips(60, 1), "{mode: statistical}")).toMatch(/^inconclusive /);
  });

  test("says no regression, not that none was shown, once the interval ends within what is allowed", () => {
    const { head, base } = flips(12, 0, 400);
    expect(regressionMessage({ head, base }, "{mode: statistical}")).toMatch(
      /^pass No regression: .* \(no case differs, 95% interval −0\.3 to \+0\.3/,
    );
    expect(regressionMessage({ head, base }, "{mode: statistical, maxDrop: 0.001}")).toMatch(
      /^pass No regression shown: /,
    );
  });
});

describe("few cases", () => {
  const broken = (count: number): Compared => ({
    base: ids(count).map((id) => tried(id, "b", 3, 3)),
    head: ids(count).map((id, at) => tried(id, "h", at === 0 ? 0 : 3, 3)),
  });

  test.each([1, 2, 3, 5, 9, 10, 12])("of %i one that fails all of three trials fails the gate", (count) => {
    const report = compared(broken(count));
    expect(findingOf(report, "regression")).toMatch(/^fail Regression: .* p = \.025\) .* \(c0\)/);
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
  });

  test.each([1, 2, 3, 5, 9, 10, 12])("of %i one that fails its one trial is inconclusive", (count) => {
    const report = compared(flips(count, 1));
    expect(findingOf(report, "regression")).toMatch(
      /^inconclusive Looks worse: .* p = \.25\) .* \(c0\).* To settle it, record every case again/,
    );
    expect(report.verdict).toMatchObject({ result: "inconclusive", blocks: false });
  });

  test.each([1, 2, 9])("of %i none of which changed pass", (count) => {
    expect(regressionMessage(flips(count, 0))).toMatch(/^pass No regression shown: .* \(no case differs, /);
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
    expect(regressionMessage({ head, base })).toMatch(/^pass No regression shown: .*\(−1\.1 points, /);
  });

  test("pass when they got better", () => {
    expect(regressionMessage({ head: [tried("a", "h", 1, 1)], base: [tried("a", "b", 0, 1)] })).toMatch(
      /^pass /,
    );
  });
});

describe("nothing to compare", () => {
  const suffix = ", so rungate cannot tell whether the agent got worse";
  test.each<[string, readonly ReportCase[], readonly ReportCase[], string]>([
    ["the baseline is empty", [recorded("a", "x+")], [], "the baseline has no case"],
    [
      "all cases are other ones",
      [recorded("a", "x+")],
      [recorded("b", "y+")],
      "no case has the same expectations here and in the baseline",
    ],
    [
      "all cases expect something else",
      [recorded("a", "x+")],
      [recorded("a", "x+", { fingerprint: "other" })],
      "no case has the same expectations here and in the baseline",
    ],
    [
      "no run of them passes or fails",
      [recorded("a", "x?")],
      [recorded("a", "y+")],
      "no case has the same expectations here and in the baseline",
    ],
  ])("when %s is inconclusive", (_what, head, base, why) => {
    for (const mode of ["auto", "statistical"]) {
      expect(regressionMessage({ head, base }, `{mode: ${mode}}`)).toBe(
        `inconclusive Nothing compared: ${why}${suffix}`,
      );
    }
  });
});

describe("the bounds", () => {
  test("a drop of one case of the suite is enough, however many cases there are", () => {
    const broken = (count: number): Compared => ({
      base: ids(count).map((id) => tried(id, "b", 3, 3)),
      head: ids(count).map((id, at) => tried(id, "h", at === 0 ? 0 : 3, 3)),
    });
    for (const count of [50, 51, 60, 100, 200, 500]) {
      expect(regressionMessage(broken(count))).toMatch(
        /^fail Regression: .* p = \.025\) · 1 newly failing \(c0\)/,
      );
      expect(regressionMessage(broken(count), "{maxDrop: 1}")).toMatch(/^fail /);
    }
  });

  test("a smaller drop than one case, and than the policy minds, is allowed", () => {
    const base = ids(200).map((id) => tried(id, "b", 30, 30));
    const head = ids(200).map((id, at) => tried(id, "h", at < 10 ? 29 : 30, 30));
    expect(regressionMessage({ head, base })).toMatch(
      /^pass A drop that the policy allows: .*\(−0\.2 points, .*, p = \.0005, allowed 2\.0\)/,
    );
    expect(regressionMessage({ head, base }, "{maxDrop: 0.001}")).toMatch(/^fail Regression: /);
  });

  test("alpha is not reached by exactly its value in a whole suite", () => {
    expect(regressionMessage(flips(50, 3), "{alpha: 0.0625}")).toMatch(/^inconclusive /);
    expect(regressionMessage(flips(50, 3), "{alpha: 0.0626}")).toMatch(/^fail /);
  });

  test("an interval over 0 never stands beside a red without the case that shows it", () => {
    const base = ids(12).map((id, at) => tried(id, "b", at < 6 ? 8 : 10, 10));
    const head = ids(12).map((id, at) => tried(id, "h", at === 11 ? 0 : 3, 3));
    expect(regressionMessage({ head, base })).toMatch(
      /^fail Regression: .*interval −[\d.]+ to \+[\d.]+, .* the mean alone does not show it; c11 does/,
    );
  });
});

describe("a case that turned from always to never", () => {
  const pooled = (id: string, passing: number) => ({
    ...tried(id, "b", Math.min(passing, 3), 3),
    pool: [
      { commit: "c", runs: [1, 2, 3].map((at): [string, boolean] => [`p.${id}.${at}`, at <= passing - 3]) },
    ],
  });
  const turned = (failures: number, passes = 0): Compared => ({
    base: [pooled("turned", 6), ...ids(40).map((id) => pooled(id, 4))],
    head: [
      tried("turned", "h", passes, failures + passes),
      ...ids(40).map((id, at) => tried(id, "h", at < 3 ? 3 : 2, 3)),
    ],
  });

  test("is inconclusive beside noise, with a plan that is fixed in advance", () => {
    const report = compared(turned(3));
    expect(findingOf(report, "regression")).toMatch(
      /^inconclusive Looks worse: .* · turned passed 6 of 6 on the base and fails 3 of 3 here, as happens by chance to some case in [\d.]+% of such suites · .* To settle it, record turned alone 5 times more \(rungate record --cases --case turned --trials 5 --again\): red when all of them fail; the first pass ends it$/,
    );
    expect(report.plan).toMatchObject({
      cases: 1,
      trials: 5,
      command: "npx rungate record --cases --case turned --trials 5 --again -- COMMAND",
    });
  });

  test("is red once it failed as often as its plan asks", () => {
    expect(regressionMessage(turned(7))).toMatch(/^inconclusive /);
    expect(regressionMessage(turned(8))).toMatch(
      /^fail Regression: .* turned passed 6 of 6 on the base and failed all 8 here, as happens by chance in at most 0.5% of unchanged suites/,
    );
  });

  test("is no more than p says once it passed", () => {
    expect(regressionMessage(turned(7, 1))).toMatch(/^pass /);
    expect(compared(turned(7, 1)).plan).toBeUndefined();
  });

  test("has no plan with few trials on the base", () => {
    const { head, base } = turned(3);
    expect(regressionMessage({ head, base: [recorded("turned", "b1+ b2+"), ...base.slice(1)] })).toMatch(
      /^pass /,
    );
  });
});

describe("copies of runs for single cases", () => {
  const copied = (copies: number): Compared => ({
    base: ids(20).map((id) => tried(id, "b", 3, 3)),
    head: ids(20).map((id, at) => tried(id, "h", at < 2 ? copies : 3, at < 2 ? 3 + copies : 3)),
  });

  test.each([0, 1, 9, 30])("do not hide that these fail: %i of them", (copies) => {
    const report = compared(copied(copies));
    expect(findingOf(report, "regression")).toMatch(
      /^fail Regression: .*p = \.0012\) · 2 newly failing \(c0, c1\)/,
    );
    expect(findingOf(report, "weakening") ?? "").toMatch(
      copies === 0 ? /^$/ : /2 cases have more runs than the others here: c0 \(\d+ instead of 3\), c1 /,
    );
  });

  test("weaken the gate where the cases did not turn", () => {
    const head = ids(20).map((id, at) => tried(id, "h", at < 2 ? 10 : 3, at < 2 ? 12 : 3));
    const report = compared({ base: copied(0).base, head });
    expect(findingOf(report, "weakening")).toMatch(
      /^fail Weakening: 2 cases have more runs than the others here: /,
    );
  });

  test("are none where the base has as many, or every case was recorded again", () => {
    const base = ids(20).map((id, at) => tried(id, "b", at < 2 ? 6 : 3, at < 2 ? 6 : 3));
    const head = ids(20).map((id, at) => tried(id, "h", at < 2 ? 6 : 3, at < 2 ? 6 : 3));
    expect(findingOf(compared({ base, head }), "weakening")).toBeUndefined();
    const again = ids(20).map((id) => tried(id, "h", 6, 6));
    expect(findingOf(compared({ base: copied(0).base, head: again }), "weakening")).toBeUndefined();
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
