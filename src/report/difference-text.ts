import { unseenIn, visible } from "../core/invisible-characters.ts";
import { isObject, type Json, jsonText } from "../core/json.ts";
import type { ReportF1Details } from "./case.ts";

type Difference = ReportF1Details["pairs"][number]["differences"][number];

/** Returns `date: expected "2024-01-15", got "2024-01-16"`. */
export function differenceText(difference: Difference): string {
  const where = difference.path === "" ? "" : `${difference.path}: `;
  const { expected, actual } = differenceSides(difference);
  return `${where}${"expected" in difference ? "expected " : ""}${expected}, got ${actual}${hintText(difference.hint)}`;
}

/** Returns both sides of a difference in words, `not expected` and `nothing` for a missing argument. */
export function differenceSides(difference: Difference): { expected: string; actual: string } {
  const { notes = {} } = difference;
  return {
    expected:
      "expected" in difference
        ? `${expectedText(difference.expected)}${noteText(notes.expected)}`
        : "not expected",
    actual: "actual" in difference ? `${valueText(difference.actual)}${noteText(notes.actual)}` : "nothing",
  };
}

/** Returns `get_order.result.status: expected "paid", got "open"`. */
export function resultText(tool: string, difference: Difference): string {
  return `${resultName(tool, difference)}: ${differenceText({ ...difference, path: "" })}`;
}

/** Returns the name of a place in a tool's result: `get_order.result.status`. */
export function resultName(tool: string, { path }: Pick<Difference, "path">): string {
  return `${tool}.result${path === "" || path.startsWith("[") ? "" : "."}${path}`;
}

/** Returns the expected arguments in words. */
export function argumentsText(expected: unknown): string {
  const isAny = isObject(expected) && expected.$any === true;
  return isAny ? "with any arguments" : expectedText(expected);
}

/** Returns the message for arguments that are not JSON, with notes on invisible characters. */
export function notJson(text: unknown): string {
  return `arguments are not JSON: ${besideText(String(text), "")}`;
}

/** Returns a name with a note on invisible characters, compared with the expected name. */
export function besideText(name: string, expected: string): string {
  return `${name}${noteText(unseenIn(name, expected))}`;
}

export function hintText(hint: string | undefined): string {
  return hint === undefined ? "" : `; hint: ${hint}`;
}

function noteText(note = ""): string {
  return note === "" ? "" : ` (${note})`;
}

/** Returns ` by AGENT`, or "" without an agent. */
export function byAgent(agent: string | undefined): string {
  return agent === undefined ? "" : ` by ${agent}`;
}

/** Returns a value as text in a sentence. */
export function valueText(value: unknown): string {
  return visible(jsonText(value as Json));
}

/** Matchers are described in words. */
function expectedText(value: unknown): string {
  if (!isObject(value)) return valueText(value);
  const matcher = Object.keys(value).find((key) => key.startsWith("$") && !key.startsWith("$$"));
  const words = matcher === undefined ? undefined : MATCHERS.get(matcher);
  return words === undefined || matcher === undefined
    ? valueText(value)
    : words(value[matcher] as Json, value);
}

const MATCHERS = new Map<string, (value: Json, beside: Record<string, Json>) => string>([
  ["$any", () => "any value"],
  ["$absent", () => "nothing"],
  ["$oneOf", (options) => `one of ${many(options)}`],
  ["$unordered", (items) => `${many(items)} in any order`],
  ["$regex", (source) => `text that matches /${visible(String(source))}/`],
  ["$ignoreCase", (text) => `${valueText(text)} in any case`],
  ["$contains", (item) => `something with ${expectedText(item)}`],
  ["$subset", (members) => `at least ${valueText(members)}`],
  ["$type", (type) => `a value of type ${type}`],
  ["$approx", (target, { tolerance, relative }) => `about ${target}${bound(tolerance, relative)}`],
]);

function many(items: Json): string {
  return Array.isArray(items) ? items.map(expectedText).join(", ") : valueText(items);
}

function bound(tolerance: Json | undefined, relative: Json | undefined): string {
  if (tolerance !== undefined) return ` (± ${tolerance})`;
  return relative === undefined ? "" : ` (± ${Number(relative) * 100}%)`;
}
