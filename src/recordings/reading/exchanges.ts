import { isObject, isString, type Json, type JsonObject, objectOf, textOf } from "../../core/json.ts";
import { tryParseJson, unpacked } from "../../core/parse-json.ts";
import type { CallStatus } from "../run.ts";

/** One request to a model's API and its response, whole or streamed. */
export interface Exchange {
  request: JsonObject;
  response: JsonObject | Json[];
}

/** Returns the `{request, response}` pairs of a document, also under `exchanges`. Returns undefined for other documents. */
export function exchangesIn(document: Json): Exchange[] | undefined {
  const log = isObject(document) && Array.isArray(document.exchanges) ? document.exchanges : document;
  const exchanges = [log].flat().map(exchangeIn);
  return exchanges.length > 0 && exchanges.every((exchange) => exchange !== undefined)
    ? exchanges
    : undefined;
}

function exchangeIn(document: Json): Exchange | undefined {
  if (!isObject(document) || Array.isArray(document.messages)) return undefined;
  const request = bodyOf(firstOf(document, REQUEST_KEYS));
  const response = bodyOf(firstOf(document, ANSWER_KEYS));
  return isObject(request) && (isObject(response) || Array.isArray(response))
    ? { request, response }
    : undefined;
}

const REQUEST_KEYS = ["request", "request_body", "requestBody", "RequestBody"];
const OWN_ANSWER_KEYS = ["response", "response_body", "responseBody", "ResponseBody"];
const ANSWER_KEYS = [...OWN_ANSWER_KEYS, "output", "completion"];
const HISTORY_KEYS = ["messages", "input", "contents", "prompt"];

function firstOf(document: JsonObject, keys: readonly string[]): Json | undefined {
  return keys.map((key) => document[key] ?? undefined).find((value) => value !== undefined);
}

/** HTTP recorders keep the body in `body`, possibly as text. */
function bodyOf(sent: Json | undefined): Json {
  const held = unpacked(sent);
  const body = isObject(held) ? unpacked(held.body) : null;
  return typeof body === "object" && body !== null ? body : held;
}

/**
 * Converts gateway log rows, which hold the answer beside the model's input, to `{request, response}`. Returns other documents unchanged.
 * `isLoose` also accepts answer keys that other recordings have.
 */
export function pairUp(document: Json, isLoose = false): Json {
  if (!Array.isArray(document)) return isObject(document) ? pairUpRow(document, isLoose) : document;
  const rows = document.map((row) => (isObject(row) ? pairUpRow(row, isLoose) : row));
  return rows.length > 0 && rows.every((row, at) => row !== document[at]) ? rows : document;
}

function pairUpRow(row: JsonObject, isLoose: boolean): JsonObject {
  const answerKey = (isLoose ? ANSWER_KEYS : OWN_ANSWER_KEYS).find((key) => (row[key] ?? null) !== null);
  // Stream events have a response too.
  if (answerKey === undefined || isString(row.type)) return row;
  const { [answerKey]: answer = null, ...rest } = row;
  const response = bodyOf(answer);
  const ofAnswer = historyKeyFor(response);
  if (typeof response !== "object" || response === null || hasMessages(answer)) return row;
  const requestKey = REQUEST_KEYS.find((key) => (row[key] ?? null) !== null);
  if (requestKey !== undefined)
    return ofAnswer === undefined ? row : { ...rest, request: bodyOf(row[requestKey]), response };
  const historyKey = HISTORY_KEYS.find((key) => Array.isArray(row[key]) || isString(row[key])) ?? "";
  const { [historyKey]: history, ...request } = rest;
  // An error stays beside the request, because it is not the same as no answer.
  const key = ofAnswer ?? (isLoose || !Array.isArray(history) ? undefined : historyKey);
  if (key === undefined) return row;
  return { ...request, request: history === undefined ? request : { ...request, [key]: history }, response };
}

function hasMessages(answer: Json): boolean {
  return isObject(answer) && Array.isArray(answer.messages);
}

/** Returns the request field for messages in the API of an answer, or undefined if it is not a model's answer. */
function historyKeyFor(answer: Json): "messages" | "contents" | "input" | undefined {
  const value = Array.isArray(answer) ? answer[0] : answer;
  if (!isObject(value)) return undefined;
  if (Array.isArray(value.candidates)) return "contents";
  const isOfResponses = value.object === "response" && Array.isArray(value.output);
  if (isOfResponses || /^response\./.test(textOf(value.type))) return "input";
  const isWhole = Array.isArray(value.choices) || (isObject(value.output) && isObject(value.output.message));
  const isMessage =
    value.role === "assistant" || (isObject(value.message) && value.message.role === "assistant");
  return isWhole || isMessage || value.type === "message_start" || "messageStart" in value
    ? "messages"
    : undefined;
}

/** Returns each exchange as its request and response in order, or the document unchanged if it has none. */
export function unpaired(document: Json): Json {
  return exchangesIn(document)?.flatMap(({ request, response }) => [request, response].flat()) ?? document;
}

interface Wording {
  /** The tool never ran: its arguments were refused, it does not exist, or a person declined. */
  refused?: RegExp;
  failed?: RegExp;
  failedEndings?: readonly string[];
  /** Only for failed calls, because successful results may read alike: the tool never ran. */
  failedUnrun?: RegExp;
}

const WORDINGS = {
  adk: { failedUnrun: /^(?:Invoking `[^`]*` failed (?:as|due to)\b|This tool call is rejected\.)/ },
  agentFramework: {
    refused:
      /^(?:Error: )?(?:Tool call invocation (?:was )?rejected\b|Requested function "[^"]*" not found\.$)/,
    failedUnrun: /^Error: Argument parsing failed\./,
  },
  aiSdk: {
    refused:
      /^(?:AI_(?:InvalidTool|NoSuchTool)|(?:Error: )?(?:Invalid (?:input|arguments) for tool\b|Model tried to call unavailable tool\b))/,
  },
  autoGen: {
    refused: /^\d+ validation errors? for \w+args\n.*\[type=\w+, input_value=/s,
    failedUnrun:
      /^Error: (?:tool '[^']*' not found in any|The tool '[^']*' is not available|Function \S+ not found)\b/,
  },
  claudeCode: {
    failedUnrun:
      /^(?:(?:<tool_use_error>)?(?:Error: )?(?:InputValidationError\b|No such tool available\b)|The user doesn't want to (?:proceed with this tool use|take this action)|Claude requested permissions to\b|Permission (?:to use .{1,200} has been|for this (?:tool use|action) was) denied|This command requires approval)/,
  },
  crewAi: {
    failed: /^Error executing tool: /,
    failedUnrun: /^Error executing tool: Tool '[^']*' arguments validation failed: /,
  },
  langchain: {
    refused:
      /^(?:(?:Error: )?\S+ is not a valid tool, try (?:one of \[.*\]\.|another one\.|another available tool: .*)|Error: Tool ".*" not found\.\n Please fix your mistakes\.|Invalid or incomplete tool input\. Please try again\.)$/s,
    failed: /^Error (?:invoking|executing) tool .*Please fix the error and try again\.$/s,
    failedEndings: ["\nPlease fix your mistakes.", "\n Please fix your mistakes."],
    failedUnrun:
      /^(?:Error: )?Error invoking tool |Received tool input did not match expected schema|^Tool input validation error|^User rejected the tool call for /,
  },
  llamaIndex: {
    refused: /^Tool \S+ not found\. Please select a tool that is available\.$/,
    failed: /^Encountered error: /,
  },
  mastra: {
    refused:
      /^(?:Error: )?Tool (?:(?:input )?validation failed|"[^"]*" (?:not found\. Available tools:|received invalid arguments\b))/,
  },
  mcp: {
    // Servers use this code also for a wrong output of a tool that ran.
    failedUnrun:
      /^(?:Error: )?(?:Input validation error: |MCP error -32602\b(?!(?:: MCP error -32602)*: (?:Output validation error: |Invalid structured content for tool |Tool \S+ has an output schema but )))/,
  },
  openai: {
    refused:
      /^Invalid tool_call: "[^"]*"\. (?:Available options are: .*|"[^"]*" requested)\. Please try again$/s,
  },
  openaiAgents: {
    refused: /^(?:An error occurred while parsing tool arguments\.|Tool execution was not approved\.$)/,
    failed: /^An error occurred while running the tool\./,
    failedUnrun: /^Invalid JSON input for tool|was manually rejected by user/,
  },
  pydantic: { failedUnrun: /^(?:Error executing tool \S+: |Error: )?\d+ validation errors?\b/ },
  pydanticAi: {
    refused:
      /^(?:\d+ validation errors?\b|Unknown tool name: ).*Fix the errors and try again\.$|^Unknown tool name: '[^']*'\. (?:Available tools: |No tools available)/s,
    failedUnrun: /^\[\{"type":"\w+","loc":\[/,
    failedEndings: ["Fix the errors and try again."],
  },
  smolagents: {
    failedUnrun:
      /^Error:\n(?:Unknown tool \S+, should be one of: |Argument (?:\w+ is (?:not in the tool's input schema|required)|(?:\w+ )?has type '[^']*' but should be)\b)/,
  },
  strands: {
    failedUnrun:
      /^(?:Error: )?(?:Validation failed for input parameters\b|Unknown tool: |tool cancelled by user|tool_name=<)/,
  },
  // tau-bench, and frameworks that pass errors on as text.
  others: { failed: /^Error: ?/ },
  // Placeholders for results of stopped calls: LangChain, Codex, Gemini CLI, Claude Code and others.
  stopped: {
    failed:
      /^(?:Tool call \S+ with id \S+ was cancelled\b|\[(?:Request|Operation|Tool (?:call|use|execution)) (?:interrupted|cancell?ed|aborted)\b|(?:Tool (?:call|use|execution) (?:was )?)?(?:interrupted|cancell?ed|aborted) by (?:the )?user\b|(?:The )?[Tt]ool (?:call|use|execution) (?:was |has been )?(?:interrupted|cancell?ed|aborted)\b)/,
  },
} satisfies Record<string, Wording>;

type Framework = keyof typeof WORDINGS;

const ALL: readonly Wording[] = Object.values(WORDINGS);
/** All patterns in one, because most results match none of them. */
const ANY: Wording = {
  refused: either(ALL.map(({ refused }) => refused)),
  failed: either(ALL.map(({ failed }) => failed)),
  failedEndings: ALL.flatMap(({ failedEndings = [] }) => failedEndings),
};

/** Returns a call's status from its result text, for formats without an error field. `framework` selects whose texts apply. */
export function statusInText(text: string, framework?: Framework): CallStatus {
  const {
    refused,
    failed,
    failedEndings = [],
  }: Wording = framework === undefined ? ANY : WORDINGS[framework];
  const sole = framework === undefined ? soleError(text) : undefined;
  if (sole !== undefined) return failureStatus(sole);
  if (refused?.test(text)) return "rejected";
  if (framework === undefined && STILL_RUNNING.test(text)) return "pending";
  const hasFailed = failed?.test(text) || failedEndings.some((ending) => text.endsWith(ending));
  return hasFailed ? failureStatus(text) : "ok";
}

/** Pydantic AI 2 writes `{"error":…}`, without a space, for a model whose messages have no field for failures. */
function soleError(text: string): string | undefined {
  if (!/^\{"error":["[]/.test(text)) return undefined;
  const { error, ...more } = objectOf(tryParseJson(text));
  if (error === undefined || Object.keys(more).length > 0) return undefined;
  return isString(error) ? error : JSON.stringify(error);
}

/** A placeholder for the result of a call that still runs. */
const STILL_RUNNING =
  /^\W?(?:(?:the )?(?:tool|command|task|job|function|call)\b[^.\n]{0,80}\b(?:is |are )?(?:still |now )?(?:running|executing|in progress|pending)\b|(?:still|currently) (?:running|executing|in progress)\b|(?:running|executing|pending|in progress|working)\W*$)/i;

/** Returns the status of a failed call: `rejected` if its text shows that the tool never ran. */
export function failureStatus(text: string): "rejected" | "error" {
  const isRefused = ALL.some(({ refused, failedUnrun }) => refused?.test(text) || failedUnrun?.test(text));
  return isRefused ? "rejected" : "error";
}

/** Returns the status and result of a call with a list of parts: texts joined, a single JSON part as its value, other parts unchanged. */
export function outcomeInParts(
  content: Json | undefined,
  hasFailed: boolean,
): { status: CallStatus; result: Json | undefined } {
  const result = Array.isArray(content) ? resultOf(content) : (content ?? undefined);
  if (!hasFailed) return { status: "ok", result };
  return { status: isString(result) ? failureStatus(result) : "error", result };
}

function resultOf(parts: Json[]): Json {
  const texts = parts.map((part) => (isObject(part) && (part.type ?? "text") === "text" ? part.text : null));
  if (texts.every(isString)) return texts.join("\n");
  const [first] = parts;
  return parts.length === 1 && isObject(first) && first.json !== undefined ? first.json : parts;
}

/** The s flag lets dots also match line breaks. */
function either(expressions: readonly (RegExp | undefined)[]): RegExp {
  return new RegExp(expressions.flatMap((expression) => expression?.source ?? []).join("|"), "s");
}
