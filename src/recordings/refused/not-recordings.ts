import { isObject, isString, type Json, type JsonObject } from "../../core/json.ts";
import { refusedTelemetry } from "./refused-agents.ts";
import { refusedPlatforms } from "./refused-platforms.ts";
import { each, events, has, hasOneOf, type RefusedShape, refusalText, shapeOf } from "./refused-shape.ts";

const BOTH_DIRECTIONS =
  "the call that it answers is missing: record the JSON-RPC messages of both directions";
const NO_RUN = "let the pattern match recordings only";

/** Used only if no format claims a document. Order is irrelevant. */
const refusedShapes: readonly RefusedShape[] = [
  each(
    "questions of the Berkeley Function Calling Leaderboard",
    "they say what to ask and record no run: ask your agent, and record what it does",
    ({ question, function: tools, involved_classes: classes }) =>
      Array.isArray(question) && (Array.isArray(tools) || Array.isArray(classes)),
  ),
  each(
    "possible answers of the Berkeley Function Calling Leaderboard",
    "they say what is expected and record no run: write them as expectations, and record your agent",
    (answer) => isString(answer.id) && Array.isArray(answer.ground_truth) && !("response" in answer),
  ),
  each(
    "the result of an MCP tool",
    BOTH_DIRECTIONS,
    (result) =>
      !("role" in result) &&
      hasOneOf(result, "isError", "structuredContent", "resultType") &&
      (Array.isArray(result.content) || "structuredContent" in result),
  ),
  each(
    "the error of a JSON-RPC response",
    BOTH_DIRECTIONS,
    ({ code, message }) => typeof code === "number" && code <= -32_000 && isString(message),
  ),
  each(
    "what an MCP server asks a model (sampling/createMessage)",
    "those calls are none of the agent's: record the messages of the agent's own run",
    ({ messages, maxTokens }) => Array.isArray(messages) && typeof maxTokens === "number",
  ),
  each(
    "an error that was thrown",
    "the run ended without a recording: record the messages up to the error, such as with onStepFinish",
    // JSON.stringify omits an Error's message.
    ({ name, message }) =>
      isString(name) &&
      (/^AI_\w+Error$/.test(name) || (isString(message) && /\w(?:Error|Exception)$/.test(name))),
    "error",
  ),
  each(
    "the error that a model's provider answered",
    "the request failed and there is no run: run it again",
    ({ error, type: _type, request_id: _id, ...rest }) =>
      (Object.keys(rest).length === 0 && (isString(error) || (isObject(error) && isString(error.message)))) ||
      isString(rest.__type) ||
      (isObject(rest.Error) && has(rest.Error, "Code", "Message")),
    "error",
  ),
  each(
    "what Claude Code prints with --output-format json",
    `it has the last answer only, without the calls before it: run "claude -p" with --output-format stream-json --verbose`,
    (last) => isLastAnswer(last) && typeof last.num_turns === "number",
  ),
  each(
    "what Cursor prints with --output-format json",
    `it has the last answer only, without the calls before it: run "cursor-agent -p" with --output-format stream-json`,
    (last) => isLastAnswer(last) && isString(last.request_id) && !("num_turns" in last),
  ),
  each(
    "the last answer of Claude Code, Cursor or Qwen Code (--output-format json)",
    "its calls are gone: record with --output-format stream-json (Claude Code: with --verbose too)",
    (last) => isLastAnswer(last) && last.message === undefined,
  ),
  each(
    "the last answer of Gemini CLI (--output-format json)",
    "its calls are gone: record with --output-format stream-json",
    ({ response, stats }) => isString(response) && isObject(stats) && isObject(stats.tools),
  ),
  each(
    "a row of a batch's output",
    "write what is inside: jq -c '{case: .custom_id} + .response.body' (OpenAI) or '{case: .custom_id} + .result.message' (Anthropic)",
    (row) => "custom_id" in row && (isObject(row.response) || isObject(row.result)),
  ),
  {
    title: "what the OpenAI Agents SDK keeps of a run (its state, newItems or the events of its stream)",
    reason: "write result.history",
    is: (documents) =>
      documents.every((item) => isRunState(item) || isRunItem(item)) || documents.some(isRunEvent),
  },
  events(
    "parts of a fullStream of the AI SDK or Mastra",
    "write the steps of the result (await result.steps)",
    ({ type, payload, warnings }) =>
      (type === "start-step" || type === "step-start") &&
      Array.isArray(isObject(payload) ? payload.warnings : warnings),
  ),
  each(
    "a result whose steps were not awaited (steps is {})",
    "write {case, steps: await result.steps}",
    ({ steps }) => isObject(steps) && Object.keys(steps).length === 0,
  ),
  each(
    "a result without a step (steps is [])",
    "write await result.steps when the run is over, or the plain form with toolCalls: [] where none was made",
    (result) => Array.isArray(result.steps) && result.steps.length === 0 && !("error" in result),
  ),
  each(
    "a run whose toolCalls are null",
    "write the list of calls, [] where there were none",
    ({ toolCalls }) => toolCalls === null,
  ),
  each(
    "the toolCalls of one step of the AI SDK",
    "write {case, steps: await result.steps}, or rename toolName to name and input to arguments for the plain form",
    ({ toolCalls }) =>
      Array.isArray(toolCalls) &&
      toolCalls.length > 0 &&
      toolCalls.every((call) => isObject(call) && "toolName" in call),
  ),
  each(
    "the tool_calls of one message",
    "write {case, messages: […]} with all messages of the run, or the plain form {case, toolCalls: [{name, arguments}]}",
    (message) => Array.isArray(message.tool_calls) && !hasOneOf(message, "messages", "conversation_id"),
  ),
  events(
    "a stream of AG-UI events",
    "it is written for a screen, and adapters leave out arguments: write the messages of the agent's own framework",
    ({ type, threadId, toolCallName }) =>
      type === "RUN_STARTED" ? isString(threadId) : type === "TOOL_CALL_START" && isString(toolCallName),
  ),
  each(
    "the messages that Cline shows",
    "give api_conversation_history.json beside it",
    ({ ts, type, say, ask }) => typeof ts === "number" && isString(type) && isString(say ?? ask),
  ),
  each(
    "the summary or the index of a run of eve eval",
    "it has no events: give the files in evals/ beside it",
    (index) =>
      !("result" in index) &&
      (has(index, "verdict", "assertions", "status") || has(index, "target", "totalEvals", "evals")),
  ),
  each("a report of rungate", NO_RUN, "schemaVersion suite cases", "bystander"),
  each(
    "a file of expectations",
    `give it with --expectations, and ${NO_RUN}`,
    ({ cases }) =>
      Array.isArray(cases) && cases.length > 0 && cases.every((entry) => isObject(entry) && "id" in entry),
    "bystander",
  ),
  each(
    "a package.json",
    NO_RUN,
    (manifest) =>
      has(manifest, "name", "version") &&
      hasOneOf(manifest, "scripts", "dependencies", "devDependencies", "lockfileVersion"),
    "bystander",
  ),
  each(
    "the definition of a tool",
    NO_RUN,
    (tool) => isDefinition(isObject(tool.function) ? tool.function : tool),
    "bystander",
  ),
  each(
    "a JSON Schema",
    NO_RUN,
    ({ $schema, type, properties }) =>
      (isString($schema) && $schema.includes("json-schema.org")) ||
      (type === "object" && isObject(properties)),
    "bystander",
  ),
  ...refusedPlatforms,
  ...refusedTelemetry,
];

/** Returns a refusal with advice for a known document, or a list of them, that no format claims. */
export function refusalOf(document: Json): string | undefined {
  const shape = shapeOf(refusedShapes, document);
  return shape && refusalText(shape);
}

/** Returns true for files that often lie beside recordings, such as package.json. */
export function isBystander(document: Json): boolean {
  return shapeOf(refusedShapes, document)?.kind === "bystander";
}

/** Returns true for the error of a failed run in place of a recording. */
export function isErrorAlone(document: Json): boolean {
  return shapeOf(refusedShapes, document)?.kind === "error";
}

function isLastAnswer({ type, subtype, session_id: session }: JsonObject): boolean {
  return type === "result" && isString(subtype) && isString(session);
}

/** A state, or a whole result with a state. */
function isRunState({ state, ...result }: JsonObject): boolean {
  return has(isObject(state) ? state : result, "$schemaVersion", "modelResponses");
}

function isRunEvent({ type }: JsonObject): boolean {
  return type === "raw_model_stream_event" || type === "run_item_stream_event";
}

function isRunItem({ type, rawItem }: JsonObject): boolean {
  return isString(type) && type.endsWith("_item") && isObject(rawItem);
}

function isDefinition(tool: JsonObject): boolean {
  return (
    isString(tool.name) && ["parameters", "input_schema", "inputSchema"].some((key) => isObject(tool[key]))
  );
}
