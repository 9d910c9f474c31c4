const ESCAPE = String.raw`\\(?:["\\/bfnrt]|u[\da-fA-F]{4})`;
const PLAIN = String.raw`[^"\\\x00-\x1f]*`;
const TEXT = `"${PLAIN}(?:${ESCAPE}${PLAIN})*"`;
const WORD = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`;
/** A piece of JSON: a sign, a text or a word. */
const PIECE = new RegExp(String.raw`[ \t\r\n]*(?:([{}[\],:])|(${TEXT})|${WORD})`, "y");
/** What is left of a text that ends between two pieces, or within one: a text, a number or a word. */
const REST = new RegExp(
  String.raw`[ \t\r\n]*(?:"${PLAIN}(?:${ESCAPE}${PLAIN})*(?:\\(?:u[\da-fA-F]{0,3})?)?|[-+.\w]*)$`,
  "y",
);

type Place = "value" | "item or end" | "key" | "key or end" | "colon" | "rest of object" | "rest of list";

/** By place and piece: what comes next, or that a value is complete. What is not here is no JSON. */
const GRAMMAR: Record<Place, Partial<Record<string, Place | "complete">>> = {
  value: { "{": "key or end", "[": "item or end", text: "complete", word: "complete" },
  "item or end": {
    "{": "key or end",
    "[": "item or end",
    text: "complete",
    word: "complete",
    "]": "complete",
  },
  key: { text: "colon" },
  "key or end": { text: "colon", "}": "complete" },
  colon: { ":": "value" },
  "rest of object": { ",": "key", "}": "complete" },
  "rest of list": { ",": "value", "]": "complete" },
};

/** Where objects end, by where they begin; null for what begins like one and is none. */
type Ends = Map<number, number | null>;

/**
 * The last whole JSON object in a text that stands within no other: what a model says at last, whatever it
 * wrote before or after, with fences, braces or quotation marks that have no end. Undefined when there is
 * none, or when the text ends within an object: that is the reply that was cut, and any whole object in it or
 * before it a draft. Linear in the text's length: of the walks from different braces at most two, one for
 * which a place lies in a text and one for which it does not, pass the same place.
 */
export function lastObject(text: string): string | undefined {
  const ends: Ends = new Map();
  let last: string | undefined;
  for (let at = text.indexOf("{"); at !== -1; at = text.indexOf("{", at)) {
    const brokenAt = ends.has(at) ? undefined : walk(text, at, ends);
    if (brokenAt !== undefined && endsAt(text, brokenAt)) return undefined;
    const end = ends.get(at) ?? null;
    if (end !== null) last = text.slice(at, end);
    at = end ?? at + 1;
  }
  return last;
}

/**
 * Walks through what begins at a brace, and notes where it ends, and the objects in it. Where it breaks off,
 * which is returned, all that is open is none.
 */
function walk(text: string, start: number, ends: Ends): number | undefined {
  const open: { at: number; rest: Place }[] = [];
  let place: Place = "value";
  let at = start;
  do {
    const piece = pieceAt(text, at);
    const next: Place | "complete" | undefined = piece && GRAMMAR[place][piece.kind];
    if (piece === undefined || next === undefined) {
      for (const broken of open) ends.set(broken.at, null);
      return at;
    }
    at = piece.end;
    if (next === "key or end") open.push({ at: at - 1, rest: "rest of object" });
    if (next === "item or end") open.push({ at: at - 1, rest: "rest of list" });
    if (piece.kind === "}" || piece.kind === "]") ends.set(open.pop()?.at ?? start, at);
    place = next === "complete" ? (open.at(-1)?.rest ?? "value") : next;
  } while (open.length > 0);
  return undefined;
}

function pieceAt(text: string, at: number): { kind: string; end: number } | undefined {
  PIECE.lastIndex = at;
  const [found, sign, quoted] = PIECE.exec(text) ?? [];
  if (found === undefined) return undefined;
  return { kind: sign ?? (quoted === undefined ? "word" : "text"), end: PIECE.lastIndex };
}

function endsAt(text: string, at: number): boolean {
  REST.lastIndex = at;
  return REST.test(text);
}
