import {
  canonicalJson,
  depthOf,
  isObject,
  isString,
  type Json,
  type JsonObject,
} from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { listedObjects, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { answerText, recordedReference, recordedReferences } from "../../reading/recording-fields.ts";

/** RAGAS MultiTurnSample: `{user_input: [{type, content, tool_calls?}], reference_tool_calls?}`. */
export const ragas: Format = {
  id: "ragas",
  title: "RAGAS MultiTurnSample",
  looksFor: "user_input[] of messages with the type human, ai or tool",
  marks: [["user_input", "human", "ai"]],
  detect(document) {
    return messagesIn(document) !== undefined;
  },
  read(document) {
    const messages = messagesIn(document);
    if (!isObject(document) || messages === undefined)
      throw new RecordingError(
        "no user_input: expected a list of messages {type: human, ai or tool, content}",
      );
    const talk = new Conversation();
    messages.forEach((message, at) => {
      talk.nextTurn();
      if (message.type === "human") talk.say("user", contentText(message.content));
      if (message.type === "ai") readAnswer(talk, message, resultsAfter(messages, at));
    });
    return [
      talk.run({
        ...recordedReferences(document.reference_tool_calls, ({ name, args }) =>
          recordedReference(name, args),
        ),
        ...answerText(document.reference),
      }),
    ];
  },
};

function messagesIn(document: Json): JsonObject[] | undefined {
  const list = isObject(document) ? document.user_input : undefined;
  return Array.isArray(list) && list.length > 0 && list.every(isMessage) ? list : undefined;
}

function isMessage(message: Json): message is JsonObject {
  return isObject(message) && (message.type === "human" || message.type === "ai" || message.type === "tool");
}

/** Without call ids, the following tool messages answer the calls in order. */
function resultsAfter(messages: readonly JsonObject[], at: number): JsonObject[] {
  let end = at + 1;
  while (messages[end]?.type === "tool") end += 1;
  return messages.slice(at + 1, end);
}

function readAnswer(talk: Conversation, message: JsonObject, results: readonly JsonObject[]): void {
  talk.say("assistant", contentText(message.content));
  const calls = listedObjects(message.tool_calls, "tool_calls");
  for (const [at, call] of calls.entries()) {
    const result = results[at];
    const outcome = result && ({ status: "ok", result: result.content } as const);
    talk.call({ name: call.name, ...statedArguments(call, "args"), ...outcome });
  }
  if (results.length > calls.length) talk.strayResult();
}

function contentText(content: Json = null): string {
  if (content === null || isString(content)) return content ?? "";
  if (depthOf(content, limits.nesting) > limits.nesting)
    throw new RecordingError(`message content nests deeper than ${limits.nesting} levels`);
  return canonicalJson(content);
}
