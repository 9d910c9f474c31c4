import { around, firstDifference, unseenDifference, unseenIn } from "../core/invisible-characters.ts";
import { defined, isObject, type Json, type JsonObject, jsonEquals, jsonText, member } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { type Difference, foldText } from "../core/match-values.ts";
import { tryParseJson } from "../core/parse-json.ts";
import { grouped, joined, shorten } from "../core/text.ts";

/** The default values of a tool's arguments by path, from the recorded schema. */
export type Defaults = ReadonlyMap<string, Json>;

type Sides = Pick<Difference, "path" | "expected" | "actual">;

/** Prepares a difference for display: cuts long values around the first difference, names invisible characters and adds a hint. */
export function shownSides(sides: Sides, malformed: boolean, defaults: Defaults | undefined): Difference {
  const { path, expected, actual } = sides;
  const [left, right] = cutSides(expected, actual);
  const hint = malformed ? "" : hintOn(sides, defaults);
  const notes = malformed ? {} : notesOn(expected, actual);
  const presentNotes = Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== ""));
  return {
    path,
    ...defined({ expected: left, actual: right }),
    ...(Object.keys(presentNotes).length === 0 ? {} : { notes: presentNotes }),
    ...(hint === "" ? {} : { hint }),
  };
}

/** Shortens a single value: each long text in it, then the whole. */
export function cutValue(value: Json): Json {
  return cutSides(value, undefined)[0] as Json;
}

function cutSides(
  expected: Json | undefined,
  actual: Json | undefined,
): [Json | undefined, Json | undefined] {
  const [left, right] = [cutTexts(expected, actual), cutTexts(actual, expected)];
  const [leftText, rightText] = [innerText(left), innerText(right)];
  const at = leftText === "" || rightText === "" ? 0 : firstDifference(leftText, rightText);
  const fit = (value: Json | undefined, inner: string) => {
    const text = textOf(value);
    if (text.length <= limits.shownValue) return value;
    return at === 0
      ? shorten(text, limits.shownValue)
      : around(text, at + text.indexOf(inner), limits.shownValue);
  };
  return [fit(left, leftText), fit(right, rightText)];
}

function innerText(value: Json | undefined): string {
  const [key, another] = value !== undefined && isObject(value) ? Object.keys(value) : [];
  const isWrapped = key !== undefined && another === undefined && WRAPPERS.has(key);
  return textOf(isWrapped ? member(value as JsonObject, key) : value);
}

function textOf(value: Json | undefined): string {
  return value === undefined ? "" : typeof value === "string" ? value : jsonText(value);
}

/** Long texts are cut around the first difference to the other side. */
function cutTexts(value: Json | undefined, beside: Json | undefined): Json | undefined {
  if (typeof value === "string") {
    const other = nearestText(beside, value);
    if (other === undefined) return shorten(value, limits.shownString);
    return around(value, firstDifference(value, other), limits.shownString);
  }
  // The reader must see that it differs from a text of the same digits.
  if (typeof value === "bigint") return `${value} (a number)`;
  const part = (item: Json, key: string | number) => cutTexts(item, partOf(beside, key)) as Json;
  if (Array.isArray(value)) return value.map(part);
  if (value === undefined || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, part(item, key)]));
}

/** Matchers whose value is compared with the other side's whole value. */
const WRAPPERS: ReadonlySet<string> = new Set([
  "$subset",
  "$unordered",
  "$oneOf",
  "$ignoreCase",
  "$contains",
  "$regex",
]);

/** The counterpart of a part. For a matcher's text or option, it is the whole other side. */
function partOf(beside: Json | undefined, key: string | number): Json | undefined {
  if (typeof key === "number") return Array.isArray(beside) ? beside[key] : beside;
  if (WRAPPERS.has(key)) return beside;
  return beside !== undefined && isObject(beside) ? member(beside, key) : undefined;
}

/** A list or matcher may hold several texts; the one with the longest common prefix is the nearest. */
function nearestText(side: Json | undefined, text: string): string | undefined {
  if (typeof side === "string") return side;
  if (side === undefined || !isObject(side)) return undefined;
  const inside = Object.entries(side).filter(([key]) => WRAPPERS.has(key));
  const texts = inside.flatMap(([, inner]) =>
    [inner].flat().flatMap((item) => nearestText(item, text) ?? []),
  );
  const common = (candidate: string) => firstDifference(candidate, text);
  return texts.toSorted((a, b) => common(b) - common(a))[0];
}

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

function hintOn({ path, expected, actual }: Sides, defaults: Defaults | undefined): string {
  const hint = defaultHint(path, expected, actual, defaults) || dollarHint(path, expected, actual);
  if (hint !== "" || expected === undefined || actual === undefined) return hint;
  return typeHint(expected, actual) || dateHint(expected, actual) || textHint(expected, actual);
}

/** One side has the schema's default value, the other leaves it out. */
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

/** Returns a hint if an unexpected name looks like an expected name, else "". */
export function nameHint(path: string, expected: readonly string[]): string {
  const near = expected.find((candidate) => unseenDifference(candidate, path) !== "");
  if (near === undefined) return "";
  const note = unseenIn(path, near);
  return `it looks like ${near}, which was expected: ${note === "" ? unseenDifference(near, path) : note}`;
}

/** Expectations read a name that begins with `$` as a matcher. */
function dollarHint(path: string, expected: Json | undefined, actual: Json | undefined): string {
  const written = (name: string) => `to expect an argument named ${name}, write "$${name}"`;
  const name = /(?:^|\.|\[")(\$[^.[\]"]*)(?:"\])?$/.exec(path)?.[1];
  if (expected === undefined && name !== undefined) return written(name);
  if (expected === undefined || actual === undefined || !isObject(expected) || !isObject(actual)) return "";
  const key = Object.keys(expected).find(
    (field) => /^\$(?!\$)/.test(field) && member(actual, field) !== undefined,
  );
  return key === undefined ? "" : `${key} is a matcher here: ${written(key)}`;
}

/** Booleans in YAML before 1.2. */
const TRUTHS = new Map([
  ...["true", "yes", "on", "y"].map((word) => [word, true] as const),
  ...["false", "no", "off", "n"].map((word) => [word, false] as const),
]);

/** One side is text, the other an equal number, boolean, null or JSON. */
function typeHint(expected: Json, actual: Json): string {
  if (typeof expected === typeof actual || (typeof expected !== "string" && typeof actual !== "string"))
    return "";
  const [text, value] = typeof expected === "string" ? [expected, actual] : [actual as string, expected];
  if (!isSameAsText(text, value)) return "";
  const kind = typeof value === "boolean" ? "a boolean" : value === null ? "null" : "a number";
  const [quoted, plain] = [text, jsonText(value)].map((side) => shorten(side, limits.shownString));
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
  // YAML 1.1 and some programs read 010 as 8.
  const octal = /^0[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : undefined;
  return digits !== "" && [Number(digits), octal].includes(Number(value));
}

/** One side is a date, the other the same date with a time or as a number. */
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
  const [expectedText, actualText] = pair;
  const unseen = unseenDifference(expectedText, actualText);
  const isPlain = typeof expected === "string" && typeof actual === "string";
  const accepts =
    unseen !== "" && isPlain && foldText(expectedText) === foldText(actualText)
      ? ". { $ignoreCase: … } accepts both"
      : "";
  const isCut = Math.max(expectedText.length, actualText.length) > limits.shownString;
  const place = `the texts part at character ${grouped([...expectedText.slice(0, firstDifference(expectedText, actualText))].length + 1)}`;
  return joined(`${unseen}${accepts}`, isCut ? place : "");
}
