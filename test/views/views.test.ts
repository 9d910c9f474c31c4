import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Job } from "../../src/gate/job.ts";
import type { Report } from "../../src/report/report.ts";
import { summaryView } from "../../src/views/comment.ts";
import { explainView } from "../../src/views/explain.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { runUnjudged } from "../support/run-unjudged.ts";
import { printed } from "./printed.ts";
import { linesOf } from "./scenarios.ts";
import { ofAnyVersion } from "./trips.ts";

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

function reportOf(files: Record<string, unknown>, job: Partial<Job> = {}): Report {
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
    reportOf({
      "runs/cut.json": '{"toolCalls": [\n  {"name": "f", ',
      "runs/empty.json": "",
      "runs/strange.json": { hello: "world" },
      "runs/good.json": { toolCalls: [call("f")], referenceToolCalls: [call("f")] },
      "runs/unknown.json": { case: "who", toolCalls: [] },
    }),
  "nothing-matched": () => reportOf({}),
  "floor-missed": () =>
    reportOf(
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
    reportOf({
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
    reportOf(
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
    return reportOf({
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
    [
      name,
      printed(terminalView(make(), { colors: false, verdict: true }))
        .split("\n")
        .slice(0, 8)
        .join("\n"),
    ],
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
      await expect(printed(explainView({ ...report, cases }, false))).toMatchFileSnapshot(
        `../golden/explain/${id}.txt`,
      );
    },
  );
});

test("a suite of five hundred failing cases stays short enough to read before anything is unfolded", () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({
    case: `case-${at}`,
    toolCalls: [],
    referenceToolCalls: [call("f")],
  }));
  const report = reportOf({ "runs/all.json": rows });
  expect(printed(terminalView(report, { colors: false, verdict: true })).split("\n").length).toBeLessThan(60);
  expect(summaryView(report).text.replace(/<details>.*?<\/details>/gs, "").length).toBeLessThan(10_000);
});
