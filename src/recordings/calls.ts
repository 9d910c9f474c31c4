import { shown } from "../config/shown.ts";
import { depthOf, isObject, isString, type Json, type JsonObject, member, textOf } from "../json/json.ts";
import { parseJson } from "../json/parse.ts";
import { limits } from "../limits.ts";
import { RecordingError } from "../problems.ts";
import type { ToolCall } from "./run.ts";
import type { StatedCall } from "./stated.ts";

/** What the name of a field or type has in it when it speaks of calls. */
export const CALL_LIKE = /tool|function|call/i;

/**
 * True for a part or chunk of an unknown type that seems to hold a call or its result, so that it must not be passed over.
 * What Mastra and the AI SDK send as `data-…` never does.
 */
export function mayHoldCall(part: JsonObject): boolean {
  const { type } = part;
  if (typeof type !== "string") return true;
  return !type.startsWith("data-") && [type, ...Object.keys(part)].some((word) => CALL_LIKE.test(word));
}

/**
 * The objects in a field that lists them: none when it is absent or null. Throws RecordingError for anything else, since a
 * call that is passed over would be scored as a call not made.
 */
export function listedObjects(field: Json | undefined, name: string): JsonObject[] {
  if (field === undefined || field === null) return [];
  if (Array.isArray(field) && field.every(isObject)) return field;
  throw new RecordingError(`${name} is not a list of objects`);
}

/** The id of a call as text; undefined when there is none. */
export function callId(id: Json | undefined): string | undefined {
  if (typeof id === "string") return id === "" ? undefined : id;
  return typeof id === "number" || typeof id === "bigint" ? String(id) : undefined;
}

/** Where one framework or another writes the arguments of a call. */
const ARGUMENT_KEYS = ["arguments", "args", "input", "parameters", "params", "kwargs", "argument"];

/**
 * The arguments that a call states under one of its format's `keys`: text is the JSON text of them, anything else is them.
 * Throws RecordingError when they stand under another key only: that would read as a call without arguments.
 */
export function statedArguments(
  call: JsonObject,
  ...keys: readonly string[]
): { arguments?: Json; argumentsText?: string } {
  refuseForeignKey(call, keys);
  for (const key of keys) {
    const stated = member(call, key) ?? undefined;
    if (stated !== undefined) return isString(stated) ? { argumentsText: stated } : { arguments: stated };
  }
  return {};
}

/** Throws RecordingError when a call has none of the `keys`, but another one under which arguments are written. */
export function refuseForeignKey(call: JsonObject, keys: readonly string[]): void {
  if (keys.some((key) => key in call)) return;
  const foreign = ARGUMENT_KEYS.find((key) => key in call);
  if (foreign === undefined) return;
  throw new RecordingError(
    `a call of ${shown(call.name)} has "${foreign}" where "${keys[0]}" is expected: rename it`,
  );
}

/**
 * The arguments as JSON. Text that is not JSON stays text, marked malformed; nothing recorded means no arguments. Throws
 * RecordingError when they nest too deep.
 */
export function readArguments(stated: StatedCall): Pick<ToolCall, "arguments" | "malformed"> {
  const { argumentsText: text } = stated;
  const parsed = text === undefined ? (stated.arguments ?? {}) : parseArguments(text);
  if (parsed === undefined) return { arguments: text ?? "", malformed: true };
  // A level takes two characters.
  const isShallow = text !== undefined && text.length <= 2 * limits.nesting;
  const read = isShallow ? parsed : bounded(parsed, `arguments of "${textOf(stated.name)}"`);
  return { arguments: read, malformed: false };
}

function parseArguments(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The value. Throws RecordingError when it nests too deep to be walked through. */
export function bounded(value: Json, what: string): Json {
  if (depthOf(value, limits.nesting) <= limits.nesting) return value;
  throw new RecordingError(`${what} nest deeper than ${limits.nesting} levels`);
}
