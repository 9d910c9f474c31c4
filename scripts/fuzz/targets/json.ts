import assert from "node:assert/strict";
import fc from "fast-check";
import { isEventStream, parseEventStream } from "../../../src/core/event-stream.ts";
import {
  canonicalJson,
  depthOf,
  followPointer,
  isObject,
  type Json,
  jsonEquals,
  jsonText,
  pointerSteps,
} from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { JsonError, jsonIn, parseJson } from "../../../src/core/parse-json.ts";
import { anyJson } from "../../../test/core/json/arbitrary.ts";
import { unlessRefused } from "../refusal.ts";
import { target } from "../target.ts";
import { damagedText, soup } from "../texts.ts";

const pieces = [
  ...["{", "}", "[", "]", ",", ":", '"', "\\", "\\u00", "\\ud800", "/*", "//", "'", "\n", "\r\n", "\t", " "],
  ...["0", "-", "-0", "1e999", "1E+400", "1e-999", "0x1", "9007199254740993", "-9007199254740993.0", ".5"],
  ...["true", "null", "NaN", "Infinity", '"a"', '"__proto__":', '"integer-0:"', "\ufeff", "\u0000", "\u2028"],
];
const jsonTexts = anyJson.map((value) => jsonText(value));
const texts = fc.oneof(
  jsonTexts,
  damagedText(jsonTexts, pieces),
  soup(pieces),
  fc.string({ unit: "binary" }),
);

/** Our parser compared with JavaScript's: they differ in numbers beyond a double, and in messages. */
export const jsonParser = target<string>({
  name: "json-parser",
  promise: "JSON is read exactly where JavaScript reads it, and else refused with a place",
  few: 1_500,
  examples: texts,
  check(text) {
    const theirs = readByJavaScript(text.replace(/^\uFEFF/, ""));
    const ours = unlessRefused(() => parsed(text), JsonError);
    // Integers of any length are valid; a fraction beyond a double is not, where JavaScript reads Infinity.
    if (theirs !== undefined && hasDoubles(theirs.value)) assert.ok(ours, "what JavaScript reads is read");
    if (ours === undefined) return;
    assert.ok(theirs !== undefined && hasDoubles(ours.value), "what JavaScript refuses is refused");
    assert.deepEqual(asDoubles(ours.value), theirs.value);
    assert.ok(jsonEquals(parseJson(jsonText(ours.value)), ours.value), "written and read again");
    assert.ok(jsonEquals(parseJson(canonicalJson(ours.value)), ours.value), "in its one text too");
  },
});

export const eventStream = target<string>({
  name: "event-stream",
  promise: "a stream of events is JSON values or refused with a place",
  few: 1_000,
  examples: soup([...pieces, "data:", "data: ", "event: message\n", "id: 1\n", "\n\n", "[DONE]", ": ping\n"]),
  check(text) {
    isEventStream(text);
    for (const value of unlessRefused(() => parseEventStream(text), JsonError) ?? []) jsonText(value);
  },
});

export const jsonInText = target<string>({
  name: "json-in-text",
  promise: "JSON that stands in a text is found or not, within the levels that are walked through",
  few: 1_000,
  examples: fc.oneof(texts, fc.nat(450).map(deepText)),
  check(text) {
    const value = jsonIn(text);
    if (value !== undefined) assert.ok(depthOf(value, limits.nesting) <= limits.nesting);
  },
});

export const jsonPointer = target<[Json, string]>({
  name: "json-pointer",
  promise: "a pointer leads to the value at its place or to nothing",
  few: 1_000,
  examples: fc.tuple(
    anyJson,
    soup(["/", "~", "~0", "~1", "0", "-1", "a", "__proto__", "length", "constructor"]),
  ),
  check([document, pointer]) {
    const steps = pointerSteps(pointer);
    assert.equal(steps !== undefined, pointer === "" || pointer.startsWith("/"));
    const found = steps && followPointer(document, steps);
    assert.ok(found === undefined || partsOf(document).includes(found), "a part of the document");
    for (const [path, part] of placedParts(document)) {
      const written = path.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
      assert.equal(followPointer(document, pointerSteps(written) ?? [""]), part);
    }
  },
});

function parsed(text: string): { value: Json } {
  try {
    return { value: parseJson(text) };
  } catch (error) {
    if (error instanceof JsonError) assertPlace(error, text);
    throw error;
  }
}

function assertPlace({ line, column }: JsonError, text: string): void {
  const found = text.replace(/^\uFEFF/, "").split("\n")[line - 1];
  assert.ok(found !== undefined, `line ${line} is there`);
  assert.ok(column >= 1 && column <= found.length + 1, `column ${column} is in it`);
}

function readByJavaScript(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function hasDoubles(value: unknown): boolean {
  return partsOf(value as Json).every((part) => typeof part !== "number" || Number.isFinite(part));
}

function asDoubles(value: Json): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(asDoubles);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asDoubles(item)]));
}

function partsOf(value: Json): Json[] {
  return placedParts(value).map(([, part]) => part);
}

function placedParts(value: Json, path: string[] = []): [string[], Json][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  const inner = Object.entries(value).flatMap(([key, item]) => placedParts(item as Json, [...path, key]));
  return [[path, value], ...inner];
}

function deepText(levels: number): string {
  return `${"[".repeat(levels)}${"]".repeat(levels)}`;
}
