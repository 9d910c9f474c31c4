import { expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { passPowerText, runsText } from "../../src/views/judge.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { reportOn } from "../workspace.ts";
import { printed } from "./printed.ts";
import { place } from "./pull-request.ts";

const call = { toolCalls: [{ name: "look", arguments: {} }] };

function withUnscored(count: number): Report {
  const scored = ["a", "b"].map((id) => ({ id, expectedTool: "look" }));
  const rest = Array.from({ length: count }, (_, at) => ({ id: `other-${at}` }));
  const runs = [...scored, ...rest].flatMap(({ id }) =>
    [1, 2, 3].map((trial) => [`runs/${id}.${trial}.json`, { ...call, response: `${trial}` }]),
  );
  return reportOn(
    { ...Object.fromEntries(runs), "expectations.yml": { cases: [...scored, ...rest] } },
    { runs: ["runs/{case}.{trial}.json"] },
  );
}

test("pass^k says over how many cases it is, where some were not assessed", () => {
  const report = withUnscored(2);
  expect(report.passPower).toEqual({ k: 3, value: 1, cases: 2 });
  const text = "pass^3 100% over 2 of 4 cases";
  expect(passPowerText(report)).toBe(text);
  expect(printed(terminalView(report, { colors: false, verdict: true }))).toContain(text);
  for (const view of [commentView(report, place).text, summaryView(report).text])
    expect(view.replaceAll("&#94;", "^")).toContain(text);
  expect(pageBody(report).text).toContain(text);
});

test("pass^k is of all cases where all were assessed, and absent with one trial", () => {
  expect(passPowerText(withUnscored(0))).toBe("pass^3 100%");
  expect(passPowerText({ passPower: null, cases: [] })).toBeUndefined();
});

test("a count of runs says how many were carried, where some were", () => {
  const report = withUnscored(0);
  expect(runsText(report)).toBe("6 runs");
  const [first, ...rest] = report.cases;
  if (first === undefined) throw new Error("there is no case");
  expect(runsText({ ...report, cases: [{ ...first, carried: true }, ...rest] })).toBe("6 runs, 3 carried");
});
