import { type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";
import { type Json, objectFrom } from "./json.ts";

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

const SUSPICIOUS_NUMBER = /(?:^|[-:,[\s])(?:\d{16}|\d[\d.]*[eE]\+?\d{3})/;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
const INTEGER = /^(-?\d+)(?:\.0+)?$/;

/**
 * Parses JSON text (a leading byte order mark is allowed).
 * Integers beyond 2^53 become bigint. Throws JsonError on anything that is not JSON, numbers
 * such as NaN or 1e999 included.
 */
export function parseJson(text: string): Json {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  let value: Json;
  try {
    value = JSON.parse(body);
  } catch {
    throw locateError(body);
  }
  return SUSPICIOUS_NUMBER.test(body) ? parseLargeNumbers(body, value) : value;
}

/**
 * JSON.parse rounds large integers. They are replaced by marked strings in the source text, and those by bigint after parsing.
 * A text whose own strings begin with the mark changes the count, and another mark is tried.
 */
function parseLargeNumbers(text: string, parsed: Json): Json {
  for (let attempt = 0; ; attempt++) {
    const mark = `integer-${attempt}:`;
    let replaced = 0;
    const marked = text.replace(TOKEN, (token, offset: number) => {
      if (token.startsWith('"')) return token;
      const number = Number(token);
      if (Number.isSafeInteger(number)) return token;
      const digits = INTEGER.exec(token)?.[1];
      if (digits !== undefined) {
        replaced += 1;
        return `"${mark}${digits}"`;
      }
      if (!Number.isFinite(number)) {
        throw errorAt(text, offset, `${shorten(token)} is larger than a JSON number can be`);
      }
      return token;
    });
    if (replaced === 0) return parsed;
    const counter = { restored: 0 };
    const value = restore(JSON.parse(marked), mark, counter);
    if (counter.restored === replaced) return value;
  }
}

function restore(value: Json, mark: string, counter: { restored: number }): Json {
  if (typeof value === "string") {
    if (!value.startsWith(mark)) return value;
    counter.restored += 1;
    return /^-?\d+$/.test(value.slice(mark.length)) ? BigInt(value.slice(mark.length)) : value;
  }
  if (Array.isArray(value)) return value.map((item) => restore(item, mark, counter));
  if (typeof value !== "object" || value === null) return value;
  return objectFrom(Object.entries(value).map(([key, item]) => [key, restore(item, mark, counter)] as const));
}

function locateError(text: string): JsonError {
  let found: JsonError | undefined;
  visit(
    text,
    {
      onError: (code, offset) => {
        found ??= errorAt(text, offset, describe(code, text, offset));
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return found ?? errorAt(text, 0, "not JSON");
}

function describe(code: ParseErrorCode, text: string, offset: number): string {
  if (text.trim() === "") return "empty: no JSON value";
  if (text.slice(offset).trim() === "") return "not JSON: the text ends inside a value (cut off?)";
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
