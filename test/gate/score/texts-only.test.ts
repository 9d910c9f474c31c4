import { expect, it, test } from "vitest";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { acceptRuns } from "../../../src/gate/accept/accept-runs.ts";
import { scoreRun } from "../../../src/gate/score/score-run.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import type { Report } from "../../../src/report/report.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { propose } from "../../../src/setup/init/propose.ts";
import { expectationOf, runOf } from "../../scorers/fixture.ts";
import { recorded } from "../../setup/init/recorded.ts";
import { reportOn } from "../../workspace.ts";
import { caseToAccept } from "../accept/fixture.ts";

const TEXTS = { input: "What is due on Friday?", response: "The report is due on Friday." };
const CALLED = { ...TEXTS, toolCalls: [{ name: "list_tasks", arguments: {}, result: [] }] };
const WHY = "the recording has texts only: it does not say which tools were called";
const UNRECORDED = { status: "not-assessed", reason: WHY, unrecorded: true };

function report(caseText: string, recordings: object[], policy = "{}"): Report {
  const runs = recordings.map((recording, at) => [`runs/c${at}.json`, recording]);
  const cases = recordings.map((_one, at) => `  - { id: c${at}, ${caseText} }`);
  return reportOn(
    {
      ...Object.fromEntries(runs),
      "expectations.yml": `cases:\n${cases.join("\n")}\n`,
      "rungate.yml": policy,
    },
    { policy: "rungate.yml" },
  );
}

const integrityOf = ({ verdict }: Report) => verdict.checks.find(({ name }) => name === "integrity");
const passesOf = ({ cases }: Report) => cases.flatMap(({ trials }) => trials.map(({ pass }) => pass));

test.each([
  ["a call", "referenceToolCalls: [{ name: list_tasks }]"],
  ["no call", "referenceToolCalls: []"],
])(
  "where %s is expected, texts alone are not assessed by the scorers of calls, and the gate is red",
  (_what, caseText) => {
    const found = report(caseText, [TEXTS, CALLED]);
    expect(found.cases[0]?.trials[0]?.scores).toMatchObject({ code: UNRECORDED, f1: UNRECORDED });
    expect(passesOf(found)[0]).toBeNull();
    expect(integrityOf(found)).toMatchObject({ result: "fail", message: expect.stringContaining(WHY) });
  },
);

test("where a scorer of texts decides, it scores them", () => {
  const policy = "gate: { scorers: [says] }";
  const found = report("mustSay: [Friday]", [TEXTS, { input: "?", output: "On Monday." }], policy);
  expect(passesOf(found)).toEqual([true, false]);
  expect(integrityOf(found)).toMatchObject({ result: "pass" });
});

test("what a scorer of texts scores does not pass by it where one of calls decides too", () => {
  const found = report("mustSay: [Friday], referenceToolCalls: []", [TEXTS]);
  expect(found.cases[0]?.trials[0]?.scores.says).toMatchObject({ status: "scored", value: 1 });
  expect(passesOf(found)).toEqual([null]);
});

test.each(["forbiddenTools: [drop_*]", "maxToolCalls: 3"])(
  "limits of calls cannot be checked: %s",
  (limit) => {
    const found = report(`mustSay: [Friday], ${limit}`, [TEXTS], "gate: { scorers: [says] }");
    expect(integrityOf(found)).toMatchObject({
      result: "fail",
      message: expect.stringContaining(`the rule ${limit.split(":")[0]} cannot be checked`),
    });
  },
);

test("nobody takes them for a run that called nothing", () => {
  const run = runOf([], { textsOnly: true });
  const nothing = expectationOf({ referenceToolCalls: [] });
  expect(scoreRun(run, nothing, toolBook([])).scores).toMatchObject({ code: UNRECORDED, f1: UNRECORDED });
  const files = [{ file: "e.yml", text: "cases: [{ id: a, expectedTool: go }]" }];
  expect(acceptRuns(files, [caseToAccept("a", run)], defaultPolicy).refused).toMatchObject([{ reason: WHY }]);
  expect(propose(recorded([["a", [[]]]], { textsOnly: true }), defaultPolicy).cases).toEqual([]);
});

it.each([
  ["as output", { input: "q", output: "a" }],
  ["beside a score and a time", { input: "q", response: "a", score: 0.5, toolCalls: null, recall: 0.8 }],
  ["twice the same", { input: "q", response: "a", output: "a" }],
])("the answer may stand %s", (_how, document) => {
  const [run] = readDocument(document).runs;
  expect(run).toMatchObject({ input: "q", response: "a", textsOnly: true, toolCalls: [] });
});

it("says that calls which are null are not known", () => {
  const [run] = readDocument({ input: "q", response: "a", toolCalls: null }).runs;
  expect(run?.warnings).toEqual([
    "toolCalls is null, so it is not known what was called: write the list of calls, [] where there were none",
  ]);
});

it.each([
  ["two answers", { input: "q", response: "a", output: "b" }, "both output and response"],
  [
    "calls under another name",
    { input: "q", output: "a", tool_calls: [{ name: "x" }] },
    "no recording but the tool_calls of one message",
  ],
  ["calls as text", { input: "q", output: "a", calls: "[x()]" }, "unknown shape"],
  ["steps of an unknown shape", { input: "q", output: "a", steps: [{ did: "x" }] }, "unknown shape"],
  ["no answer", { input: "q" }, "unknown shape"],
  ["an answer that is no text", { input: "q", output: { a: 1 } }, "unknown shape"],
])("%s is a fault", (_what, document, message) => {
  expect(() => readDocument(document)).toThrow(message);
});
