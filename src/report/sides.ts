import {
  isObject,
  type Json,
  type JsonObject,
  jsonEquals,
  jsonText,
  member,
  tryParseJson,
} from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { type Difference, foldText } from "../base/patterns.ts";
import { grouped, joined, shorten } from "../base/text.ts";
import { around, firstDifference, unseenDifference, unseenIn } from "../base/unseen.ts";

/** The defaults of one tool's arguments by their path, as the recording has its schema. */
export type Defaults = ReadonlyMap<string, Json>;

/** Values of both sides, redacted; absent where a side has none. */
type Sides = Pick<Difference, "path" | "expected" | "actual">;

/**
 * Makes a difference fit to be shown: long values are cut around the place where they part, what cannot be seen is named, and a hint says
 * what may be meant.
 */
export function shownSides(sides: Sides, malformed: boolean, defaults: Defaults | undefined): Difference {
  const { path, expected, actual } = sides;
  const [left, right] = cutSides(expected, actual);
  const hint = malformed ? "" : hintOn(sides, defaults);
  const notes = malformed ? {} : notesOn(expected, actual);
  const named = Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== ""));
  return {
    path,
    ...(left === undefined ? {} : { expected: left }),
    ...(right === undefined ? {} : { actual: right }),
    ...(Object.keys(named).length === 0 ? {} : { notes: named }),
    ...(hint === "" ? {} : { hint }),
  };
}

/** Cuts a value that stands alone: its texts where they stand, and what is still too long to its beginning. */
export function cutValue(value: Json): Json {
  return cutSides(value, undefined)[0] as Json;
}

function cutSides(
  expected: Json | undefined,
  actual: Json | undefined,
): [Json | undefined, Json | undefined] {
  const [left, right] = [cutTexts(expected, actual), cutTexts(actual, expected)];
  const [one, other] = [innerText(left), innerText(right)];
  const at = one === "" || other === "" ? 0 : firstDifference(one, other);
  const fit = (value: Json | undefined, inner: string) => {
    const text = textOf(value);
    if (text.length <= limits.shownValue) return value;
    return at === 0
      ? shorten(text, limits.shownValue)
      : around(text, at + text.indexOf(inner), limits.shownValue);
  };
  return [fit(left, one), fit(right, other)];
}

/** The text of a value, or of what is inside of its matcher. */
function innerText(value: Json | undefined): string {
  const [key, another] = value !== undefined && isObject(value) ? Object.keys(value) : [];
  const isWrapped = key !== undefined && another === undefined && WRAPPERS.has(key);
  return textOf(isWrapped ? member(value as JsonObject, key) : value);
}

function textOf(value: Json | undefined): string {
  return value === undefined ? "" : typeof value === "string" ? value : jsonText(value);
}

/** A value with its long texts cut, each around the place where it parts from the text in its place on the other side. */
function cutTexts(value: Json | undefined, beside: Json | undefined): Json | undefined {
  if (typeof value === "string") {
    const other = nearestText(beside, value);
    if (other === undefined) return shorten(value, limits.shownString);
    return around(value, firstDifference(value, other), limits.shownString);
  }
  // Beside a text of the same digits a reader must see the difference.
  if (typeof value === "bigint") return `${value} (a number)`;
  const part = (item: Json, key: string | number) => cutTexts(item, partOf(beside, key)) as Json;
  if (Array.isArray(value)) return value.map(part);
  if (value === undefined || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, part(item, key)]));
}

/** Matchers whose value is compared with the whole value on the other side. */
const WRAPPERS: ReadonlySet<string> = new Set([
  "$subset",
  "$unordered",
  "$oneOf",
  "$ignoreCase",
  "$contains",
  "$regex",
]);

/** What stands in the place of a part on the other side. Around a matcher's text, and an option of several, that is the whole. */
function partOf(beside: Json | undefined, key: string | number): Json | undefined {
  if (typeof key === "number") return Array.isArray(beside) ? beside[key] : beside;
  if (WRAPPERS.has(key)) return beside;
  return beside !== undefined && isObject(beside) ? member(beside, key) : undefined;
}

/** The text of the other side that a text is held against: itself, or of those in a list or a matcher the nearest one. */
function nearestText(side: Json | undefined, text: string): string | undefined {
  if (typeof side === "string") return side;
  if (side === undefined || !isObject(side)) return undefined;
  const inside = Object.entries(side).filter(([key]) => WRAPPERS.has(key));
  const texts = inside.flatMap(([, one]) => [one].flat().flatMap((item) => nearestText(item, text) ?? []));
  const common = (one: string) => firstDifference(one, text);
  return texts.toSorted((a, b) => common(b) - common(a))[0];
}

/** The first two texts that differ, in the same place of both sides. */
function textPair(expected: Json | undefined, actual: Json | undefined): [string, string] | undefined {
  if (typeof actual === "string") {
    const text = nearestText(expected, actual);
    return text === undefined || text === actual ? undefined : [text, actual];
  }
  if (actual === undefined || actual === null || typeof actual !== "object") return undefined;
  const side = expected !== undefined && isObject(expected) ? (expected.$subset ?? expected) : expected;
  const keys = Array.isArray(actual) ? [...actual.keys()] : Object.keys(actual);
  for (const key of keys) {
    const pair = textPair(partOf(side, key), partOf(actual, key));
    if (pair !== undefined) return pair;
  }
  return undefined;
}

function notesOn(
  expected: Json | undefined,
  actual: Json | undefined,
): { expected?: string; actual?: string } {
  const pair = textPair(expected, actual);
  if (pair === undefined) return {};
  return { expected: unseenIn(pair[0], pair[1]), actual: unseenIn(pair[1], pair[0]) };
}

/** Says in a line what may be meant by a difference; "" where nothing is known. */
function hintOn({ path, expected, actual }: Sides, defaults: Defaults | undefined): string {
  const known = defaultHint(path, expected, actual, defaults) || dollarHint(path, expected, actual);
  if (known !== "" || expected === undefined || actual === undefined) return known;
  return typeHint(expected, actual) || dateHint(expected, actual) || textHint(expected, actual);
}

/** A default of the tool's schema that one side spells out and the other leaves out. */
function defaultHint(
  path: string,
  expected: Json | undefined,
  actual: Json | undefined,
  defaults: Defaults | undefined,
): string {
  const value = defaults?.get(path);
  const spelled = expected ?? actual;
  if (value === undefined || spelled === undefined || (expected !== undefined && actual !== undefined))
    return "";
  if (!jsonEquals(value, spelled)) return "";
  const text = shorten(jsonText(value), limits.shownString);
  return `${text} is the default in the tool's schema. To accept it spelled out and left out, write { $oneOf: [${text}, { $absent: true }] }`;
}

/** Says that a name which was not expected looks like one that was; "" where it does not. */
export function nameHint(path: string, expected: readonly string[]): string {
  const near = expected.find((one) => unseenDifference(one, path) !== "");
  if (near === undefined) return "";
  const note = unseenIn(path, near);
  return `it looks like ${near}, which was expected: ${note === "" ? unseenDifference(near, path) : note}`;
}

/** A name that begins with `$`, which expectations read as a matcher. */
function dollarHint(path: string, expected: Json | undefined, actual: Json | undefined): string {
  const written = (name: string) => `to expect an argument named ${name}, write "$${name}"`;
  const name = /(?:^|\.|\[")(\$[^.[\]"]*)(?:"\])?$/.exec(path)?.[1];
  if (expected === undefined && name !== undefined) return written(name);
  if (expected === undefined || actual === undefined || !isObject(expected) || !isObject(actual)) return "";
  const key = Object.keys(expected).find((one) => /^\$(?!\$)/.test(one) && member(actual, one) !== undefined);
  return key === undefined ? "" : `${key} is a matcher here: ${written(key)}`;
}

/** What YAML reads as true, and as false, where it is older than 1.2. */
const TRUTHS = new Map([
  ...["true", "yes", "on", "y"].map((word) => [word, true] as const),
  ...["false", "no", "off", "n"].map((word) => [word, false] as const),
]);

/** The same value as text on one side, and as a number, a truth value, null or JSON on the other. */
function typeHint(expected: Json, actual: Json): string {
  if (typeof expected === typeof actual || (typeof expected !== "string" && typeof actual !== "string"))
    return "";
  const [text, value] = typeof expected === "string" ? [expected, actual] : [actual as string, expected];
  if (!isSameAsText(text, value)) return "";
  const kind = typeof value === "boolean" ? "a boolean" : value === null ? "null" : "a number";
  const [quoted, plain] = [text, jsonText(value)].map((one) => shorten(one, limits.shownString));
  const isText = typeof expected === "string";
  if (typeof value === "object" && value !== null)
    return isText
      ? "the expectation has JSON written as text, the call has the value itself"
      : "the call has the value as JSON written in a text";
  return isText
    ? `this is text in YAML: write ${plain} without quotes if ${kind} is right`
    : `without quotes this is ${kind} in YAML: write ${JSON.stringify(quoted)} in quotes if text is right`;
}

function isSameAsText(text: string, value: Json): boolean {
  const bare = text.trim().toLowerCase();
  if (value === null) return ["", "null", "~", "none"].includes(bare);
  if (typeof value === "boolean") return TRUTHS.get(bare) === value;
  if (typeof value === "object") {
    const inner = tryParseJson(text);
    return inner !== undefined && jsonEquals(inner, value);
  }
  const [hours, minutes, seconds] = /^(\d+):([0-5]?\d)(?::([0-5]?\d))?$/.exec(bare)?.slice(1) ?? [];
  if (hours !== undefined) {
    const sum = Number(hours) * 60 + Number(minutes);
    return (
      Number(value) === (seconds === undefined ? sum : sum * 60 + Number(seconds)) ||
      Number(value) === sum * 60
    );
  }
  const digits = bare.replace(/(?<=\d)[_,](?=\d)/g, "");
  // YAML 1.1 and programs read 010 as 8.
  const octal = /^0[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : undefined;
  return digits !== "" && [Number(digits), octal].includes(Number(value));
}

/** A day on one side, and the same day with its time, or as a number, on the other. */
function dateHint(expected: Json, actual: Json): string {
  const day = (side: Json) => (typeof side === "string" && /^\d{4}-\d\d-\d\d$/.test(side) ? side : undefined);
  const [here, there] = [day(expected), day(actual)];
  if ((here === undefined) === (there === undefined)) return "";
  const [date, other] = [here ?? there ?? "", here === undefined ? expected : actual];
  const scale = typeof other === "number" && other < 1e11 ? 1000 : 1;
  const isSame =
    typeof other === "string"
      ? new RegExp(`^${date}[T ]`).test(other)
      : typeof other === "number" && other * scale === Date.parse(date);
  if (!isSame) return "";
  return here === undefined
    ? "the call has the day alone: write it as the call does, or match both"
    : "a date in YAML is the text that is written, and the call has the same day in another form";
}

function textHint(expected: Json, actual: Json): string {
  const pair = textPair(expected, actual);
  if (pair === undefined) return "";
  const [one, other] = pair;
  const unseen = unseenDifference(one, other);
  const isPlain = typeof expected === "string" && typeof actual === "string";
  const accepts =
    unseen !== "" && isPlain && foldText(one) === foldText(other) ? ". { $ignoreCase: … } accepts both" : "";
  const isCut = Math.max(one.length, other.length) > limits.shownString;
  const place = `the texts part at character ${grouped([...one.slice(0, firstDifference(one, other))].length + 1)}`;
  return joined(`${unseen}${accepts}`, isCut ? place : "");
}
