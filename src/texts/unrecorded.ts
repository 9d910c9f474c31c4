import type { RunTexts } from "./texts.ts";

/** What is said of a recording in which nobody, neither user nor agent, is heard. */
export const NO_TEXTS = "the recording holds no texts";

/**
 * Why nothing can be said of what a run says: it was recorded without texts, which is not the same as an agent that says nothing.
 * Undefined when somebody, user or agent, is heard.
 */
export function unrecorded({ input, said }: Pick<RunTexts, "input" | "said">): string | undefined {
  const isSilent = input.trim() === "" && said.every((text) => text.trim() === "");
  return isSilent ? NO_TEXTS : undefined;
}
