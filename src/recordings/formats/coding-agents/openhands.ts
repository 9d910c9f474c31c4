import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  scalarText,
} from "../../../core/json.ts";
import { callId, statedArguments } from "../../reading/calls.ts";
import { formatOfLog, type LogReader, rowsOf, silent, textIn } from "../../reading/event-log.ts";
import { type CallStatus, instant, type StatedCall } from "../../run.ts";

/** Former versions' actions that call no tool. */
const SILENT_ACTIONS =
  "message system change_agent_state recall null condensation condensation_request loop_recovery".split(" ");
/** Former versions' extra fields among a tool's arguments. */
const ASIDES = "thought image_urls blocking hidden confirmation_state security_risk is_confirmed".split(" ");

/** OpenHands: SDK events, and trajectories of former versions. */
export const openhands = formatOfLog({
  id: "openhands",
  title: "OpenHands: events and trajectories",
  looksFor:
    "events {kind: ActionEvent, tool_name, tool_call_id}, or {source, action, args} and {observation, cause}",
  marks: [
    ["kind", "source", "tool_name", "tool_call_id", "tool_call", "action"],
    ["source", "action", "args", "observation", "cause", "tool_call_metadata"],
  ],
  rows: (document) =>
    rowsOf(isObject(document) ? (document.trajectory ?? document.history ?? null) : document),
  isOwn: (rows) => {
    const hasObservation = rows.some(isObservation);
    return rows.some(
      (row) =>
        (isString(row.source) && (row.kind === "ActionEvent" || row.kind === "MessageEvent")) ||
        (isAction(row) && (hasObservation || isObject(row.tool_call_metadata))),
    );
  },
  typeOf: (row) => row.kind ?? (isAction(row) ? "action" : isObservation(row) ? "observation" : undefined),
  begin(log, rows) {
    for (const { timestamp } of rows) log.talk.at(instant(timestamp));
  },
  types: {
    SystemPromptEvent: (log, { system_prompt: prompt }) =>
      log.say("system", isObject(prompt) ? prompt.text : prompt),
    MessageEvent: (log, { source, llm_message: message }) => {
      const body = objectOf(message);
      log.say("reasoning", body.reasoning_content);
      log.say(source === "agent" ? "assistant" : "user", textIn(body.content));
    },
    ActionEvent: (log, row) => {
      log.say("reasoning", row.reasoning_content);
      log.say("assistant", textIn(row.thought));
      const { tool_call_id: id, tool_name: name, tool_call: call } = row;
      log.call({
        id,
        name,
        ...(isObject(call) ? statedArguments(call, "arguments") : { arguments: argumentsIn(row.action) }),
      });
    },
    ObservationEvent: (log, { tool_call_id: id, observation }) => {
      const seen = objectOf(observation);
      const { content = null, output = null } = seen;
      const result = textIn(content) || content || output || observation;
      log.result({ id, status: statusOf(seen.is_error === true, seen), result });
    },
    UserRejectObservation: (log, { tool_call_id: id, rejection_reason: result }) =>
      log.result({ id, status: "rejected", result }),
    AgentErrorEvent: (log, { tool_call_id: id, error: result }) =>
      log.result({ id, status: "error", result }),
    ConversationErrorEvent: (log, { detail, code }) => log.fail(detail ?? code),
    ...silent(
      `ConversationStateUpdateEvent Condensation CondensationRequest CondensationSummaryEvent PauseEvent InterruptEvent
      TokenEvent LLMCompletionLogEvent StreamingDeltaEvent HookExecutionEvent`,
    ),
    action: readAction,
    observation: (log, row) => {
      const { observation, content, extras } = row;
      const id = idIn(row, row.cause);
      if (id === undefined || !(isObject(row.tool_call_metadata) || log.knows(id))) return;
      const isError = observation === "error";
      const status = observation === "user_rejected" ? "rejected" : statusOf(isError, objectOf(extras));
      log.result({ id, status, result: content });
    },
  },
});

function isAction({ source, action, args, kind }: JsonObject): boolean {
  return kind === undefined && isString(source) && isString(action) && isObject(args);
}

function isObservation({ observation, content, kind }: JsonObject): boolean {
  return kind === undefined && isString(observation) && isString(content);
}

function idIn({ tool_call_metadata: metadata }: JsonObject, event: Json | undefined): string | undefined {
  const own = isObject(metadata) ? callId(metadata.tool_call_id) : undefined;
  const id = callId(event);
  return own ?? (id === undefined ? undefined : `event ${id}`);
}

function readAction(log: LogReader, row: JsonObject): void {
  const { source, action, args } = row;
  const { content, thought } = objectOf(args);
  const isAgents = source === "agent";
  if (action === "message") log.say(isAgents ? "assistant" : "user", content);
  else if (action === "system") log.say("system", content);
  if (!isAgents || (SILENT_ACTIONS.includes(scalarText(action)) && !isObject(row.tool_call_metadata))) return;
  log.say("assistant", thought);
  log.call(callIn(row));
}

/** Prefers the model's own call. */
function callIn(row: JsonObject): StatedCall {
  const { tool_call_metadata: metadata, action, args } = row;
  const id = idIn(row, row.id);
  const { function_name: name = action, model_response: answer, tool_call_id: asked } = objectOf(metadata);
  const calls = objectsOf(isObject(answer) ? answer.choices : undefined).flatMap(({ message }) =>
    isObject(message) ? objectsOf(message.tool_calls) : [],
  );
  const { function: fields } = calls.find((call) => call.id === asked) ?? {};
  return {
    id,
    name,
    ...(isObject(fields) ? statedArguments(fields, "arguments") : { arguments: argumentsIn(args) }),
  };
}

function argumentsIn(args: Json | undefined): JsonObject {
  const own = Object.entries(objectOf(args)).filter(([key]) => key !== "kind" && !ASIDES.includes(key));
  return Object.fromEntries(own);
}

function statusOf(isError: boolean, { exit_code, metadata }: JsonObject): CallStatus {
  const code = exit_code ?? (isObject(metadata) ? metadata.exit_code : undefined);
  return isError || (typeof code === "number" && code > 0) ? "error" : "ok";
}
