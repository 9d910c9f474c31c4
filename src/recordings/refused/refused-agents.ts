import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import type { Format } from "../format.ts";
import { below, events, type RefusedShape, refusalText, shapeOf, startsWith } from "./refused-shape.ts";

export class RefusedAgentError extends RecordingError {}

/** The format id of logs of unsupported agents. */
export const NOT_READ = "none";

const PLAIN = "write its calls in the plain form, {case, toolCalls: [{name, arguments}]}";
const RECORD = `record the agent with "rungate record", or ${PLAIN}`;
const CODEX_ITEM = /^(?:command_execution|file_change|mcp_tool_call|collab_tool_call|agent_message)$/;
const LETTA_TYPE =
  /^(?:(?:hidden_)?reasoning|tool_(?:call|return)|approval_(?:request|response)|assistant|user|system)_message$/;
const MANAGED_CALL = /^agent\.(?:mcp_|custom_)?tool_use$/;

/** Unsupported agents' logs, by marks unique to their producer, because they resemble supported logs such as Claude Code's. */
const refusedAgents: readonly RefusedShape[] = [
  events(
    "what Codex writes with exec --json",
    "it leaves out the calls of some tools: give the session that Codex keeps in ~/.codex/sessions",
    ({ type, thread_id, item }) =>
      (type === "thread.started" && isString(thread_id)) ||
      (startsWith(type, "item.") && CODEX_ITEM.test(String(below(item).type))),
  ),
  events(
    "a thread of Amp",
    `record what "amp -x" prints with --stream-json, or ${PLAIN}`,
    ({ id, v, messages }) =>
      startsWith(id, "T-") &&
      Array.isArray(messages) &&
      (typeof v === "number" || objectsOf(messages).some(hasAmpResult)),
  ),
  events(
    "a session of Goose",
    RECORD,
    (row) =>
      isGoose(row) || [row.conversation, row.messages].some((messages) => objectsOf(messages).some(isGoose)),
  ),
  events(
    "the chat history of Grok Build",
    RECORD,
    ({ type, role, model_id, message, kind }) =>
      (type === "assistant" && isString(model_id) && message === undefined && role === undefined) ||
      (type === "backend_tool_call" && isObject(kind)),
  ),
  events(
    "a log of Letta",
    PLAIN,
    (row) => isLetta(row) || isLetta(below(row.event)) || objectsOf(row.messages).some(isLetta),
  ),
  events(
    "the events of a session of Claude's managed agents",
    PLAIN,
    ({ type, name, id, content, data }) =>
      data === undefined &&
      (type === "agent.message"
        ? Array.isArray(content)
        : isString(type) && MANAGED_CALL.test(type) && isString(name) && isString(id)),
  ),
  events(
    "the telemetry of OpenClaw",
    "it has no ids of calls: give the session that OpenClaw keeps",
    ({ type, sessionKey }) =>
      isString(sessionKey) && isString(type) && /^(?:tool\.(?:start|end)|agent\.start)$/.test(type),
  ),
];

/** Returns a format that refuses a document of an unsupported agent, or undefined. */
export function refusingFormat(document: Json): Format | undefined {
  const shape = shapeOf(refusedAgents, document);
  return (
    shape && {
      id: NOT_READ,
      title: shape.title,
      looksFor: shape.title,
      marks: [],
      detect: () => true,
      read: () => {
        throw new RefusedAgentError(refusalText(shape));
      },
    }
  );
}

function hasAmpResult({ content }: JsonObject): boolean {
  return objectsOf(content).some(({ toolUseID, run }) => isString(toolUseID) && isObject(run));
}

function isGoose(row: JsonObject): boolean {
  const { content } = row.type === "message" && isObject(row.message) ? row.message : row;
  return objectsOf(content).some(({ type, toolCall, toolResult }) =>
    type === "toolRequest" ? isObject(toolCall) : type === "toolResponse" && isObject(toolResult),
  );
}

function isLetta({ message_type: type, role }: JsonObject): boolean {
  return isString(type) && role === undefined && LETTA_TYPE.test(type);
}

const PRINTED = "what --output-format stream-json prints, or the session that it keeps";
/** Coding agents whose telemetry lacks the arguments of calls, by prefix. */
const TELEMETRY = [
  ["claude_code.", "Claude Code", `${PRINTED} in ~/.claude/projects`],
  ["codex.", "Codex", "the session that it keeps in ~/.codex/sessions"],
  ["gemini_cli.", "Gemini CLI", PRINTED],
  ["qwen-code.", "Qwen Code", PRINTED],
] as const;
const NAMES = ["name", "body", "Body", "EventName", "event_name", "SpanName"];

export const refusedTelemetry: readonly RefusedShape[] = TELEMETRY.map(([beginning, title, instead]) =>
  events(`the telemetry of ${title}`, `it does not hold the arguments of calls: give ${instead}`, (row) =>
    NAMES.some((key) => startsWith(row[key], beginning)),
  ),
);

/** Returns the refusal for telemetry with these names, with the log to use instead, or undefined. */
export function telemetryRefusal(names: readonly (Json | undefined)[]): string | undefined {
  const found = TELEMETRY.find(([beginning]) => names.some((name) => startsWith(name, beginning)));
  return found && `the telemetry of ${found[1]} does not hold the arguments of calls: give ${found[2]}`;
}
