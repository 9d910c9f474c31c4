import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { RecordingError } from "../../src/core/problems.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";
import { formats } from "../../src/recordings/formats/index.ts";
import { fixtureDocuments } from "./fixture.ts";

const keys = [
  ["role", "type", "content", "text", "parts", "messages", "message", "choices", "request", "response"],
  ["tool_calls", "toolCalls", "function", "function_call", "name", "arguments", "args", "id", "status"],
  [
    "tool_call_id",
    "tool_messages",
    "requestor",
    "error",
    "result",
    "tools",
    "steps",
    "raw_data",
    "thinking_blocks",
  ],
  ["task_id", "traj", "trial", "info", "task", "actions", "kwargs", "traceback", "termination_reason"],
  ["tasks", "simulations", "reward_info", "action_checks", "action", "evaluation_criteria", "compare_args"],
  [
    "environment_info",
    "tool_defs",
    "policy",
    "user_input",
    "reference_tool_calls",
    "__proto__",
    "constructor",
  ],
  ["contents", "candidates", "finishReason", "functionCall", "functionResponse", "events", "author"],
  ["invocation_id", "eval_cases", "eval_id", "conversation", "user_content", "query", "expected_tool_use"],
  ["trace", "observations", "traceId", "startTime", "output", "metadata", "data", "object", "span_data"],
  ["trace_id", "started_at", "parent_id", "workflow_name", "call_id", "toolName", "input", "level"],
  ["message_start", "content_block", "delta", "index", "tool_use_id", "is_error", "sessionId", "session_id"],
  ["toolUse", "toolResult", "toolUseId", "output", "messageStart", "contentBlockStart", "contentBlockDelta"],
  [
    "jsonrpc",
    "method",
    "params",
    "result",
    "isError",
    "structuredContent",
    "code",
    "body",
    "taskId",
    "server",
  ],
  ["epoch", "target", "eval", "plan", "samples", "parse_error", "attachments", "tool_type", "source"],
  ["query", "tool_definitions", "tool_call", "tool_result", "run_id", "ground_truth", "expected_actions"],
  ["lc", "data", "values", "next", "intermediate_steps", "tool_input", "outputs", "reference_outputs"],
  ["payload", "projectHash", "executed_tools", "$set", "$rewindTo"],
  ["resourceSpans", "resource", "scopeSpans", "spans", "attributes", "key", "value", "stringValue", "spanId"],
  ["gen_ai.operation.name", "gen_ai.tool.name", "gen_ai.output.messages", "openinference.span.kind"],
  ["schema_version", "step_id", "observation", "source_call_id", "function_name", "tool_call_id", "message"],
  ["meta", "turnId", "stepIndex", "actions", "toolName", "kind", "verdict", "sessions", "runId", "source"],
  ["items", "blocks", "block_type", "$type", "content_type", "additional_kwargs", "callId", "tool_responses"],
  ["step_number", "observations", "action_output", "task", "outputs", "steps", "llm_context", "functionCall"],
  ["ai.operationId", "ai.response.toolCalls", "gen_ai.completion", "llm.output_messages", "context", "kind"],
].flat();
const words = [
  "functionCall",
  "functionResult",
  "function_approval_request",
  "function_approval_response",
  "ToolCallRequestEvent",
  "ToolCallExecutionEvent",
  "interaction",
  "chat",
  "ATIF-v1.7",
  "agent",
  "actions.requested",
  "action.result",
  "task.settled",
  "tool-call",
  "passed",
  "execute_tool",
  "response_item",
  "gemini",
  "LLM",
  "TOOL",
  "ai.toolCall",
  "2.0",
  "tools/call",
  "initialize",
  "tool_call",
  "tool_result",
  "input",
  "TOOL",
  "GENERATION",
  "trace.span",
  "generation",
  "handoff",
  "tool_use",
  "user",
  "assistant",
  "tool",
  "system",
  "human",
  "ai",
  "text",
  "a",
  "",
  "{}",
  "{x",
  "tool_use",
  "tool_result",
  "content_block_start",
  "model",
  "Error: no",
];

/** JSON of the keywords that formats look for, so that it is close to a recording. */
const nearly: fc.Arbitrary<Json> = fc.letrec<{ value: Json; scalar: Json; list: Json; object: Json }>(
  (tie) => ({
    value: fc.oneof({ maxDepth: 7 }, tie("scalar"), tie("object"), tie("list")),
    scalar: fc.oneof(fc.constantFrom<Json>(...words, null, true, false, 0, 7, -1.5, 2n ** 64n), fc.string()),
    list: fc.array(tie("value"), { maxLength: 3 }),
    object: fc
      .array(fc.tuple(fc.constantFrom(...keys), tie("value")), { maxLength: 6 })
      .map((entries) => Object.fromEntries(entries)),
  }),
).value;

const anyJson: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: nearly, weight: 3 },
  { arbitrary: fc.jsonValue() as fc.Arbitrary<Json>, weight: 1 },
);

function throwsOnlyRecordingErrors(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(RecordingError);
  }
}

describe("arbitrary JSON", () => {
  test("detecting never throws and changes nothing", () => {
    fc.assert(
      fc.property(anyJson, (document) => {
        const before = structuredClone(document);
        for (const format of formats) expect(format.detect(document)).toBeTypeOf("boolean");
        expect(document).toEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });

  test("is read, or refused with a RecordingError", () => {
    fc.assert(
      fc.property(anyJson, (document) => throwsOnlyRecordingErrors(() => readDocument(document))),
      { numRuns: 2_000 },
    );
  });

  test("is read, or refused with a RecordingError, by every format that is forced on it", () => {
    for (const format of formats) {
      fc.assert(
        fc.property(anyJson, (document) => throwsOnlyRecordingErrors(() => readDocument(document, [format]))),
        { numRuns: 500 },
      );
    }
  });

  test("of no known shape is claimed by nobody", () => {
    for (const document of [null, 1, "text", true, [], {}, [[]], [{}], { a: 1 }] satisfies Json[]) {
      expect(claimants(document)).toEqual([]);
    }
  });
});

describe("the fixtures", () => {
  const fixtures = fixtureDocuments();
  /** Similar documents whose format's test shows their refusal. */
  const refused = new Set(["ragas/single_turn.json"]);

  test("are of every format", () => {
    const ids = formats.map(({ id }) => id).sort();
    expect([...new Set(fixtures.map(({ folder }) => folder))].sort()).toEqual(ids);
  });

  test.each(fixtures.map(({ path, ...one }) => [path, one] as const))(
    "%s is claimed by the format of its folder alone, or refused",
    (path, { folder, document }) => {
      expect(claimants(document).map(({ id }) => id)).toEqual(refused.has(path) ? [] : [folder]);
    },
  );
});
