import { limits } from "../limits.ts";
import type { Pattern } from "../matching/pattern.ts";
import { scoredAgainst } from "./against.ts";
import { keywordsOf } from "./keywords.ts";
import { pieceName } from "./piece-name.ts";
import { pieceSchema } from "./piece-schema.ts";
import { mayBeEnglish } from "./script.ts";
import { loadTagger } from "./tagger.ts";
import { counted, type TextOutcome } from "./text-scorer.ts";
import { unrecorded } from "./unrecorded.ts";
import { says, searched } from "./word-search.ts";

/** The share of the keywords that the answer has. */
export const keywordCoverage = counted({
  id: "keyword-coverage",
  direction: "higher",
  passMark: 1,
  what: "Keywords that the answer has",
  // Raised with each release of the tagger that is taken over: it may tag otherwise.
  version: 1,
  options: { keywords: [] as readonly Pattern[], from: "keywords" as "keywords" | "groundTruth" },
  schema: ({ z, choice }) => ({
    keywords: z
      .array(pieceSchema(z))
      .min(1)
      .max(limits.pieces)
      .describe("What the answer must have: texts, numbers, or matchers of texts")
      .optional(),
    from: choice("Where the keywords come from. Where no level says it: keywords", {
      keywords: "The list beside it",
      groundTruth:
        "The list, and the words of the groundTruth that say something by themselves; English only",
    }).optional(),
  }),
  missing({ groundTruth }, { keywords, from }) {
    if (from === "groundTruth") return groundTruth === undefined ? "groundTruth" : undefined;
    return keywords.length === 0 ? "keywords" : undefined;
  },
  load: async ({ from }) => (from === "keywords" ? undefined : loadTagger()),
  score(texts, { keywords, from }) {
    const unknown = unrecorded(texts);
    if (unknown !== undefined) return { status: "not-assessed", reason: unknown };
    if (from === "keywords") return covered(keywords, texts.response);
    return scoredAgainst(texts, from, (reference, response) => {
      if (!mayBeEnglish(reference))
        return { status: "not-assessed", reason: `the ${from} is not in English` };
      return covered([...keywords, ...keywordsOf(reference)], response);
    });
  },
});

function covered(keywords: readonly Pattern[], response: string): TextOutcome {
  if (keywords.length === 0)
    return { status: "not-assessed", reason: "no word of the groundTruth says something by itself" };
  const answer = searched(response);
  const missing = keywords.filter((keyword) => !says(keyword, answer));
  return {
    status: "scored",
    value: (keywords.length - missing.length) / keywords.length,
    details: {
      counts: { keywords: keywords.length, found: keywords.length - missing.length },
      lacks: missing.map((keyword) => ({ text: `the keyword ${pieceName(keyword)} is missing` })),
    },
  };
}
