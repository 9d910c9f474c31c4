import { defaultJobLimits } from "./job-limits.ts";
import { ofEachCallScorer, scorersByDefault } from "./pass-marks.ts";
import type { Policy } from "./schema.ts";

/** The policy of a team that has written none: what the schema makes of an empty file, without loading it. */
export const defaultPolicy: Policy = {
  passMarks: ofEachCallScorer((_, { passMark }) => passMark),
  gate: {
    scorers: [...scorersByDefault],
    floors: {},
    regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
    inconclusive: "pass",
    changedCases: "inconclusive",
    weakening: "fail",
    budgets: "pass",
    endedAtLimit: "fail",
    requiredCases: [],
    acceptBy: "others",
    acceptLabel: null,
  },
  baseline: { workflows: [] },
  tools: [],
  defaults: {},
  judge: {
    votes: 1,
    maxRuns: 200,
    maxTokens: 3_000_000,
    concurrency: 4,
    timeoutSeconds: 60,
    deadlineSeconds: 300,
    reasons: true,
    seesReasoning: false,
  },
  limits: defaultJobLimits,
  redact: [],
  trend: { points: 200 },
};
