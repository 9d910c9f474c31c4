import type { Pattern } from "../../core/match-values.ts";
import { pieceName } from "./judged-texts.ts";
import { counted, scored, unrecorded } from "./text-scorer.ts";
import { says as isSaidIn, searched } from "./words.ts";

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
    // The case demands texts, so the run must not pass by its other scores if they are not recorded.
    if (unknown !== undefined)
      return {
        status: "error",
        reason: `${unknown}, and the case says what must be said: record the messages`,
      };
    const { messages, mustSay = [], mustNotSay = [] } = texts;
    const searchable = messages.map(searched);
    const isSaid = (pattern: Pattern) => searchable.some((message) => isSaidIn(pattern, message));
    const missing = mustSay.filter((pattern) => !isSaid(pattern));
    const forbidden = mustNotSay.filter(isSaid);
    const demands = mustSay.length + mustNotSay.length;
    return scored(
      (demands - missing.length - forbidden.length) / demands,
      {
        mustSay: mustSay.length,
        said: mustSay.length - missing.length,
        mustNotSay: mustNotSay.length,
        avoided: mustNotSay.length - forbidden.length,
      },
      [
        ...(messages.length === 0 ? [{ text: "the recording has nothing that the agent said" }] : []),
        ...forbidden.map((pattern) => ({ text: `${pieceName(pattern)} was said` })),
        ...missing.map((pattern) => ({ text: `${pieceName(pattern)} was not said` })),
      ],
    );
  },
});
