import { segmentsOf } from "../texts/segments.ts";

/** The sentences of a text in order, trimmed and without empty ones. */
export function sentencesOf(text: string): string[] {
  const sentences = segmentsOf(text, "sentence").map(({ segment }) => segment.trim());
  return sentences.filter((sentence) => sentence !== "");
}
