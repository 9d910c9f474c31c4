import type { RE2JS } from "re2js";

let loaded: typeof RE2JS | undefined;

/** Loads RE2, which takes longer to load than a small job to score. Whatever reads globs and expressions waits for it. */
export async function loadRe2(): Promise<void> {
  loaded ??= (await import("re2js")).RE2JS;
}

/** RE2 is needed and was not loaded: whoever hears of it loads it and begins again. */
export class Re2Missing extends Error {}

/** The engine for what others write, whose time is linear in the text. Throws Re2Missing before it is loaded. */
export function re2(): typeof RE2JS {
  if (loaded === undefined) throw new Re2Missing("RE2 is used before it was loaded");
  return loaded;
}
