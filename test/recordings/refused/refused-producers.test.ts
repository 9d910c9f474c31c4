import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { claimants } from "../../../src/recordings/detect.ts";
import { refusalOf } from "../../../src/recordings/refused/not-recordings.ts";

const datadog = { span_id: "1", name: "prune", span_kind: "tool", ml_app: "garden" };
const transcript = [{ role: "agent", message: "Done.", tool_calls: [{ tool_name: "prune" }] }];

const shapes: [string, Json][] = [
  ["Datadog", { data: [{ id: "1", type: "span", attributes: datadog }] }],
  ["Datadog", { data: { type: "span", attributes: { ml_app: "garden", spans: [] } } }],
  ["Datadog", [{ span_id: "1", name: "prune", start_ns: 1, meta: { kind: "tool" } }]],
  ["Weave", { id: "c", op_name: "weave:///w/garden/op/prune:v1", trace_id: "t", inputs: {} }],
  ["Weave", { calls: [{ id: "c", op_name: "prune", started_at: "2026-01-01", inputs: {} }] }],
  [
    "Opik",
    [{ id: "1", trace_id: "t", project_id: "p", type: "tool", input: {}, output: {}, start_time: "" }],
  ],
  ["LangWatch", { trace_id: "t", spans: [{ span_id: "1", type: "tool", timestamps: { started_at: 1 } }] }],
  ["HoneyHive", [{ event_type: "tool", event_name: "prune", session_id: "s" }]],
  ["Sentry", [{ op: "gen_ai.execute_tool", description: "prune", span_id: "1", start_timestamp: 1 }]],
  ["Helicone", [{ helicone_request_id: "1", request_path: "/v1" }]],
  ["MLflow", { info: { trace_id: "tr-1", trace_metadata: {} }, data: { spans: [] } }],
  ["MLflow", { traces: [{ trace_id: "tr-1", trace_location: {}, state: "OK" }] }],
  ["Logfire", [{ span_name: "running tool", attributes: {} }]],
  ["Bedrock", [{ chunk: { bytes: "" } }, { trace: { agentId: "a", trace: { orchestrationTrace: {} } } }]],
  ["Bedrock", { returnControl: { invocationInputs: [] } }],
  ["Bedrock", { completion: [{ trace: { trace: { orchestrationTrace: {} } } }, { chunk: {} }] }],
  ["LiveKit", { items: [{ type: "message", role: "user", content: ["Water."] }, { type: "function_call" }] }],
  ["Deepgram", [{ type: "Welcome" }, { type: "FunctionCallRequest", functions: [] }]],
  ["Hume", [{ type: "tool_call", tool_call_id: "1", name: "prune", parameters: "{}" }]],
  ["LangSmith", { runs: [{ run_type: "tool", inputs: {} }] }],
  ["Realtime", [{ type: "session.created", session: { object: "realtime.session" } }]],
  ["Realtime", [{ type: "error" }, { type: "input_audio_buffer.committed", event_id: "e" }]],
  ["Gemini Live", [{ setupComplete: {} }, { toolCall: { functionCalls: [{ name: "prune", args: {} }] } }]],
  ["Gemini Live", { tool_call: { function_calls: [{ name: "prune", args: {} }] } }],
  ["ElevenLabs", { agent_id: "a", conversation_id: "c", transcript }],
  [
    "ElevenLabs",
    { type: "post_call_transcription", data: { agent_id: "a", conversation_id: "c", transcript } },
  ],
  ["ElevenLabs", [{ type: "client_tool_call", client_tool_call: { tool_name: "prune" } }]],
  ["LiveKit", { job_id: "j", room: "r", events: [], chat_history: { items: [] } }],
  ["LiveKit", [{ type: "function_tools_executed", function_calls: [] }]],
  ["Pipecat", [{ label: "rtvi-ai", type: "llm-function-call", data: { function_name: "prune" } }]],
  ["Vapi", { message: { type: "end-of-call-report", call: {}, artifact: { messages: [] } } }],
  ["Retell", { event: "call_ended", call: { transcript_with_tool_calls: [] } }],
  ["Assistants", { data: [{ object: "thread.run.step", step_details: { tool_calls: [] } }] }],
  ["X-Ray", { Traces: [{ Id: "1-a", Segments: [{ Document: "{}" }] }] }],
  ["Cloud Trace", { spans: [{ spanId: "1", displayName: { value: "prune" } }] }],
  ["CloudWatch", { results: [[{ field: "@message", value: "{}" }]], status: "Complete" }],
  ["Elasticsearch", { took: 1, hits: { total: { value: 1 }, hits: [{ _source: { labels: {} } }] } }],
  ["Claude Code", [{ body: "claude_code.tool_result", attributes: { tool_name: "Bash" } }]],
  ["Codex", [{ name: "codex.tool_result", attributes: {} }]],
];

describe("an export that is not read", () => {
  test.each(shapes)("is named: %s %#", (title, document) => {
    expect(claimants(document).map(({ id }) => id)).toEqual([]);
    expect(refusalOf(document)).toContain(title);
  });

  test.each<[string, Json]>([
    ["an unknown log", [{ type: "tick", event: "water", at: 1 }]],
    ["a garden", { plants: [{ name: "ivy" }], data: [] }],
    ["spans of nobody", { spans: [{ id: 1, start: 1 }] }],
  ])("has not the name of another: %s", (_what, document) => expect(refusalOf(document)).toBeUndefined());
});
