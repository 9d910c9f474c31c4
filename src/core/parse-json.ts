import {
  createScanner,
  type JSONScanner,
  type ParseErrorCode,
  printParseErrorCode,
  visit,
} from "jsonc-parser";
import { depthOf, isString, type Json, type JsonObject, replaceStrings, shown } from "./json.ts";
import { limits } from "./limits.ts";

/** The error for invalid JSON. `line` and `column` count from 1 within the parsed text. */
export class JsonError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.name = "JsonError";
    this.line = line;
    this.column = column;
  }
}

const INTEGER = /^(-?\d+)(?:\.0+)?$/;
const MARK = /^integer-\d+:/;
const BLANK = /^[ \t\r\n]*$/;

/** Parses JSON text. Integers beyond 2^53 become bigint. Throws JsonError for invalid JSON, numbers such as 1e999, and repeated keys. */
export function parseJson(text: string): Json {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  let value: Json;
  try {
    value = JSON.parse(body);
  } catch {
    throw locateError(body);
  }
  const { keys, hasLargeNumber } = survey(value);
  // JSON.parse keeps the last of repeated keys. Counting keys is faster than looking for repeated ones.
  const repeated = mostKeysIn(body) === keys ? undefined : repeatedKey(body);
  if (repeated !== undefined) throw repeated;
  return hasLargeNumber ? parseLargeNumbers(body, value) : value;
}

/** An upper bound of the number of keys: colons after an unescaped quote also occur inside strings. */
function mostKeysIn(text: string): number {
  let keys = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= SPACE) before -= 1;
    if (text.charCodeAt(before) === QUOTE && !isEscaped(text, before)) keys += 1;
  }
  return keys;
}

function repeatedKey(text: string): JsonError | undefined {
  const objects: Set<string>[] = [];
  let last = { key: "", start: 0 };
  for (const { kind, start, scanner } of tokensIn(text)) {
    if (kind === OPEN_OBJECT) objects.push(new Set());
    else if (kind === CLOSE_OBJECT) objects.pop();
    else if (kind === STRING) last = { key: scanner.getTokenValue(), start };
    else if (kind === COLON) {
      const keys = objects.at(-1);
      if (keys?.has(last.key))
        return errorAt(text, last.start, `key ${shown(last.key)} is here a second time`);
      keys?.add(last.key);
    }
  }
  return undefined;
}

/** The token kinds of jsonc-parser, whose enumeration exists for the compiler only. */
const [OPEN_OBJECT, CLOSE_OBJECT, COLON, STRING, NUMBER, END] = [1, 2, 6, 10, 11, 17];

/** Yields the tokens of valid JSON. Not recursive, so that hostile depth cannot exhaust the stack. */
function* tokensIn(text: string): Generator<{ kind: number; start: number; scanner: JSONScanner }> {
  const scanner = createScanner(text, true);
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan())
    yield { kind, start: scanner.getTokenOffset(), scanner };
}

const SCALAR = /^(?:true|false|null|-?\d[\d.eE+-]*)$/;
const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]", '"': '"' };

/** Looks at both ends only, because JSON.parse takes long to fail. */
function mayBeJson(text: string): boolean {
  const body = text.trim();
  const closing = CLOSING[body.charAt(0)];
  return closing === undefined ? SCALAR.test(body) : body.length > 1 && body.endsWith(closing);
}

/** Parses JSON like `parseJson`, but returns undefined for invalid text, which is faster than locating the error. Accepts repeated keys. */
export function tryParseJson(text: string): Json | undefined {
  if (!mayBeJson(text)) return undefined;
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  try {
    const value: Json = JSON.parse(body);
    return survey(value).hasLargeNumber ? parseLargeNumbers(body, value) : value;
  } catch {
    return undefined;
  }
}

/** Unwraps JSON that was serialized as text up to three times. Other values are returned unchanged. */
export function unpacked(value: Json | undefined): Json {
  let inner = value ?? null;
  for (let times = 0; times < 3 && isString(inner) && /^\s*["[{]/.test(inner); times += 1) {
    const parsed = tryParseJson(inner);
    if (parsed === undefined) break;
    inner = parsed;
  }
  return inner;
}

/** Finds numbers that JSON.parse may have rounded or made infinite. Not recursive, because values may be hostile. */
function survey(value: Json): { keys: number; hasLargeNumber: boolean } {
  const containers: (Json[] | JsonObject)[] = [];
  let keys = 0;
  let hasLargeNumber = false;
  const look = (item: Json | undefined) => {
    if (typeof item === "number") hasLargeNumber ||= isLarge(item);
    else if (typeof item === "object" && item !== null) containers.push(item);
  };
  look(value);
  for (const container of containers) {
    if (Array.isArray(container)) for (const item of container) look(item);
    else
      for (const key in container) {
        keys += 1;
        look(container[key]);
      }
  }
  return { keys, hasLargeNumber };
}

function isLarge(number: number): boolean {
  return !(Math.abs(number) <= Number.MAX_SAFE_INTEGER);
}

/** JSON.parse rounds large integers, so they become marked strings in the source text, and bigint after parsing. */
function parseLargeNumbers(text: string, parsed: Json): Json {
  const mark = unusedMark(parsed);
  const pieces: string[] = [];
  let done = 0;
  for (const { kind, start, scanner } of tokensIn(text)) {
    const number = kind === NUMBER ? Number(scanner.getTokenValue()) : 0;
    if (Number.isSafeInteger(number)) continue;
    const token = scanner.getTokenValue();
    if (token.length > limits.numberCharacters)
      throw errorAt(text, start, `${excerpt(token)} has more than ${limits.numberCharacters} characters`);
    const digits = INTEGER.exec(token)?.[1];
    if (digits === undefined && !Number.isFinite(number))
      throw errorAt(text, start, `${excerpt(token)} is larger than a JSON number can be`);
    if (digits === undefined) continue;
    pieces.push(text.slice(done, start), `"${mark}${digits}"`);
    done = start + token.length;
  }
  if (pieces.length === 0) return parsed;
  return replaceStrings(JSON.parse([...pieces, text.slice(done)].join("")), (item) =>
    item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item,
  );
}

const [SPACE, QUOTE, BACKSLASH] = [0x20, 0x22, 0x5c];

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}

function unusedMark(value: Json): string {
  const used = new Set<string>();
  replaceStrings(value, (item) => {
    const mark = MARK.exec(item)?.[0];
    if (mark !== undefined) used.add(mark);
    return item;
  });
  let number = 0;
  while (used.has(`integer-${number}:`)) number += 1;
  return `integer-${number}:`;
}

/** Parses text that holds a JSON list, object or string. Returns undefined if it is invalid, too long or too deep. */
export function jsonIn(text: string): Json | undefined {
  if (text.length > limits.redactedText || !/^\s*["{[]/.test(text)) return undefined;
  const value = tryParseJson(text);
  return value !== undefined && depthOf(value, limits.nesting) <= limits.nesting ? value : undefined;
}

/** Returns true for the pointer text that Git LFS leaves in place of a file that was not fetched. */
export function isLfsPointer(text: string): boolean {
  return /^version https?:\/\/(?:git-lfs\.github\.com|hawser\.github\.com|git-media\.io)\//.test(text);
}

export const LFS_POINTER =
  'is a Git LFS pointer, not the file itself: check out with "lfs: true" (actions/checkout), or run "git lfs pull"';

function locateError(text: string): JsonError {
  if (BLANK.test(text)) return errorAt(text, text.length, "empty: no JSON value");
  if (isLfsPointer(text)) return errorAt(text, 0, LFS_POINTER);
  try {
    visit(
      text,
      {
        // Only the first error is reported, and the rest of the text may be long.
        onError: (code, offset) => {
          throw errorAt(text, offset, describe(code, text, offset));
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
  return errorAt(text, 0, "not JSON");
}

function describe(code: ParseErrorCode, text: string, offset: number): string {
  if (BLANK.test(text.slice(offset))) return "not JSON: the text ends inside a value (cut off?)";
  const expected = printParseErrorCode(code)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return `not JSON: ${expected} at ${JSON.stringify(excerpt(text.slice(offset)))}`;
}

function errorAt(text: string, offset: number, message: string): JsonError {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return new JsonError(message, line, offset - before.lastIndexOf("\n"));
}

function excerpt(text: string): string {
  const line = text.split("\n", 1)[0] ?? "";
  return line.length > 24 ? `${line.slice(0, 24)}…` : line;
}
