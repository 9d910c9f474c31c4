import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { callId, listedObjects, statedArguments } from "../../calls.ts";
import type { StatedCall } from "../../stated.ts";
import { blocksOf } from "./message.ts";

/** The calls of an AI message. It states one up to three times, so the first place that has any is the one to read. */
export function callsOf(fields: JsonObject): StatedCall[] {
  const kwargs = isObject(fields.additional_kwargs) ? fields.additional_kwargs : {};
  const blocks = blocksOf(fields);
  const raw = listedObjects(kwargs.tool_calls, "additional_kwargs.tool_calls");
  const parsed = [
    ...listedObjects(fields.tool_calls, "tool_calls").map(parsedCall),
    ...listedObjects(fields.invalid_tool_calls, "invalid_tool_calls").map(invalidCall),
  ];
  if (parsed.length > 0) return inOrder(parsed, [...raw.map(({ id }) => id), ...blocks.map(blockId)]);
  const chunks = listedObjects(fields.tool_call_chunks, "tool_call_chunks").map(invalidCall);
  if (chunks.length > 0) return chunks;
  if (raw.length > 0) return raw.map(parsedCall);
  if (hasName(kwargs.function_call)) return [functionCall(kwargs.function_call)];
  return blocks.flatMap(blockCall);
}

/** `{name, args, id}`, or OpenAI's `{id, function: {name, arguments}}`, which LangChain takes for input. */
function parsedCall(call: JsonObject): StatedCall {
  const made = isObject(call.function) ? call.function : call;
  return { id: call.id, name: made.name, ...statedText(statedArguments(made, "args", "arguments")) };
}

/** Arguments that LangChain could not parse stay text. */
function invalidCall({ id, name, args }: JsonObject): StatedCall {
  return { id, name, ...statedText(isString(args) ? { argumentsText: args } : { arguments: args }) };
}

function functionCall(call: JsonObject): StatedCall {
  return { name: call.name, ...statedText(statedArguments(call, "arguments", "args")) };
}

/** The call in a provider's own content block. */
function blockCall(block: JsonObject): StatedCall[] {
  const { functionCall: gemini } = block;
  if (hasName(gemini)) return [functionCall(gemini)];
  switch (block.type) {
    case "tool_use":
    case "tool_call":
    case "tool_call_chunk":
    case "invalid_tool_call":
    case "function_call": {
      const id = blockId(block);
      return [{ id, name: block.name, ...statedText(statedArguments(block, "input", "args", "arguments")) }];
    }
    case "custom_tool_call":
      // What a custom tool takes is text, not the JSON text of arguments.
      return [{ id: blockId(block), name: block.name, arguments: block.input }];
    default:
      return [];
  }
}

function blockId({ type, id, call_id }: JsonObject): Json | undefined {
  return type === "function_call" || type === "custom_tool_call" ? (call_id ?? id) : id;
}

/** Streams begin with no text at all, which is not arguments that cannot be parsed. */
function statedText<T extends { argumentsText?: string | undefined }>(stated: T): T | object {
  return stated.argumentsText === "" ? {} : stated;
}

function hasName(call: Json | undefined): call is JsonObject {
  return isObject(call) && isString(call.name) && call.name !== "";
}

/** LangChain parts calls that it could parse from those that it could not: the provider's own list has their order. */
function inOrder(calls: StatedCall[], ids: readonly (Json | undefined)[]): StatedCall[] {
  const places = new Map(ids.map((id, at) => [callId(id), at]));
  const place = ({ id }: StatedCall) => {
    const known = callId(id);
    return known === undefined ? undefined : places.get(known);
  };
  if (calls.some((call) => place(call) === undefined)) return calls;
  return calls.sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0));
}
