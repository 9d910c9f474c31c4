import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { readReport } from "../../../src/gate/baseline/read-reports.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import { reportText } from "../../../src/report/cases.ts";
import type { Report } from "../../../src/report/report.ts";
import { jobIn, write } from "../../workspace.ts";
import { apart, whole } from "../shards/apart.ts";
import { booking, commit, expecting, type Files, flights, gate } from "../suite.ts";
import { ofBase } from "../tiered.ts";

const ids = flights(12);
const RIGHT = "2024-01-15";
const day = fc.constantFrom(RIGHT, RIGHT, "2024-01-16", "unable");

const suites = fc.record({
  base: fc.array(fc.array(day, { minLength: 2, maxLength: 2 }), { minLength: 12, maxLength: 12 }),
  head: fc.array(fc.array(day, { minLength: 2, maxLength: 2 }), { minLength: 12, maxLength: 12 }),
  smoke: fc.subarray(ids, { minLength: 2 }),
  also: fc.subarray(ids),
  quarantined: fc.subarray(ids, { maxLength: 3 }),
  renamed: fc.subarray(ids, { maxLength: 2 }),
  kept: fc.subarray(ids),
  mode: fc.constantFrom("auto", "strict", "statistical"),
  maxRunErrors: fc.constantFrom(0, 0.2, 1),
});
type Suite = typeof suites extends fc.Arbitrary<infer S> ? S : never;

function policyOf({ quarantined, mode, maxRunErrors }: Suite) {
  return ofBase({
    tiers: { pr: { tags: ["smoke"] } },
    gate: { regression: { mode }, maxRunErrors, maxQuarantine: 0.3 },
    quarantine: quarantined.map((id) => ({ case: id, owner: "@ann", reason: "flaky", until: "2099-12-31" })),
  });
}

function runsOf(
  some: readonly string[],
  side: "base" | "head",
  suite: Suite,
  name = (id: string) => id,
): Files {
  return Object.fromEntries(
    some.flatMap((id) =>
      (suite[side][ids.indexOf(id)] ?? []).map((date, at) => {
        const made = `${side === "head" && suite.kept.includes(id) && date === suite.base[ids.indexOf(id)]?.[at] ? "base" : side} ${at}`;
        const run = date === "unable" ? booking(made, RIGHT, { runError: "429" }) : booking(made, date);
        return [`runs/${name(id)}.${at}.json`, run];
      }),
    ),
  );
}

function both(suite: Suite): { base: Report; files: Files; job: object } {
  const job = { runs: ["runs/{case}.{trial}.json"], policy: policyOf(suite), today: "2026-06-12" };
  const tags = (id: string) => (suite.smoke.includes(id) ? { tags: ["smoke"] } : {});
  const cases = ids.map((id) => expecting(id, tags(id)));
  const base = commit("c1", { "expectations.yml": { cases }, ...runsOf(ids, "base", suite) }, undefined, job);
  const name = (id: string) => (suite.renamed.includes(id) ? `new-${id}` : id);
  const now = ids.map((id) =>
    expecting(name(id), { ...tags(id), ...(suite.renamed.includes(id) ? { formerly: id } : {}) }),
  );
  const recorded = [...new Set([...suite.smoke, ...suite.also])];
  return {
    base,
    files: { "expectations.yml": { cases: now }, ...runsOf(recorded, "head", suite, name) },
    job,
  };
}

/** The checks' findings. They differ between the two ways only with a baseline. */
function findingsOf({ verdict }: Report): unknown[] {
  return verdict.checks.filter(({ name }) => name !== "baseline");
}

test("a report with carried cases and a quarantine is read again as it was, and compared it says the same", () => {
  fc.assert(
    fc.property(suites, (suite) => {
      const { base, files, job } = both(suite);
      const report = gate(files, base, job);
      const stored = readReport(reportText(report));
      expect(stored).toEqual(JSON.parse(JSON.stringify(report)));
      const { plan: _, ...measurements } = stored;
      const again = conclude(measurements, {
        baseline: { state: "found", reason: "by hand", report: readReport(reportText(base)) },
        role: "head",
        points: limits.historyPoints,
      });
      expect(again.comparison).toEqual(report.comparison);
      expect(findingsOf(again)).toEqual(findingsOf(report));
    }),
    { numRuns: 15 },
  );
});

test("the order of files and expectations is of no matter, nor how shards divide them", () => {
  fc.assert(
    fc.property(suites, fc.integer({ min: 1, max: 7 }), (suite, of) => {
      const { base, files, job } = both(suite);
      const root = mkdtempSync(join(realpathSync(tmpdir()), "rungate-"));
      try {
        for (const [path, content] of Object.entries(files)) write(root, path, content);
        write(root, "baseline.json", base);
        const one = jobIn(root, { ...job, baseline: "baseline.json" });
        const text = whole(one);
        expect(apart(one, of)).toBe(text);
        const cases = (files["expectations.yml"] as { cases: object[] }).cases.toReversed();
        write(root, "expectations.yml", { cases });
        expect(withoutColumns(whole(one))).toBe(withoutColumns(text));
      } finally {
        rmSync(root, { recursive: true });
      }
    }),
    { numRuns: 8 },
  );
});

function withoutColumns(text: string): string {
  return text.replaceAll(/"column":\d+,?/g, "");
}

test("a quarantine of one case changes what decides in no other", () => {
  fc.assert(
    fc.property(suites, (suite) => {
      const { base, files, job } = both(suite);
      const without = gate(files, base, { ...job, policy: policyOf({ ...suite, quarantined: [] }) });
      const report = gate(files, base, job);
      const rest = ({ cases }: Report) =>
        cases.filter(({ id }) => !suite.quarantined.includes(id)).map(({ quarantine: _, ...one }) => one);
      expect(rest(report)).toEqual(rest(without));
    }),
    { numRuns: 8 },
  );
});
