import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../base/json.ts";
import { statedArguments } from "../calls.ts";
import type { CallStatus } from "../run.ts";
import { formatOfLog, silent } from "./event-log.ts";

/** Amp: its threads, `amp threads export`. What `--stream-json` prints is Claude Code's. */
export const amp = formatOfLog({
  id: "amp",
  title: "Amp: threads",
  looksFor: "a thread {id: T-…, messages} whose results name toolUseID and run",
  marks: [["messages", "content", "tool_use", "tool_result", "toolUseID", "run"]],
  refines: ["anthropic", "openai-chat"],
  rows: partsIn,
  isOwn: (rows) => rows.length > 0,
  types: {
    text: (log, { role, text }) => log.say(role === "user" ? "user" : "assistant", text),
    thinking: (log, { thinking }) => log.say("reasoning", thinking),
    tool_use: (log, part) => log.call({ id: part.id, name: part.name, ...statedArguments(part, "input") }),
    tool_result: (log, { toolUseID: id, run }) => {
      const { status, result, error } = isObject(run) ? run : {};
      const known = statusOf(status);
      if (known !== "pending")
        log.result({ id, status: known, result: isObject(error) ? error.message : (error ?? result) });
    },
    usage: (log, { usage }) => {
      const { model, ...counts } = isObject(usage) ? usage : {};
      log.endAnswer();
      log.talk.answered({ model, usage: counts as JsonObject });
    },
    ...silent("redacted_thinking image summary"),
  },
});

function partsIn(document: Json): JsonObject[] | undefined {
  if (!isObject(document) || !isString(document.id) || !/^T-/.test(document.id)) return undefined;
  return objectsOf(document.messages).flatMap(({ role = null, content, usage }) => [
    ...objectsOf(content).map((part) => ({ ...part, role })),
    ...(role === "assistant" ? [{ type: "usage", usage: isObject(usage) ? usage : null }] : []),
  ]);
}

function statusOf(status: Json | undefined): CallStatus {
  if (status === "done") return "ok";
  if (status === "error") return "error";
  return isString(status) && /reject|cancel/.test(status) ? "rejected" : "pending";
}
