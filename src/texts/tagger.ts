import type Nlp from "compromise";

let loaded: typeof Nlp | undefined;

/** Loads what tells nouns from verbs in English. */
export async function loadTagger(): Promise<void> {
  loaded ??= (await import("compromise")).default;
}

/** The tagger. Throws an Error before it is loaded. */
export function tagger(): typeof Nlp {
  if (loaded === undefined) throw new Error("the tagger is used before it was loaded");
  return loaded;
}
