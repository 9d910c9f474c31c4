import { isObject, isString, listOf, objectsOf } from "../base/json.ts";
import { refusedProducers } from "./refused-producers.ts";
import { below, each, events, has, hasOneOf, type RefusedShape, rows, startsWith } from "./refused-shape.ts";

const OTLP = "export the same spans with OpenTelemetry to a file (OTLP JSON)";
const MESSAGES =
  "write the messages that its model was given and answered, one run a row as {case, messages}";
const MESSAGES_OR_OTLP = `${MESSAGES}, or ${OTLP}`;

/** Exports of platforms, stores of traces, and sessions of voice agents that are not read, each by the marks of its producer. */
export const refusedPlatforms: readonly RefusedShape[] = [
  rows(
    "a run exported from LangSmith",
    'write the messages of the graph\'s result (Python: messages_to_dict(result["messages"])) instead',
    "run_type inputs",
  ),
  rows("spans of Braintrust", MESSAGES_OR_OTLP, "span_attributes root_span_id"),
  rows(
    "spans of Datadog's LLM Observability",
    MESSAGES_OR_OTLP,
    ({ attributes, data, meta, ...row }) =>
      hasOneOf(below(attributes), "ml_app", "span_kind") ||
      "ml_app" in below(data, "attributes") ||
      ("start_ns" in row && hasOneOf(below(meta), "kind", "span.kind")),
  ),
  rows(
    "calls of Weave (W&B)",
    MESSAGES_OR_OTLP,
    (row) => startsWith(row.op_name, "weave:///") || has(row, "op_name", "inputs", "started_at"),
  ),
  rows("spans of Opik (Comet)", MESSAGES_OR_OTLP, "trace_id project_id input output type start_time"),
  rows(
    "spans of LangWatch",
    MESSAGES_OR_OTLP,
    ({ input, timestamps, ...row }) => has(row, "span_id", "type") && "started_at" in below(timestamps),
  ),
  rows("events of HoneyHive", MESSAGES, "event_type event_name session_id"),
  rows("spans of Sentry", OTLP, "op description span_id start_timestamp"),
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
      [event, below(event.trace), below(event.trace, "trace"), below(event.returnControl)].some((one) =>
        hasOneOf(one, "orchestrationTrace", "invocationInputs"),
      ),
  ),
  events(
    "events of the OpenAI Realtime API",
    "write the items of the conversation, one run a row as {case, messages}, or the plain form",
    ({ type, session, item, response }) =>
      [session, item, response].some((one) => startsWith(below(one).object, "realtime.")) ||
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
    "events of a voice agent of Deepgram",
    "write the plain form: functions of each FunctionCallRequest are calls",
    ({ type }) => type === "FunctionCallRequest",
  ),
  events(
    "messages of Hume's EVI",
    "write the plain form: each tool_call, with its name and parameters, is a call",
    ({ type, ...row }) =>
      type === "chat_metadata" || (type === "tool_call" && has(row, "tool_call_id", "parameters")),
  ),
  events(
    "events of Pipecat",
    "write the messages of its LLM context: context.get_messages()",
    ({ label, name }) => label === "rtvi-ai" || (isString(name) && /^FunctionCall\w*Frame/.test(name)),
  ),
  events(
    "the report of a call of Vapi",
    "write the plain form: toolCalls of its artifact's messages are the calls",
    (row) => has(below(row.message ?? row), "artifact", "call"),
  ),
  events("a call of Retell", "write the plain form: tool_call_invocation are the calls", (row) =>
    Array.isArray(row.transcript_with_tool_calls ?? below(row.call).transcript_with_tool_calls),
  ),
  rows(
    "objects of the OpenAI Assistants API",
    "write the plain form: tool_calls of the run's steps are the calls",
    ({ object }) => startsWith(object, "thread."),
  ),
  rows(
    "segments of AWS X-Ray",
    OTLP,
    (row) =>
      listOf(row.Segments).length > 0 || (startsWith(row.trace_id, "1-") && has(row, "id", "start_time")),
  ),
  rows(
    "spans of Google Cloud Trace",
    OTLP,
    (row) => "spanId" in row && ("displayName" in row || isObject(row.labels)),
  ),
  each(
    "an answer of CloudWatch Logs Insights",
    "write @message of each row, which is a span, on a line of its own",
    ({ results }) => objectsOf(listOf(results).flat()).some((one) => has(one, "field", "value")),
  ),
  each(
    "a search result of Elasticsearch or OpenSearch whose spans are not OpenTelemetry's own",
    OTLP,
    ({ hits }) => Array.isArray(below(hits).hits),
  ),
  ...refusedProducers.map(({ title, reason, isMarked }) => events(title, reason, isMarked)),
];
