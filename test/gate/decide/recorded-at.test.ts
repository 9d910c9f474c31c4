import { expect, test } from "vitest";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import type { Report } from "../../../src/report/report.ts";
import { onBase, reportOf } from "../../views/trips.ts";

const UPLOADED = "2026-06-03T10:00:00Z";

/** The report's text about a baseline with its own commit time and a time of upload. */
function baselineOf(role: Report["role"], uploaded?: { createdAt?: string }): Report["baseline"] {
  const report = reportOf({}, onBase);
  const origin = uploaded && { distance: 0, runId: 1, artifactId: 2, ...uploaded };
  const baseline = { state: "found", reason: "run 1", report, ...(origin && { origin }) } as const;
  return conclude(reportOf({}), { baseline, role, points: 200 }).baseline;
}

test("a pull request's report says when the baseline's artifact was left, not when its commit was made", () => {
  expect(baselineOf("head", { createdAt: UPLOADED })).toMatchObject({ runId: 1, createdAt: UPLOADED });
});

test("it says nothing where GitHub does not say it, and what the report in a file says", () => {
  expect(baselineOf("head", {})).not.toHaveProperty("createdAt");
  expect(baselineOf("head").createdAt).toBe(onBase.createdAt);
});

test("reports that others are compared with have the same keys as before", () => {
  for (const role of ["base", "queue"] as const)
    expect(Object.keys(baselineOf(role, { createdAt: UPLOADED }))).toEqual([
      ...["state", "commit", "isWhole", "reason", "distance", "runId", "artifactId"],
    ]);
});
