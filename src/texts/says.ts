import { counted } from "./text-scorer.ts";

/** The share of what had to be said, and must not be, that a run keeps to. */
export const says = counted({
  id: "says",
  direction: "higher",
  passMark: 1,
  what: "What the user had to be told, and must not be",
  version: 1,
  options: {},
  schema: () => ({}),
  isAskedBy: ({ mustSay, mustNotSay }) => mustSay !== undefined || mustNotSay !== undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
