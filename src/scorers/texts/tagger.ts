import type Nlp from "compromise";
import { segmentsOf } from "./text-scorer.ts";

let loaded: typeof Nlp | undefined;

/** Loads the English part-of-speech tagger. */
export async function loadTagger(): Promise<void> {
  loaded ??= (await import("compromise")).default;
}

/** Throws before `loadTagger`. */
export function tagger(): typeof Nlp {
  if (loaded === undefined) throw new Error("the tagger is used before it was loaded");
  return loaded;
}

/** Longer sentences are split, because tagging time grows with the square of the length. */
const LONG = 500;
const PART = new RegExp(`[^]{1,${LONG}}(?=\\s|$)|[^]{1,${LONG}}`, "gu");

export function taggedPieces(text: string): string[] {
  const all = segmentsOf(text.normalize("NFC"), "sentence");
  return all.flatMap(({ segment }) => (segment.length > LONG ? (segment.match(PART) ?? []) : [segment]));
}
