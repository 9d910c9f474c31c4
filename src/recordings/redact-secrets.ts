import { groupBy } from "../core/text.ts";
import { keyShapes, PASSWORD } from "./reading/key-shapes.ts";

/** Only the letter of a JSON escape may precede a token. */
const BEGINNING = "(?<![\\w-])|\\\\[bfnrt]";
const byPlace = groupBy(keyShapes, ({ before = BEGINNING }) => before);
/** In the order of the expression's groups. */
const shapes = [...byPlace.values()].flat();
const names = [...new Set(keyShapes.map(({ name }) => name))];
const KEYS = new RegExp(
  [...byPlace]
    .map(([place, all]) => `(?<=${place})(?:${all.map(({ shape }) => `(${shape})`).join("|")})`)
    .join("|"),
  "g",
);

const PLACEHOLDER =
  /x{6}|\*{3}|\.{3}|your[-_]|[-_]your|example|redacted|removed|placeholder|dummy|^(?:pass(?:word|wd)?|pwd|secret|\[.*\])$/i;
/** The minimum number of different characters in a random secret. Passwords may have fewer. */
const FEWEST_CHARACTERS = 8;

/** Returns the kinds of secrets in a text, in list order. Placeholders do not count. */
export function keyShapesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [key, ...groups] of text.matchAll(KEYS)) {
    const name = nameOf(groups);
    if (isKey(key, name)) found.add(name);
  }
  return names.filter((name) => found.has(name));
}

/** Replaces the secrets in a text: in a URL the password, in a header the token. */
export function withoutKeys(text: string, replacement: string): string {
  if (!mayHoldKeys(Buffer.from(text))) return text;
  return text.replace(KEYS, (key: string, ...groups: (string | undefined)[]) =>
    isKey(key, nameOf(groups)) ? replacement : key,
  );
}

function nameOf(groups: readonly (string | undefined)[]): string {
  return shapes[groups.findIndex((group) => group !== undefined)]?.name ?? "";
}

function isKey(text: string, name: string): boolean {
  const isRandom = name === PASSWORD || new Set(text.slice(0, 200)).size >= FEWEST_CHARACTERS;
  return isRandom && !PLACEHOLDER.test(text);
}

/** The minimum length of a token's first word. */
const SHORTEST = 20;
const IN_TOKEN = new Uint8Array(256);
for (const byte of Buffer.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"))
  IN_TOKEN[byte] = 1;

const marks = keyShapes.flatMap((shape) => shape.marks ?? []).map((mark) => Buffer.from(mark));
/** The literal beginning of a shape. */
const NAMED = /^(?:\[\w+\]|\(\?:[\w|?[\]-]+\)|[\w-])+/;
const starts = keyShapes.flatMap(({ shape, marks }) => (marks ? [] : (NAMED.exec(shape) ?? [])));
const BEARER = "earer ";
const START = new RegExp(`${BEARER}|(?<=${BEGINNING})(?:${starts.join("|")})`);
const LONGEST_START = 50;

const [AT, SLASH, COLON] = [...Buffer.from("@/:")] as [number, number, number];
/** The bytes that precede a URL's name and password. */
const OUTSIDE = new Set(Buffer.from(" \t\r\n?#@\"'\\<>"));

/** Returns false only if the UTF-8 text has no secret. Much faster than the search itself. */
export function mayHoldKeys(text: Buffer): boolean {
  return hasToken(text) || marks.some((mark) => text.includes(mark)) || hasPassword(text) || hasLogin(text);
}

/** Skips ahead from each byte that cannot be in a token, as Boyer and Moore do. */
function hasToken(text: Buffer): boolean {
  const { length } = text;
  for (let at = SHORTEST - 1; at < length; at += SHORTEST) {
    let start = at;
    while (start >= 0 && IN_TOKEN[text[start] as number] === 1) start -= 1;
    if (at - start < SHORTEST) {
      at = start;
      continue;
    }
    while (at + 1 < length && IN_TOKEN[text[at + 1] as number] === 1) at += 1;
    const end = Math.min(at + 1, start + 1 + LONGEST_START);
    if (START.test(text.toString("latin1", Math.max(start + 1 - BEARER.length, 0), end))) return true;
  }
  return false;
}

/** Searches backwards from every @ for a URL's name and password. */
function hasPassword(text: Buffer): boolean {
  for (let at = text.indexOf(AT); at >= 0; at = text.indexOf(AT, at + 1)) {
    let start = at - 1;
    let hasColon = false;
    while (start > 0 && !OUTSIDE.has(text[start] ?? 0) && text[start] !== SLASH) {
      hasColon ||= text[start] === COLON;
      start -= 1;
    }
    if (hasColon && text[start] === SLASH && text[start - 1] === SLASH && text[start - 2] === COLON)
      return true;
  }
  return false;
}

const METHODS = ["Basic ", "basic ", "BASIC "].map((method) => Buffer.from(method));
const HEADER = /authorization/i;
/** The maximum length of the header's name and its surroundings. */
const LONGEST_HEADER = 40;

/** Searches backwards from the method for the header's name. */
function hasLogin(text: Buffer): boolean {
  return METHODS.some((method) => {
    for (let at = text.indexOf(method); at >= 0; at = text.indexOf(method, at + 1))
      if (HEADER.test(text.toString("latin1", Math.max(at - LONGEST_HEADER, 0), at))) return true;
    return false;
  });
}
