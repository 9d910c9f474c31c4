import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Job } from "../../src/gate/job.ts";
import type { Report } from "../../src/report/report.ts";
import { annotationsOf } from "../../src/views/annotations.ts";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { headlineText } from "../../src/views/headline.ts";
import { junitView } from "../../src/views/junit.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { commit, gate } from "../gate/suite.ts";
import { runUnjudged } from "../support/run-unjudged.ts";
import { atTerminal, explained, inColumns } from "./printed.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { linesOf, scenarios } from "./scenarios.ts";
import {
  against,
  comparedWith,
  expected,
  lines,
  ofAnyVersion,
  onBase,
  reportOf,
  statistical,
  upTo,
  without,
} from "./trips.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

const examples: Job = {
  runs: [
    "examples/runs/{_}/{case}.{trial}.json",
    "examples/runs/ai-sdk/{case}/{trial}.json",
    "examples/runs/*.jsonl",
  ],
  expectations: ["examples/expectations.yml"],
  policy: "examples/rungate.yml",
  suite: "default",
  root: repository,
  contained: true,
  commit: null,
  createdAt: null,
};

function onFiles(files: Record<string, unknown>, job: Partial<Job> = {}): Report {
  const root = mkdtempSync(join(tmpdir(), "views-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  const report = runUnjudged({
    ...examples,
    policy: undefined,
    expectations: [],
    runs: ["runs/*.json"],
    root,
    ...job,
  });
  return JSON.parse(JSON.stringify(report).replaceAll(root, "/workspace"));
}

const call = (name: string, args: object = {}) => ({ name, arguments: args, status: "ok" });

const reports: Record<string, () => Report> = {
  examples: () => runUnjudged(examples),
  broken: () =>
    onFiles({
      "runs/cut.json": '{"toolCalls": [\n  {"name": "f", ',
      "runs/empty.json": "",
      "runs/strange.json": { hello: "world" },
      "runs/good.json": { toolCalls: [call("f")], referenceToolCalls: [call("f")] },
      "runs/unknown.json": { case: "who", toolCalls: [] },
    }),
  "nothing-matched": () => onFiles({}),
  "floor-missed": () =>
    onFiles(
      {
        "runs/a.json": {
          toolCalls: [call("book", { date: "2026-06-05" })],
          referenceToolCalls: [call("book", { date: "2026-06-12" })],
        },
        "runs/b.json": { toolCalls: [], referenceToolCalls: [] },
        "policy.yml": "gate: { floors: { passRate: 0.75, f1: 0.5 } }",
      },
      { policy: "policy.yml" },
    ),
  "read-only-calls": () =>
    onFiles({
      "runs/a.json": {
        toolCalls: [
          call("get_user", { id: 1 }),
          call("search_flights"),
          call("think"),
          call("audit"),
          call("book"),
        ],
        referenceToolCalls: [call("book")],
      },
      "runs/b.json": {
        toolCalls: [call("get_user", { id: 2 }), call("book")],
        referenceToolCalls: [call("book")],
      },
    }),
  "renamed-tool": () =>
    onFiles(
      {
        "runs/home by six.json": {
          toolCalls: [call("find_flights", { to: "OSL" }), call("get_user", { id: 1 })],
        },
        "runs/outbound.json": { toolCalls: [call("find_flights", { to: "BER" })] },
        "expectations.yml": {
          cases: [
            ["home by six", "OSL"],
            ["outbound", "BER"],
          ].map(([id, to]) => ({
            id,
            referenceToolCalls: [{ name: "search_flights", arguments: { to } }],
          })),
        },
      },
      { expectations: ["expectations.yml"] },
    ),
  "hostile-names": () => {
    const evil =
      "x | y\n## <img src=x onerror=alert(1)> @org/team #1 `code` \u202e[link](http://a.b) ::error::";
    return onFiles({
      "runs/a.json": {
        case: evil,
        tags: { [evil]: evil },
        toolCalls: [call(evil, { [evil]: evil, __proto__: 1 })],
        referenceToolCalls: [call("book", { constructor: 1 })],
      },
    });
  },
};

test("every report says what it is about, at a terminal and as Markdown", async () => {
  const outputs = Object.entries(reports).flatMap(([name, make]): [string, string][] => [
    [name, atTerminal(make()).split("\n").slice(0, 8).join("\n")],
    [`${name}, as Markdown`, summaryView(ofAnyVersion(make())).text.split("\n").slice(0, 4).join("\n")],
  ]);
  await expect(linesOf(outputs, /\S/)).toMatchFileSnapshot("../golden/lines/reports.txt");
});

describe("explain", () => {
  test.each(["book-flight", "hotel-late-arrival", "refund-quote", "add-baggage", "weather", "small-talk"])(
    "shows %s call by call",
    async (id) => {
      const report = runUnjudged({ ...examples, keepsDetails: (caseId) => caseId === id });
      const cases = report.cases.filter((reportCase) => reportCase.id === id);
      await expect(explained({ ...report, cases })).toMatchFileSnapshot(`../golden/explain/${id}.txt`);
    },
  );
});

test("a suite of five hundred failing cases stays short enough to read before anything is unfolded", () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({
    case: `case-${at}`,
    toolCalls: [],
    referenceToolCalls: [call("f")],
  }));
  const report = onFiles({ "runs/all.json": rows });
  expect(atTerminal(report).split("\n").length).toBeLessThan(60);
  expect(summaryView(report).text.replace(/<details>.*?<\/details>/gs, "").length).toBeLessThan(10_000);
});

const verdictReports: Record<string, () => Report> = {
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
    return comparedWith(base, head);
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
    return comparedWith(base, head);
  },
};

test("every verdict says what it is about in a line, at a terminal and as Markdown", async () => {
  const outputs = Object.entries(verdictReports).flatMap(([name, make]): [string, string][] => [
    [name, atTerminal(make())],
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
  expect(atTerminal(hostile)).not.toContain("\u001b");
});

test("a case with a very long id hides nothing of what else is weaker", () => {
  const long = "x".repeat(900);
  const base = { ...reportOf({ renamed: { 0: long } }, onBase), settings: { "report-only": false } };
  const changed = `${lines([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])}\n  - { id: ${long}, ${expected("HL208")} }`;
  const head = {
    ...reportOf({ recording: "head", renamed: { 0: long }, expectations: changed }),
    settings: { "report-only": true },
  };
  const report = comparedWith(base, head);
  for (const view of [summaryView(report).text, atTerminal(report)])
    expect(view.split("\n").slice(0, 3).join("\n")).toContain("report-only is true, was false");
});

const bounded = (share: number) => `gate: { maxRunErrors: ${share} }`;
const unableTrips = { cases: 20, trials: 3 };
const unableReport = (unable: readonly number[], policy: string, more = {}) =>
  onPullRequest(
    ofAnyVersion(against({ ...unableTrips, policy }, { ...unableTrips, unable, policy, ...more })),
  );

const unableReports: Record<string, () => Report> = {
  "none may": () => unableReport([4], "{}"),
  "more than may": () => unableReport(upTo(4), bounded(0.05)),
  "as many as may": () => unableReport([4, 7], bounded(0.05)),
  "a case without another run": () =>
    unableReport([4], bounded(0.05), { trials: 1, expectations: undefined }),
  "the verdict depends on them": () => unableReport(upTo(6), bounded(0.1)),
  "a required case": () => unableReport([4], "gate: { maxRunErrors: 0.05, requiredCases: [trip-004] }"),
};

test("every output says that runs could not run, and what comes of it", async () => {
  const outputs = Object.entries(unableReports).flatMap(([name, report]): [string, string][] => {
    const one = report();
    const unable = one.cases.filter(({ trials }) => trials.some(({ couldNotRun }) => couldNotRun));
    return [
      [name, atTerminal(one)],
      [`${name}, measured alone`, atTerminal(one, false)],
      [`${name}, as a comment`, commentView(one, place).text],
      [`${name}, as tests`, junitView(one, { verdict: true, isRed: one.verdict.blocks })],
      [`${name}, explained`, explained({ ...one, cases: unable.slice(0, 1) })],
    ];
  });
  await expect(linesOf(outputs, /[Cc]ould (?:not )?run|^[✔✘●#]|\? trial/)).toMatchFileSnapshot(
    "../golden/lines/run-errors.txt",
  );
});

const ok = (name: string) => ({ name, arguments: {}, status: "ok" });

function brokenReport() {
  const rules = { before: ["verify_user", "refund"], atMost: { search: 1 } };
  const files = (...refund: string[]) => ({
    "expectations.yml": {
      cases: [
        { id: "refund", expectedTool: "refund", rules },
        { id: "greet", referenceToolCalls: [] },
      ],
    },
    "policy.yml": { gate: { rules: "fail", regression: { mode: "off" } } },
    "runs/refund.json": { toolCalls: refund.map(ok) },
    "runs/greet.json": { toolCalls: [] },
  });
  const base = commit("c1", files("verify_user", "refund"));
  return onPullRequest(ofAnyVersion(gate(files("search", "search", "refund", "verify_user"), base)));
}

test("a broken rule stands in every view, with its call", async () => {
  const report = brokenReport();
  const outputs: [string, string][] = [
    ["headline", headlineText(report)],
    ["comment", commentView(report, place).text],
    ["summary", summaryView(report).text],
    ["terminal", atTerminal(report)],
    ["explain", explained(report)],
    ["page", pageBody(report).text],
    ["junit", junitView(report, { verdict: true, isRed: true })],
    [
      "annotations",
      annotationsOf(report)
        .map((annotation) => JSON.stringify(annotation))
        .join("\n"),
    ],
  ];
  for (const [name, text] of outputs) expect(text, name).toMatch(/rule/i);
  await expect(linesOf(outputs, /rule|verify|one too many/i)).toMatchFileSnapshot(
    "../golden/lines/rules.txt",
  );
});

describe.each(scenarios)("%s", (name, make) => {
  const golden = (file: string) => `../golden/${name}/${file}`;

  test("as a comment", async () => {
    const report = make();
    await expect(commentView(report, place).text).toMatchFileSnapshot(golden("comment.md"));
  });

  test("as a job summary", async () => {
    const report = make();
    await expect(summaryView(report).text).toMatchFileSnapshot(golden("summary.md"));
  });

  test("at a terminal", async () => {
    const report = make();
    const text = inColumns(report);
    // A path has no place to break.
    const long = text.split("\n").filter((line) => line.length > limits.terminalColumns);
    expect(long.filter((line) => line.trim().includes(" "))).toEqual([]);
    await expect(text).toMatchFileSnapshot(golden("terminal.txt"));
  });

  test("explained", async () => {
    const report = make();
    const failing = report.cases.filter(({ passRate }) => passRate !== 1).slice(0, 2);
    const text = explained({ ...report, cases: failing });
    await expect(text).toMatchFileSnapshot(golden("explain.txt"));
  });

  test("as a page", async () => {
    const report = make();
    await expect(`${pageBody(report).text}\n`).toMatchFileSnapshot(golden("page.html"));
  });

  test("for reporters of tests", async () => {
    const report = make();
    await expect(junitView(report, { verdict: true, isRed: report.verdict.blocks })).toMatchFileSnapshot(
      golden("junit.xml"),
    );
  });

  test("as annotations", async () => {
    const report = make();
    const text = annotationsOf(report).map((annotation) => JSON.stringify(annotation));
    await expect(`${text.join("\n")}\n`).toMatchFileSnapshot(golden("annotations.jsonl"));
  });
});
