import { expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { isObject, type Json, type JsonObject, listOf, objectsOf } from "../../src/core/json.ts";
import { RecordingError } from "../../src/core/problems.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import type { Run } from "../../src/recordings/run.ts";
import { code } from "../../src/scorers/code.ts";
import type { CodeDetails } from "../../src/scorers/details.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { conformance, type GoldenRow, goldenRows, type Rule } from "./conformance.ts";
import { documented } from "./documented.ts";

/** The result of `createToolCallAccuracyScorerCode` of @mastra/evals 1.10.2 on a run. */
interface Row extends GoldenRow {
  config: { expectedTool?: string; strictMode?: boolean; expectedToolOrder?: string[] };
  run: { input: { inputMessages: Json[] } | null; output: Json };
  score?: number | null;
  error?: { at: "create" | "run" };
  preprocess?: Partial<Omit<CodeDetails, "toolCallInfos">>;
  toolCallInfos?: CodeDetails["toolCallInfos"];
}

type Ours = { score: number; details: CodeDetails } | "configuration error" | "not-assessed" | "error";

function answer({ config, run: { input, output } }: Row): Ours {
  const text = JSON.stringify({ cases: [{ id: "row", ...config }] });
  const { expectations, problems } = loadExpectations([{ file: "cases.json", text }]);
  const expectation = expectations.get("row");
  if (problems.length > 0 || expectation === undefined) return "configuration error";
  const run = read({ input: input as Json, output });
  if (run === undefined) return "error";
  const outcome = code.score(run, expectation, toolBook([]));
  return outcome.status === "scored" ? { score: outcome.value, details: outcome.details } : outcome.status;
}

function read(output: Json): Run | undefined {
  try {
    return readDocument(output).runs[0];
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

/** Our details for Mastra's fields, under a correction. */
function detailsOf({ preprocess = {}, toolCallInfos = [] }: Row, correction: Partial<CodeDetails> = {}) {
  return {
    expectedTool: null,
    expectedToolOrder: null,
    correctOrderCalled: null,
    ...preprocess,
    toolCallInfos,
    ...correction,
  };
}

function isAnswer(ours: Ours, score: number, details: object): boolean {
  if (typeof ours === "string") return false;
  try {
    expect(ours).toEqual({ score, details });
    return true;
  } catch {
    return false;
  }
}

function agrees(row: Row, ours: Ours): boolean {
  switch (row.error?.at) {
    case "create":
      return ours === "configuration error" || ours === "not-assessed";
    case "run":
      return ours === "error";
    default:
      return isAnswer(ours, row.score ?? Number.NaN, detailsOf(row));
  }
}

const messages = (row: Row) => objectsOf(listOf(row.run.output));
const content = (message: JsonObject) => (isObject(message.content) ? message.content : {});
const parts = (row: Row) => messages(row).flatMap((message) => objectsOf(content(message).parts));
const invocations = (row: Row) => [
  ...parts(row).flatMap(({ toolInvocation }) => objectsOf([toolInvocation ?? null])),
  ...messages(row).flatMap((message) => objectsOf(content(message).toolInvocations)),
];

/** Names of calls in a place, or with a mark, that Mastra's own messages never have. */
function foreignCalls(row: Row): string[] {
  return [
    ...messages(row).flatMap(({ tool_calls }) =>
      objectsOf(tool_calls).flatMap((call) => (isObject(call.function) ? [String(call.function.name)] : [])),
    ),
    ...parts(row).flatMap(({ type, state }) =>
      typeof state === "string" && String(type).startsWith("tool-")
        ? [String(type).slice("tool-".length)]
        : [],
    ),
    ...invocations(row).flatMap(({ toolName, state }) =>
      String(state).startsWith("output-") ? [String(toolName)] : [],
    ),
  ];
}

function isSubsequence(order: readonly string[], names: readonly string[]): boolean {
  const [next, ...rest] = order;
  if (next === undefined) return true;
  const at = names.indexOf(next);
  return at !== -1 && isSubsequence(rest, names.slice(at + 1));
}

function firstOfEachId(infos: CodeDetails["toolCallInfos"]): CodeDetails["toolCallInfos"] {
  return infos.filter(({ toolCallId }, at) => infos.findIndex((one) => one.toolCallId === toolCallId) === at);
}

const rules: Rule<Row, Ours>[] = [
  {
    name: "flexible order is a true subsequence",
    speaksOf: ({ config: { expectedToolOrder = [], strictMode }, preprocess, score }) =>
      score === 0 &&
      strictMode !== true &&
      expectedToolOrder.length > 0 &&
      isSubsequence(expectedToolOrder, preprocess?.actualTools ?? []),
    isMet: (row, ours) => isAnswer(ours, 1, detailsOf(row, { correctOrderCalled: true })),
  },
  {
    name: "nothing called and nothing expected is 1",
    speaksOf: ({ config: { expectedToolOrder }, preprocess }) =>
      expectedToolOrder?.length === 0 && preprocess?.actualTools?.length === 0,
    isMet: (row, ours) => isAnswer(ours, 1, detailsOf(row, { correctOrderCalled: true })),
  },
  {
    name: "a message shape that is not recognised is an error",
    speaksOf: (row) =>
      listOf(row.run.output).some((message) => !isObject(message)) ||
      parts(row).some(({ type, state }) => type === "tool-call" && state === undefined),
    isMet: (_row, ours) => ours === "error",
  },
  {
    name: "a message shape that only Mastra does not recognise is not 0",
    speaksOf: (row) => row.score === 0 && foreignCalls(row).length > 0,
    isMet: (row, ours) =>
      typeof ours !== "string" &&
      ours.score === 1 &&
      ours.details.actualTools.join() === foreignCalls(row).join(),
  },
  {
    name: "one call id within a run is one call",
    speaksOf: ({ toolCallInfos = [] }) => firstOfEachId(toolCallInfos).length < toolCallInfos.length,
    isMet: (row, ours) => {
      const toolCallInfos = firstOfEachId(row.toolCallInfos ?? []);
      const actualTools = toolCallInfos.map(({ toolName }) => toolName);
      const correctToolCalled = actualTools.join() === row.config.expectedTool;
      return isAnswer(ours, 1, detailsOf(row, { toolCallInfos, actualTools, correctToolCalled }));
    },
  },
  {
    name: "a score needs the calls, not the user's message",
    speaksOf: ({ run: { input, output }, error }) =>
      error?.at === "run" && input?.inputMessages.length === 0 && listOf(output).length > 0,
    isMet: (_row, ours) =>
      typeof ours !== "string" && ours.score === 0 && ours.details.toolCallInfos.length === 0,
  },
];

test("the code scorer answers as Mastra's does, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("mastra_code_golden.jsonl");
  expect(conformance(rows, answer, agrees, rules)).toEqual(documented("Mastra code"));
});
