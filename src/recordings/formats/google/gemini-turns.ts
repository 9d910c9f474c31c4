import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  member,
  objectOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { failureStatus } from "../../reading/exchanges.ts";
import type { StatedUsage } from "../../reading/usage.ts";
import type { Speaker, StatedResult } from "../../run.ts";

/** A content, the chunks of one response, or an event. */
export interface Turn {
  speaker: Speaker | undefined;
  parts: readonly JsonObject[];
  agent?: string | undefined;
  took?: StatedUsage | undefined;
  /** True if it is unknown which calls were parallel. */
  isFlat?: boolean;
}

const CALL_FIELDS = [
  ...["functionCall", "functionResponse", "executableCode", "codeExecutionResult"],
  ...["toolCall", "toolResponse"],
];
const PART_FIELDS = new Set([
  ...[...CALL_FIELDS, "text", "thought", "thoughtSignature", "inlineData", "fileData", "videoMetadata"],
  ...["mediaResolution", "partMetadata"],
]);

/** Detects a content `{role, parts}`; Gemini's parts have no type. */
export function isContent(value: unknown): value is JsonObject {
  if (!isObject(value) || "content" in value || "kind" in value) return false;
  const { role, parts } = value;
  const hasRole = role === undefined || role === null || isString(role);
  if (parts === undefined || parts === null) return hasRole && role === "model";
  return hasRole && Array.isArray(parts) && parts.every(isPart);
}

/** Returns a content's parts. Throws RecordingError if they are not objects. */
export function partsOf(content: JsonObject | undefined): JsonObject[] {
  return listedObjects(content?.parts, "parts");
}

/** Merges consecutive model contents into one turn, because no result is between them. */
export function turnsOfContents(contents: readonly JsonObject[]): Turn[] {
  const turns: Turn[] = [];
  let role: Json | undefined;
  for (const content of contents) {
    const last = turns.at(-1);
    const parts = partsOf(content);
    if (last !== undefined && content.role === "model" && role === "model")
      turns[turns.length - 1] = { ...last, parts: [...last.parts, ...parts] };
    else turns.push({ speaker: speakerOf(content.role), parts });
    role = content.role;
  }
  return turns;
}

/** Adds turns to the conversation. Throws RecordingError if an unknown part may hold a call. */
export function readTurns(talk: Conversation, turns: readonly Turn[]): void {
  const outdated = outdatedResponses(turns.flatMap(({ parts }) => parts));
  for (const { speaker, parts, agent, took, isFlat } of turns) {
    talk.actAs(agent);
    talk.nextTurn();
    const current = parts.filter((part) => !outdated.has(part));
    for (const part of joinStreamedCalls(talk, joinCodeResults(current))) {
      if (isFlat) talk.nextGroup();
      readPart(talk, speaker, part);
    }
    if (took !== undefined) talk.answered(took);
  }
}

function speakerOf(role: Json | undefined): Speaker | undefined {
  if (role === "model" || role === "assistant") return "assistant";
  if (role === "function" || role === "tool") return undefined;
  return role === "system" ? "system" : "user";
}

function isPart(part: unknown): boolean {
  if (!isObject(part) || ["type", "kind", "part_kind"].some((key) => (part[key] ?? null) !== null))
    return false;
  const keys = Object.keys(part);
  return (
    (keys.length === 0 || keys.some((key) => PART_FIELDS.has(camelCase(key)))) &&
    CALL_FIELDS.every((name) => isObject(field(part, name) ?? {}))
  );
}

function readPart(talk: Conversation, speaker: Speaker | undefined, part: JsonObject): void {
  checkFields(part);
  const source = field(part, "thought") === true ? "reasoning" : speaker;
  if (source !== undefined) talk.say(source, field(part, "text"));
  readCall(talk, part);
  const result = resultIn(part);
  if (result === undefined) return;
  talk.result(result);
  talk.nextGroup();
}

function readCall(talk: Conversation, part: JsonObject): void {
  const call = objectIn(part, "functionCall");
  if (call !== undefined) talk.call({ id: call.id, name: call.name, ...statedArguments(call, "args") });
  const builtIn = objectIn(part, "toolCall");
  if (builtIn !== undefined)
    talk.call({ id: builtIn.id, name: field(builtIn, "toolType"), ...statedArguments(builtIn, "args") });
  const code = objectIn(part, "executableCode");
  if (code !== undefined) {
    const { id = null, ...args } = code;
    talk.call({ id, name: "code_execution", arguments: args });
  }
}

function resultIn(part: JsonObject) {
  const code = objectIn(part, "codeExecutionResult");
  if (code !== undefined) return { id: code.id, name: "code_execution", ...codeOutcome(code) };
  const answer = objectIn(part, "functionResponse") ?? objectIn(part, "toolResponse");
  if (answer === undefined) return undefined;
  const outcome = outcomeOf(field(answer, "response"));
  const name = field(answer, "name") ?? field(answer, "toolType");
  return outcome && { id: answer.id, name, ...outcome };
}

/** Throws RecordingError for a call that would be skipped. */
function checkFields(part: JsonObject): void {
  for (const [key, value] of Object.entries(part)) {
    if (value === null) continue;
    const name = camelCase(key);
    if (CALL_FIELDS.includes(name) && !isObject(value))
      throw new RecordingError(`a part whose ${key} is not an object`);
    if (!PART_FIELDS.has(name) && mayHoldCall({ ...objectOf(value), type: key }))
      throw new RecordingError(`a part with "${key}", which Gemini does not write`);
  }
}

/** Long-running tools and confirmed calls get a placeholder response, then a final response with the same id. */
function outdatedResponses(parts: readonly JsonObject[]): ReadonlySet<JsonObject> {
  const outdated = new Set<JsonObject>();
  const latest = new Map<string, JsonObject>();
  for (const part of parts) {
    const called = callId(objectIn(part, "functionCall")?.id);
    if (called !== undefined) latest.delete(called);
    const answered = callId(objectIn(part, "functionResponse")?.id);
    if (answered === undefined) continue;
    const before = latest.get(answered);
    if (before !== undefined) outdated.add(before);
    latest.set(answered, part);
  }
  return outdated;
}

/** Joins calls with streamed arguments (`partialArgs`, `willContinue`). Throws RecordingError if a piece does not fit. */
function joinStreamedCalls(talk: Conversation, parts: readonly JsonObject[]): JsonObject[] {
  const joined: JsonObject[] = [];
  let open: { call: JsonObject; args: JsonObject } | undefined;
  for (const part of parts) {
    const piece = objectIn(part, "functionCall");
    const continues = piece !== undefined && field(piece, "willContinue") === true;
    if (piece === undefined || (open === undefined && !continues && !field(piece, "partialArgs"))) {
      joined.push(part);
      continue;
    }
    if (open === undefined || !belongsTo(open.call, piece)) {
      if (open !== undefined) warnUnfinished(talk);
      open = { call: piece, args: { ...objectIn(piece, "args") } };
      joined.push({ functionCall: { ...named(piece), args: open.args } });
    }
    for (const arg of objectsIn(piece, "partialArgs")) place(open.args, arg);
    if (!continues) open = undefined;
  }
  if (open !== undefined) warnUnfinished(talk);
  return joined;
}

function warnUnfinished(talk: Conversation): void {
  talk.warn("a tool call was still being written when the recording ended; its arguments are incomplete");
}

/** A continuation has no name, or the same id. */
function belongsTo(call: JsonObject, piece: JsonObject): boolean {
  const id = textIn(piece, "id");
  return id === undefined ? textIn(piece, "name") === undefined : id === textIn(call, "id");
}

function named(call: JsonObject): JsonObject {
  return Object.fromEntries(["id", "name"].flatMap((key) => (key in call ? [[key, call[key] ?? null]] : [])));
}

function place(args: JsonObject, arg: JsonObject): void {
  const steps = stepsOf(field(arg, "jsonPath"));
  let within: Json = args;
  steps.forEach((step, at) => {
    const next = steps[at + 1];
    const current = memberAt(within, step);
    const value: Json =
      next === undefined ? statedValue(arg, current) : (current ?? (typeof next === "number" ? [] : {}));
    setAt(within, step, value);
    within = value;
  });
}

function statedValue(arg: JsonObject, before: Json | undefined): Json {
  const text = field(arg, "stringValue");
  if (isString(text)) return isString(before) ? before + text : text;
  const value = field(arg, "numberValue") ?? field(arg, "boolValue");
  if (value !== undefined) return value;
  return isString(before) ? before : field(arg, "nullValue") === undefined ? "" : null;
}

function memberAt(within: Json, step: string | number): Json | undefined {
  if (typeof step === "number") return listOf(within)[step];
  return isObject(within) && Object.hasOwn(within, step) ? within[step] : undefined;
}

function setAt(within: Json, step: string | number, value: Json): void {
  if (typeof step === "number" && Array.isArray(within) && step <= within.length) within[step] = value;
  else if (typeof step === "string" && isObject(within))
    Object.defineProperty(within, step, { value, configurable: true, enumerable: true, writable: true });
  else throw new RecordingError(`a streamed argument at [${shown(step)}], where there is no place for it`);
}

/** Parses a JSON path such as `$.stops[0].name` or `$['stops'][0]`. */
function stepsOf(path: Json | undefined): (string | number)[] {
  const steps: (string | number)[] = [];
  const step = /\.([^.[\]]+)|\[(\d{1,6})\]|\['([^']*)'\]|\["([^"]*)"\]/y;
  const text = isString(path) ? path : "";
  step.lastIndex = 1;
  while (text.startsWith("$") && step.lastIndex < text.length) {
    const [found, name, index, single, double] = step.exec(text) ?? [];
    if (found === undefined) break;
    steps.push(index === undefined ? (name ?? single ?? double ?? "") : Number(index));
    if (step.lastIndex === text.length && steps.length <= limits.nesting) return steps;
  }
  throw new RecordingError(`a streamed argument whose jsonPath is ${shown(path)}`);
}

export function tookIn(answer: JsonObject): StatedUsage {
  return { model: field(answer, "modelVersion"), usage: field(answer, "usageMetadata") };
}

type Outcome = Pick<StatedResult, "status" | "result">;

/** ADK's placeholder response until a person confirms the call. */
const UNDECIDED = /^This tool call requires confirmation\b/;

/**
 * Failure fields: `error` (Gemini, ADK), `call_error` (Pydantic AI), `isError` (MCP), `status` (ADK's guide). Undefined if
 * unconfirmed.
 */
export function outcomeOf(response: Json | undefined): Outcome | undefined {
  if (!isObject(response)) return { status: "ok", ...defined({ result: response }) };
  const error = [response.error, response.call_error].find(isFailure);
  if (error === undefined) {
    const failed = response.status === "error" || [response, response.result].some(isMcpFailure);
    return { status: failed ? "error" : "ok", result: unwrapped(response) };
  }
  const text = isObject(error) ? error.message : error;
  if (isString(text) && UNDECIDED.test(text)) return undefined;
  return { status: isString(text) ? failureStatus(text) : "error", result: unwrapped(response) };
}

function codeOutcome({ outcome, output }: JsonObject): Outcome {
  // Python dumps of old SDKs may hold only the output.
  const ok = outcome === undefined || outcome === null || outcome === "OUTCOME_OK" || outcome === 1;
  return { status: ok ? "ok" : "error", ...defined({ result: output }) };
}

/** ADK forwards an MCP result unchanged or under `result`. */
function isMcpFailure(answer: Json | undefined): boolean {
  return isObject(answer) && (answer.isError === true || answer.is_error === true);
}

function isFailure(error: Json | undefined): error is Json {
  return error !== undefined && error !== null && error !== false && error !== "";
}

/** A response must be an object, so SDKs wrap other return values. */
function unwrapped(response: JsonObject): Json {
  const [key, ...rest] = Object.keys(response);
  const wrapped =
    key !== undefined && ["result", "output", "return_value", "error", "call_error"].includes(key);
  return (wrapped && rest.length === 0 ? response[key] : undefined) ?? response;
}

/** Gemini splits the result of code that printed output before it failed. */
function joinCodeResults(parts: readonly JsonObject[]): JsonObject[] {
  const joined: JsonObject[] = [];
  let unanswered = 0;
  let lastAt = -1;
  for (const part of parts) {
    const result = objectIn(part, "codeExecutionResult");
    const before = objectIn(joined[lastAt] ?? {}, "codeExecutionResult");
    if (objectIn(part, "executableCode") !== undefined) unanswered += 1;
    if (result !== undefined && before !== undefined && unanswered === 0) {
      joined[lastAt] = { codeExecutionResult: bothOf(before, result) };
      continue;
    }
    if (result !== undefined) {
      unanswered = Math.max(unanswered - 1, 0);
      lastAt = joined.length;
    }
    joined.push(part);
  }
  return joined;
}

function bothOf(before: JsonObject, result: JsonObject): JsonObject {
  const failed = codeOutcome(before).status === "error" ? before : result;
  return { ...failed, output: `${textOf(before.output)}${textOf(result.output)}` };
}

/** Returns a field by its camelCase name (REST, api_server) or snake_case name (Python); undefined if absent or null. */
export function field(object: JsonObject, name: string): Json | undefined {
  return member(object, name) ?? member(object, snakeCase(name)) ?? undefined;
}

export function objectIn(object: JsonObject, name: string): JsonObject | undefined {
  const value = field(object, name);
  return isObject(value) ? value : undefined;
}

/** Returns a field's objects; empty if absent. Throws RecordingError otherwise, because a skipped call would be scored as not made. */
export function objectsIn(object: JsonObject, name: string): JsonObject[] {
  return listedObjects(field(object, name), name);
}

/** Returns undefined if the text is empty. */
export function textIn(object: JsonObject, name: string): string | undefined {
  const value = field(object, name);
  return isString(value) && value !== "" ? value : undefined;
}

export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const snakeCased = new Map<string, string>();

function snakeCase(name: string): string {
  let written = snakeCased.get(name);
  if (written === undefined) {
    written = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakeCased.set(name, written);
  }
  return written;
}
