import { INVISIBLE, jsonEscape } from "./escape.ts";

const NAMES = new Map<string, string>([
  ["\t", "tab"],
  ["\n", "line break"],
  ["\r", "carriage return"],
  ["\u00a0", "no-break space"],
  ["\u00ad", "soft hyphen"],
  ["\u2002", "en space"],
  ["\u2003", "em space"],
  ["\u2007", "figure space"],
  ["\u2009", "thin space"],
  ["\u200a", "hair space"],
  ["\u200b", "zero-width space"],
  ["\u200c", "zero-width non-joiner"],
  ["\u200d", "zero-width joiner"],
  ["\u200e", "left-to-right mark"],
  ["\u200f", "right-to-left mark"],
  ["\u2028", "line separator"],
  ["\u2029", "paragraph separator"],
  ["\u202f", "narrow no-break space"],
  ["\u2060", "word joiner"],
  ["\u3000", "ideographic space"],
  ["\ufeff", "byte order mark"],
  ["\u0300", "combining grave accent"],
  ["\u0301", "combining acute accent"],
  ["\u0302", "combining circumflex"],
  ["\u0303", "combining tilde"],
  ["\u0308", "combining diaeresis"],
  ["\u030a", "combining ring"],
  ["\u0327", "combining cedilla"],
  ["\u2010", "hyphen U+2010"],
  ["\u2011", "non-breaking hyphen"],
  ["\u2012", "figure dash"],
  ["\u2013", "en dash"],
  ["\u2014", "em dash"],
  ["\u2212", "minus sign"],
  ["\u2018", "left single quotation mark"],
  ["\u2019", "right single quotation mark"],
  ["\u201a", "low single quotation mark"],
  ["\u201c", "left double quotation mark"],
  ["\u201d", "right double quotation mark"],
  ["\u201e", "low double quotation mark"],
  ["\u2032", "prime"],
  ["\u2033", "double prime"],
  ["\u00b4", "acute accent"],
  ["\u02bc", "modifier apostrophe"],
  ["\u2026", "ellipsis"],
  ["\u00d7", "multiplication sign"],
]);

/** Look-alikes of other scripts, with their Latin counterparts. */
const LOOK_ALIKES = new Map(
  [
    ["аеорсухіјѕһԁԛԝѵАВЕКМНОРСТУХІЈЅЗ", "aeopcyxijshdqwvABEKMHOPCTYXIJS3"],
    ["ανορικυτχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "avopikutxABEZHIKMNOPTYX"],
    ["‘’‚′´ʼ“”„″‐‑‒–—−×", "''''''\"\"\"\"------x"],
  ].flatMap(([foreign = "", latin = ""]) =>
    [...foreign].map((letter, at) => [letter, latin[at] as string] as const),
  ),
);
const TWINS = new Map([..."oO|lI"].map((character, at) => [character, "00111"[at] as string]));

const SCRIPTS = ["Latin", "Cyrillic", "Greek", "Armenian", "Hebrew", "Arabic", "Han"] as const;
const ODD_SPACE = "(?! )\\p{Zs}";
const UNSEEN = new RegExp(`${ODD_SPACE}|${INVISIBLE.source}`, "gu");
const COMPOSABLE = /\P{M}\p{M}+/gu;

/** Escapes invisible characters, unusual spaces and decomposed accents. JSON text keeps its meaning. */
export function visible(text: string): string {
  return text
    .replace(UNSEEN, jsonEscape)
    .replace(COMPOSABLE, (cluster) =>
      cluster.normalize("NFC") === cluster ? cluster : cluster.replace(/\p{M}/gu, jsonEscape),
    );
}

const NAMED = 3;
/** The number of characters compared, and that before the first difference. */
const LONG = 10_000;
const NEAR = 100;

/** Names invisible or confusable characters that differ from another text, `no-break space at 3`. Places count from 1. */
export function unseenIn(text: string, other: string): string {
  if (Math.max(text.length, other.length) > LONG) {
    const from = Math.max(0, firstDifference(text, other) - NEAR);
    return unseenFrom(from, text.slice(from, from + LONG), other.slice(from, from + LONG));
  }
  return unseenFrom(0, text, other);
}

function unseenFrom(from: number, text: string, other: string): string {
  const here = [...text];
  const there = [...other];
  const start = firstDifference(here, there);
  const counts = (list: readonly string[]) => {
    const all = new Map<string, number>();
    for (const character of list) all.set(character, (all.get(character) ?? 0) + 1);
    return all;
  };
  const [ours, theirs] = [counts(here), counts(there)];
  const isMixed = /\p{Script=Latin}/u.test(text);
  const found: [place: number, name: string][] = [];
  for (const [character, count] of ours) {
    if (character === "\n" && theirs.has(character)) continue;
    if (!isOdd(character, isMixed) || (count === theirs.get(character) && here[start] !== character))
      continue;
    const place = here.indexOf(character, start);
    found.push([place === -1 ? here.indexOf(character) : place, nameOf(character)]);
  }
  const [mine = "", its = ""] = [here[start], there[start]];
  if (mine !== its && mine !== "" && TWINS.has(mine) !== TWINS.has(its) && twin(mine) === twin(its))
    found.push([start, `${/\d/.test(mine) ? "digit" : "letter"} ${mine}`]);
  const spaces = spacesIn(text, other, start, from);
  const places = found.sort(([a], [b]) => a - b).map(([place, name]) => `${name} at ${from + place + 1}`);
  const names = [...spaces, ...places];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function twin(character: string): string {
  return TWINS.get(character) ?? character;
}

/** Extra spaces, which no font shows. */
function spacesIn(text: string, other: string, at: number, from: number): string[] {
  const ends = (side: RegExp) => side.test(text) && !side.test(other);
  const doubled = [...text].slice(at - 1, at + 1).join("") === "  " && text.trimEnd().length > at;
  return [
    ...(ends(/^ /) ? ["space at the start"] : []),
    ...(ends(/ $/) ? ["space at the end"] : []),
    ...(doubled ? [`a second space at ${from + at + 1}`] : []),
  ];
}

function isOdd(character: string, isMixed: boolean): boolean {
  if (character === " ") return false;
  if (/^[\p{Zs}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{M}\uff01-\uff5e]$/u.test(character)) return true;
  if (NAMES.has(character) || /^\p{Default_Ignorable_Code_Point}$/u.test(character)) return true;
  return isMixed && LOOK_ALIKES.has(character);
}

function nameOf(character: string): string {
  const name = NAMES.get(character);
  if (name !== undefined) return name;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  if (/\p{Zs}/u.test(character)) return `space ${code}`;
  if (/\p{M}/u.test(character)) return `combining mark ${code}`;
  if (/[\uff01-\uff5e]/.test(character)) return `full-width ${character.normalize("NFKC")}`;
  const script = SCRIPTS.find((name) => new RegExp(`\\p{Script=${name}}`, "u").test(character));
  return script === undefined ? `invisible ${code}` : `${script} ${character} (${code})`;
}

function looks(text: string): string {
  const latin = [...text.normalize("NFKC").replace(/(?![\t\n\r])[\p{Cc}\p{Cf}]/gu, "")];
  return latin
    .map((character) => LOOK_ALIKES.get(character) ?? character)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** Describes the difference of two texts that look the same; "" if they look different. */
export function unseenDifference(expected: string, actual: string): string {
  if (expected === actual || Math.max(expected.length, actual.length) > LONG) return "";
  const form = (text: string) =>
    text === text.normalize("NFC") ? "NFC" : text === text.normalize("NFD") ? "NFD" : "neither NFC nor NFD";
  if (expected.normalize("NFC") === actual.normalize("NFC"))
    return `the same text in another Unicode form: expected ${form(expected)}, got ${form(actual)}`;
  const [expectedLook, actualLook] = [looks(expected), looks(actual)];
  const isCase = expectedLook !== actualLook && expectedLook.toLowerCase() === actualLook.toLowerCase();
  if (expectedLook !== actualLook && !isCase) return "";
  const plain = (text: string) => text.normalize("NFC").replace(/[\s\p{Cf}]+/gu, "");
  if (plain(expected) === plain(actual)) return "only white space and invisible characters differ";
  if (isCase) return "they differ in letter case";
  return "other characters that look alike";
}

/** Returns the position of the first difference of two texts or lists. */
export function firstDifference(left: ArrayLike<unknown>, right: ArrayLike<unknown>): number {
  let at = 0;
  while (at < left.length && at < right.length && left[at] === right[at]) at += 1;
  return at;
}

/** Cuts a long text to a window around a place, with an ellipsis where text is omitted. */
export function around(text: string, at: number, length: number): string {
  if (text.length <= length) return text;
  // Most of the window comes before the place, because a reader recognizes a text by its preceding words.
  const first = Math.max(0, Math.min(at - Math.floor(length * 0.6), text.length - length));
  const isSplit = (place: number) => /^(?:[\udc00-\udfff]|\p{M}|\u200d)/u.test(text.slice(place, place + 2));
  let [start, end] = [first, first + length];
  while (start > 0 && isSplit(start) && start > first - 8) start -= 1;
  while (end < text.length && isSplit(end) && end < first + length + 8) end += 1;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
