import { loadExpectations } from "../../src/config/expectations.ts";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { jsonText } from "../../src/core/json.ts";
import type { Run, ToolCall } from "../../src/recordings/run.ts";
import { code } from "../../src/scorers/code.ts";
import type { CodeDetails, F1Details } from "../../src/scorers/details.ts";
import type { Expectation } from "../../src/scorers/expectation.ts";
import { f1 } from "../../src/scorers/f1.ts";
import type { Outcome } from "../../src/scorers/outcome.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";

export function expectationOf(caseFields: JsonObject): Expectation {
  const text = jsonText({ cases: [{ id: "case", ...caseFields }] });
  const { expectations, problems } = loadExpectations([{ file: "cases.json", text }]);
  const expectation = expectations.get("case");
  if (expectation === undefined || problems.length > 0) throw new Error(JSON.stringify(problems));
  return expectation;
}

export function runOf(calls: readonly ToolCall[], more: Partial<Run> = {}): Run {
  const toolCalls = calls.map((toolCall, turn) => ({ ...toolCall, turn, group: turn }));
  return { tags: {}, input: "", response: "", texts: [], toolCalls, tools: [], warnings: [], ...more };
}

export function made(name: string, args: Json = {}, more: Partial<ToolCall> = {}): ToolCall {
  return { name, arguments: args, malformed: false, status: "ok", turn: 0, group: 0, ...more };
}

export type Scored<Details> = { value: number } & Details;

function scored<Details>(outcome: Outcome<Details>): Scored<Details> {
  if (outcome.status !== "scored") throw new Error(`${outcome.status}: ${outcome.reason}`);
  return { value: outcome.value, ...outcome.details };
}

export function scoreCode(
  caseFields: JsonObject,
  calls: readonly (string | ToolCall)[],
  rules: Parameters<typeof toolBook>[0] = [],
  more: Partial<Run> = {},
): Scored<CodeDetails> {
  const run = runOf(
    calls.map((call) => (typeof call === "string" ? made(call) : call)),
    more,
  );
  return scored(code.score(run, expectationOf(caseFields), toolBook(rules)));
}

export function scoreF1(
  caseFields: JsonObject,
  calls: readonly ToolCall[],
  rules: Parameters<typeof toolBook>[0] = [],
  more: Partial<Run> = {},
): Scored<F1Details> {
  return scored(f1.score(runOf(calls, more), expectationOf(caseFields), toolBook(rules)));
}
