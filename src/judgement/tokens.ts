import { counted } from "../wording.ts";
import type { Question } from "./judgement.ts";

/** Characters of a token, by a cautious estimate: four and more in English, fewer in JSON. */
const CHARACTERS_PER_TOKEN = 3;

/** The most tokens that asking a question once may take. */
export function tokensOf({ system, user, replyTokens }: Question): number {
  return Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN) + replyTokens;
}

/** Why a run is not judged that would take more tokens than are left. */
export function beyondTokens(tokens: number, maxTokens: number): string {
  const [needed, allowed] = [counted(tokens, "token"), counted(maxTokens, "token")];
  return `budget: with the longest reply this takes ${needed}, more than is still free of ${allowed} (judge.maxTokens of the policy): allow more, or judge fewer runs`;
}
