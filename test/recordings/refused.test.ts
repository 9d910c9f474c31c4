import { describe, expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";
import { refusalOf } from "../../src/recordings/refused/not-recordings.ts";

const message = { role: "user", content: { type: "text", text: "Which fern?" } };

const shapes: [string, Json, string][] = [
  [
    "BFCL question",
    { id: "simple_0", question: [[{ role: "user", content: "Q" }]], function: [{ name: "f" }] },
    "questions of",
  ],
  [
    "BFCL multi turn question",
    { id: "multi_turn_0", question: [[]], involved_classes: ["Files"] },
    "questions of",
  ],
  ["BFCL answer", { id: "simple_0", ground_truth: [{ f: { a: [1] } }] }, "possible answers of"],
  [
    "BFCL multi turn answer",
    { id: "multi_turn_0", ground_truth: [["cd(folder='a')"]] },
    "possible answers of",
  ],
  [
    "BFCL result",
    { id: "simple_0", result: "f(a=1)", input_token_count: 9, output_token_count: 4, latency: 1.5 },
    "results of the Berkeley",
  ],
  ["MCP result", { content: [{ type: "text", text: "dry" }], isError: true }, "the result of an MCP tool"],
  [
    "MCP result with structure",
    { structuredContent: { n: 1 }, resultType: "complete" },
    "the result of an MCP tool",
  ],
  ["JSON-RPC error", { code: -32602, message: "Unknown tool" }, "the error of a JSON-RPC response"],
  ["MCP sampling", { messages: [message], maxTokens: 100 }, "what an MCP server asks a model"],
  ["AI SDK error", { name: "AI_NoSuchToolError", toolName: "f" }, "an error that was thrown"],
  ["JavaScript error", { name: "TypeError", message: "no" }, "an error that was thrown"],
  ["OpenAI error", { error: { message: "no", type: "server_error" } }, "the error that a model's provider"],
  [
    "Anthropic error",
    { type: "error", error: { type: "overloaded_error", message: "no" } },
    "the error that a model's",
  ],
  ["OpenAI error as a text, of Ollama", { error: "model not found" }, "the error that a model's provider"],
  ["AWS error", { __type: "ValidationException", message: "no" }, "the error that a model's provider"],
  ["boto3 error", { Error: { Code: "ValidationException", Message: "no" } }, "the error that a model's"],
  [
    "the last answer of Claude Code",
    { type: "result", subtype: "success", session_id: "s", num_turns: 4, result: "Done", is_error: false },
    "what Claude Code prints with --output-format json",
  ],
  [
    "the last answer of Cursor",
    { type: "result", subtype: "success", session_id: "s", request_id: "r", result: "Done", is_error: false },
    "what Cursor prints with --output-format json",
  ],
  ["steps as a promise", { case: "a", steps: {} }, "a result whose steps were not awaited"],
  ["no steps", { case: "a", steps: [] }, "a result without a step"],
  ["a step's calls", { case: "a", toolCalls: [{ toolName: "f", input: {} }] }, "the toolCalls of one step"],
  ["a message's calls", { case: "a", tool_calls: [] }, "the tool_calls of one message"],
  ["promptfoo", { evalId: "e", results: { version: 3, results: [] }, config: {} }, "an output of promptfoo"],
  ["LangSmith", { run_type: "chain", inputs: {}, outputs: {} }, "runs of LangSmith without their ids"],
  [
    "OpenAI batch",
    { id: "b", custom_id: "fern", response: { body: {} }, error: null },
    "a row of a batch's output",
  ],
  [
    "Anthropic batch",
    { custom_id: "fern", result: { type: "succeeded", message: {} } },
    "a row of a batch's output",
  ],
  ["Inspect summary", { id: 1, epoch: 1, input: "Q", target: "" }, "the summary of an Inspect sample"],
  [
    "state of the OpenAI Agents SDK",
    { $schemaVersion: "1.0", currentTurn: 1, modelResponses: [], generatedItems: [] },
    "what the OpenAI Agents SDK keeps",
  ],
  [
    "result of the OpenAI Agents SDK",
    { state: { $schemaVersion: "1.0", currentTurn: 1, modelResponses: [] } },
    "what the OpenAI Agents SDK keeps",
  ],
  [
    "newItems",
    [
      { type: "tool_call_item", rawItem: { type: "function_call", callId: "a", name: "water" }, agent: {} },
      { type: "message_output_item", rawItem: { type: "message", role: "assistant" }, agent: {} },
    ],
    "what the OpenAI Agents SDK keeps",
  ],
  [
    "events of the OpenAI Agents SDK",
    [
      { type: "agent_updated_stream_event", agent: {} },
      { type: "raw_model_stream_event", data: { type: "response_started" } },
    ],
    "what the OpenAI Agents SDK keeps",
  ],
  [
    "fullStream of the AI SDK",
    [
      { type: "start" },
      { type: "start-step", request: {}, warnings: [] },
      { type: "tool-call", toolCallId: "a", toolName: "water", input: {} },
    ],
    "parts of a fullStream",
  ],
  [
    "fullStream of the AI SDK 4",
    [
      { type: "step-start", messageId: "m", request: {}, warnings: [] },
      { type: "text-delta", textDelta: "Wet" },
    ],
    "parts of a fullStream",
  ],
  [
    "fullStream of Mastra",
    [
      { type: "start", runId: "r", from: "AGENT", payload: { id: "a" } },
      { type: "step-start", runId: "r", from: "AGENT", payload: { request: {}, warnings: [] } },
    ],
    "parts of a fullStream",
  ],
  ["Azure result", { rows: [], metrics: {}, studio_url: "u" }, "the result of an Azure AI evaluation"],
  ["DeepEval", { input: "Q", actual_output: "A", tools_called: [] }, "a test case of DeepEval"],
  ["CrewAI output", { raw: "Done", json_dict: null, tasks_output: [] }, "the output of a CrewAI crew"],
  [
    "CrewAI log",
    [{ timestamp: "1", task_name: "t", task: "Do", agent: "a", status: "completed" }],
    "the output of a CrewAI crew",
  ],
  ["DSPy", { trajectory: { thought_0: "T", tool_name_0: "f", tool_args_0: {} } }, "the prediction of DSPy"],
  [
    "LlamaIndex events",
    [{ current_agent_name: "a" }, { tool_name: "f", tool_kwargs: {}, tool_id: "1" }],
    "events of a LlamaIndex workflow",
  ],
  ["report", { schemaVersion: 1, suite: "default", cases: [] }, "a report of rungate"],
  ["expectations", { cases: [{ id: "fern", referenceToolCalls: [] }] }, "a file of expectations"],
  ["package.json", { name: "agent", version: "1.0.0", scripts: {} }, "a package.json"],
  [
    "tool",
    { name: "water", description: "Waters", input_schema: { type: "object" } },
    "the definition of a tool",
  ],
  [
    "tools",
    [{ type: "function", function: { name: "water", parameters: { type: "object" } } }],
    "the definition of a tool",
  ],
  ["JSON Schema", { $schema: "https://json-schema.org/draft/2020-12/schema" }, "a JSON Schema"],
  ["JSON Schema without a name", { type: "object", properties: { a: {} } }, "a JSON Schema"],
];

test("a run whose toolCalls are null is named as such", () => {
  expect(() => readDocument({ case: "a", toolCalls: null })).toThrow(
    "this is no recording but a run whose toolCalls are null: write the list of calls, [] where there were none",
  );
});

describe("what people take for a recording", () => {
  test.each(shapes)("%s is refused with what it is and what to do", (_what, document, title) => {
    expect(claimants(document)).toEqual([]);
    expect(refusalOf(document)).toMatch(/^this is no recording but .+: .+/);
    expect(() => readDocument(document)).toThrow(`this is no recording but ${title}`);
  });

  test.each<Json>([
    null,
    1,
    "text",
    [],
    {},
    [[]],
    [1],
    { a: 1 },
    { content: "x" },
    { name: "x", message: "hello" },
    { code: 404, message: "no such page" },
    { error: { message: "no" }, steps: [] },
    [{ type: "start" }, { type: "start-step" }],
    [{ id: "simple_0", ground_truth: [] }, { a: 1 }],
  ])("%j is not known", (document) => {
    expect(refusalOf(document)).toBeUndefined();
  });
});
