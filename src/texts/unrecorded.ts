import type { RunTexts } from "./texts.ts";

/**
 * Why nothing can be said of what a run says: it was recorded without texts, which is not the same as an agent that says nothing.
 * Undefined when somebody, user or agent, is heard.
 */
export function unrecorded({ input, said }: Pick<RunTexts, "input" | "said">): string | undefined {
  const isSilent = input.trim() === "" && said.every((text) => text.trim() === "");
  return isSilent ? "the recording holds no texts" : undefined;
}
