import fc from "fast-check";
import { expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { booking, commit, expecting, type Files, flights, gate } from "./suite.ts";

const RIGHT = "2024-01-15";
const WRONG = "2024-01-16";
const JOB = { runs: ["runs/{case}.{trial}.json"], today: "2026-06-12" };

interface Case {
  base: string[];
  head: string[];
}

const day = fc.constantFrom(RIGHT, RIGHT, WRONG);

const suites = fc.integer({ min: 1, max: 3 }).chain((trials) => {
  const runs = fc.array(day, { minLength: trials, maxLength: trials });
  const cases = fc.array(fc.record({ base: runs, head: runs }), { minLength: 2, maxLength: 8 });
  return fc.record({
    rest: cases,
    quarantined: fc.array(fc.record({ base: runs, head: runs }), { minLength: 1, maxLength: 3 }),
    mode: fc.constantFrom("auto", "strict", "statistical"),
    floor: fc.constantFrom(0, 0.5, 0.8),
    areSnapshots: fc.boolean(),
  });
});

type Suite = typeof suites extends fc.Arbitrary<infer S> ? S : never;

function filesOf(
  { rest, quarantined, mode, floor, areSnapshots }: Suite,
  side: "base" | "head",
  isWhole: boolean,
): Files {
  const ids = flights(rest.length);
  const flaky = quarantined.map((_, at) => `flaky-${at}`);
  const named: [string, Case][] = [
    ...rest.map((one, at): [string, Case] => [ids[at] ?? "", one]),
    ...(isWhole ? quarantined.map((one, at): [string, Case] => [flaky[at] ?? "", one]) : []),
  ];
  const runs = named.flatMap(([id, one]) =>
    one[side].map((date, at): [string, object] => {
      const isReused = areSnapshots && date === one.base[at];
      return [`runs/${id}.${at}.json`, booking(`${isReused ? "base" : side} ${id} ${at}`, date)];
    }),
  );
  return {
    "expectations.yml": { cases: named.map(([id]) => expecting(id)) },
    "policy.yml": {
      gate: { regression: { mode }, floors: { passRate: floor }, maxQuarantine: 1 },
      quarantine: (isWhole ? flaky : []).map((id) => ({
        case: id,
        owner: "@ann",
        reason: "flaky",
        until: "2026-12-31",
      })),
    },
    ...Object.fromEntries(runs),
  };
}

/** The decision and its figures. The number of read recordings is counted in both cases. */
function decisionOf({ verdict, passRate, passPower, passInterval, scores, measures, comparison }: Report) {
  const { baseCases: _, ...compared } = comparison ?? {};
  return {
    result: verdict.result,
    blocks: verdict.blocks,
    checks: verdict.checks.map(({ name, result, message }) => ({
      name,
      result,
      message: name === "integrity" ? "" : message,
    })),
    passRate,
    passPower,
    passInterval,
    scores,
    measures,
    compared,
  };
}

test("cases in quarantine, whatever they do, leave the verdict and every figure as without them", () => {
  fc.assert(
    fc.property(suites, (suite) => {
      const decisions = [true, false].map((isWhole) => {
        const base = commit("c1", filesOf(suite, "base", isWhole), undefined, JOB);
        const report = gate(filesOf(suite, "head", isWhole), base, JOB);
        return { base: decisionOf(base), head: decisionOf(report) };
      });
      expect(decisions[0]).toEqual(decisions[1]);
    }),
    { numRuns: 80 },
  );
});

test("none of them is named by a check or a headline", async () => {
  const { headlineText, leadingDifference } = await import("../../src/views/headline.ts");
  fc.assert(
    fc.property(suites, (suite) => {
      const base = commit("c1", filesOf(suite, "base", true), undefined, JOB);
      const report = gate(filesOf(suite, "head", true), base, JOB);
      const outputs = [
        headlineText(report),
        JSON.stringify(leadingDifference(report) ?? {}),
        ...report.verdict.checks.map(({ message }) => message),
      ];
      expect(outputs.join("\n")).not.toContain("flaky");
    }),
    { numRuns: 40 },
  );
});
