import { expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import type { Problem } from "../../../src/core/problems.ts";
import { underWayReason, unreportedReason } from "../../../src/gate/baseline/baseline.ts";
import {
  judgementsText,
  readBaseline,
  readReportFile,
  readReports,
} from "../../../src/gate/baseline/read-reports.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import { workspace } from "../../workspace.ts";
import { recorded, reportOf } from "../comparison/fixture.ts";

const NONE = { state: "none" as const, reason: "no baseline was asked for" };

function textOf(suite: string): string {
  const report = reportOf([recorded("a", "x+")], { suite, role: "base" });
  return JSON.stringify(conclude(report, { baseline: NONE, role: "base", points: 1 }));
}

const both = `${textOf("one")}\n${textOf("two")}\n`;
const suitesIn = (text: string) => readReports(text).map(({ suite }) => suite);

test("a file has one report, however it is written, or one on each line", () => {
  expect(suitesIn(`${textOf("one")}\n`)).toEqual(["one"]);
  expect(suitesIn(JSON.stringify(JSON.parse(textOf("one")), null, 2))).toEqual(["one"]);
  expect(suitesIn(both)).toEqual(["one", "two"]);
  expect(() => suitesIn(`${textOf("one")}\n[]`)).toThrow();
});

test("of several reports the baseline is that of the suite, and none is read as the only one", () => {
  const folder = { root: workspace({ "one.json": textOf("one"), "both.json": both }), contained: true };
  const problems: Problem[] = [];
  const suiteIn = (file: string, suite: string | undefined) => {
    const baseline = readBaseline(file, { suite, ...folder }, problems);
    return baseline.state === "found" ? baseline.report.suite : baseline.state;
  };
  expect(["one", "two"].map((suite) => suiteIn("both.json", suite))).toEqual(["one", "two"]);
  expect(readReportFile("one.json", folder, problems)?.suite).toBe("one");
  expect(problems).toEqual([]);
  expect(readReportFile("both.json", folder, problems)).toBeUndefined();
  expect(problems).toEqual([
    {
      severity: "error",
      file: "both.json",
      message: "has the reports of 2 suites, one on each line: name a file with one of them",
    },
  ]);
});

test("kept judgements are the newest, this run's last", () => {
  type Kept = Parameters<typeof judgementsText>[0];
  const kept = (entries: [string, string][]) =>
    new Map(entries.map(([key, by]) => [key, { key, by }])) as unknown as Kept;
  const written = (before: Kept, now: Kept) => {
    const text = judgementsText(before, now);
    expect(text.endsWith("\n")).toBe(true);
    const { schemaVersion, tool, judgements } = JSON.parse(text);
    expect([schemaVersion, typeof tool.version]).toEqual([1, "string"]);
    return judgements.map(({ key, by }: { key: string; by: string }) => `${key} ${by}`);
  };
  const before = kept([
    ["a", "old"],
    ["b", "old"],
  ]);
  expect(
    written(
      before,
      kept([
        ["a", "new"],
        ["c", "new"],
      ]),
    ),
  ).toEqual(["b old", "a new", "c new"]);
  const many = kept(Array.from({ length: limits.keptJudgements }, (_, at) => [`n${at}`, "new"]));
  const cut = written(before, many);
  expect([cut.length, cut[0], cut.at(-1)]).toEqual([
    limits.keptJudgements,
    "n0 new",
    `n${limits.keptJudgements - 1} new`,
  ]);
  const large = "x".repeat(limits.baselineBytes / 3);
  expect(
    written(
      kept([
        ["a", large],
        ["b", large],
      ]),
      kept([["c", large]]),
    ).map((text: string) => text[0]),
  ).toEqual(["b", "c"]);
});

test("a base commit without a report says which run should have left it", () => {
  const commit = "0123456789abcdef";
  expect([
    underWayReason(commit, 7),
    unreportedReason(commit, 7),
    unreportedReason(commit, undefined),
  ]).toEqual([
    "run 7 of the base commit 0123456 has not ended (run this job again when it has)",
    "the base commit 0123456 has no report: run 7 left none, or it was deleted",
    "the base commit 0123456 has no report: no run of the workflow is listed for it",
  ]);
});
