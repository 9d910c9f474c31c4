const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text in order, trimmed and without empty ones. */
export function sentencesOf(text: string): string[] {
  const sentences = [...segmenter.segment(text)].map(({ segment }) => segment.trim());
  return sentences.filter((sentence) => sentence !== "");
}
