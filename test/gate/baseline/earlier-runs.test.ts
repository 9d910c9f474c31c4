import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseOf, type Recorded, reportOn } from "../../../scripts/bench/simulated-report.ts";
import { pText } from "../../../src/core/text.ts";
import { judgeSuites } from "../../../src/gate/decide/suites-verdict.ts";
import type { Report } from "../../../src/report/report.ts";

let made = 0;

function recorded(passed: readonly number[], trials = 3): Recorded {
  made += 1;
  return passed.map((passes, at) =>
    Array.from({ length: trials }, (_, trial) => {
      const hash = `${made} ${at} ${trial}`;
      return { hash, content: hash, pass: trial < passes };
    }),
  );
}

const RANK = ["pass", "inconclusive", "fail"];
const base = baseOf(recorded([3, 3, 3, 3, 3, 2, 1, 3, 3, 3]), 3);
const good = recorded([3, 3, 3, 3, 3, 2, 1, 3, 3, 3]);
const bad = recorded([0, 0, 0, 0, 3, 2, 1, 3, 3, 3]);
const checkOf = ({ verdict }: Report) => verdict.checks.find(({ name }) => name === "earlier-runs");

describe("what earlier runs recorded at the same commit", () => {
  test("makes no verdict better, whatever it is", () => {
    const suite = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(suite, fc.array(suite, { maxLength: 3 }), (here, before) => {
        const own = recorded(here);
        const alone = reportOn(own, base);
        const together = reportOn(own, base, { earlier: before.map((one) => reportOn(recorded(one), base)) });
        const [least, is] = [alone, together].map(({ verdict }) => RANK.indexOf(verdict.result));
        expect(is).toBeGreaterThanOrEqual(least ?? 0);
        const rest = together.verdict.checks.filter(({ name }) => name !== "earlier-runs");
        expect(rest.map(({ result }) => result)).toEqual(alone.verdict.checks.map(({ result }) => result));
      }),
      { numRuns: 60 },
    );
  });

  test("is judged as if it had been recorded in this run", () => {
    const report = reportOn(good, base, { earlier: [reportOn(bad, base)] });
    const one = reportOn(
      good.map((runs, at) => [...runs, ...(bad[at] ?? [])]),
      base,
    );
    const { runs, ...pooled } = report.comparison?.earlier ?? {};
    expect(runs).toBe(1);
    expect(one.comparison).toMatchObject(pooled);
    expect(checkOf(report)).toMatchObject({
      result: "fail",
      message: expect.stringContaining("1 earlier run"),
    });
  });

  test("counts once, and is nothing where all of it was recorded here too", () => {
    const before = reportOn(bad, base);
    expect(reportOn(bad, base, { earlier: [before, before] })).toMatchObject({
      comparison: { p: before.comparison?.p },
    });
    expect(reportOn(bad, base, { earlier: [before] }).comparison).not.toHaveProperty("earlier");
    const twice = reportOn(good, base, { earlier: [before, before] });
    expect(twice.comparison?.earlier).toMatchObject({ runs: 1, trials: { head: [6, 6] } });
  });

  test("counts no more runs of a case that was recorded alone than of the others", () => {
    const planned = bad.map((runs, at) => (at === 0 ? [...runs, ...(recorded([0], 9)[0] ?? [])] : runs));
    const report = reportOn(good, base, { earlier: [reportOn(planned, base)] });
    expect(report.cases[0]?.comparison?.earlier).toEqual({ passed: 0, trials: 3 });
  });

  test("is no finding of its own where it is better than what this run recorded", () => {
    const report = reportOn(bad, base, { earlier: [reportOn(good, base)] });
    expect(report.verdict.checks.find(({ name }) => name === "regression")?.result).toBe("fail");
    expect(checkOf(report)?.result).toBe("pass");
    const asBad = reportOn(bad, base, {
      earlier: [reportOn(recorded([0, 0, 0, 0, 3, 2, 1, 3, 3, 3]), base)],
    });
    expect(checkOf(asBad)?.result).toBe("pass");
  });

  test("is adjusted for the number of suites", () => {
    const report = (name: string, here: Recorded, before: Recorded) => ({
      ...reportOn(here, base, { earlier: [reportOn(before, base)] }),
      suite: name,
    });
    const slightly = recorded([0, 1, 2, 3, 3, 2, 1, 3, 3, 3]);
    const alone = report("one", good, slightly);
    const suites = ["two", "three", "four"].map((name) =>
      report(name, good, recorded([3, 3, 3, 3, 3, 2, 1, 3, 3, 3])),
    );
    const [judged] = judgeSuites([alone, ...suites].map((one) => ({ report: one })));
    const p = (one: Report | undefined) => checkOf(one as Report)?.message;
    expect(p(alone)).not.toContain("among 4 suites");
    const pooled = judged?.comparison?.earlier?.p ?? Number.NaN;
    expect(pooled).toBeLessThan(0.2);
    const adjusted = (pooled * 4) / 0.8;
    expect(p(judged)).toContain(`, ${pText(adjusted, 0.05)} among 4 suites`);
  });
});
