import { type Against, againstSchema, missingAgainst } from "./against.ts";
import { counted } from "./text-scorer.ts";

/** The share of the elements of the right answer that the answer has. */
export const completeness = counted({
  id: "completeness",
  direction: "higher",
  passMark: 0.7,
  what: "Elements of the right answer that the answer has; English only",
  version: 1,
  options: { against: "groundTruth" as Against },
  schema: ({ choice }) => ({ against: againstSchema(choice) }),
  missing: missingAgainst,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
