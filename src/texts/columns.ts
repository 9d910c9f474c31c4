import type { Column } from "./text-scorer.ts";

/** Whether a sentence says something that can be true, relevant or supported. Only those that do are counted by what they say. */
export const asserts: Column = {
  asks: "Does the sentence assert something, such as a fact, a claim or an advice? no for greetings, thanks, questions, offers of help and headings.",
  words: ["yes", "no"],
};
