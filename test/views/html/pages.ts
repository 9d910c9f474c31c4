import { fileURLToPath } from "node:url";
import type { Report } from "../../../src/report/report.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { reportOn } from "../../workspace.ts";
import { judgeReports } from "../judge-reports.ts";
import { onPullRequest } from "../pull-request.ts";
import { taggedAgainst } from "../sliced.ts";
import { manyScorers } from "../texted.ts";
import { against, expected, lines, reportOf, upTo, without } from "../trips.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const HOSTILE =
  '"><img src=x onerror=alert(1)>\n</script><script>alert(2)</script> \u202e {{x}} javascript:alert(3)';

const call = (name: string, args: object | string = {}) => ({ name, arguments: args, status: "ok" });

function noisyCase(): Report {
  const reference = [
    call("search_flights", { from: "BER", to: { $oneOf: ["LED", "SVO"] } }),
    call("book_flight", { flight: "NV417", date: "2026-06-12", passengers: [{ name: "Ada" }] }),
    call("send_receipt"),
  ];
  const right = [
    call("search_flights", { from: "BER", to: "LED" }),
    call("book_flight", { flight: "NV417", date: "2026-06-12", passengers: [{ name: "Ada" }] }),
    call("send_receipt"),
  ];
  const wrong = [
    call("search_flights", { from: "BER", to: "JFK", sort: "price" }),
    call("book_flight", { flight: "NV417", passengers: [{ name: "Ada" }, { name: "Bob" }] }),
    call("charge_card", { amount: 240, currency: "EUR" }),
    call("think", { thought: "done?" }),
  ];
  const runs = [right, wrong, [right[1], right[0], right[2]], [call("book_flight", "{flight: NV417")], []];
  const rows = runs.map((toolCalls, at) => ({ case: "book-trip", trial: String(at + 1), toolCalls }));
  const rest = [
    { case: "choose-tool", toolCalls: [call("get_flights"), call("get_hotels")] },
    { case: "costly", toolCalls: [call("search"), call("search"), call("search")] },
  ];
  return reportOn(
    {
      "runs.jsonl": [...rows, ...rest].map((row) => JSON.stringify(row)).join("\n"),
      "cut.jsonl": '{"case": "cut", "toolCalls": [',
      "expectations.yml": `cases:
  - { id: book-trip, required: true, referenceToolCalls: ${JSON.stringify(reference.map(({ status: _, ...one }) => one))} }
  - { id: choose-tool, expectedTool: get_weather, strictMode: true }
  - { id: costly, referenceToolCalls: [{ name: search }, { name: search }, { name: search }], maxToolCalls: 2, forbiddenTools: [search] }
`,
      "policy.yml":
        "tools: [{ match: think, ignore: true }]\ngate: { floors: { passRate: 0.9, f1: 0.2, llm: 0.5 } }",
    },
    { runs: ["*.jsonl"], policy: "policy.yml" },
  );
}

function examples(): Report {
  return runUnjudged({
    runs: [
      "examples/runs/{_}/{case}.{trial}.json",
      "examples/runs/ai-sdk/{case}/{trial}.json",
      "examples/runs/*.jsonl",
    ],
    expectations: ["examples/expectations.yml"],
    policy: "examples/rungate.yml",
    baseline: "examples/baseline.json",
    suite: "default",
    root: repository,
    contained: true,
    commit: null,
    createdAt: null,
  });
}

export const pages: Record<string, () => Report> = {
  examples,
  "noisy-case": noisyCase,
  "fail-regression": () =>
    onPullRequest(
      against({ cases: 60, failing: [1, 5] }, { cases: 60, failing: [1, 7, 8, 9, 10, 11, 12, 30, 31, 59] }),
    ),
  "many-trials": () => against({ cases: 6, trials: 5 }, { cases: 6, trials: 70, failing: [2] }),
  "cases-changed": () =>
    against(
      { cases: 17 },
      {
        cases: 15,
        renamed: { 13: "late-trip", 14: "new-trip" },
        expectations: `${lines(upTo(12))}\n${lines([12], "HL208")}
  - { id: late-trip, formerly: trip-013, ${expected("NV417")} }
  - { id: new-trip, ${expected("NV417")} }
retired:
  - { id: trip-014, reason: the desk books no trains any more }`,
      },
    ),
  slices: () =>
    taggedAgainst(
      [
        { tags: { model: "gpt-5" }, cases: 8 },
        { tags: { model: "opus" }, cases: 8, failing: 1 },
        { tags: {}, cases: 2 },
      ],
      [
        { tags: { model: "gpt-5" }, cases: 8, failing: 1 },
        { tags: { model: "opus" }, cases: 8, failing: 5 },
        { tags: {}, cases: 2 },
      ],
    ),
  "many-scorers": () => onPullRequest(manyScorers()),
  judged: () => onPullRequest(judgeReports["judge-objects"]?.() ?? reportOf({})),
  "judge-errors": () => onPullRequest(judgeReports["judge-errors"]?.() ?? reportOf({})),
  "hostile-names": () => {
    const id = JSON.stringify(HOSTILE);
    const expectations = `${lines(upTo(13).slice(1))}\n  - { id: ${id}, ${expected("NV417")} }`;
    const report = against(
      { cases: 13, renamed: { 0: HOSTILE }, expectations },
      { cases: 13, renamed: { 0: HOSTILE }, expectations, failing: [0, 1] },
    );
    return {
      ...report,
      suite: HOSTILE,
      hint: { share: 0.5, tools: [{ name: HOSTILE, calls: 3, readOnly: true }] },
    };
  },
  "first-use": () =>
    without("first-use", "no report of this suite was recorded on the base branch yet", "head"),
  "nothing-matched": () => reportOn({}, { expectations: [], runs: ["runs/*.json"] }),
};
