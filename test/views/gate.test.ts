import { expect, test } from "vitest";
import { conclude } from "../../src/gate/decide/verdict.ts";
import type { Report } from "../../src/report/report.ts";
import { summaryView } from "../../src/views/comment.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { printed } from "./printed.ts";
import { linesOf } from "./scenarios.ts";
import {
  against,
  expected,
  lines,
  ofAnyVersion,
  onBase,
  reportOf,
  statistical,
  upTo,
  without,
} from "./trips.ts";

const reports: Record<string, () => Report> = {
  "pass-no-regression": () =>
    against({ cases: 40, failing: [1, 5, 9] }, { cases: 40, failing: [1, 5, 7, 8] }),
  "pass-better": () => against({ cases: 40, failing: upTo(12) }, { cases: 40, failing: [1] }),
  "pass-snapshots-unchanged": () => against({ failing: [2] }, { failing: [2], recording: "base" }),
  "pass-mode-off": () =>
    against({ cases: 20 }, { cases: 20, failing: upTo(9), policy: "gate: { regression: { mode: off } }" }),
  "fail-regression": () =>
    against({ cases: 60, failing: [1, 5] }, { cases: 60, failing: [1, 7, 8, 9, 10, 11, 12, 30, 31, 59] }),
  "fail-snapshots": () => {
    const base = reportOf({ cases: 12 }, onBase);
    const head = reportOf({ cases: 12, failing: [4] });
    return conclude(head, {
      baseline: { state: "found", report: base, reason: "baseline.json" },
      role: "head",
      points: 200,
    });
  },
  "fail-cases-removed": () => against({ cases: 20 }, { cases: 17 }),
  "fail-other-cases": () => against({ cases: 3 }, { cases: 3, renamed: { 0: "stay", 1: "ride", 2: "meal" } }),
  "inconclusive-worse": () => against({ cases: 30 }, { cases: 30, failing: [3, 8] }),
  "inconclusive-few-cases": () => against({ cases: 6 }, { cases: 6, failing: [2], policy: statistical }),
  "inconclusive-blocks": () =>
    against(
      { cases: 30 },
      { cases: 30, failing: [3, 8], policy: "gate: { inconclusive: fail, floors: { passRate: 0.9 } }" },
    ),
  "inconclusive-cases-changed": () =>
    against({ cases: 14 }, { expectations: `${lines(upTo(11))}\n${lines([11, 12, 13], "HL208")}` }),
  "pass-retired-renamed": () =>
    against(
      { cases: 15 },
      {
        cases: 14,
        renamed: { 13: "late-trip" },
        expectations: `${lines(upTo(13))}
  - { id: late-trip, formerly: trip-013, ${expected("NV417")} }
retired:
  - { id: trip-014, reason: the desk books no trains any more }`,
      },
    ),
  "pass-accepted": () =>
    against({ cases: 20 }, { cases: 20, failing: upTo(9) }, { accepted: { by: "mara-lindqvist" } }),
  "baseline-first-use": () => without("first-use", "no report of this suite was ever uploaded"),
  "baseline-missing": () => without("missing", "the report of a1b2c3d has expired"),
  "baseline-unavailable": () =>
    without("unavailable", "GitHub answered 403 (the job needs permission actions: read)"),
  "baseline-none": () => without("none", "no baseline was asked for"),
  "settings-changed": () => {
    const base = { ...reportOf({}, onBase), settings: { runs: ["runs.jsonl"], "report-only": false } };
    const head = {
      ...reportOf({ recording: "head" }),
      settings: { runs: ["runs.jsonl"], "report-only": true },
    };
    return conclude(head, {
      baseline: { state: "found", report: base, reason: "baseline.json" },
      role: "head",
      points: 200,
    });
  },
};

test("every verdict says what it is about in a line, at a terminal and as Markdown", async () => {
  const outputs = Object.entries(reports).flatMap(([name, make]): [string, string][] => [
    [name, printed(terminalView(make(), { colors: false, verdict: true }))],
    [`${name}, as Markdown`, summaryView(ofAnyVersion(make())).text],
  ]);
  const verdict =
    /^(?:[✔✘●…]|\S+ (?:Pass|Fail|Inconclusive)|### | {2}(?:Floors|Regression|Baseline|Weak|Required|Integrity))/;
  await expect(linesOf(outputs, verdict)).toMatchFileSnapshot("../golden/lines/verdicts.txt");
});

test("a report that names its suite or a scorer with Markdown or control characters shows them as text", () => {
  const evil = "\u001b[2J<img src=x>| @org/team";
  const honest = reportOf({ failing: [0] });
  const value = { ...honest.scores.f1, value: null } as Report["scores"][string];
  const hostile: Report = {
    ...honest,
    suite: evil,
    scores: { ...honest.scores, [evil]: { ...value, value: 0.5, band: "Fair" }, [`${evil}2`]: value },
    cases: honest.cases.map((reportCase) => ({
      ...reportCase,
      scores: { ...reportCase.scores, [evil]: 0.5 },
    })),
  };
  const markdown = summaryView(hostile).text;
  expect(markdown).not.toContain("<img");
  expect(markdown).not.toContain("@org");
  expect(markdown).not.toContain("\u001b");
  expect(printed(terminalView(hostile, { colors: false, verdict: true }))).not.toContain("\u001b");
});

test("a case with a very long id hides nothing of what else is weaker", () => {
  const long = "x".repeat(900);
  const base = { ...reportOf({ renamed: { 0: long } }, onBase), settings: { "report-only": false } };
  const changed = `${lines([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])}\n  - { id: ${long}, ${expected("HL208")} }`;
  const head = {
    ...reportOf({ recording: "head", renamed: { 0: long }, expectations: changed }),
    settings: { "report-only": true },
  };
  const report = conclude(head, {
    baseline: { state: "found", report: base, reason: "baseline.json" },
    role: "head",
    points: 200,
  });
  for (const view of [
    summaryView(report).text,
    printed(terminalView(report, { colors: false, verdict: true })),
  ])
    expect(view.split("\n").slice(0, 3).join("\n")).toContain("report-only is true, was false");
});
