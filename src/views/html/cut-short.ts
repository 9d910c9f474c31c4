import { limits } from "../../limits.ts";
import { shorten } from "../../wording.ts";

/** Untrusted text of any length, cut to what anybody reads. */
export function cutShort(text: string): string {
  return shorten(text, limits.shownSentence);
}
