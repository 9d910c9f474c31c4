import type { Question } from "./judgement.ts";

/** Characters of a token, by a cautious estimate: four and more in English, fewer in JSON. */
const CHARACTERS_PER_TOKEN = 3;

/** The most tokens that asking a question once may take. */
export function tokensOf({ system, user, replyTokens }: Question): number {
  return Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN) + replyTokens;
}
