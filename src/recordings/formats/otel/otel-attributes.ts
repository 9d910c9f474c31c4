import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import { answered, jsonIn, langchainToolMessage, outcomeText } from "../../reading/message-parts.ts";
import { type Message, readMessages } from "../../reading/model-messages.ts";
import type { Execution } from "../../reading/spans.ts";
import type { Speaker, StatedCall, ToolDefinition } from "../../run.ts";

/** A span that says something of a model's answer or of a tool's execution. */
export interface ReadSpan<Content = GenerationSpan | ExecutionSpan> {
  span: RecordedSpan;
  content: Content;
}

/** Something that happened within a span, or a log record written within it. */
export interface SpanEvent {
  name: string;
  attributes: JsonObject;
}

/** A span of OpenTelemetry, however it was exported. */
export interface RecordedSpan {
  traceId: string;
  id: string;
  parent?: string | undefined;
  name: string;
  start: bigint;
  /** Absent while the span had not ended. */
  end?: bigint | undefined;
  /** From when to when it took, as far as that is known. */
  recorded: { start?: bigint; end?: bigint };
  /** Its status is an error. */
  failed: boolean;
  statusMessage?: string | undefined;
  attributes: JsonObject;
  resource: JsonObject;
  events: readonly SpanEvent[];
  /** How many attributes the SDK dropped because there were too many. */
  dropped?: number;
  /** The span as the document holds it. */
  source: Json;
}

/** Name of the tool in the extra span in which ADK summarizes parallel calls. */
export const MERGED_TOOLS = "(merged tools)";

/** A model's answer in a span. */
export interface GenerationSpan {
  kind: "generation";
  input: readonly Message[];
  /** Absent when the recording does not hold it, which is not the same as an answer without any call. */
  output?: readonly Message[] | undefined;
  tools: readonly ToolDefinition[];
  /** Why the model stopped, such as `stop` or `tool_calls`. */
  finishReason?: string | undefined;
  /** The model gave several answers, of which `output` is the first. */
  hasOthers?: boolean;
  /** It stands for a whole agent: its silence says nothing. */
  agent?: boolean;
  /** It has the question to an agent, which no span of its model repeats. */
  isQuestion?: boolean;
  /** Only texts were recorded, so that calls are unknown. */
  isTextOnly?: boolean;
}

export type ExecutionSpan = Pick<Execution, "kind" | "call" | "isHandoff">;

/** A way of writing model answers and tool executions into attributes. Undefined for spans it says nothing of. */
export type Dialect = (span: RecordedSpan) => GenerationSpan | ExecutionSpan | undefined;

/**
 * Returns the outcome of an execution by its `answer` and its span's failure, with the id and the name of LangChain's message, where the
 * answer is one; no status before it has ended or answered. `hasFailed` is a failure that only the dialect knows.
 */
export function outcomeIn(
  span: RecordedSpan,
  answer: Json | undefined,
  hasFailed = false,
): Partial<Omit<StatedCall, "name">> & { name?: string | undefined } {
  const opened = jsonIn(answer);
  const message = langchainToolMessage(opened);
  const content = message?.content ?? answer;
  const own = message && { id: message.tool_call_id, name: textOf(message.name) || undefined };
  if (span.end === undefined && content === undefined) return { ...own };
  const result = (content === answer ? opened : jsonIn(content)) ?? failureText(span);
  const failed = hasFailed || message?.status === "error" || isFailed(span, content);
  return { ...own, ...(failed ? outcomeText(result, true) : answered(result)) };
}

/** A failed sibling marks OpenInference's spans that went well as failed too: there an answer is the surer sign. */
function isFailed({ attributes, events, failed }: RecordedSpan, answer: Json | undefined): boolean {
  if (at(attributes, "openinference.span.kind") === undefined) return failed;
  return events.some(({ name }) => name === "exception") || (failed && answer === undefined);
}

function failureText({ statusMessage, events }: RecordedSpan): string | undefined {
  const exception = events.find(({ name }) => name === "exception");
  return statusMessage ?? (exception && textAt(exception.attributes, "exception.message"));
}

/** Attributes by name, from OTLP's list of `{key, value}` or from an object. A key without a value is no attribute. */
export function attributesOf(source: Json | undefined): JsonObject {
  const attributes = isObject(source)
    ? source
    : Object.fromEntries(
        objectsOf(source).flatMap(({ key, value = null }) => {
          const read = anyValue(value, 0);
          return isString(key) && read !== undefined ? [[key, read] as const] : [];
        }),
      );
  if (!("mlflow.spanType" in attributes)) return attributes;
  // MLflow keeps every value of an attribute as JSON text.
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, jsonIn(value) ?? null]));
}

/** OTLP's AnyValue as JSON: `{stringValue}`, `{intValue}`, … (Python's protobuf: `string_value`). */
function anyValue(value: Json, depth: number): Json | undefined {
  if (depth > limits.nesting)
    throw new RecordingError(`attributes nest deeper than ${limits.nesting} levels`);
  if (!isObject(value)) return value ?? undefined;
  const [[kind, held] = []] = Object.entries(value);
  switch (kind?.replace(/_?value$/i, "")) {
    case "int":
      return wholeNumber(held);
    case "array":
      return valuesOf(held).flatMap((item) => anyValue(item, depth + 1) ?? []);
    case "kvlist":
      return Object.fromEntries(
        objectsOf(valuesOf(held)).map(({ key, value: item = null }) => {
          if (!isString(key)) throw new RecordingError("a key among the values of an attribute is no text");
          return [key, anyValue(item, depth + 1) ?? null];
        }),
      );
    default:
      return held ?? undefined;
  }
}

function valuesOf(list: Json | undefined): Json[] {
  return isObject(list) && Array.isArray(list.values) ? list.values : [];
}

/** Protobuf writes 64-bit integers as text. */
function wholeNumber(value: Json | undefined): Json | undefined {
  if (!isString(value) || !/^-?\d{1,40}$/.test(value)) return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value);
}

/**
 * Returns the value at a dotted path, however the writer nested it: `{"a.b": 1}`, `{a: {b: 1}}` and `{"a.b.0.c": 1}` all have
 * something at `a.b`; of the last it is `{"0.c": 1}`. Undefined for nothing and null.
 */
export function at(within: JsonObject, path: string): Json | undefined {
  const own = member(within, path) ?? undefined;
  if (own !== undefined) return own;
  for (let dot = path.indexOf("."); dot !== -1; dot = path.indexOf(".", dot + 1)) {
    const outer = member(within, path.slice(0, dot));
    const inner = isObject(outer) ? at(outer, path.slice(dot + 1)) : undefined;
    if (inner !== undefined) return inner;
  }
  return below(within, `${path}.`);
}

/** In order, so that those which begin alike stand together: a span may have very many, and is asked for many paths. */
const sortedKeys = new WeakMap<JsonObject, string[]>();

/** Returns the members whose keys have the prefix, without it. */
function below(within: JsonObject, prefix: string): Json | undefined {
  const keys = sortedKeys.get(within) ?? Object.keys(within).sort();
  sortedKeys.set(within, keys);
  const found: [string, Json][] = [];
  for (let next = firstFrom(keys, prefix); keys[next]?.startsWith(prefix); next += 1) {
    const key = keys[next] ?? "";
    const value = member(within, key) ?? null;
    if (value !== null) found.push([key.slice(prefix.length), value]);
  }
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** The place of the first of the sorted keys that does not come before a text. */
function firstFrom(keys: readonly string[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first of the paths at which something stands. */
export function firstAt(within: JsonObject, ...paths: readonly string[]): Json | undefined {
  for (const path of paths) {
    const value = at(within, path);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The text at the first of the paths that has any. */
export function textAt(within: JsonObject, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const value = at(within, path);
    if (isString(value) && value !== "") return value;
  }
  return undefined;
}

/** The objects of a list, or of what `at` found of one that was written as `0.role`, `0.tool_calls.1.name`, … */
export function indexed(value: Json | undefined): JsonObject[] {
  return objectsOf(isObject(value) ? unflattened(value) : value);
}

/** An object whose keys are paths as the objects and lists that they lead to. */
function unflattened(flat: JsonObject, depth = 0): Json {
  if (depth > limits.nesting)
    throw new RecordingError(`attributes nest deeper than ${limits.nesting} levels`);
  const own = new Map<string, Json>();
  const inner = new Map<string, [string, Json][]>();
  for (const [path, value] of Object.entries(flat)) {
    const dot = path.indexOf(".");
    const head = dot === -1 ? path : path.slice(0, dot);
    own.set(head, dot === -1 ? value : (own.get(head) ?? null));
    const paths = inner.get(head) ?? [];
    if (dot !== -1) inner.set(head, paths);
    if (dot !== -1) paths.push([path.slice(dot + 1), value]);
  }
  const entries = [...own].map(([head, value]): [string, Json] => {
    const paths = inner.get(head);
    if (paths === undefined) return [head, value];
    return [head, unflattened({ ...objectOf(value), ...Object.fromEntries(paths) }, depth + 1)];
  });
  if (!entries.every(([head]) => /^\d+$/.test(head))) return Object.fromEntries(entries);
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}

/** Like `jsonIn`, of an attribute that holds lists or objects. Throws RecordingError when its text is cut off. */
export function wholeJsonIn(value: Json | undefined): Json | undefined {
  const held = jsonIn(value);
  if (!isString(held) || !/^\s*[[{]/.test(held)) return held;
  throw new RecordingError(
    "an attribute with messages or calls is cut off: raise OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT where the run is recorded",
  );
}

/**
 * The messages in an attribute: JSON text or a list, or what `at` found of one. Throws RecordingError when its text is cut off, or when it
 * is an object in which none are found.
 */
export function messagesAt(value: Json | undefined, sender: Speaker): Message[] {
  const held = wholeJsonIn(value);
  const list = isObject(held) ? unflattened(held) : held;
  const messages = readMessages(list, sender);
  const isEmpty = messages.every(
    ({ texts, calls, results }) => ![texts, calls, results].some(({ length }) => length > 0),
  );
  if (isObject(list) && isEmpty)
    throw new RecordingError(
      `messages of an unknown shape, an object with ${Object.keys(list).slice(0, 8).join(", ")}`,
    );
  return messages;
}
