import { isObject, isString, type Json, type JsonObject, textOf, unpacked } from "../base/json.ts";
import type { CallStatus } from "./run.ts";

/** One call of a model's API: what was sent, and what came back, whole or as the pieces of a stream. */
export interface Exchange {
  request: JsonObject;
  response: JsonObject | Json[];
}

/**
 * The exchanges in a document: a pair `{request, response}`, or a list of those as a proxy logs them, by itself or as `exchanges`.
 * Undefined when it is none of these.
 */
export function exchangesIn(document: Json): Exchange[] | undefined {
  const log = isObject(document) && Array.isArray(document.exchanges) ? document.exchanges : document;
  const exchanges = [log].flat().map(exchangeIn);
  return exchanges.length > 0 && exchanges.every((one) => one !== undefined) ? exchanges : undefined;
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

/** The body of what was sent or received, which recorders of HTTP keep in `body`, also as text. */
function bodyOf(sent: Json | undefined): Json {
  const held = unpacked(sent);
  const body = isObject(held) ? unpacked(held.body) : null;
  return typeof body === "object" && body !== null ? body : held;
}

/**
 * Returns a log row of a gateway, which keeps what a model was given beside its answer, as `{request, response}`; each element of a list
 * of rows likewise. Any other document is returned as it is. `isLoose`: the answer may also be under a key that other recordings have.
 */
export function pairUp(document: Json, isLoose = false): Json {
  if (!Array.isArray(document)) return isObject(document) ? pairUpRow(document, isLoose) : document;
  const rows = document.map((row) => (isObject(row) ? pairUpRow(row, isLoose) : row));
  return rows.length > 0 && rows.every((row, at) => row !== document[at]) ? rows : document;
}

function pairUpRow(row: JsonObject, isLoose: boolean): JsonObject {
  const answerKey = (isLoose ? ANSWER_KEYS : OWN_ANSWER_KEYS).find((key) => (row[key] ?? null) !== null);
  // Events of a stream have a response, too.
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
  // What is no answer of a model, such as an error, stays beside what was asked: it is not the same as no answer.
  const key = ofAnswer ?? (isLoose || !Array.isArray(history) ? undefined : historyKey);
  if (key === undefined) return row;
  return { ...request, request: history === undefined ? request : { ...request, [key]: history }, response };
}

/** True for the response of a step of the AI SDK. */
function hasMessages(answer: Json): boolean {
  return isObject(answer) && Array.isArray(answer.messages);
}

/** The field in which the API that gave an answer takes the messages before it; undefined for what is not an answer of a model. */
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

/** A document with each of its exchanges as its request and what came back, one after another; any other as it is. */
export function unpaired(document: Json): Json {
  return exchangesIn(document)?.flatMap(({ request, response }) => [request, response].flat()) ?? document;
}

/** What a framework writes in place of a result. */
interface Wording {
  /** The tool never ran: its arguments were refused, there is no such tool, or a person said no. */
  refused?: RegExp;
  /** The call failed. */
  failed?: RegExp;
  /** The same, by how the text ends. */
  failedEndings?: readonly string[];
  /** Of a call that is known to have failed: the tool never ran. What a tool answers when all went well may read the same. */
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
    failedUnrun:
      /^Error: (?:tool '[^']*' not found in any|The tool '[^']*' is not available|Function \S+ not found)\b/,
  },
  claudeCode: {
    failedUnrun:
      /^(?:(?:<tool_use_error>)?(?:Error: )?(?:InputValidationError\b|No such tool available\b)|The user doesn't want to (?:proceed with this tool use|take this action)|Claude requested permissions to\b|Permission (?:to use .{1,200} has been|for this (?:tool use|action) was) denied|This command requires approval)/,
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
    // With the same code servers say that the tool ran and its own output does not fit.
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
    refused: /^(?:\d+ validation errors?\b|Unknown tool name: ).*Fix the errors and try again\.$/s,
    failedEndings: ["Fix the errors and try again."],
  },
  strands: {
    failedUnrun:
      /^(?:Error: )?(?:Validation failed for input parameters\b|Unknown tool: |tool cancelled by user|tool_name=<)/,
  },
  // tau-bench, and those that hand an error on as text.
  others: { failed: /^Error: ?/ },
  // What stands in for the result of a call that was stopped: LangChain, Codex, Gemini CLI, Claude Code and others.
  stopped: {
    failed:
      /^(?:Tool call \S+ with id \S+ was cancelled\b|\[(?:Request|Operation|Tool (?:call|use|execution)) (?:interrupted|cancell?ed|aborted)\b|(?:Tool (?:call|use|execution) (?:was )?)?(?:interrupted|cancell?ed|aborted) by (?:the )?user\b|(?:The )?[Tt]ool (?:call|use|execution) (?:was |has been )?(?:interrupted|cancell?ed|aborted)\b)/,
  },
} satisfies Record<string, Wording>;

/** A framework whose texts for failure are known. */
type Framework = keyof typeof WORDINGS;

const ALL: readonly Wording[] = Object.values(WORDINGS);
/** What any of them writes. Most results are none of these, and one expression tells so sooner than many. */
const ANY: Wording = {
  refused: either(ALL.map(({ refused }) => refused)),
  failed: either(ALL.map(({ failed }) => failed)),
  failedEndings: ALL.flatMap(({ failedEndings = [] }) => failedEndings),
};

/**
 * The status of a call whose result is only a text: formats without a field for failure leave it to what frameworks write there.
 * With `framework` only the texts of that one count.
 */
export function statusInText(text: string, framework?: Framework): CallStatus {
  const {
    refused,
    failed,
    failedEndings = [],
  }: Wording = framework === undefined ? ANY : WORDINGS[framework];
  if (refused?.test(text)) return "rejected";
  if (framework === undefined && STILL_RUNNING.test(text)) return "pending";
  const hasFailed = failed?.test(text) || failedEndings.some((ending) => text.endsWith(ending));
  return hasFailed ? failureStatus(text) : "ok";
}

/** A text that stands in for the result of a call that goes on. */
const STILL_RUNNING =
  /^\W?(?:(?:the )?(?:tool|command|task|job|function|call)\b[^.\n]{0,80}\b(?:is |are )?(?:still |now )?(?:running|executing|in progress|pending)\b|(?:still|currently) (?:running|executing|in progress)\b|(?:running|executing|pending|in progress|working)\W*$)/i;

/** The status of a call that is known to have failed: `rejected` when its text tells that the tool never ran. */
export function failureStatus(text: string): "rejected" | "error" {
  const isRefused = ALL.some(({ refused, failedUnrun }) => refused?.test(text) || failedUnrun?.test(text));
  return isRefused ? "rejected" : "error";
}

/** What became of a call whose answer is a list of parts: texts as text, one piece of JSON as itself, anything else as it stands. */
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

/** Where one of them has a dot, it stands for a line break too. */
function either(expressions: readonly (RegExp | undefined)[]): RegExp {
  return new RegExp(expressions.flatMap((one) => one?.source ?? []).join("|"), "s");
}
