import { defined, isObject, isString, type Json, type JsonObject, objectOf } from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { statedArguments } from "../../reading/calls.ts";
import { formatOfLog, type LogReader, silent, textIn } from "../../reading/event-log.ts";
import type { CallStatus, StatedCall } from "../../run.ts";

/** Cursor's CLI: the events of `agent --print --output-format stream-json`. */
export const cursor = formatOfLog({
  id: "cursor",
  title: "Cursor: agent --output-format stream-json",
  looksFor: "events of type tool_call with a tool_call such as {readToolCall: {args, result}}",
  marks: [
    ["tool_call", "call_id", "subtype", "session_id"],
    ["system", "apiKeySource", "result", "request_id"],
  ],
  refines: ["anthropic"],
  isOwn: (rows) =>
    rows.some((row) => row.type === "tool_call" && bodyIn(row) !== undefined) || hasFrame(rows),
  sessionOf: ({ subtype, session_id: id }) => (subtype === "init" ? id : undefined),
  isCut: (rows) => !rows.some(({ type }) => type === "result"),
  types: {
    system: (log, { model }) => log.talk.took({ model }),
    user: (log, { message }) => log.say("user", textIn(contentOf(message))),
    assistant: readAnswer,
    thinking: (log, { subtype, text }) => log.say("reasoning", text, subtype === "delta"),
    tool_call: readCall,
    result: readEnd,
    ...silent("interaction_query connection retry status"),
  },
});

function contentOf(message: Json | undefined): Json | undefined {
  return isObject(message) ? message.content : undefined;
}

/** Claude Code lists tools at the start and has no request id at the end. */
function hasFrame(rows: readonly JsonObject[]): boolean {
  const begins = rows.some(
    ({ subtype, apiKeySource, tools }) => subtype === "init" && isString(apiKeySource) && tools === undefined,
  );
  const ends = rows.some(({ type, request_id }) => type === "result" && isString(request_id));
  return begins && ends && !rows.some(({ message }) => isObject(message) && isString(message.id));
}

function bodyIn({ tool_call: call }: JsonObject): { kind: string; body: JsonObject } | undefined {
  if (!isObject(call)) return undefined;
  for (const [kind, body] of Object.entries(call))
    if (isObject(body) && (kind === "function" || kind.endsWith("ToolCall"))) return { kind, body };
  return undefined;
}

/** With --stream-partial-output, an answer comes in pieces and then again in full. */
function readAnswer(log: LogReader, { message, timestamp_ms, model_call_id }: JsonObject): void {
  const text = textIn(contentOf(message));
  const isPiece = timestamp_ms !== undefined && model_call_id === undefined;
  if (isPiece || text !== log.pieces) log.say("assistant", text, isPiece);
}

function readCall(log: LogReader, row: JsonObject): void {
  const stated = callIn(row);
  if (row.subtype === "started") {
    log.call(stated);
    return;
  }
  log.mention(stated);
  if (row.subtype !== "completed") return;
  const { result } = bodyIn(row)?.body ?? {};
  log.result({ id: row.call_id, ...outcomeOf(result) });
}

function callIn(row: JsonObject): StatedCall {
  const found = bodyIn(row);
  if (found === undefined) throw new RecordingError("an event of type tool_call without its call");
  const { kind, body } = found;
  const id = row.call_id;
  if (kind === "function") return { id, name: body.name, ...statedArguments(body, "arguments") };
  const { toolCallId: _id, ...args } = objectOf(body.args);
  if (kind !== "mcpToolCall") return { id, name: kind.slice(0, -"ToolCall".length), arguments: args };
  const server = args.providerIdentifier ?? args.serverIdentifier;
  return {
    id,
    name: args.toolName ?? args.name,
    ...statedArguments(args, "args", "arguments"),
    ...(isString(server) ? { server } : {}),
  };
}

function outcomeOf(result: Json | undefined): { status: CallStatus; result?: Json } {
  if (!isObject(result)) return { status: "ok", ...defined({ result }) };
  const [[kind, body] = ["success", result]] = Object.entries(result).filter(([, value]) => isObject(value));
  if (/reject|denied/i.test(kind)) return { status: "rejected", result: body };
  const { isError, exitCode = 0 } = objectOf(body);
  const isDone = /success|complete|registered/i.test(kind) && isError !== true && exitCode === 0;
  return { status: isDone ? "ok" : "error", result: body };
}

function readEnd(log: LogReader, { is_error, result, error = null, duration_ms, usage }: JsonObject): void {
  if (is_error === true) log.fail(error ?? result);
  else log.endAnswer();
  const counts = objectOf(usage);
  const cached = {
    cacheReadInputTokens: counts.cacheReadTokens ?? 0,
    cacheWriteInputTokens: counts.cacheWriteTokens ?? 0,
  };
  log.talk.took({ duration: duration_ms, ...(isObject(usage) ? { usage: { ...cached, ...counts } } : {}) });
}
