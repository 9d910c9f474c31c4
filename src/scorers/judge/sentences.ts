import { segmentsOf } from "../texts/text-scorer.ts";

const INVISIBLE = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Splits a text into trimmed sentences, without those that have no visible character. */
export function sentencesOf(text: string): string[] {
  const sentences = segmentsOf(text, "sentence").map(({ segment }) => segment.trim());
  return sentences.filter((sentence) => sentence.replace(INVISIBLE, "") !== "");
}
