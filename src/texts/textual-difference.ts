import { type Against, againstSchema, missingAgainst } from "./against.ts";
import { counted } from "./text-scorer.ts";

/** How much of both texts is the same, in order. */
export const textualDifference = counted({
  id: "textual-difference",
  direction: "higher",
  passMark: 0.95,
  what: "Characters shared, in order, with the right answer",
  version: 1,
  options: { against: "groundTruth" as Against },
  schema: ({ choice }) => ({ against: againstSchema(choice) }),
  missing: missingAgainst,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
