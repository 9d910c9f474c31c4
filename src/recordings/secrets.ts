import { groupBy } from "../base/text.ts";
import { keyShapes, PASSWORD } from "./key-shapes.ts";

/** Before a token stands no other letter, but for that of an escape in JSON. */
const BEGINNING = "(?<![\\w-])|\\\\[bfnrt]";
const byPlace = groupBy(keyShapes, ({ before = BEGINNING }) => before);
/** In the order of the groups of the expression. */
const shapes = [...byPlace.values()].flat();
const names = [...new Set(keyShapes.map(({ name }) => name))];
const KEYS = new RegExp(
  [...byPlace]
    .map(([place, all]) => `(?<=${place})(?:${all.map(({ shape }) => `(${shape})`).join("|")})`)
    .join("|"),
  "g",
);

/** What people write where a key belongs. */
const PLACEHOLDER =
  /x{6}|\*{3}|\.{3}|your[-_]|[-_]your|example|redacted|removed|placeholder|dummy|^(?:pass(?:word|wd)?|pwd|secret|\[.*\])$/i;
/** Different characters in what is random. A password need not be that. */
const FEWEST_CHARACTERS = 8;

/** The names of the kinds of keys and tokens that a text holds, each once, in the order of the list. Examples of keys are none. */
export function keyShapesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [key, ...groups] of text.matchAll(KEYS)) {
    const name = nameOf(groups);
    if (isKey(key, name)) found.add(name);
  }
  return names.filter((name) => found.has(name));
}

/** The text with each of these keys replaced: of a URL the password alone, of a header the token. */
export function withoutKeys(text: string, replacement: string): string {
  if (!mayHoldKeys(Buffer.from(text))) return text;
  return text.replace(KEYS, (key: string, ...groups: (string | undefined)[]) =>
    isKey(key, nameOf(groups)) ? replacement : key,
  );
}

function nameOf(groups: readonly (string | undefined)[]): string {
  return shapes[groups.findIndex((group) => group !== undefined)]?.name ?? "";
}

/** False for an example of one. */
function isKey(text: string, name: string): boolean {
  const isRandom = name === PASSWORD || new Set(text.slice(0, 200)).size >= FEWEST_CHARACTERS;
  return isRandom && !PLACEHOLDER.test(text);
}

/** Characters of a word that the shortest token begins with. */
const SHORTEST = 20;
const IN_TOKEN = new Uint8Array(256);
for (const byte of Buffer.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"))
  IN_TOKEN[byte] = 1;

const marks = keyShapes.flatMap((one) => one.marks ?? []);
/** The characters that a shape begins with, as far as it names them. */
const NAMED = /^(?:\[\w+\]|\(\?:[\w|?[\]-]+\)|[\w-])+/;
const starts = keyShapes.flatMap(({ shape, marks }) => (marks ? [] : (NAMED.exec(shape) ?? [])));
const BEARER = "earer ";
const START = new RegExp(`${BEARER}|(?<=${BEGINNING})(?:${starts.join("|")})`);
/** Characters of the longest start. */
const LONGEST_START = 50;

const [AT, SLASH, COLON] = [...Buffer.from("@/:")] as [number, number, number];
/** What ends a name and a password in a URL, seen from their end. */
const OUTSIDE = new Set(Buffer.from(" \t\r\n?#@\"'\\<>"));

/**
 * Whether a text in UTF-8 may hold one of these keys, in a small part of the time that it takes to search for them. Where it says no, the
 * text has none.
 */
export function mayHoldKeys(text: Buffer): boolean {
  return hasToken(text) || marks.some((mark) => text.includes(mark)) || hasPassword(text) || hasLogin(text);
}

/** Looks at every twentieth byte, and at what stands around it where that may be part of a token. */
function hasToken(text: Buffer): boolean {
  const { length } = text;
  for (let at = SHORTEST - 1; at < length; at += SHORTEST) {
    if (IN_TOKEN[text[at] ?? 0] === 0) continue;
    let start = at;
    while (start > 0 && IN_TOKEN[text[start - 1] ?? 0] === 1) start -= 1;
    while (at + 1 < length && IN_TOKEN[text[at + 1] ?? 0] === 1) at += 1;
    if (at - start + 1 < SHORTEST) continue;
    const end = Math.min(at + 1, start + LONGEST_START);
    if (START.test(text.toString("latin1", Math.max(start - BEARER.length, 0), end))) return true;
  }
  return false;
}

/** Looks back from every @ for the name and the password of a URL. */
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

const METHODS = ["Basic ", "basic ", "BASIC "];
const HEADER = /authorization/i;
/** Characters of the name of the header and of what may stand around it. */
const LONGEST_HEADER = 40;

/** Looks back from the name of the method for that of its header. */
function hasLogin(text: Buffer): boolean {
  return METHODS.some((method) => {
    for (let at = text.indexOf(method); at >= 0; at = text.indexOf(method, at + 1))
      if (HEADER.test(text.toString("latin1", Math.max(at - LONGEST_HEADER, 0), at))) return true;
    return false;
  });
}
