import { type Against, againstSchema, missingAgainst, scoredAgainst } from "./against.ts";
import { elementsOf, uncovered } from "./elements.ts";
import { mayBeEnglish } from "./script.ts";
import { loadTagger } from "./tagger.ts";
import { counted } from "./text-scorer.ts";

/** Right answers come again with each run of their case, what users say does not. */
const expected = new Map<string, readonly string[]>();
const KEPT = 1_000;

function expectedIn(reference: string): readonly string[] {
  const elements = expected.get(reference) ?? elementsOf(reference);
  if (expected.size === KEPT) expected.clear();
  expected.set(reference, elements);
  return elements;
}

/** The share of the elements of the right answer that the answer has. */
export const completeness = counted({
  id: "completeness",
  direction: "higher",
  passMark: 0.7,
  what: "Elements of the right answer that the answer has; English only",
  // Raised with each release of the tagger that is taken over: it may tag otherwise.
  version: 1,
  options: { against: "groundTruth" as Against },
  schema: ({ choice }) => ({ against: againstSchema(choice) }),
  missing: missingAgainst,
  load: loadTagger,
  score(texts, { against }) {
    let answered: string[] | undefined;
    return scoredAgainst(texts, against, (reference, response) => {
      if (!mayBeEnglish(reference))
        return { status: "not-assessed", reason: `the ${against} is not in English` };
      const elements = expectedIn(reference);
      if (elements.length === 0)
        return { status: "not-assessed", reason: `the ${against} has no word and no figure` };
      answered ??= elementsOf(response);
      const missing = uncovered(elements, answered);
      return {
        status: "scored",
        value: (elements.length - missing.length) / elements.length,
        details: {
          counts: { elements: elements.length, covered: elements.length - missing.length },
          lacks: missing.map((element) => ({ text: `"${element}" is missing` })),
        },
      };
    });
  },
});
