import { isObject, type Json, type JsonObject, listOf, textOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { listedObjects } from "../../calls.ts";
import type { Answer } from "./answer.ts";

/**
 * The answers in the lines of Ollama's streams that follow one another. Each ends with `done`; calls come whole. Throws
 * RecordingError when the last was cut off.
 */
export function readOllama(pieces: readonly JsonObject[]): Answer[] {
  if (pieces.at(-1)?.done !== true)
    throw new RecordingError('a stream was cut off before its "done": true: record the run again');
  const answers: Answer[] = [];
  let begin = 0;
  pieces.forEach((piece, at) => {
    if (piece.done !== true) return;
    answers.push(answerOf(pieces.slice(begin, at + 1)));
    begin = at + 1;
  });
  return answers;
}

function answerOf(pieces: readonly JsonObject[]): Answer {
  const messages = pieces.map(({ message }) => (isObject(message) ? message : {}));
  const joined = (key: string) => messages.map((message) => textIn(message[key])).join("");
  return {
    message: {
      ...messages.at(0),
      role: "assistant",
      content: joined("content"),
      thinking: joined("thinking"),
      tool_calls: messages.flatMap(({ tool_calls }) => listedObjects(tool_calls, "tool_calls")),
    },
    promptTokens: pieces.at(-1)?.prompt_eval_count,
    stopReason: pieces.at(-1)?.done_reason,
  };
}

function textIn(value: Json | undefined): string {
  return textOf(value) || listOf(value).map(textOf).join("");
}
