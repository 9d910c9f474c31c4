import { isObject, isString, type Json, type JsonObject, objectOf, objectsOf } from "../../../core/json.ts";
import { statedArguments } from "../../reading/calls.ts";
import { formatOfLog, type LogReader, rowsOf, silent } from "../../reading/event-log.ts";
import type { CallStatus } from "../../run.ts";

/** OpenCode: output of `run --format json` and `export`, and server events. */
export const opencode = formatOfLog({
  id: "opencode",
  title: "OpenCode: run --format json, export, server events",
  looksFor: "parts {sessionID, messageID, type} of types such as tool with {callID, tool, state}",
  marks: [
    ["tool_use", "sessionID", "part", "callID", "state"],
    ["info", "messages", "parts", "sessionID", "callID"],
  ],
  rows: partsIn,
  isOwn: (rows) =>
    rows.some(({ sessionID, messageID, type }) => [sessionID, messageID, type].every(isString)),
  types: {
    text: (log, { role, text, synthetic, ignored }) => {
      const speaker = role === "user" || role === "system" ? role : "assistant";
      if (synthetic !== true && ignored !== true) log.say(speaker, text);
    },
    reasoning: (log, { text }) => log.say("reasoning", text),
    tool: readTool,
    "step-start": (log) => log.endAnswer(),
    "step-finish": readStep,
    error: (log, { error }) => {
      log.fail(objectOf(objectOf(error).data).message ?? error);
    },
    ...silent("file patch snapshot agent subtask retry compaction"),
  },
});

/** Returns the final state of each part with its message's role and model. */
function partsIn(document: Json): JsonObject[] | undefined {
  if (isObject(document))
    return isObject(document.info) ? rowsOfMessages(document.messages, document.info.id) : undefined;
  const rows = rowsOf(document);
  if (rows === undefined || rows.length === 0) return undefined;
  if (rows.every(({ info, parts }) => isObject(info) && Array.isArray(parts))) return rowsOfMessages(rows);
  const events = rows.map(({ payload, ...row }) => (isObject(payload) ? payload : row));
  const infos = new Map<Json | undefined, JsonObject>();
  const parts = new Map<Json, JsonObject>();
  for (const event of events) {
    const { info, part, error } = isObject(event.properties) ? event.properties : event;
    if (isObject(info)) infos.set(info.id, info);
    if (isObject(part)) parts.set(part.id ?? parts.size, part);
    else if (error !== undefined && isString(event.type)) parts.set(parts.size, { type: "error", error });
    else if (!isFrame(event)) parts.set(parts.size, event);
  }
  return [...parts.values()].map((part) => withInfo(part, infos.get(part.messageID)));
}

function isFrame({ type }: JsonObject): boolean {
  return (
    isString(type) &&
    /^(?:server|session|message|storage|file|lsp|permission|todo|installation|ide|tui|project|question|pty|vcs|mcp|command)\.[\w.]+$/.test(
      type,
    )
  );
}

function rowsOfMessages(messages: Json | undefined, session?: Json): JsonObject[] {
  return objectsOf(messages).flatMap((message) => {
    const { info, parts } = isObject(message.info) ? message : newerMessage(message, session);
    const messageInfo = objectOf(info);
    const { error = null } = messageInfo;
    return [
      ...objectsOf(parts).map((part) => withInfo(part, messageInfo)),
      ...(error === null ? [] : [{ type: "error", error }]),
    ];
  });
}

/** In newer versions the content holds the parts, with fewer fields. The user, not the agent, ran `shell` messages. */
function newerMessage(message: JsonObject, sessionID: Json = null): JsonObject {
  const { id = null, type = null, text, content = [], model, error = null } = message;
  const info = { role: type, modelID: isObject(model) ? (model.modelID ?? null) : null, error };
  const parts = isString(text) ? [{ type: "text", text }] : type === "shell" ? [] : objectsOf(content);
  const place = { sessionID, messageID: id };
  return {
    info,
    parts: parts.map((part) => ({ callID: part.id ?? null, tool: part.name ?? null, ...part, ...place })),
  };
}

function withInfo(part: JsonObject, info: JsonObject = {}): JsonObject {
  return { role: info.role ?? "assistant", model: info.modelID ?? null, ...part };
}

function readTool(log: LogReader, { callID: id, tool: name, state, sessionID }: JsonObject): void {
  const details = objectOf(state);
  const metadata = objectOf(details.metadata);
  log.call({ id, name, ...statedArguments(details, "input") });
  if (isString(metadata.sessionId) && metadata.sessionId !== sessionID)
    log.talk.warn("sub-agents keep sessions of their own: the calls that they made are not counted");
  const status = statusOf(details, name, metadata.exit);
  const { start, end } = objectOf(details.time);
  const duration = typeof start === "number" && typeof end === "number" ? end - start : undefined;
  if (status !== "pending")
    log.result({ id, name, status, result: details.error ?? details.output, duration });
}

/** The tool `invalid` replaces a call of an unknown tool or with wrong arguments. */
function statusOf({ status, error }: JsonObject, name: Json | undefined, exit: Json | undefined): CallStatus {
  if (status === "error")
    return isString(error) && /\b(?:rejected|denied)\b/i.test(error) ? "rejected" : "error";
  if (status !== "completed") return "pending";
  if (name === "invalid") return "rejected";
  return typeof exit === "number" && exit !== 0 ? "error" : "ok";
}

function readStep(log: LogReader, { id, model, tokens, cost, reason }: JsonObject): void {
  const { cache, ...counts } = objectOf(tokens);
  const { read = 0, write = 0 } = objectOf(cache);
  const usage = {
    inputTokens: counts.input ?? 0,
    outputTokens: counts.output ?? 0,
    reasoning: counts.reasoning ?? 0,
  };
  const cached = { cacheReadInputTokens: read, cacheWriteInputTokens: write };
  log.talk.answered({ id, model, cost, ...(isObject(tokens) ? { usage: { ...usage, ...cached } } : {}) });
  log.talk.stopped(reason);
  log.endAnswer();
}
