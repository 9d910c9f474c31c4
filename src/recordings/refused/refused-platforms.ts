import { isString, listOf, objectsOf } from "../../core/json.ts";
import { refusedProducers } from "./refused-producers.ts";
import { below, each, events, has, hasOneOf, type RefusedShape, rows, startsWith } from "./refused-shape.ts";

const OTLP = "export the same spans with OpenTelemetry to a file (OTLP JSON)";
const MESSAGES =
  "write the messages that its model was given and answered, one run a row as {case, messages}";
const MESSAGES_OR_OTLP = `${MESSAGES}, or ${OTLP}`;

/** Unsupported exports of platforms, trace stores and voice agents, by their producers' marks. */
export const refusedPlatforms: readonly RefusedShape[] = [
  rows(
    "spans of Datadog's LLM Observability",
    MESSAGES_OR_OTLP,
    ({ attributes, data, meta, ...row }) =>
      hasOneOf(below(attributes), "ml_app", "span_kind") ||
      "ml_app" in below(data, "attributes") ||
      ("start_ns" in row && hasOneOf(below(meta), "kind", "span.kind")),
  ),
  rows(
    "spans of LangWatch",
    MESSAGES_OR_OTLP,
    ({ input, timestamps, ...row }) => has(row, "span_id", "type") && "started_at" in below(timestamps),
  ),
  rows("rows of Helicone", "write its request_body and response_body as {request, response}", (row) =>
    Object.keys(row).some((key) => key.startsWith("helicone_") || key === "request_created_at"),
  ),
  rows(
    "MLflow's information on traces, without their spans",
    "write trace.to_json() of mlflow.get_trace(id)",
    (row) => {
      const keys = ["trace_location", "request_metadata", "trace_metadata"];
      return hasOneOf(row, ...keys) || hasOneOf(below(row.info), ...keys);
    },
  ),
  rows(
    "rows of Logfire without what joins them",
    "select trace_id, span_id, parent_span_id, span_name, start_timestamp, end_timestamp and attributes",
    (row) => (has(row, "span_name") && !has(row, "span_attributes")) || has(row, "otel_scope_name"),
  ),
  events(
    "the trace of an agent of Amazon Bedrock (InvokeAgent)",
    "write the plain form: an action group's function, or its apiPath, is the name of a call, and its parameters the arguments",
    (event) =>
      [event, below(event.trace), below(event.trace, "trace"), below(event.returnControl)].some((part) =>
        hasOneOf(part, "orchestrationTrace", "invocationInputs"),
      ),
  ),
  events(
    "events of the OpenAI Realtime API",
    "write the items of the conversation, one run a row as {case, messages}, or the plain form",
    ({ type, session, item, response }) =>
      [session, item, response].some((object) => startsWith(below(object).object, "realtime.")) ||
      startsWith(type, "input_audio_buffer.", "conversation.item.", "response.output_audio"),
  ),
  events(
    "messages of the Gemini Live API",
    "write the plain form: each of toolCall.functionCalls is a call",
    (event) =>
      hasOneOf(below(event.toolCall ?? event.tool_call), "functionCalls", "function_calls") ||
      hasOneOf(event, "setupComplete", "serverContent", "setup_complete", "server_content"),
  ),
  events(
    "a conversation of ElevenLabs",
    "write the plain form: tool_calls of its transcript are the calls",
    ({ type, data, ...row }) =>
      (has({ ...row, ...below(data) }, "agent_id", "conversation_id") || type === "client_tool_call") &&
      (type !== undefined || Array.isArray(row.transcript)),
  ),
  events(
    "a session of LiveKit Agents",
    "write the plain form: items of the type function_call in its chat_history are the calls",
    ({ type, chat_history: history, items }) =>
      "items" in below(history) ||
      type === "function_tools_executed" ||
      objectsOf(items).some(
        ({ type: kind, content }) =>
          kind === "agent_handoff" || (kind === "message" && listOf(content).some(isString)),
      ),
  ),
  events(
    "events of Pipecat",
    "write the messages of its LLM context: context.get_messages()",
    ({ label, name }) => label === "rtvi-ai" || (isString(name) && /^FunctionCall\w*Frame/.test(name)),
  ),
  each(
    "a search result of Elasticsearch or OpenSearch whose spans are not OpenTelemetry's own",
    OTLP,
    ({ hits }) => Array.isArray(below(hits).hits),
  ),
  ...refusedProducers.map(({ title, reason, isMarked }) => events(title, reason, isMarked)),
];
