import { canonicalJson, isObject, isString, type Json, type JsonObject, tryParseJson } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { RecordingError } from "../base/problems.ts";
import { shorten } from "../base/text.ts";
import { CALL_LIKE, isFrameworkCall } from "./calls.ts";
import type { Format } from "./format.ts";
import type { Run } from "./run.ts";

const NAME_KEYS = ["name", "tool_name", "toolName", "function_name", "functionName", "tool"];
const ID_KEYS = [
  "call_id",
  "callId",
  "callID",
  "tool_call_id",
  "toolCallId",
  "tool_use_id",
  "toolUseId",
  "id",
];
/** Only calls have these beside a name. */
const ARGUMENT_KEYS = ["arguments", "args", "kwargs", "tool_input", "toolInput", "tool_args"];
/** Other things have these beside a name, too. */
const INPUT_KEYS = ["input", "params", "parameters"];
const KIND_KEYS = ["type", "kind", "event", "method"];
const CALL_LIST = /^(?:tool_?(?:calls?|uses?|invocations?|executions?)|function_?calls?|calls|actions)$/i;
/** Cursor names a call by its key. */
const KEYED_CALL = /[a-z]ToolCall$/;
const CALL_COUNT = /^(?:num_?|total_?)?tool_?(?:call|use)s?(?:_?count)?$/i;
/** Where definitions, choices and expectations of calls are, or values that only look like calls. */
const APART = new Set([
  ...["tools", "functions", "tool_definitions", "toolDefinitions", "tool_choice", "toolChoice", "toolConfig"],
  ...["properties", "inputSchema", "input_schema", "outputSchema", "$defs", "definitions"],
  ...["referenceToolCalls", "reference_tool_calls", "expected", "recorder", "modelCalls"],
]);

interface FoundCall {
  id: string | undefined;
  name: string;
  /** As they are recorded, which may be as text. */
  args: Json | undefined;
  node: Node;
}

/**
 * Compares a document with the runs that a format read from it. Throws RecordingError for what looks like a call and is in none of them,
 * and where the document counts more calls than they have.
 */
export function accountForCalls(
  document: Json,
  runs: readonly Pick<Run, "toolCalls" | "leftOut">[],
  { id: format, apart = [] }: Pick<Format, "id" | "apart">,
): void {
  const found = new CallFinder(new Set([...APART, ...apart]));
  found.search(document);
  const read = runs.flatMap(({ toolCalls }) => toolCalls);
  const leftOut = runs.flatMap(({ leftOut = [] }) => leftOut);
  const ids = new Set([...read.map(({ id }) => id), ...leftOut]);
  const names = new Set([...read.map(({ name }) => name), ...leftOut]);
  const unread = found.calls.filter(({ id }) => id === undefined || !ids.has(id));
  if (unread.length > 0) {
    const contents = new Set(read.map((call) => `${call.name} ${argumentsText(call.arguments)}`));
    const lost = unread.find(({ name, args }) =>
      args === undefined ? !names.has(name) : !contents.has(`${name} ${argumentsText(args)}`),
    );
    if (lost !== undefined) {
      throw new RecordingError(
        `${placeOf(lost)} looks like a call of "${shorten(lost.name, limits.shownName)}" that ${format} recordings do not have there, so it is not read: record it where the format keeps calls, or leave it out`,
      );
    }
  }
  if (found.count > read.length + leftOut.length) {
    throw new RecordingError(
      `counts ${found.count} tool calls (${found.countAt}), and ${read.length} are in it: the recording is not whole`,
    );
  }
}

/** A value of a document on the way to it. */
interface Node {
  value: Json[] | JsonObject;
  key: string;
  /** The one around it. */
  outer: Node | undefined;
  /** What is around it is of a kind that calls have. */
  isInCall: boolean;
  id: string | undefined;
}

/** The signs of a call in an object. */
interface CallMarks {
  argumentsKey: string | undefined;
  isCall: boolean;
  isKind: boolean;
  id: string | undefined;
}

/** Walks through a document without its definitions, arguments and results. */
class CallFinder {
  readonly calls: FoundCall[] = [];
  count = 0;
  countAt = "";
  private readonly apart: ReadonlySet<string>;
  private readonly left: Node[] = [];

  constructor(apart: ReadonlySet<string>) {
    this.apart = apart;
  }

  search(document: Json): void {
    if (typeof document !== "object" || document === null) return;
    this.left.push({ value: document, key: "", outer: undefined, isInCall: false, id: undefined });
    for (let node = this.left.pop(); node !== undefined; node = this.left.pop()) {
      const { value } = node;
      if (!Array.isArray(value)) this.visit(node, value);
      else
        for (let at = value.length - 1; at >= 0; at -= 1) {
          const item = value[at];
          if (typeof item === "object" && item !== null)
            this.left.push({ ...node, value: item, key: String(at), outer: node });
        }
    }
  }

  private visit(node: Node, value: JsonObject): void {
    // The simulated user of tau-bench has tools, too.
    if (value.requestor === "user") return;
    const isKind = KIND_KEYS.some((kind) => isString(value[kind]) && CALL_LIKE.test(value[kind]));
    const idKey = ID_KEYS.find((id) => isString(value[id]));
    const id = idKey === undefined ? node.id : (value[idKey] as string);
    const key = Array.isArray(node.outer?.value) ? node.outer.key : node.key;
    const isListed = CALL_LIST.test(key);
    const isMarked = isKind || isListed || node.isInCall || (idKey !== undefined && idKey !== "id");
    const argumentsKey = argumentsKeyOf(value, isMarked);
    // Spans have a name and an input, too.
    const isSpan = "traceId" in value || "trace_id" in value;
    const name = isSpan || (argumentsKey === undefined && !isListed) ? undefined : nameIn(value, key);
    if (name !== undefined) this.calls.push({ id, name, args: value[argumentsKey ?? ""], node });
    this.pushMembers(node, value, { argumentsKey, isCall: isMarked || name !== undefined, isKind, id });
  }

  private pushMembers(node: Node, value: JsonObject, { argumentsKey, isCall, isKind, id }: CallMarks): void {
    const isTool = value.role === "tool" || value.role === "function";
    for (const key in value) {
      const held = value[key] as Json;
      if (typeof held === "number") this.readCount(key, held, node);
      if (typeof held !== "object" || held === null || key === argumentsKey || this.apart.has(key)) continue;
      if (((isCall || isTool) && RESULT_KEYS.has(key)) || (isTool && key === "content")) continue;
      const used = ALTERNATIVES.has(key) && Array.isArray(held) ? held.slice(0, 1) : held;
      this.left.push({ value: used, key, outer: node, isInCall: isKind, id });
    }
  }

  private readCount(key: string, count: number, node: Node): void {
    if (count <= this.count || !CALL_COUNT.test(key)) return;
    this.count = count;
    this.countAt = `${pathOf(node)}/${key}`;
  }
}

function pathOf({ key, outer }: Node): string {
  return outer === undefined ? "" : `${pathOf(outer)}/${key}`;
}

/** The place of a call, with its kind where it says one. */
function placeOf({ node }: FoundCall): string {
  const kind = Array.isArray(node.value)
    ? undefined
    : KIND_KEYS.map((key) => (node.value as JsonObject)[key]).find(isString);
  return shorten(kind === undefined ? pathOf(node) : `${pathOf(node)} (${kind})`, limits.shownText);
}

function nameIn(value: JsonObject, key: string): string | undefined {
  const name = NAME_KEYS.map((one) => value[one]).find((text) => isString(text) && text !== "");
  if (name === undefined && KEYED_CALL.test(key)) return key;
  return isString(name) && !isFrameworkCall(name) ? name : undefined;
}

function argumentsKeyOf(value: JsonObject, isMarked: boolean): string | undefined {
  const own = ARGUMENT_KEYS.find((key) => key in value);
  if (own !== undefined || !isMarked) return own;
  return INPUT_KEYS.find((key) => key in value && !isSchema(value[key]));
}

/** Only the first of these is the model's answer. */
const ALTERNATIVES = new Set(["choices", "candidates"]);
const RESULT_KEYS = new Set(["result", "output", "response", "tool_result", "observation"]);

function isSchema(value: Json | undefined): boolean {
  return isObject(value) && (isObject(value.properties) || value.type === "object");
}

/** Canonical JSON of arguments, which may be their JSON text. */
function argumentsText(args: Json): string {
  const value = isString(args) ? (args.trim() === "" ? {} : (tryParseJson(args) ?? args)) : args;
  return canonicalJson(value ?? {});
}
