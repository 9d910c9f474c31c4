import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  shown,
  tryParseJson,
} from "../base/json.ts";
import { RecordingError } from "../base/problems.ts";
import { callId, isTyped, mayHoldCall, statedArguments } from "./calls.ts";
import type { Conversation } from "./conversation.ts";
import { failureStatus, statusInText } from "./exchanges.ts";
import {
  asResponsesItem,
  isCall as isItemCall,
  isResult as isItemResult,
  callIn as itemCall,
  resultIn as itemResult,
} from "./formats/openai-responses-items.ts";
import { defaultsOf, parametersOf } from "./parameters.ts";
import {
  type CallStatus,
  type Run,
  readOnlyHint,
  type Speaker,
  type StatedCall,
  type StatedResult,
  type ToolDefinition,
} from "./run.ts";

type StatedArguments = Pick<StatedCall, "arguments" | "argumentsText">;

/** What OpenInference writes in the place of something hidden. */
const REDACTED = "__REDACTED__";

/**
 * The call in one part of a model's answer, as OpenAI (chat and Responses), Anthropic, Gemini, Bedrock, the AI SDK, LangChain and
 * OpenTelemetry's conventions write it; undefined when it holds none. Throws RecordingError when a call states its arguments
 * under the key of another provider.
 */
export function callIn(part: JsonObject): StatedCall | undefined {
  return wrappedCall(part) ?? typedCall(part) ?? flatCall(part);
}

/** A call in an object of its own, under a key that says so. */
function wrappedCall(part: JsonObject): StatedCall | undefined {
  const { function: made, custom, toolUse, tool_call: inner } = part;
  if (isObject(made) && isDefinition(made)) return undefined;
  if (isObject(made)) return { id: part.id, name: made.name, ...argumentsIn(made, "arguments", "args") };
  if (isObject(custom)) return { id: part.id, name: custom.name, arguments: custom.input };
  if (isObject(toolUse))
    return { id: toolUse.toolUseId, name: toolUse.name, arguments: {}, ...argumentsIn(toolUse, "input") };
  if (isObject(inner)) return callIn(inner);
  const wrapped = part.function_call ?? part.functionCall;
  // Some servers send an empty function_call with every message.
  if (!isObject(wrapped) || !isString(wrapped.name) || wrapped.name === "") return undefined;
  // Gemini leaves the arguments out when there are none.
  const { id, name } = wrapped;
  return { id, name, arguments: {}, ...argumentsIn(wrapped, "args", "arguments") };
}

function typedCall(part: JsonObject): StatedCall | undefined {
  const { name } = part;
  const item = asResponsesItem(part);
  if (isItemCall(item)) return itemCall(item);
  switch (part.type) {
    case "tool_use":
    case "server_tool_use":
    case "mcp_tool_use":
      return { id: part.id, name, server: part.server_name, ...argumentsIn(part, "input", "arguments") };
    case "tool-call":
      return { id: part.toolCallId, name: part.toolName, ...argumentsIn(part, "input", "args") };
    case "tool_call":
    case "invalid_tool_call":
      return { id: callIdOf(part.id), name, ...argumentsIn(part, "arguments", "args", "input") };
    case "server_tool_call":
      return { id: part.id, name, ...serverArguments(part.server_tool_call) };
    default:
      return undefined;
  }
}

/** A call without a type: the AI SDK's `{toolCallId, toolName, input}`, or `{id?, name, arguments}`. */
function flatCall(part: JsonObject): StatedCall | undefined {
  const { toolName, name } = part;
  if ("type" in part && part.type !== "function") return undefined;
  if (isString(toolName) && ("input" in part || "args" in part))
    return { id: part.toolCallId, name: toolName, ...argumentsIn(part, "input", "args") };
  if (isString(name) && !("role" in part) && ("arguments" in part || "args" in part))
    return { id: callIdOf(part.id), name, ...argumentsIn(part, "arguments", "args") };
  return undefined;
}

/** True for the definition of a tool, which has the shape of a call but for its arguments. */
export function isDefinition(made: JsonObject): boolean {
  return !("arguments" in made) && ("parameters" in made || "description" in made);
}

/** Microsoft's framework gives the id of the run and that of the call as a list. */
function callIdOf(id: Json | undefined): Json | undefined {
  if (!Array.isArray(id)) return id;
  return id.find((one) => isString(one) && one.startsWith("call_")) ?? id.at(-1);
}

/** What a provider's own tool was asked is all that its part says, but for its type. */
function serverArguments(call: Json | undefined): StatedArguments {
  if (!isObject(call)) return {};
  const { type: _type, ...args } = call;
  return { arguments: call.arguments ?? call.input ?? args };
}

function argumentsIn(call: JsonObject, ...keys: readonly string[]): StatedArguments {
  const stated = statedArguments(call, ...keys);
  return statedText(stated.argumentsText ?? stated.arguments);
}

/**
 * Arguments as instrumentations write them: text is the JSON text of them, also when it was encoded twice; empty text is none. When
 * nothing is recorded of them, not even `{}`, the answer is empty.
 */
export function statedText(value: Json | undefined): StatedArguments {
  if (value === undefined || value === null || value === REDACTED) return {};
  if (!isString(value)) return { arguments: value };
  if (value.trim() === "") return { arguments: {} };
  const once = jsonIn(value);
  const decoded = jsonIn(once);
  if (isObject(decoded)) return { arguments: decoded };
  const isCutOff = isString(once) && once.trimStart().startsWith("{");
  return { argumentsText: isCutOff ? once : value };
}

/** True when nothing is recorded of a call's arguments. */
export function areUnknown(call: StatedCall): boolean {
  return call.arguments === undefined && call.argumentsText === undefined;
}

/** The result of a call in one part or message, of the same providers; undefined when it holds none. */
export function resultIn(part: JsonObject): StatedResult | undefined {
  const bedrock = part.toolResult;
  if (isObject(bedrock))
    return { id: bedrock.toolUseId, ...outcomeText(bedrock.content, bedrock.status === "error") };
  const gemini = part.function_response ?? part.functionResponse;
  if (isObject(gemini)) return { id: gemini.id, name: gemini.name, ...outcomeText(gemini.response) };
  if (isItemResult(part)) return itemResult(part);
  const { toolCallId: id, toolName: name } = part;
  switch (part.type) {
    case "tool_result":
      return { id: part.tool_use_id, ...outcomeText(part.content, part.is_error === true) };
    case "tool-result":
      return { id, name, ...messageOutcome(part) };
    case "tool-error":
      return { id, name, ...outcomeText(part.error, true) };
    case "tool_call_response":
    case "server_tool_call_response":
      return {
        id: callIdOf(part.id),
        name: part.name,
        ...outcomeText(part.response ?? part.result ?? part.server_tool_call_response),
      };
    default:
      return isString(part.tool_call_id) ? toolMessageResult(part) : undefined;
  }
}

/** The result that a tool's message as a whole is. */
export function toolMessageResult(message: JsonObject): StatedResult {
  const hasFailed = message.status === "error" || message.is_error === true;
  const { content = null, name } = message;
  return {
    id: message.tool_call_id ?? message.id,
    ...(isString(name) && name !== "" ? { name } : {}),
    ...outcomeText(content ?? undefined, hasFailed),
  };
}

/** LangChain's message of a tool, where a span's answer is one: bare or as `{output}`, as Python or JavaScript writes it. */
export function langchainToolMessage(answer: Json | undefined): JsonObject | undefined {
  const held = isObject(answer) && isObject(answer.output) ? answer.output : answer;
  const message = isObject(held) && isObject(held.kwargs) ? held.kwargs : held;
  return isObject(message) && isString(message.tool_call_id) && "content" in message ? message : undefined;
}

/**
 * The outcome that a tool's message tells. Such messages have no mark of failure: it is seen from the texts that frameworks
 * write into them, unless the writer says that it `isError`.
 */
export function outcomeText(response: Json | undefined, isError = false): Outcome {
  const result = response === undefined ? {} : { result: response };
  if (isObject(response) && response.denied === true) return { status: "rejected", ...result };
  const text = resultText(response);
  const hasFailed = isError || (isObject(response) && response.isError === true);
  return { status: hasFailed ? failureStatus(text) : statusInText(text), ...result };
}

function resultText(response: Json | undefined): string {
  if (isString(response)) return response;
  if (isObject(response)) return isString(response.error) ? `Error: ${response.error}` : "";
  const [first] = listOf(response);
  return isObject(first) && isString(first.text) ? first.text : "";
}

/** JSON that a field holds as text, or as it is. Text that is not JSON stays text. */
export function jsonIn(value: Json | undefined): Json | undefined {
  if (!isString(value)) return value;
  const held = tryParseJson(value);
  return held === undefined ? value : held;
}

/**
 * The tools in a list of definitions, in the shape of any provider. The list and each of its items may be JSON text; what is no
 * definition is left out.
 */
export function offeredTools(list: Json | undefined): ToolDefinition[] {
  const held = jsonIn(list);
  return objectsOf(Array.isArray(held) ? held.map((item) => jsonIn(item) ?? null) : []).flatMap(definitions);
}

/** Gemini lists the declarations of functions within a tool. */
function definitions(tool: JsonObject): ToolDefinition[] {
  const declared = tool.function_declarations ?? tool.functionDeclarations;
  if (Array.isArray(declared)) return objectsOf(declared).flatMap((one) => definition(one));
  return isObject(tool.function) ? definition(tool.function, tool) : definition(tool);
}

/** The definition in an object; what it has no field for may stand `beside` it. */
function definition(stated: JsonObject, beside: JsonObject = stated): ToolDefinition[] {
  const said = (field: string) => (field in stated ? stated : beside)[field] ?? null;
  const [name, description] = [said("name"), said("description")];
  if (!isString(name) || name === "") return [];
  const tool: ToolDefinition = { name };
  if (isString(description)) tool.description = description;
  const readOnly = readOnlyHint({ annotations: said("annotations"), readOnlyHint: said("readOnlyHint") });
  if (readOnly !== undefined) tool.readOnly = readOnly;
  const parameters = parametersOf(stated) ?? parametersOf(beside);
  if (parameters !== undefined) tool.parameters = parameters;
  const defaults = defaultsOf(stated) ?? defaultsOf(beside);
  if (defaults !== undefined) tool.defaults = defaults;
  return [tool];
}

const ROLES = new Set(["system", "user", "assistant", "tool"]);

/** True for ModelMessages (v4: CoreMessages). Without tool or reasoning parts they are any vendor's chat messages. */
export function areModelMessages(messages: readonly JsonObject[]): boolean {
  return messages.every(isModelMessage) && messages.some(({ content }) => objectsOf(content).some(isOwnPart));
}

/** Reads ModelMessages (v4: CoreMessages). */
export function readModelMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  for (const { role, content } of messages) {
    talk.nextTurn();
    const parts = isString(content) ? [{ type: "text", text: content }] : objectsOf(content);
    readParts(talk, speakerOf(role), parts, messageOutcome);
  }
  return talk.run();
}

/**
 * What to say of messages without any call that end in an answer made of parts, as the SDK writes it: version 7 keeps only the last
 * step in `result.response.messages`, and these look like any chat. Undefined for others.
 */
export function lastStepWarning(messages: readonly JsonObject[], { toolCalls }: Run): string | undefined {
  const last = messages.at(-1);
  return toolCalls.length === 0 && last?.role === "assistant" && Array.isArray(last.content)
    ? "no call is recorded; result.response.messages of AI SDK 7 has the last step only: if this is it, write result.responseMessages"
    : undefined;
}

/** Reads content parts, of a message or of a step. They differ in how a result tells its outcome. */
export function readParts(
  talk: Conversation,
  speaker: Speaker | undefined,
  parts: readonly JsonObject[],
  outcomeOf: (result: JsonObject) => Outcome,
): void {
  for (const part of parts) {
    const { toolCallId: id, toolName: name } = part;
    switch (part.type) {
      case "text":
        if (speaker !== undefined) talk.say(speaker, part.text);
        break;
      case "reasoning":
        talk.say("reasoning", part.text);
        break;
      case "tool-call":
        talk.call({
          id,
          name,
          ...statedArguments(part, "input", "args"),
          ...(part.invalid === true ? refused(part.error) : {}),
        });
        break;
      case "tool-result":
        talk.result({ id, name, ...outcomeOf(part), duration: part.toolExecutionMs });
        break;
      case "tool-error":
        talk.result({ id, name, ...failed(part.error), duration: part.toolExecutionMs });
        break;
      case "step-start":
        talk.nextGroup();
        break;
      case "tool-approval-request":
      case "tool-approval-response":
        break;
      default:
        if (mayHoldCall(part)) throw new RecordingError(unknownPart(part));
    }
  }
}

/** What is wrong with a part that may hold a call. */
export function unknownPart({ type }: JsonObject): string {
  return `a part of type ${shown(type)} that no AI SDK and no Mastra writes so`;
}

/** Who speaks in a message of that role; nobody in a tool's. */
export function speakerOf(role: Json | undefined): Speaker | undefined {
  return role === "system" || role === "user" || role === "assistant" ? role : undefined;
}

/** The outcome in a message's `tool-result` part: v5 and later `output: {type, value}`, v4 `result` and `isError`. */
export function messageOutcome(part: JsonObject): Outcome {
  const { output, result } = part;
  if (!isObject(output)) return part.isError === true ? failed(result) : answered(output ?? result);
  switch (output.type) {
    case "error-text":
    case "error-json":
      return failed(output.value);
    case "execution-denied":
      return refused(output.reason);
    default:
      return answered(output.value ?? output);
  }
}

/** True for a message that may be a ModelMessage. */
export function isModelMessage(message: JsonObject): boolean {
  const { role, content } = message;
  if (!isString(role) || !ROLES.has(role)) return false;
  if (["parts", "tool_calls", "toolCallId"].some((key) => key in message)) return false;
  if (content === undefined || content === null) return role === "assistant";
  return isString(content) || (Array.isArray(content) && content.every(isTyped));
}

function isOwnPart(part: JsonObject): boolean {
  if (part.type === "reasoning") return isString(part.text);
  return (part.type === "tool-call" || part.type === "tool-result") && callId(part.toolCallId) !== undefined;
}

/** Says what the user and the system prompt say in messages that stand beside the steps they led to. */
export function sayQuestions(talk: Conversation, messages: Json | undefined): void {
  for (const { role, content, parts } of objectsOf(messages)) {
    const speaker = speakerOf(role);
    if (speaker === undefined || speaker === "assistant") continue;
    if (isString(content) && content !== "") talk.say(speaker, content);
    else for (const part of objectsOf([...listOf(content), ...listOf(parts)])) talk.say(speaker, part.text);
  }
}

/** What became of a call, and the answer or the error's text. */
export interface Outcome {
  status: CallStatus;
  result?: Json;
}

/** The outcome of a call that has a result. Mastra hands failures over as results, also to AI SDK messages. */
export function answered(result: Json | undefined): Outcome {
  return { status: answerStatus(result), ...(result === undefined ? {} : { result }) };
}

function answerStatus(result: Json | undefined): CallStatus {
  if (!isObject(result)) return "ok";
  if (result.code === "TOOL_EXECUTION_FAILED") return "error";
  if (result.error !== true || result.validationErrors === undefined) return "ok";
  // The same shape tells that the tool ran and its own output was wrong.
  return isString(result.message) && result.message.startsWith("Tool output") ? "error" : "rejected";
}

/** The outcome of a call that ended in an error: `rejected` when its text says that the arguments were refused. */
export function failed(error: Json | undefined): Outcome {
  const message = isObject(error) ? error.message : error;
  const text = message ?? (isObject(error) ? error.name : undefined);
  const result = message ?? error;
  return {
    status: isString(text) ? failureStatus(text) : "error",
    ...(result === undefined ? {} : { result }),
  };
}

/** The outcome of a call that was refused before its tool ran: by the schema, or by the person asked to approve it. */
export function refused(reason: Json | undefined): Outcome {
  return { ...failed(reason), status: "rejected" };
}
