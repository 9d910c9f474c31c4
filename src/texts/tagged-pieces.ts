import { segmentsOf } from "./segments.ts";

/** Characters up to which a sentence is tagged whole: of a longer one the time grows with the square of its length. */
const LONG = 500;
const PART = new RegExp(`[^]{1,${LONG}}(?=\\s|$)|[^]{1,${LONG}}`, "gu");

/** What a tagger is handed of a text, one after the other: its sentences, and of one that does not end its parts, cut between words. */
export function taggedPieces(text: string): string[] {
  const all = segmentsOf(text.normalize("NFC"), "sentence");
  return all.flatMap(({ segment }) => (segment.length > LONG ? (segment.match(PART) ?? []) : [segment]));
}
