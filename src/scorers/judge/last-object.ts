const ESCAPE = String.raw`\\(?:["\\/bfnrt]|u[\da-fA-F]{4})`;
const PLAIN = String.raw`[^"\\\x00-\x1f]*`;
const TEXT = `"${PLAIN}(?:${ESCAPE}${PLAIN})*"`;
const WORD = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`;
const PIECE = new RegExp(String.raw`[ \t\r\n]*(?:([{}[\],:])|(${TEXT})|${WORD})`, "y");
/** The rest of a text that is cut between two tokens or inside one. */
const REST = new RegExp(
  String.raw`[ \t\r\n]*(?:"${PLAIN}(?:${ESCAPE}${PLAIN})*(?:\\(?:u[\da-fA-F]{0,3})?)?|[-+.\w]*)$`,
  "y",
);

type Place = "value" | "item or end" | "key" | "key or end" | "colon" | "rest of object" | "rest of list";

/** The next place by current place and token. Any other token is invalid. */
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

/** The end of each object by its start, or null for a brace that starts no object. */
type Ends = Map<number, number | null>;

/**
 * Returns the last complete outermost JSON object in a text, a model's final word after drafts, fences, or unbalanced braces and
 * quotes. Returns undefined if there is none, or if the text ends inside an object: the reply was cut then, and earlier objects are
 * drafts. Linear in the text's length: at most two walks pass a place, one inside a string and one outside.
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

/** Parses from a brace, and records the ends of all objects. Returns the place of the first invalid token, if any. */
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
