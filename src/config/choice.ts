import { z } from "../zod.ts";

/** One of some words. Takes what the choice is about, and what each word means: editors show both. */
export function choice<const Word extends string>(about: string, means: Readonly<Record<Word, string>>) {
  return z
    .enum(Object.keys(means) as [Word, ...Word[]])
    .meta({ description: about, enumDescriptions: Object.values(means) });
}
