import {
  isNumeric,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  sha256,
} from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { jsonIn } from "../../core/parse-json.ts";
import { withoutKeys } from "../../recordings/redact-secrets.ts";
import { HIDDEN, hiddenValues, redactRules, valueRules } from "../../recordings/redact-values.ts";
import type { ToolCall } from "../../recordings/run.ts";

/** Removes secrets from a text before it is written. */
export type Scrub = (text: string) => string;

const SECRET_NAME =
  /KEY|TOKEN|SECRET|PASS|CREDENTIAL|PRIVATE|COOKIE|JWT|WEBHOOK|CONNECTION_STRING|(?:^|_)(?:PAT|PWD|DSN|AUTH)(?:_|$)/i;
/** Variables for places, which are not secret. */
const PLACE_NAME = /(?:_FILE|_PATH|_DIR|_SOCK|_HOME)$|^(?:OLD)?PWD$|^INIT_CWD$/i;
/** Shorter values are not secrets and occur in too many texts. */
const SHORTEST_SECRET = 8;

/** Returns the secret values by variable name, judging by the name. Paths are not secrets. */
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

/** Includes the value as is, as JSON inside JSON, URL-encoded and in Base64. */
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
 * Hides the given secrets, everything in the shape of a key, and matches of the policy's `redact` expressions. `onHidden` receives the
 * names of variables with hidden values.
 */
export function scrubber(
  secrets: ReadonlyMap<string, string>,
  rules: readonly string[] = [],
  onHidden: (variable: string) => void = () => {},
): Scrub {
  const forms = [...secrets].map(([name, value]) => ({ name, forms: formsOf(value) }));
  const values = valueRules(new Set(forms.flatMap((secret) => secret.forms)), redactRules([]));
  const redact = redactRules(rules);
  return (text) => {
    const left = values.clean(text);
    if (left !== text)
      for (const secret of forms) if (secret.forms.some((form) => text.includes(form))) onHidden(secret.name);
    return withoutKeys(redact.clean(left), HIDDEN);
  };
}

/**
 * Scrubs every text, key and long number of a recording; short numbers are counts. Replaces encoded data, such as images, with digests.
 * Streamed `response` pieces split texts, so equal positions of the pieces are also scrubbed as one text.
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

/** JSON text stays JSON even if the secret was a number in it. */
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

/** Equal data has an equal digest, so arguments with data stay comparable. */
function digestOf(text: string): string {
  return `[${text.length} characters of encoded data, ${sha256(text)}]`;
}

interface Leaf {
  owner: JsonObject | Json[];
  key: string | number;
  text: string;
}

/** Joins the pieces first, because the beginning of a key may look like a complete one. */
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

/** Pieces identify their call or block by an index. */
function numberOf(value: JsonObject | Json[]): string {
  if (!isObject(value)) return "";
  const { index = null, output_index: outputIndex = null } = value;
  return typeof (index ?? outputIndex) === "number" ? `#${index ?? outputIndex}` : "";
}

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
 * Also hides argument values that the policy's path rules name, everywhere in the recording. Returns undefined if there are too many
 * values.
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
