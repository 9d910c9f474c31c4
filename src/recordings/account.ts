import {
  canonicalJson,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
} from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { tryParseJson } from "../core/parse-json.ts";
import { RecordingError } from "../core/problems.ts";
import { remember } from "../core/remember.ts";
import { counted, groupBy, shorten } from "../core/text.ts";
import {
  ACTION_LIST,
  APART,
  CALL_COUNT,
  CALL_LIST,
  COMPACTED,
  COMPACTION_KEYS,
  CONTEXT_EDITS,
  EXPECTED,
  KEYED_CALL,
  KIND_KEYS,
  KNOWN_TYPE,
  OFFERS,
  OTHER_COUNT,
  OUTER_LISTS,
  SIGNS,
  type Sign,
  TYPED_LISTS,
} from "./call-signs.ts";
import type { Format } from "./format.ts";
import { outlinedFormat } from "./outline.ts";
import { isFrameworkCall, suggestsCall } from "./reading/calls.ts";
import type { Run, ToolCall } from "./run.ts";

interface FoundCall {
  id: string | undefined;
  /** The id's key shows that it is a call's id. */
  isOfCall: boolean;
  name: string;
  args: Json | undefined;
  node: Node;
}

/**
 * Checks that the runs of a format hold all calls of the document. Returns warnings about compaction and unknown types. Throws
 * RecordingError for an unread call, and if the document counts more calls than the runs have.
 */
export function accountForCalls(
  document: Json,
  runs: readonly Pick<Run, "toolCalls" | "leftOut" | "fault">[],
  { id: format, apart = [], knowsRows }: Pick<Format, "id" | "apart" | "knowsRows">,
): string[] {
  const found = new CallFinder(apart, knowsRows === true);
  // The reader of an outlined message knows all its fields.
  found.search(
    outlinedFormat(document) === format ? { ...(document as JsonObject), messages: [] } : document,
  );
  const read = runs.flatMap(({ toolCalls }) => toolCalls);
  const leftOut = runs.flatMap(({ leftOut = [] }) => leftOut);
  const lost = found.calls.length === 0 ? undefined : firstUnread(found.calls, read, leftOut);
  if (lost !== undefined) {
    throw new RecordingError(
      `${placeOf(lost)} looks like a call of "${shorten(lost.name, limits.shownName)}" that ${format} recordings do not have there, so it is not read: record it where the format keeps calls, or leave it out`,
    );
  }
  // The fault of a run explains a low count better.
  const isFaulty = runs.some(({ fault }) => fault !== undefined);
  for (const [tool, { count, at }] of isFaulty ? [] : found.counts) {
    const calls = read.filter(({ name }) => tool === "" || name === tool).length;
    if (count > calls + leftOut.length) {
      throw new RecordingError(
        `counts ${counted(count, "tool call")} (${at}) and has ${calls}: the recording is not whole`,
      );
    }
  }
  const { compaction } = found;
  const compacted = `the context was compacted (${compaction}): calls that only the earlier messages held are not counted`;
  return [
    ...(compaction === undefined ? [] : [compacted]),
    ...unreadTypes(found.unknownTypes, "rows or parts"),
  ];
}

/** Returns a warning that lists unread types of rows or parts with their counts, or none if there are none. */
export function unreadTypes(counts: ReadonlyMap<string, number>, what: string): string[] {
  const types = [...counts].sort(([, a], [, b]) => b - a);
  if (types.length === 0) return [];
  const shownTypes = types
    .slice(0, limits.shownTypes)
    .map(([type, count]) => `${shorten(type, limits.shownName)} (${count})`);
  const more = types.length > shownTypes.length ? ` and ${types.length - shownTypes.length} more types` : "";
  return [`${what} of types that are not read: ${shownTypes.join(", ")}${more}`];
}

/** Compares ids and names, else names and arguments, because histories repeat calls. */
function firstUnread(
  found: readonly FoundCall[],
  read: readonly ToolCall[],
  leftOut: readonly string[],
): FoundCall | undefined {
  const out = new Set(leftOut);
  const names = new Set(read.map(({ name }) => name));
  const byId = groupBy(read, ({ id }) => id ?? "");
  const hasId = ({ id, name, args }: FoundCall) =>
    byId.get(id ?? "")?.some((call) => isNameOf(name, call.name) || equals(call, args));
  const unread = found.filter((call) => !out.has(call.name) && !out.has(call.id ?? "") && !hasId(call));
  if (unread.length === 0) return undefined;
  const contents = new Set(read.map((call) => `${call.name} ${argumentsText(call.arguments)}`));
  return unread.find(({ name, args, isOfCall }) =>
    args === undefined ? isOfCall || !names.has(name) : !contents.has(`${name} ${argumentsText(args)}`),
  );
}

/** Either name may have a prefix, such as a server's. */
function isNameOf(name: string, read: string): boolean {
  const [short, long] = name.length < read.length ? [name, read] : [read, name];
  return long.endsWith(short) && !/[a-z0-9]$/i.test(long.slice(0, long.length - short.length));
}

function equals(call: ToolCall, args: Json | undefined): boolean {
  return args !== undefined && argumentsText(call.arguments) === argumentsText(args);
}

interface Node {
  value: Json[] | JsonObject;
  key: string;
  outer: Node | undefined;
  /** The parent's kind is a call's. */
  isInCall: boolean;
  id: string | undefined;
}

interface Signs {
  name: string | undefined;
  /** The object's own id; `isOfCall` if its key is only used for calls. */
  id: string | undefined;
  isOfCall: boolean;
  isKind: boolean;
  argumentsKey: string | undefined;
  inputKey: string | undefined;
  isSpan: boolean;
  role: string | undefined;
}

/** The meaning of a key wherever it occurs. */
const meaningOf = remember((key) => ({
  sign: SIGNS.get(key),
  isApart: APART.has(key) || EXPECTED.test(key),
  isCallList: CALL_LIST.test(key),
  isActionList: ACTION_LIST.test(key),
  isKeyedCall: KEYED_CALL.test(key),
  isCallCount: CALL_COUNT.test(key),
  marksCompaction: COMPACTION_KEYS.has(key),
  isContextEdits: CONTEXT_EDITS.test(key),
}));

const isCompaction = remember((kind) => COMPACTED.test(kind));
const isKnownType = remember((type) => KNOWN_TYPE.test(type));

/** Searches a document, except for definitions, arguments and results. */
class CallFinder {
  readonly calls: FoundCall[] = [];
  /** The highest recorded count of calls per tool; the empty name is for all tools. */
  readonly counts = new Map<string, { count: number; at: string }>();
  compaction: string | undefined;
  private readonly apart: readonly string[];
  private readonly left: Node[] = [];
  readonly unknownTypes = new Map<string, number>();
  private readonly knowsRows: boolean;

  constructor(apart: readonly string[], knowsRows: boolean) {
    this.apart = apart;
    this.knowsRows = knowsRows;
  }

  search(document: Json): void {
    if (typeof document !== "object" || document === null) return;
    this.left.push({ value: document, key: "", outer: undefined, isInCall: false, id: undefined });
    for (let node = this.left.pop(); node !== undefined; node = this.left.pop()) {
      const { value } = node;
      if (Array.isArray(value)) this.pushItems(node, value);
      else this.visit(node, value);
    }
  }

  private pushItems(outer: Node, list: readonly Json[]): void {
    const { isInCall, id } = outer;
    const isTyped = this.listsTyped(outer);
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const value = list[at];
      if (typeof value !== "object" || value === null) continue;
      if (isTyped && !Array.isArray(value)) this.countUnknown(value);
      this.left.push({ value, key: String(at), outer, isInCall, id });
    }
  }

  private listsTyped({ key: list, outer }: Node): boolean {
    // Nested data of an application may have its own types.
    if (OUTER_LISTS.has(list) && outer?.outer !== undefined) return false;
    return TYPED_LISTS.has(list) && !(list === "" && this.knowsRows);
  }

  private countUnknown({ type }: JsonObject): void {
    if (typeof type !== "string" || isKnownType(type)) return;
    this.unknownTypes.set(type, (this.unknownTypes.get(type) ?? 0) + 1);
  }

  private visit(node: Node, value: JsonObject): void {
    const signs = this.signsOf(value, node);
    if (isOfAnother(value)) return;
    const key = Array.isArray(node.outer?.value) ? node.outer.key : node.key;
    const { isCallList: isListed, isActionList, isKeyedCall } = meaningOf(key);
    const isMarked = signs.isKind || signs.isOfCall || node.isInCall || isListed || isActionList;
    const candidateKey = signs.argumentsKey ?? (isMarked ? signs.inputKey : undefined);
    const isSure = signs.isKind || signs.isOfCall || isListed;
    const argumentsKey =
      candidateKey === undefined ||
      signs.isOfCall ||
      holdsArguments(candidateKey, value[candidateKey], isSure)
        ? candidateKey
        : undefined;
    const name = (signs.name ?? (isKeyedCall ? key : undefined))?.normalize("NFC");
    const isNamed = argumentsKey !== undefined || isListed || (signs.isOfCall && signs.isKind);
    const isCall = name !== undefined && isNamed && !signs.isSpan && !isFrameworkCall(name);
    const id = signs.id ?? node.id;
    if (isCall)
      this.calls.push({ id, isOfCall: signs.isOfCall, name, args: value[argumentsKey ?? ""], node });
    const isTool = signs.role === "tool" || signs.role === "function";
    const around = { value, key: "", outer: node, isInCall: signs.isKind, id };
    this.pushMembers(around, value, isCall ? argumentsKey : undefined, isMarked || isCall, isTool);
  }

  private pushMembers(
    around: Node,
    value: JsonObject,
    argumentsKey: string | undefined,
    isCall: boolean,
    isTool: boolean,
  ): void {
    for (const key in value) {
      const held = value[key];
      if (typeof held !== "object" || held === null || key === argumentsKey || this.isApart(key)) continue;
      if (key === "function_call" && repeatsCall(held, value.tool_calls)) continue;
      // Other MCP methods than tools/call have a name and arguments too.
      if (key === "params" && isString(value.method) && value.method !== "tools/call") continue;
      if (OFFERS.has(key) && Array.isArray(held)) {
        this.push(around, held.filter(isExecution), key);
        continue;
      }
      if (((isCall || isTool) && RESULT_KEYS.has(key)) || (isTool && key === "content")) continue;
      this.push(around, held, key);
    }
  }

  private isApart(key: string): boolean {
    return meaningOf(key).isApart || this.apart.includes(key);
  }

  /** Only the first alternative is the model's answer. */
  private push({ outer, isInCall, id }: Node, held: Json[] | JsonObject, key: string): void {
    const value = ALTERNATIVES.has(key) && Array.isArray(held) ? held.slice(0, 1) : held;
    this.left.push({ value, key, outer, isInCall, id });
  }

  private signsOf(value: JsonObject, node: Node): Signs {
    const signs: Signs = {
      name: undefined,
      id: undefined,
      isOfCall: false,
      isKind: false,
      argumentsKey: undefined,
      inputKey: undefined,
      isSpan: false,
      role: undefined,
    };
    for (const key in value) {
      const held = value[key] as Json;
      const { sign, isCallCount, marksCompaction, isContextEdits } = meaningOf(key);
      if (sign !== undefined) readSign(signs, sign, key, held);
      if (typeof held === "number") this.readCount(key, held, isCallCount, node);
      else if (marksCompaction && isString(held) && isCompaction(held)) this.compaction ??= held;
      else if (isContextEdits && Array.isArray(held) && held.length > 0) this.compaction ??= key;
    }
    return signs;
  }

  private readCount(key: string, count: number, isCallCount: boolean, node: Node): void {
    const tool = node.key === "server_tool_use" ? key.replace(/_requests$/, "") : "";
    if (tool === "" && (!isCallCount || OTHER_COUNT.test(pathOf(node)))) return;
    const highest = this.counts.get(tool);
    if (highest === undefined || count > highest.count)
      this.counts.set(tool, { count, at: `${pathOf(node)}/${key}` });
  }
}

/** llama-cpp-python writes a single call in both ways, pieces of a stream too. In the older way the name may be wrong. */
function repeatsCall(legacy: Json[] | JsonObject, calls: Json | undefined): boolean {
  const { arguments: args } = objectOf(legacy);
  const [call, ...others] = objectsOf(calls);
  return others.length === 0 && isString(args) && args === objectOf(call?.function).arguments;
}

function pathOf({ key, outer }: Node): string {
  return outer === undefined ? "" : `${pathOf(outer)}/${key}`;
}

function placeOf({ node }: FoundCall): string {
  const kind = Array.isArray(node.value)
    ? undefined
    : KIND_KEYS.map((key) => (node.value as JsonObject)[key]).find(isString);
  return shorten(kind === undefined ? pathOf(node) : `${pathOf(node)} (${kind})`, limits.shownText);
}

function readSign(signs: Signs, sign: Sign, key: string, held: Json): void {
  if (sign === "arguments") signs.argumentsKey ??= key;
  else if (sign === "input") signs.inputKey ??= isSchema(held) ? undefined : key;
  else if (sign === "span") signs.isSpan = true;
  else if (sign === "name" && isObject(held) && isString(held.name)) signs.name ??= held.name;
  else if (typeof held !== "string" || held === "") return;
  else if (sign === "name") signs.name ??= held;
  else if (sign === "tool name") signs.name = held;
  else if (sign === "kind") signs.isKind ||= suggestsCall(held);
  else if (sign === "role") signs.role = held;
  else if (sign === "call id" || !signs.isOfCall) {
    signs.id = held;
    signs.isOfCall ||= sign === "call id";
  }
}

/** Accepts an object or its JSON text, and any text under keys that only calls have. With `isSure` also null or a list. */
function holdsArguments(key: string, held: Json | undefined, isSure: boolean): boolean {
  if (isString(held)) return !GENERAL_KEYS.has(key) || /^\s*(?:\{|$)/.test(held);
  return isObject(held) || (isSure && typeof held === "object");
}

/** Programs and forms have these keys too. */
const GENERAL_KEYS = new Set(["args", "kwargs", "input", "params", "parameters"]);

/** Skips calls of tau-bench's simulated user and custom `data-` parts of the AI SDK. */
function isOfAnother({ requestor, type }: JsonObject): boolean {
  return requestor === "user" || (isString(type) && type.startsWith("data-"));
}

function isExecution(tool: Json): boolean {
  return isObject(tool) && EXECUTION_KEYS.some((key) => key in tool);
}

const EXECUTION_KEYS = ["tool_call_id", "toolCallId", "call_id", "tool_args", "tool_input", "result"];
const ALTERNATIVES = new Set(["choices", "candidates"]);
const RESULT_KEYS = new Set(["result", "output", "response", "tool_result", "observation"]);

function isSchema(value: Json): boolean {
  return isObject(value) && (isObject(value.properties) || value.type === "object");
}

/** Accepts JSON text of arguments too. */
function argumentsText(args: Json): string {
  const value = isString(args) ? (args.trim() === "" ? {} : (tryParseJson(args) ?? args)) : args;
  return canonicalJson(value ?? {});
}
