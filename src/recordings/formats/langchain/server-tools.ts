import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject, objectsOf, textOf } from "../../../json/json.ts";
import { callId, mayHoldCall } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { StatedCall, StatedResult } from "../../stated.ts";
import { callIn, isCall, isResult, resultIn } from "../openai-responses/calls.ts";
import { blocksOf } from "./message.ts";

/** Blocks that hold no call, or one that `tool_calls` states too. */
const OTHER_BLOCKS = new Set([
  ...["text", "reasoning", "thinking", "redacted_thinking", "reasoning_content", "refusal"],
  ...["tool_use", "tool_call", "tool_call_chunk", "invalid_tool_call", "functionCall"],
  ...["function_call", "custom_tool_call", "mcp_list_tools", "input_json_delta"],
  ...["function_call_signature", "image", "image_url", "input_audio", "audio", "file"],
]);

/**
 * Reads the calls that the provider itself executes, which stand with their results among the content blocks: as LangChain
 * writes them (`server_tool_call`), as Anthropic does (`server_tool_use`, `mcp_tool_use`) and as OpenAI does (`web_search_call`).
 */
export function readServerTools(talk: Conversation, fields: JsonObject): void {
  for (const block of providerBlocks(fields)) {
    const call = serverCall(block);
    if (call !== undefined) {
      talk.call(call);
      if (call.status === "ok" || call.status === "error") talk.nextGroup();
      continue;
    }
    const result = serverResult(block);
    if (result !== undefined) {
      talk.result(result);
      talk.nextGroup();
    } else if (isDoubtful(block)) {
      talk.warn(
        `a content block of the unknown type ${shown(block.type)}: a call in it would not be counted`,
      );
    }
  }
}

/** The blocks of a message in which a call may stand that the provider executes, or its result. */
export function providerBlocks(fields: JsonObject): JsonObject[] {
  const kwargs = isObject(fields.additional_kwargs) ? fields.additional_kwargs : {};
  return [...blocksOf(fields), ...objectsOf(kwargs.tool_outputs)];
}

function isDoubtful(block: JsonObject): boolean {
  const { type, text } = block;
  if (type === undefined && isString(text)) return false;
  return !(isString(type) && OTHER_BLOCKS.has(type)) && mayHoldCall(block);
}

/** The call in a block that the provider executes; undefined when there is none. */
export function serverCall(block: JsonObject): StatedCall | undefined {
  const { type, id, name } = block;
  switch (type) {
    case "server_tool_call":
    case "server_tool_call_chunk":
      return { id, name, ...stated(block.args) };
    case "server_tool_use":
    case "mcp_tool_use":
      return { id, name, ...stated(streamedText(block) ?? block.input) };
    case "executable_code":
      return { id, name: "code_execution", arguments: codeIn(block) };
    default:
      return isCall(block) && !isStatedTwice(block) ? callIn(block) : undefined;
  }
}

/** The result in a block, of a call that the provider executed; undefined when there is none. */
export function serverResult(block: JsonObject): StatedResult | undefined {
  const { type } = block;
  if (type === "server_tool_result") {
    return {
      id: block.tool_call_id,
      status: block.status === "error" ? "error" : "ok",
      result: block.output,
    };
  }
  if (type === "code_execution_result") {
    return { name: "code_execution", status: "ok", result: block.code_execution_result };
  }
  if (isResult(block)) return resultIn(block);
  if (!isString(type) || !type.endsWith("_tool_result") || callId(block.tool_use_id) === undefined)
    return undefined;
  const { content } = block;
  const failed = block.is_error === true || (isObject(content) && textOf(content.type).endsWith("_error"));
  return { id: block.tool_use_id, status: failed ? "error" : "ok", result: content };
}

/** A call of one of the agent's own tools, which `tool_calls` states too. */
function isStatedTwice({ type }: JsonObject): boolean {
  return type === "function_call" || type === "custom_tool_call";
}

function codeIn({ executable_code: code, language }: JsonObject): JsonObject {
  return { code: code ?? null, ...(language === undefined ? {} : { language }) };
}

function stated(args: Json | undefined): Pick<StatedCall, "arguments" | "argumentsText"> {
  if (args === "") return {};
  return isString(args) ? { argumentsText: args } : { arguments: args };
}

/** Anthropic streams arguments as text beside the input that its first event left empty. */
function streamedText({ partial_json }: JsonObject): Json | undefined {
  return isString(partial_json) && partial_json !== "" ? partial_json : undefined;
}
