import {
  depthOf,
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  shown,
  textOf,
} from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { RecordingError } from "../../core/problems.ts";
import { remember } from "../../core/remember.ts";
import type { CallStatus, StatedCall, ToolCall } from "../run.ts";
import { argumentsText, parseArguments } from "./arguments.ts";
import { WaitingCalls } from "./waiting-calls.ts";

export const suggestsCall = remember((word) => /tool|function|call|\bexec|mcp/i.test(word));

/** Calls that a framework makes by itself, to return a value or to ask a person. */
const FRAMEWORK_CALLS = new Set([
  "adk_request_confirmation",
  "adk_request_credential",
  "adk_request_input",
  "_Exception",
]);

/** Returns true for a call that a framework makes by itself, without a decision of the model. */
export function isFrameworkCall(name: Json | undefined): boolean {
  return isString(name) && FRAMEWORK_CALLS.has(name);
}

/** Returns true for an unknown part that may hold a call or result. The `data-…` parts of Mastra and the AI SDK never do. */
export function mayHoldCall(part: JsonObject): boolean {
  const { type } = part;
  if (typeof type !== "string") return true;
  return !type.startsWith("data-") && [type, ...Object.keys(part)].some(suggestsCall);
}

export function isTyped(part: Json): part is JsonObject {
  return isObject(part) && isString(part.type);
}

/** Returns the objects of a list, none if absent. Throws RecordingError otherwise, because a skipped call would count as not made. */
export function listedObjects(field: Json | undefined, name: string): JsonObject[] {
  if (field === undefined || field === null) return [];
  if (Array.isArray(field) && field.every(isObject)) return field;
  throw new RecordingError(`${name} is not a list of objects`);
}

/** Returns a call's id as text, or undefined if it has none. */
export function callId(id: Json | undefined): string | undefined {
  if (typeof id === "string") return id === "" ? undefined : id;
  return typeof id === "number" || typeof id === "bigint" ? String(id) : undefined;
}

const ARGUMENT_KEYS = ["arguments", "args", "input", "parameters", "params", "kwargs", "argument"];

/** Returns the arguments under the first of `keys`. Throws RecordingError if only another framework's key holds them. */
export function statedArguments(
  call: JsonObject,
  ...keys: readonly string[]
): { arguments?: Json; argumentsText?: string } {
  refuseForeignKey(call, keys);
  for (const key of keys) {
    const value = member(call, key) ?? undefined;
    if (value !== undefined) return isString(value) ? { argumentsText: value } : { arguments: value };
  }
  return {};
}

/** Throws RecordingError if a call has none of the `keys` but another key for arguments. */
export function refuseForeignKey(call: JsonObject, keys: readonly string[]): void {
  if (keys.some((key) => key in call)) return;
  const foreign = ARGUMENT_KEYS.find((key) => key in call);
  if (foreign === undefined) return;
  throw new RecordingError(
    `a call of ${shown(call.name)} has "${foreign}" where "${keys[0]}" is expected: rename it`,
  );
}

/** Parses arguments. Invalid JSON stays text, marked malformed; absent ones become `{}`. Throws RecordingError if nested too deep. */
export function readArguments(stated: StatedCall): Pick<ToolCall, "arguments" | "malformed"> {
  const { argumentsText: text } = stated;
  const parsed = text === undefined ? (stated.arguments ?? {}) : parseArguments(text);
  if (parsed === undefined) return { arguments: text ?? "", malformed: true };
  // Each level takes two characters.
  const isShallow = text !== undefined && text.length <= 2 * limits.nesting;
  const read = isShallow ? parsed : bounded(parsed, `arguments of "${textOf(stated.name)}"`);
  return { arguments: read, malformed: false };
}

/** Returns the value. Throws RecordingError if it nests too deep to walk. */
export function bounded(value: Json, what: string): Json {
  if (depthOf(value, limits.nesting) <= limits.nesting) return value;
  throw new RecordingError(`${what} nest deeper than ${limits.nesting} levels`);
}

interface Outcome {
  status: CallStatus;
  result?: Json | undefined;
  duration?: number | undefined;
}

/** The calls of a run in order. It indexes them and tracks which wait for a result, so that long runs need no full search. */
export class CallList {
  readonly all: ToolCall[] = [];
  private readonly byId = new Map<string, ToolCall[]>();
  /** Built on first use, because most runs are joined by ids alone. */
  private byContent: Map<string, ToolCall[]> | undefined;
  private readonly waiting = new WaitingCalls();
  /** Calls with a recorded execution; no other execution joins them. */
  private readonly executed = new Set<ToolCall>();

  add(call: ToolCall): void {
    this.all.push(call);
    if (this.byContent !== undefined) append(this.byContent, contentOf(call), call);
    if (call.id !== undefined) append(this.byId, call.id, call);
    if (call.status === "pending") this.waiting.add(call);
  }

  addExecution(call: ToolCall): void {
    this.add(call);
    this.executed.add(call);
  }

  settle(call: ToolCall, { status, result, duration }: Outcome): void {
    call.status = status;
    if (result !== undefined) call.result = result;
    if (duration !== undefined) call.duration = duration;
    if (status !== "pending") this.waiting.delete(call);
  }

  /** Joins an execution to a waiting call, with its id if the call has none. */
  execute(call: ToolCall, execution: ToolCall): void {
    this.settle(call, execution);
    this.executed.add(call);
    fillIn(call, execution);
    if (call.id !== undefined || execution.id === undefined) return;
    this.waiting.identify(call, execution.id);
    append(this.byId, execution.id, call);
  }

  withId(id: string | undefined): readonly ToolCall[] {
    return (id === undefined ? undefined : this.byId.get(id)) ?? [];
  }

  alike(call: ToolCall): readonly ToolCall[] {
    if (this.byContent === undefined) {
      this.byContent = new Map();
      for (const call of this.all) append(this.byContent, contentOf(call), call);
    }
    return this.byContent.get(contentOf(call)) ?? [];
  }

  isWaiting(call: ToolCall): boolean {
    return this.waiting.has(call);
  }

  awaits(id: string | undefined): boolean {
    const sameId = this.withId(id);
    return sameId.length > 1
      ? this.waiting.withId(id) !== undefined
      : sameId.some((call) => this.isWaiting(call));
  }

  /** Returns the waiting call for a result: the call with that id, else the first candidate of the latest turn. */
  waitingFor(id: string | undefined, name: string | undefined): ToolCall | undefined {
    const sameId = this.withId(id);
    if (sameId.length === 1) return sameId.find((call) => this.isWaiting(call));
    if (sameId.length > 1) return this.waiting.withId(id, name) ?? this.waiting.withId(id);
    return id === undefined ? this.waiting.ofAnyId(name) : this.waiting.withId(undefined, name);
  }

  /** Returns the model's waiting call for an execution: by id, else by name, with equal arguments first. */
  requestedCall(execution: ToolCall): ToolCall | undefined {
    const sameId = this.withId(execution.id);
    const isCandidate = (call: ToolCall) =>
      call.name === execution.name &&
      (sameId.length > 0 ? call.id === execution.id : call.id === undefined || execution.id === undefined) &&
      this.isWaiting(call) &&
      !this.executed.has(call);
    const alike = firstOfLatestTurn(this.alike(execution), isCandidate);
    if (alike !== undefined || sameId.length === 0)
      return alike ?? this.waiting.firstNamed(execution.name, isCandidate);
    const candidates = sameId.filter(isCandidate);
    return candidates.find(({ turn }) => turn === candidates.at(-1)?.turn);
  }
}

/** Adds the agent and the server that only another record of the call has. */
export function fillIn(call: ToolCall, { agent, server }: ToolCall): void {
  if (call.agent === undefined && agent !== undefined) call.agent = agent;
  if (call.server === undefined && server !== undefined) call.server = server;
}

function firstOfLatestTurn(
  calls: readonly ToolCall[],
  isCandidate: (call: ToolCall) => boolean,
): ToolCall | undefined {
  let first: ToolCall | undefined;
  // From the end, because in a long run all but the latest calls have results.
  for (let at = calls.length - 1; at >= 0; at -= 1) {
    const call = calls[at] as ToolCall;
    if (first !== undefined && call.turn !== first.turn) return first;
    if (isCandidate(call)) first = call;
  }
  return first;
}

function contentOf({ name, arguments: args }: ToolCall): string {
  return `${name} ${argumentsText(args)}`;
}

function append(map: Map<string, ToolCall[]>, key: string, call: ToolCall): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [call]);
  else list.push(call);
}
