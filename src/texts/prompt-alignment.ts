import { judged } from "./text-scorer.ts";

/** Whether the answer does what user and system prompt ask for. */
export const promptAlignment = judged({
  id: "prompt-alignment",
  direction: "higher",
  passMark: 0.8,
  what: "Whether the answer does what it was told; needs a judge",
  version: 1,
  options: { evaluationMode: "both" as "both" | "user" | "system" },
  schema: ({ choice }) => ({
    evaluationMode: choice("By whose prompt. Where no level says it: both", {
      both: "Both, the user more",
      user: "The user",
      system: "The system prompt",
    }).optional(),
  }),
  sheet: () => "instructions",
  asks: () => ({}),
  unasked: () => undefined,
  score: () => ({ status: "not-assessed", reason: "not written yet" }),
});
