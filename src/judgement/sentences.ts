import { segmentsOf } from "../texts/segments.ts";

/** What nobody sees. */
const INVISIBLE = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The sentences of a text in order, trimmed and without those in which nothing is to be seen. */
export function sentencesOf(text: string): string[] {
  const sentences = segmentsOf(text, "sentence").map(({ segment }) => segment.trim());
  return sentences.filter((sentence) => sentence.replace(INVISIBLE, "") !== "");
}
