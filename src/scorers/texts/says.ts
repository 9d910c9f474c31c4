import type { Pattern } from "../../base/patterns.ts";
import { pieceName } from "./judged-texts.ts";
import { counted, unrecorded } from "./text-scorer.ts";
import { says as isSaidIn, searched } from "./words.ts";

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
  score(texts) {
    const unknown = unrecorded(texts);
    // The case itself demands texts: without any nobody knows whether it is met, and another scorer's word must not be enough.
    if (unknown !== undefined)
      return {
        status: "error",
        reason: `${unknown}, and the case says what must be said: record the messages`,
      };
    const { said, mustSay = [], mustNotSay = [] } = texts;
    const messages = said.map(searched);
    const isSaid = (pattern: Pattern) => messages.some((message) => isSaidIn(pattern, message));
    const unsaid = mustSay.filter((pattern) => !isSaid(pattern));
    const wrong = mustNotSay.filter(isSaid);
    const demands = mustSay.length + mustNotSay.length;
    return {
      status: "scored",
      value: (demands - unsaid.length - wrong.length) / demands,
      details: {
        counts: {
          mustSay: mustSay.length,
          said: mustSay.length - unsaid.length,
          mustNotSay: mustNotSay.length,
          avoided: mustNotSay.length - wrong.length,
        },
        lacks: [
          ...(said.length === 0 ? [{ text: "the recording has nothing that the agent said" }] : []),
          ...wrong.map((pattern) => ({ text: `${pieceName(pattern)} was said` })),
          ...unsaid.map((pattern) => ({ text: `${pieceName(pattern)} was not said` })),
        ],
      },
    };
  },
});
