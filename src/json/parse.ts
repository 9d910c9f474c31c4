import { type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";
import { limits } from "../limits.ts";
import type { Json, JsonObject } from "./json.ts";

/** Text that is not JSON. `line` and `column` count from 1 within the text given. */
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

/**
 * Parses JSON text (a leading byte order mark is allowed).
 * Integers beyond 2^53 become bigint. Throws JsonError on anything that is not JSON, numbers
 * such as NaN or 1e999 included, but for values that a later one of the same key hides.
 */
export function parseJson(text: string): Json {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  let value: Json;
  try {
    value = JSON.parse(body);
  } catch {
    throw locateError(body);
  }
  return holdsLargeNumber(value) ? parseLargeNumbers(body, value) : value;
}

/** True when JSON.parse may have rounded a number of the value, or made it infinite. Without recursion, like all that walks hostile values. */
function holdsLargeNumber(value: Json): boolean {
  const containers: (Json[] | JsonObject)[] = [];
  const isFound = (item: Json | undefined) => {
    if (typeof item === "number") return isLarge(item);
    if (typeof item === "object" && item !== null) containers.push(item);
    return false;
  };
  if (isFound(value)) return true;
  for (const container of containers) {
    if (Array.isArray(container)) {
      if (container.some(isFound)) return true;
    } else for (const key in container) if (isFound(container[key])) return true;
  }
  return false;
}

function isLarge(number: number): boolean {
  return !(Math.abs(number) <= Number.MAX_SAFE_INTEGER);
}

/**
 * JSON.parse rounds large integers. They are replaced by marked strings in the source text, and those by bigint after parsing.
 */
function parseLargeNumbers(text: string, parsed: Json): Json {
  const mark = unusedMark(parsed);
  const marked = withNumbers(text, (token, offset) => {
    const number = Number(token);
    if (Number.isSafeInteger(number)) return token;
    if (token.length > limits.numberCharacters)
      throw errorAt(text, offset, `${shorten(token)} has more than ${limits.numberCharacters} characters`);
    const digits = INTEGER.exec(token)?.[1];
    if (digits !== undefined) return `"${mark}${digits}"`;
    if (!Number.isFinite(number)) {
      throw errorAt(text, offset, `${shorten(token)} is larger than a JSON number can be`);
    }
    return token;
  });
  if (marked === text) return parsed;
  return replaceStrings(JSON.parse(marked), (item) =>
    item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item,
  );
}

/** A JSON text with something in the place of its numbers. Without a pattern, which millions of escapes would exhaust. */
function withNumbers(text: string, replace: (token: string, offset: number) => string): string {
  const pieces: string[] = [];
  let done = 0;
  let at = 0;
  while (at < text.length) {
    const first = text.charCodeAt(at);
    if (first === QUOTE) at = endOfString(text, at);
    else if (first !== MINUS && !isDigit(first)) at += 1;
    else {
      const start = at;
      while (at < text.length && isOfNumber(text.charCodeAt(at))) at += 1;
      const token = text.slice(start, at);
      const other = replace(token, start);
      if (other === token) continue;
      pieces.push(text.slice(done, start), other);
      done = at;
    }
  }
  return pieces.length === 0 ? text : [...pieces, text.slice(done)].join("");
}

const [QUOTE, BACKSLASH, MINUS, PLUS, POINT, LITTLE_E, BIG_E] = [0x22, 0x5c, 0x2d, 0x2b, 0x2e, 0x65, 0x45];

/** Where the string that begins at an offset of a JSON text is over. */
function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
}

function isOfNumber(code: number): boolean {
  return isDigit(code) || [MINUS, PLUS, POINT, LITTLE_E, BIG_E].includes(code);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** A text with which no string of the value begins, however it was escaped. */
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

/** Puts something in the place of every string of a value. Without recursion, so that hostile depth cannot exhaust the stack. */
function replaceStrings(value: Json, replace: (text: string) => Json): Json {
  const root: JsonObject = { value };
  const containers = [root];
  for (const container of containers) {
    for (const [key, item] of Object.entries(container)) {
      if (typeof item === "string") container[key] = replace(item);
      else if (typeof item === "object" && item !== null) containers.push(item as JsonObject);
    }
  }
  return root.value as Json;
}

function locateError(text: string): JsonError {
  if (BLANK.test(text)) return errorAt(text, text.length, "empty: no JSON value");
  try {
    visit(
      text,
      {
        // Only the first error is told, and behind it the text may be long.
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
  return `not JSON: ${expected} at ${JSON.stringify(shorten(text.slice(offset)))}`;
}

function errorAt(text: string, offset: number, message: string): JsonError {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return new JsonError(message, line, offset - before.lastIndexOf("\n"));
}

function shorten(text: string): string {
  const line = text.split("\n", 1)[0] ?? "";
  return line.length > 24 ? `${line.slice(0, 24)}…` : line;
}
