import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { Conversation } from "../../reading/conversation.ts";
import { toolMessageResult } from "../../reading/message-parts.ts";
import { listedCalls, SPEAKERS } from "../../reading/message-shapes.ts";
import type { Run, Speaker } from "../../run.ts";
import { isTypedPart, PartReader, plainKeys } from "./framework-parts.ts";

interface Framework extends Pick<Format, "id" | "title" | "looksFor" | "marks" | "refines"> {
  /** The field of a message that holds its parts, as `plainKeys` names it. */
  parts: string;
  isPart(part: Json): boolean;
  /** Detects a message of this framework if its parts are ambiguous. */
  isOwn?(message: JsonObject): boolean;
  /** Detects a message with calls outside its parts. */
  keepsCalls?(message: JsonObject): boolean;
  /** Converts a part to the shape that `PartReader` reads. */
  asPart?: ((part: JsonObject) => JsonObject) | undefined;
}

/** The maximum depth of messages in a saved thread, session or memory. */
const WRAPPERS = 4;

/** Microsoft Agent Framework (Python, .NET) and Microsoft.Extensions.AI: `{role, contents: [{type or $type}]}`. */
export const agentFramework = formatOf({
  id: "agent-framework",
  title: "Microsoft Agent Framework and Microsoft.Extensions.AI: messages, responses, threads",
  looksFor: "messages with a role and contents[], each with a type or $type",
  marks: [
    ["role", "contents", "function_call", "call_id"],
    ["role", "contents", "$type", "callId"],
  ],
  parts: "contents",
  isPart: isTypedPart,
});

/** Semantic Kernel's ChatHistory (Python, .NET): `{role, items: [{content_type or $type}]}`. */
export const semanticKernel = formatOf({
  id: "semantic-kernel",
  title: "Semantic Kernel: ChatHistory",
  looksFor: "messages with a role and items[], each with a content_type or $type",
  marks: [
    ["role", "items", "content_type", "function_name"],
    ["Role", "Items", "$type", "FunctionName"],
  ],
  parts: "items",
  isPart: isTypedPart,
});

/** LlamaIndex's ChatMessage: `{role, additional_kwargs, blocks: [{block_type}]}`. */
export const llamaIndex = formatOf({
  id: "llamaindex",
  title: "LlamaIndex: ChatMessage, chat stores, memories",
  looksFor: "messages with a role, additional_kwargs and blocks[], each with a block_type",
  marks: [["role", "additional_kwargs", "blocks", "block_type"]],
  refines: ["openai-chat"],
  parts: "blocks",
  isPart: (part) => isObject(part) && isString(part.block_type),
  isOwn: ({ additionalkwargs, type }) => isObject(additionalkwargs) && type === undefined,
  keepsCalls: ({ additionalkwargs: kwargs }) =>
    isObject(kwargs) && (listOf(kwargs.tool_calls).length > 0 || isString(kwargs.tool_call_id)),
});

/** Haystack's parts have one of these keys instead of a type. */
const HAYSTACK_PARTS = ["text", "tool_call", "tool_call_result", "image", "reasoning", "file"];

/** Haystack's `ChatMessage.to_dict()`: `{role, meta, name, content: [{tool_call}]}`; 2.9 to 2.11 write `_role`, `_meta`, `_content`. */
export const haystack = formatOf({
  id: "haystack",
  title: "Haystack: ChatMessage.to_dict()",
  looksFor: "messages with a role, meta and content[] of {text}, {tool_call} or {tool_call_result}",
  marks: [
    ["role", "meta", "content", "tool_call", "tool_name"],
    ["_role", "_meta", "_content", "tool_call"],
  ],
  refines: ["bedrock-converse"],
  parts: "content",
  isPart: (part) => isObject(part) && !("type" in part) && HAYSTACK_PARTS.some((key) => key in part),
  isOwn: ({ meta }) => isObject(meta),
  asPart(part) {
    const [key = ""] = HAYSTACK_PARTS.filter((name) => name in part);
    const body = part[key];
    if (!isObject(body)) return { ...part, type: key };
    const origin = objectOf(body.origin);
    return { id: origin.id ?? null, name: origin.tool_name ?? null, ...body, type: key };
  },
});

function formatOf({ parts, isPart, isOwn, keepsCalls, asPart, ...names }: Framework): Format {
  const isFilled = (message: JsonObject) => {
    const value = message[parts];
    if (!Array.isArray(value)) return keepsCalls?.(message) === true;
    return value.every(isPart) && (value.length > 0 || parts !== "content");
  };
  const isMessage = (value: Json): value is JsonObject => {
    if (!isObject(value)) return false;
    const message = plainKeys(value);
    if (roleOf(message) === undefined || isOwn?.(message) === false) return false;
    // Some frameworks write text-only messages without parts.
    return isFilled(message) || (!Array.isArray(message[parts]) && isString(message.content));
  };
  const conversations = (document: Json, depth = WRAPPERS): JsonObject[][] => {
    if (Array.isArray(document)) {
      const isConversation =
        document.every(isMessage) && document.some((message) => isFilled(plainKeys(message)));
      return isConversation ? [document] : [];
    }
    if (!isObject(document) || depth === 0) return [];
    return Object.values(document).flatMap((value) => conversations(value, depth - 1));
  };
  return {
    ...names,
    detect: (document) => conversations(document).length > 0,
    read(document) {
      const [first, ...rest] = conversations(document);
      if (first === undefined) throw new RecordingError(`no messages: expected ${names.looksFor}`);
      const around = objectOf(document);
      const response = objectOf(around.response);
      // The response's messages may be beside the request's.
      const isAnswered = rest.length === 1 && conversations(response)[0] === rest[0];
      const messages = isAnswered ? [...first, ...rest.flat()] : first;
      if (rest.length > 0 && !isAnswered)
        throw new RecordingError(
          `holds ${rest.length + 1} lists of messages: write each conversation to a file of its own`,
        );
      const facts = plainKeys(isAnswered ? { ...around, ...response } : around);
      return [readMessages(messages.map(plainKeys), facts, { parts, asPart })];
    },
  };
}

/** Older versions and .NET write the role as an object. */
function roleOf({ role }: JsonObject): string | undefined {
  const { value, label }: JsonObject = isObject(role) ? plainKeys(role) : { value: role ?? null };
  const text = value ?? label;
  return isString(text) ? text.toLowerCase() : undefined;
}

function readMessages(
  messages: readonly JsonObject[],
  facts: JsonObject,
  { parts, asPart = (part) => part }: Pick<Framework, "parts" | "asPart">,
): Run {
  const talk = new Conversation("calls");
  const reader = new PartReader(talk);
  for (const message of messages) {
    if (/update$/.test(textOf(message.type)))
      throw new RecordingError("pieces of a stream: write the response that they add up to");
    talk.nextTurn();
    const speaker = speakerIn(message);
    const text: JsonObject = { type: "text", text: message.content ?? null };
    const messageParts = Array.isArray(message[parts]) ? objectsOf(message[parts]).map(asPart) : [text];
    if (speaker === "assistant") beginAnswer(talk, message);
    const callIds = readProviderFields(talk, message, messageParts[0]?.text);
    if (callIds === "result") continue;
    for (const part of messageParts) if (!callIds.has(textOf(part.tool_call_id))) reader.read(part, speaker);
    if (speaker === "assistant") talk.actAs(undefined);
  }
  reader.end();
  talk.tellsAgents(talk.isEachCallNamed);
  stopped(talk, facts.finishreason);
  talk.took({ model: facts.modelid, usage: facts.usagedetails ?? facts.usage });
  return talk.run();
}

function speakerIn(message: JsonObject): Speaker | undefined {
  const role = roleOf(message);
  const speaker = SPEAKERS.get(role === "chatbot" ? "assistant" : role);
  if (speaker !== undefined || role === "tool" || role === "function") return speaker;
  throw new RecordingError(`a message whose role is ${shown(role)}, which is not known`);
}

function beginAnswer(talk: Conversation, message: JsonObject): void {
  const { authorname, name, meta, finishreason } = message;
  const { model, usage, finish_reason }: JsonObject = objectOf(meta);
  talk.actAs([authorname, name].find(isString));
  talk.say("assistant", "");
  talk.answered({ model, usage });
  stopped(talk, finishreason ?? finish_reason);
}

/** LlamaIndex stores the provider's calls beside the blocks. Returns their ids, because blocks repeat them, or "result". */
function readProviderFields(
  talk: Conversation,
  { additionalkwargs: kwargs, content = null }: JsonObject,
  text: Json = content,
): ReadonlySet<string> | "result" {
  if (!isObject(kwargs)) return new Set();
  if (isString(kwargs.tool_call_id)) {
    talk.result(toolMessageResult({ ...kwargs, content: text }));
    return "result";
  }
  const calls = listedCalls({ additional_kwargs: kwargs });
  for (const call of calls) talk.call(call);
  return new Set(calls.map(({ id }) => id).filter(isString));
}

function stopped(talk: Conversation, reason: Json = null): void {
  const stated = isObject(reason) ? reason.value : reason;
  if (stated !== null) talk.stopped(stated);
}
