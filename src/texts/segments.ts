const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The words, or the sentences, of a text with what stands between them, as Unicode has them. A segmenter is made when one is needed:
 * it takes longer than a small job to score.
 */
export function segmentsOf(text: string, granularity: "word" | "sentence"): Intl.SegmentData[] {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter("en", { granularity });
  segmenters.set(granularity, segmenter);
  return [...segmenter.segment(text)];
}
