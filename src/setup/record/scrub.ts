import {
  isNumeric,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonIn,
  jsonText,
  sha256,
} from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { HIDDEN, hiddenValues, redactRules, valueRules } from "../../recordings/redact.ts";
import type { ToolCall } from "../../recordings/run.ts";
import { withoutKeys } from "../../recordings/secrets.ts";

/** Takes out of a text what must not reach the disk. */
export type Scrub = (text: string) => string;

const SECRET_NAME =
  /KEY|TOKEN|SECRET|PASS|CREDENTIAL|PRIVATE|COOKIE|JWT|WEBHOOK|CONNECTION_STRING|(?:^|_)(?:PAT|PWD|DSN|AUTH)(?:_|$)/i;
/** Variables that name a place, which is no secret. */
const PLACE_NAME = /(?:_FILE|_PATH|_DIR|_SOCK|_HOME)$|^(?:OLD)?PWD$|^INIT_CWD$/i;
/** Shorter values are no secrets, and stand in too many texts. */
const SHORTEST_SECRET = 8;

/** The variables that are secrets by their names, and their values. A value that is a path of something is none. */
export function secretsIn(
  environment: Readonly<Record<string, string | undefined>>,
  isPath: (value: string) => boolean,
): Map<string, string> {
  const secrets = new Map<string, string>();
  for (const [name, value = ""] of Object.entries(environment)) {
    const isSecret = SECRET_NAME.test(name) && !PLACE_NAME.test(name);
    const text = value.trim();
    if (isSecret && text.length >= SHORTEST_SECRET && !isPath(text)) secrets.set(name, text);
  }
  return secrets;
}

/** The ways in which texts hold a value: as it is, in JSON that is a text in JSON, in an address, in Base64. */
function formsOf(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  return [
    value,
    JSON.stringify(inJson).slice(1, -1),
    encodeURIComponent(value),
    Buffer.from(value).toString("base64"),
  ];
}

/**
 * Hides secrets of the environment, by the names of their variables, whatever has the shape of a key, and what the policy's rules of
 * expressions match. `onHidden` gets the names of the variables whose values a text had.
 */
export function scrubber(
  secrets: ReadonlyMap<string, string>,
  rules: readonly string[] = [],
  onHidden: (variable: string) => void = () => {},
): Scrub {
  const forms = [...secrets].map(([name, value]) => ({ name, forms: formsOf(value) }));
  const values = valueRules(new Set(forms.flatMap((one) => one.forms)), redactRules([]));
  const redact = redactRules(rules);
  return (text) => {
    const left = values.clean(text);
    if (left !== text)
      for (const one of forms) if (one.forms.some((form) => text.includes(form))) onHidden(one.name);
    return withoutKeys(redact.clean(left), HIDDEN);
  };
}

/**
 * A recording's content with every text, key and long number scrubbed: a short number is a count. Encoded data, such as pictures, becomes
 * its digest. The pieces of a streamed `response` cut texts in two, so that those at the same place of several pieces are scrubbed
 * together as well.
 */
export function scrubbed(document: Json, scrub: Scrub, shortestNumber = SHORTEST_SECRET): Json {
  if (isString(document)) return isEncoded(document) ? digestOf(document) : scrubText(document, scrub);
  if (isNumeric(document)) {
    const digits = String(document).replace(/^-/, "");
    return digits.length >= shortestNumber && scrub(digits) === HIDDEN ? HIDDEN : document;
  }
  if (Array.isArray(document)) return document.map((item) => scrubbed(item, scrub, shortestNumber));
  if (!isObject(document)) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, value = null]) => {
      const isStream = key === "response" && Array.isArray(value);
      return [scrub(key), scrubbed(isStream ? scrubPieces(value, scrub) : value, scrub, shortestNumber)];
    }),
  );
}

/** A text without what is hidden. JSON stays JSON where that stood as a number. */
function scrubText(text: string, scrub: Scrub): string {
  const clean = scrub(text);
  const value = clean === text || jsonIn(clean) !== undefined ? null : jsonIn(text);
  return isObject(value) || Array.isArray(value) ? jsonText(scrubbed(value, scrub, 1)) : clean;
}

const DATA_ADDRESS = /^data:[^,]{0,200};base64,/;
const NOT_ENCODED = /[^A-Za-z0-9+/_=-]/;

function isEncoded(text: string): boolean {
  return text.length > limits.encodedText && !NOT_ENCODED.test(text.replace(DATA_ADDRESS, ""));
}

/** The same data has the same digest, so that arguments that hold some can still be compared. */
function digestOf(text: string): string {
  return `[${text.length} characters of encoded data, ${sha256(text)}]`;
}

/** A text in a list of pieces, and where it stands. */
interface Leaf {
  owner: JsonObject | Json[];
  key: string | number;
  text: string;
}

/** Scrubs texts that stand at the same place of several pieces, before each by itself: the beginning of a key may look like a whole one. */
function scrubPieces(pieces: Json[], scrub: Scrub): Json[] {
  const copy = structuredClone(pieces);
  const places = new Map<string, Leaf[]>();
  for (const piece of copy) collect(piece, "", places);
  for (const leaves of places.values()) hide(leaves, scrub);
  return copy;
}

function collect(value: Json, place: string, places: Map<string, Leaf[]>): void {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, item = null] of Object.entries(value)) {
    const path = `${place}${numberOf(value)}/${key}`;
    if (isString(item)) {
      const leaf: Leaf = { owner: value, key, text: item };
      const leaves = places.get(path);
      if (leaves === undefined) places.set(path, [leaf]);
      else leaves.push(leaf);
    } else collect(item, path, places);
  }
}

/** Pieces say by a number which call or block they are a part of. */
function numberOf(value: JsonObject | Json[]): string {
  if (!isObject(value)) return "";
  const { index = null, output_index: outputIndex = null } = value;
  return typeof (index ?? outputIndex) === "number" ? `#${index ?? outputIndex}` : "";
}

/** What is hidden begins in one piece, which gets what is in its place, and is left out of those after it. */
function hide(leaves: readonly Leaf[], scrub: Scrub): void {
  const whole = leaves.map(({ text }) => text).join("");
  const clean = scrubText(whole, scrub);
  if (clean === whole) return;
  const shorter = Math.min(whole.length, clean.length);
  let begin = 0;
  while (begin < shorter && whole[begin] === clean[begin]) begin += 1;
  let after = 0;
  while (after < shorter - begin && whole.at(-1 - after) === clean.at(-1 - after)) after += 1;
  const end = whole.length - after;
  let at = 0;
  for (const { owner, key, text } of leaves) {
    const [from, to] = [at, at + text.length];
    at = to;
    const isFirst = from <= begin && begin < to;
    const inPlace = isFirst ? clean.slice(begin, clean.length - after) : "";
    const left = whole.slice(from, Math.min(to, begin)) + inPlace + whole.slice(Math.max(from, end), to);
    if (left !== text) (owner as Record<string, Json>)[key] = left;
  }
}

/**
 * The same, and hides the values of arguments that the policy's rules name by their paths, wherever they are. Undefined where there are more such values than can be hidden.
 */
export function redactingScrub(
  calls: readonly ToolCall[],
  rules: readonly string[],
  scrub: Scrub,
): Scrub | undefined {
  if (rules.length === 0) return scrub;
  const redact = redactRules(rules);
  const values = hiddenValues(calls, redact);
  if (values.size > limits.hiddenValues) return undefined;
  const byValue = valueRules(values, redact);
  return (text) => scrub(byValue.clean(text));
}
