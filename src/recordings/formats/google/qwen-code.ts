import { isObject, isString, type JsonObject, objectOf } from "../../../core/json.ts";
import { formatOfLog, silent } from "../../reading/event-log.ts";
import { instant } from "../../run.ts";
import { partsOf, readTurns, tookIn } from "./gemini-turns.ts";

/** Qwen Code's stored sessions: rows like Claude Code's around messages like Gemini's. */
export const qwenCode = formatOfLog({
  id: "qwen-code",
  title: "Qwen Code: sessions",
  looksFor: "rows {type, sessionId, message} whose messages have the role model and parts",
  marks: [["sessionId", "uuid", "message", "model", "parts"]],
  refines: ["anthropic"],
  isOwn: (rows) =>
    rows.some(({ sessionId, message }) => isString(sessionId) && isObject(message) && isModel(message)),
  begin(log, rows) {
    const turns = rows.filter(({ message }) => isObject(message));
    for (const { timestamp } of turns) log.talk.at(instant(timestamp));
    readTurns(
      log.talk,
      turns.map((row) => ({
        speaker: row.type === "assistant" ? "assistant" : row.type === "user" ? "user" : undefined,
        parts: partsOf(withOutcome(row)),
        took: row.type === "assistant" ? { ...tookIn(row), model: row.model } : undefined,
      })),
    );
  },
  types: silent("user assistant tool_result system"),
});

function isModel({ role, parts }: JsonObject): boolean {
  return role === "model" && Array.isArray(parts) && parts.length > 0;
}

/** Adds a failure that only the row records to the response. */
function withOutcome({ message, toolCallResult: outcome }: JsonObject): JsonObject {
  const content = objectOf(message);
  if (!isObject(outcome) || (outcome.status !== "error" && outcome.status !== "cancelled")) return content;
  const parts = partsOf(content).map((part) => {
    const { functionResponse: answer } = part;
    const response = isObject(answer) ? (answer.response ?? {}) : {};
    if (!isObject(answer) || (isObject(response) && "error" in response)) return part;
    return {
      ...part,
      functionResponse: {
        ...answer,
        response: { error: isObject(response) ? (response.output ?? response) : response },
      },
    };
  });
  return { ...content, parts };
}
