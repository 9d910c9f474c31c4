import { isObject, type JsonObject } from "../../../json/json.ts";

/** True for a line of Ollama's own streams, and for an answer of its `/api/chat` that came whole. */
export function isOllamaPiece({ message, done }: JsonObject): boolean {
  return isObject(message) && typeof done === "boolean";
}
