import { isObject, isString, type Json, type JsonObject, sha256 } from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { HIDDEN, hiddenValues, redactRules, valueRules } from "../../recordings/redact.ts";
import type { ToolCall } from "../../recordings/run.ts";
import { withoutKeys } from "../../recordings/secrets.ts";

/** Takes out of a text what must not reach the disk. */
export type Scrub = (text: string) => string;

const SECRET_NAME =
  /KEY|TOKEN|SECRET|PASS|CREDENTIAL|PRIVATE|COOKIE|JWT|WEBHOOK|CONNECTION_STRING|(?:^|_)(?:PAT|PWD|DSN|AUTH)(?:_|$)/i;
/** Variables that name a place, which is no secret. */
const PLACE_NAME = /(?:_FILE|_PATH|_DIR|_SOCK|_HOME)$/i;
/** Shorter values are no secrets, and stand in too many texts. */
const SHORTEST_SECRET = 8;

/** The values of variables that are secrets by their names. */
export function secretsIn(environment: Readonly<Record<string, string | undefined>>): Set<string> {
  return new Set(
    Object.entries(environment).flatMap(([name, value = ""]) => {
      const isSecret = SECRET_NAME.test(name) && !PLACE_NAME.test(name);
      return isSecret && value.trim().length >= SHORTEST_SECRET ? [value.trim()] : [];
    }),
  );
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

/** Hides secrets of the environment, whatever has the shape of a key, and what the policy's rules of expressions match. */
export function scrubber(secrets: ReadonlySet<string>, rules: readonly string[] = []): Scrub {
  const values = valueRules(new Set([...secrets].flatMap(formsOf)), redactRules([]));
  const redact = redactRules(rules);
  return (text) => withoutKeys(redact.clean(values.clean(text)), HIDDEN);
}

/**
 * A recording's content with every text and key scrubbed. Encoded data, such as pictures, becomes its digest. The pieces of a streamed
 * `response` cut texts in two, so that those at the same place of several pieces are scrubbed together as well.
 */
export function scrubbed(document: Json, scrub: Scrub): Json {
  if (isString(document)) return isEncoded(document) ? digestOf(document) : scrub(document);
  if (Array.isArray(document)) return document.map((item) => scrubbed(item, scrub));
  if (!isObject(document)) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, value = null]) => {
      const isStream = key === "response" && Array.isArray(value);
      return [scrub(key), scrubbed(isStream ? scrubPieces(value, scrub) : value, scrub)];
    }),
  );
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
  const clean = scrub(whole);
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
