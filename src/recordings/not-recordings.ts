import { isObject, isString, type Json, type JsonObject } from "../base/json.ts";
import { type RefusedShape, refusedPlatforms } from "./refused-platforms.ts";

const BOTH_DIRECTIONS =
  "the call that it answers is missing: record the JSON-RPC messages of both directions";
const NO_RUN = "let the pattern match recordings only";

/** Asked only when no format claims a document. The order has no meaning. */
const refusedShapes: readonly RefusedShape[] = [
  {
    title: "questions of the Berkeley Function Calling Leaderboard",
    is: each(
      ({ question, function: tools, involved_classes: classes }) =>
        Array.isArray(question) && (Array.isArray(tools) || Array.isArray(classes)),
    ),
    reason: "they say what to ask and record no run: ask your agent, and record what it does",
  },
  {
    title: "possible answers of the Berkeley Function Calling Leaderboard",
    is: each(
      (answer) => isString(answer.id) && Array.isArray(answer.ground_truth) && !hasKeys(answer, "response"),
    ),
    reason: "they say what is expected and record no run: write them as expectations, and record your agent",
  },
  {
    title: "the result of an MCP tool",
    is: each(
      (result) =>
        !("role" in result) &&
        ["isError", "structuredContent", "resultType"].some((key) => key in result) &&
        (Array.isArray(result.content) || "structuredContent" in result),
    ),
    reason: BOTH_DIRECTIONS,
  },
  {
    title: "the error of a JSON-RPC response",
    is: each(({ code, message }) => typeof code === "number" && code <= -32_000 && isString(message)),
    reason: BOTH_DIRECTIONS,
  },
  {
    title: "what an MCP server asks a model (sampling/createMessage)",
    is: each(({ messages, maxTokens }) => Array.isArray(messages) && typeof maxTokens === "number"),
    reason: "those calls are none of the agent's: record the messages of the agent's own run",
  },
  {
    title: "an error that was thrown",
    // JSON.stringify leaves out the message of an Error.
    is: each(
      ({ name, message }) =>
        isString(name) &&
        (/^AI_\w+Error$/.test(name) || (isString(message) && /\w(?:Error|Exception)$/.test(name))),
    ),
    reason:
      "the run ended without a recording: record the messages up to the error, such as with onStepFinish",
    isError: true,
  },
  {
    title: "the error that a model's provider answered",
    is: each(
      ({ error, type: _type, request_id: _id, ...others }) =>
        (Object.keys(others).length === 0 &&
          (isString(error) || (isObject(error) && isString(error.message)))) ||
        isString(others.__type) ||
        (isObject(others.Error) && hasKeys(others.Error, "Code", "Message")),
    ),
    reason: "the request failed and there is no run: run it again",
    isError: true,
  },
  {
    title: "what Claude Code prints with --output-format json",
    is: each((last) => isLastAnswer(last) && typeof last.num_turns === "number"),
    reason: `it has the last answer only, without the calls before it: run "claude -p" with --output-format stream-json --verbose`,
  },
  {
    title: "what Cursor prints with --output-format json",
    is: each((last) => isLastAnswer(last) && isString(last.request_id) && !hasKeys(last, "num_turns")),
    reason: `it has the last answer only, without the calls before it: run "cursor-agent -p" with --output-format stream-json`,
  },
  {
    title: "a row of a batch's output",
    is: each((row) => hasKeys(row, "custom_id") && (isObject(row.response) || isObject(row.result))),
    reason:
      "write what is inside: jq -c '{case: .custom_id} + .response.body' (OpenAI) or '{case: .custom_id} + .result.message' (Anthropic)",
  },
  {
    title: "what the OpenAI Agents SDK keeps of a run (its state, newItems or the events of its stream)",
    is: (documents) =>
      documents.every((one) => isRunState(one) || isRunItem(one)) || documents.some(isRunEvent),
    reason: "write result.history",
  },
  {
    title: "parts of a fullStream of the AI SDK or Mastra",
    is: some(
      ({ type, payload, warnings }) =>
        (type === "start-step" || type === "step-start") &&
        Array.isArray(isObject(payload) ? payload.warnings : warnings),
    ),
    reason: "write the steps of the result (await result.steps)",
  },
  {
    title: "a result whose steps were not awaited (steps is {})",
    is: each(({ steps }) => isObject(steps) && Object.keys(steps).length === 0),
    reason: "write {case, steps: await result.steps}",
  },
  {
    title: "a result without a step (steps is [])",
    is: each(
      (result) => Array.isArray(result.steps) && result.steps.length === 0 && !hasKeys(result, "error"),
    ),
    reason:
      "write await result.steps when the run is over, or the plain form with toolCalls: [] where none was made",
  },
  {
    title: "the toolCalls of one step of the AI SDK",
    is: each(
      ({ toolCalls }) =>
        Array.isArray(toolCalls) &&
        toolCalls.length > 0 &&
        toolCalls.every((call) => isObject(call) && hasKeys(call, "toolName")),
    ),
    reason:
      "write {case, steps: await result.steps}, or rename toolName to name and input to arguments for the plain form",
  },
  {
    title: "the tool_calls of one message",
    is: each(
      (message) =>
        Array.isArray(message.tool_calls) && !("messages" in message || "conversation_id" in message),
    ),
    reason:
      "write {case, messages: […]} with all messages of the run, or the plain form {case, toolCalls: [{name, arguments}]}",
  },
  {
    title: "a stream of AG-UI events",
    is: some(({ type, threadId, toolCallName }) =>
      type === "RUN_STARTED" ? isString(threadId) : type === "TOOL_CALL_START" && isString(toolCallName),
    ),
    reason:
      "it is written for a screen, and adapters leave out arguments: write the messages of the agent's own framework",
  },
  {
    title: "the last answer of Claude Code, Cursor or Qwen Code (--output-format json)",
    is: each(
      ({ type, subtype, session_id: id, message }) =>
        type === "result" && isString(subtype) && isString(id) && message === undefined,
    ),
    reason: "its calls are gone: record with --output-format stream-json (Claude Code: with --verbose too)",
  },
  {
    title: "the last answer of Gemini CLI (--output-format json)",
    is: each(({ response, stats }) => isString(response) && isObject(stats) && isObject(stats.tools)),
    reason: "its calls are gone: record with --output-format stream-json",
  },
  {
    title: "the messages that Cline shows",
    is: each(({ ts, type, say, ask }) => typeof ts === "number" && isString(type) && isString(say ?? ask)),
    reason: "give api_conversation_history.json beside it",
  },
  {
    title: "the summary or the index of a run of eve eval",
    is: each(
      (one) =>
        !hasKeys(one, "result") &&
        (hasKeys(one, "verdict", "assertions", "status") || hasKeys(one, "target", "totalEvals", "evals")),
    ),
    reason: "it has no events: give the files in evals/ beside it",
  },
  {
    title: "a report of rungate",
    is: each((report) => hasKeys(report, "schemaVersion", "suite", "cases")),
    reason: NO_RUN,
    isBystander: true,
  },
  {
    title: "a file of expectations",
    is: each(
      ({ cases }) =>
        Array.isArray(cases) && cases.length > 0 && cases.every((one) => isObject(one) && "id" in one),
    ),
    reason: "give it with --expectations, and let the pattern match recordings only",
    isBystander: true,
  },
  {
    title: "a package.json",
    is: each(
      (document) =>
        hasKeys(document, "name", "version") &&
        ["scripts", "dependencies", "devDependencies", "lockfileVersion"].some((key) => key in document),
    ),
    reason: NO_RUN,
    isBystander: true,
  },
  {
    title: "the definition of a tool",
    is: each((tool) => isDefinition(isObject(tool.function) ? tool.function : tool)),
    reason: NO_RUN,
    isBystander: true,
  },
  {
    title: "a JSON Schema",
    is: each(
      ({ $schema, type, properties }) =>
        (isString($schema) && $schema.includes("json-schema.org")) ||
        (type === "object" && isObject(properties)),
    ),
    reason: NO_RUN,
    isBystander: true,
  },
  ...refusedPlatforms,
];

/** What a document is that no format claims, or all that a list holds, and what to do about it; undefined where it is not known. */
export function refusalOf(document: Json): string | undefined {
  const refused = refusedShape(document);
  return refused && `this is no recording but ${refused.title}: ${refused.reason}`;
}

/** True for what often lies beside recordings and is none, such as a package.json. */
export function isBystander(document: Json): boolean {
  return refusedShape(document)?.isBystander ?? false;
}

/** True for an error in the place of a recording: the run failed. */
export function isErrorAlone(document: Json): boolean {
  return refusedShape(document)?.isError ?? false;
}

function refusedShape(document: Json): RefusedShape | undefined {
  const documents = Array.isArray(document) ? document : [document];
  if (documents.length === 0 || !documents.every(isObject)) return undefined;
  return refusedShapes.find(({ is }) => is(documents));
}

function each(is: (document: JsonObject) => boolean): RefusedShape["is"] {
  return (documents) => documents.every(is);
}

function some(is: (document: JsonObject) => boolean): RefusedShape["is"] {
  return (documents) => documents.some(is);
}

function hasKeys(document: JsonObject, ...keys: readonly string[]): boolean {
  return keys.every((key) => key in document);
}

function isLastAnswer({ type, subtype, session_id: session }: JsonObject): boolean {
  return type === "result" && isString(subtype) && isString(session);
}

/** The state alone, or in a result that was written down whole. */
function isRunState({ state, ...result }: JsonObject): boolean {
  return hasKeys(isObject(state) ? state : result, "$schemaVersion", "modelResponses");
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
