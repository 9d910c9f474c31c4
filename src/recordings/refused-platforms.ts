import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../base/json.ts";
import { refusedProducers } from "./refused-producers.ts";

/** A shape that people take for a recording, and that is none. */
export interface RefusedShape {
  /** What it is, completing "no recording but ...". */
  title: string;
  /** Whether the document is that, or all that a list holds. */
  is(documents: readonly JsonObject[]): boolean;
  /** Why it cannot be scored, and what to do. */
  reason: string;
  /** It often lies beside recordings, and nobody means it for one. */
  isBystander?: true;
  /** It is what a run left that failed. */
  isError?: true;
}

/** Lists in which platforms hand out rows, one for each span, call or event. */
const LISTS = [
  "data",
  "rows",
  "objects",
  "calls",
  "runs",
  "spans",
  "events",
  "traces",
  "Traces",
  "results",
  "completion",
  "history",
  "activities",
];
const MESSAGES =
  "write the messages that its model was given and answered, one run a row as {case, messages}";
const OTLP = "export the same spans with OpenTelemetry to a file (OTLP JSON)";

/** A shape of which all rows are of one kind. */
function rows(title: string, reason: string, isRow: (row: JsonObject) => boolean): RefusedShape {
  return { title, reason, is: (documents) => lists(documents).some((list) => list.every(isRow)) };
}

/** A shape of which one event tells whose it is; the others may be like those of other producers. */
function events(title: string, reason: string, isEvent: (event: JsonObject) => boolean): RefusedShape {
  return { title, reason, is: (documents) => lists(documents).some((list) => list.some(isEvent)) };
}

function lists(documents: readonly JsonObject[]): (readonly JsonObject[])[] {
  const [only, ...others] = documents;
  const inner = only === undefined || others.length > 0 ? [] : LISTS.map((key) => objectsOf(only[key]));
  return [documents, ...inner].filter((list) => list.length > 0);
}

function has(object: JsonObject, ...keys: readonly string[]): boolean {
  return keys.every((key) => key in object);
}

/** The object at a path of keys; an empty one where there is none. */
function below(value: Json | undefined, ...path: readonly string[]): JsonObject {
  const held = path.reduce<Json | undefined>((one, key) => (isObject(one) ? one[key] : undefined), value);
  return isObject(held) ? held : {};
}

function startsWith(value: Json | undefined, ...beginnings: readonly string[]): boolean {
  return isString(value) && beginnings.some((beginning) => value.startsWith(beginning));
}

/** Agents for code whose own spans and logs say that a tool was called and not how, by what the names of those begin with. */
const TELEMETRY = [
  [
    "claude_code.",
    "Claude Code",
    "what --output-format stream-json prints, or the session in ~/.claude/projects",
  ],
  ["codex.", "Codex", "the session that it keeps in ~/.codex/sessions"],
  ["gemini_cli.", "Gemini CLI", "what --output-format stream-json prints, or the session that it keeps"],
  ["qwen-code.", "Qwen Code", "what --output-format stream-json prints, or the session that it keeps"],
] as const;

/** Why telemetry with these names does not hold the calls of its agent, and what does; undefined where it is of no such agent. */
export function telemetryRefusal(names: readonly (Json | undefined)[]): string | undefined {
  const found = TELEMETRY.find(([beginning]) => names.some((name) => startsWith(name, beginning)));
  return found && `the telemetry of ${found[1]} does not hold the arguments of calls: give ${found[2]}`;
}

/** Exports of platforms, stores of traces, and sessions of voice agents that are not read, each by the marks of its producer. */
export const refusedPlatforms: readonly RefusedShape[] = [
  rows(
    "spans of Datadog's LLM Observability",
    `${MESSAGES}, or ${OTLP}`,
    ({ attributes, meta, ...row }) =>
      ["ml_app", "span_kind"].some((key) => key in below(attributes)) ||
      (has(row, "start_ns") && (has(below(meta), "kind") || has(below(meta), "span.kind"))),
  ),
  rows(
    "spans of LangWatch",
    `${MESSAGES}, or ${OTLP}`,
    ({ input, timestamps, ...row }) => has(row, "span_id", "type") && has(below(timestamps), "started_at"),
  ),
  rows("rows of Helicone", "write its request_body and response_body as {request, response}", (row) =>
    Object.keys(row).some((key) => key.startsWith("helicone_") || key === "request_created_at"),
  ),
  rows(
    "MLflow's information on traces, without their spans",
    "write trace.to_json() of mlflow.get_trace(id)",
    (row) =>
      ["trace_location", "request_metadata", "trace_metadata"].some(
        (key) => key in row || key in below(row.info),
      ),
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
      [event, below(event.trace), below(event.trace, "trace"), below(event.returnControl)].some(
        (one) => "orchestrationTrace" in one || "invocationInputs" in one,
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
      ["functionCalls", "function_calls"].some((key) => key in below(event.toolCall ?? event.tool_call)) ||
      ["setupComplete", "serverContent", "setup_complete", "server_content"].some((key) => key in event),
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
      has(below(history), "items") ||
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
  {
    title: "a search result of Elasticsearch or OpenSearch whose spans are not OpenTelemetry's own",
    reason: OTLP,
    is: (documents) => documents.every(({ hits = null }) => Array.isArray(below(hits).hits)),
  },
  ...refusedProducers.map(({ title, reason, isMarked }) => events(title, reason, isMarked)),
  ...TELEMETRY.map(([beginning, title, instead]) =>
    events(`the telemetry of ${title}`, `it does not hold the arguments of calls: give ${instead}`, (row) =>
      ["name", "body", "Body", "EventName", "event_name", "SpanName"].some((key) =>
        startsWith(row[key], beginning),
      ),
    ),
  ),
];
