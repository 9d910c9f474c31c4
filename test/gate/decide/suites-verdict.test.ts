import { describe, expect, test } from "vitest";
import { judgeSuites, stepUp } from "../../../src/gate/decide/suites-verdict.ts";
import type { Report } from "../../../src/report/report.ts";
import { reportSchema } from "../../../src/report/report.ts";
import { type Compared, compared, findingOf } from "../checks/compared.ts";
import { flips, ids } from "../checks/regression-fixture.ts";
import { recorded, tried } from "../comparison/fixture.ts";

const suite = (one: Compared): Report => compared({ ...one });
const judge = (...suites: Compared[]) => judgeSuites(suites.map((one) => ({ report: suite(one) })));
const results = (reports: readonly Report[]) => reports.map(({ verdict }) => verdict.result);

/** Twelve cases of three trials, one of which always fails now: p = .025. */
const broken: Compared = {
  base: ids(12).map((id) => tried(id, "b", 3, 3)),
  head: ids(12).map((id, at) => tried(id, "h", at === 0 ? 0 : 3, 3)),
};
const steady: Compared = { base: broken.base, head: ids(12).map((id) => tried(id, "h", 3, 3)) };
const unchanged: Compared = { base: [recorded("k", "k+")], head: [recorded("k", "k+")] };

test("the step-up rule, as computed by hand", () => {
  expect(stepUp([0.01, 0.3, 0.5])).toEqual([0.03, 0.5, 0.5]);
  expect(stepUp([0.5, 0.01])).toEqual([0.5, 0.02]);
  expect(stepUp([0.04, 0.03])).toEqual([0.04, 0.04]);
  expect(stepUp([0.2])).toEqual([0.2]);
  expect(stepUp([])).toEqual([]);
});

describe("several suites are one verdict", () => {
  test("one suite stays as it is, also beside others of which nothing was recorded again", () => {
    const alone = suite(broken);
    expect(judge(broken)).toEqual([alone]);
    const [first, second] = judge(broken, unchanged);
    expect(first).toEqual(alone);
    expect(second).toEqual(suite(unchanged));
  });

  test("a p that is red alone is not among many, and says so", () => {
    const reports = judge(broken, steady, steady, steady, steady);
    expect(results(reports)).toEqual(["inconclusive", "pass", "pass", "pass", "pass"]);
    const [first] = reports as [Report];
    expect(first.comparison?.suites).toMatchObject({ count: 5, p: expect.closeTo(0.15625, 12) });
    expect(findingOf(first, "regression")).toMatch(
      /^inconclusive Looks worse: .*, p = \.025, p = \.16 among 5 suites\) · 1 newly failing \(c0\)/,
    );
    expect(reportSchema.safeParse(JSON.parse(JSON.stringify(first))).success).toBe(true);
  });

  test("a small p is red among many", () => {
    expect(judge(broken, steady)[0]?.plan?.reason).toContain("p = .025");
    const gone = { base: broken.base, head: ids(12).map((id, at) => tried(id, "h", at < 3 ? 0 : 3, 3)) };
    expect(results(judge(gone, steady, steady))).toEqual(["fail", "pass", "pass"]);
  });

  test("a little in each of them is red in all, and names the worst case", () => {
    const little: Compared = flips(12, 3);
    expect(suite(little).verdict.result).toBe("inconclusive");
    const reports = judge(little, little, little);
    expect(results(reports)).toEqual(["fail", "fail", "fail"]);
    expect(findingOf(reports[0] as Report, "suites")).toMatch(
      /^fail Suites together: the 3 suites of this job as one got worse \(p = \.0010\), though none of them shows it alone/,
    );
  });

  test("two suites are adjusted already", () => {
    const [first] = judge(broken, steady) as [Report];
    expect(suite(broken).verdict.result).toBe("fail");
    expect(first.verdict.result).toBe("inconclusive");
    expect(first.comparison?.suites).toMatchObject({ count: 2, p: expect.closeTo(0.0625, 12) });
  });

  test("all of them are not judged as one where one is red already, and only those that fell say so", () => {
    const little: Compared = flips(12, 3);
    const gone = { base: broken.base, head: ids(12).map((id, at) => tried(id, "h", at < 4 ? 0 : 3, 3)) };
    const besideRed = judge(gone, little, little, little);
    expect(besideRed.map((report) => findingOf(report, "suites"))).toEqual(Array(4).fill(undefined));
    const besideSteady = judge(steady, little, little, little);
    expect(besideSteady.map((report) => findingOf(report, "suites") !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test("a label accepts what all of them together show", () => {
    const accepted = { ...flips(12, 3), more: { accepted: { by: "ann" } } };
    const [first] = judge(accepted, accepted, accepted) as [Report];
    expect(first.verdict.result).toBe("pass");
    expect(findingOf(first, "suites")).toMatch(/^pass Suites together, accepted by @ann: /);
  });

  test("a suite that looks for no regressions is none of them", () => {
    const off = { ...broken, policy: "gate: {regression: {mode: off}}" };
    expect(judge(broken, off)[0]).toEqual(suite(broken));
  });
});
