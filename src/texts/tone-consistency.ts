import { counted } from "./text-scorer.ts";

/** How even the tone of the answer is, or how near to that of an example. */
export const toneConsistency = counted({
  id: "tone-consistency",
  direction: "higher",
  passMark: 0.7,
  what: "How even the tone is, or how near to an example; English only",
  version: 1,
  options: { referenceTone: "" },
  schema: ({ z }) => ({
    referenceTone: z
      .string()
      .min(1)
      .describe(
        "A text in the tone that the answer should have. Without it the sentences of the answer are compared",
      )
      .optional(),
  }),
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
