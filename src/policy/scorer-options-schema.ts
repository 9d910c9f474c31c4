import { z } from "../zod.ts";

const calls = z
  .enum(["all", "state-changing"])
  .describe("state-changing leaves read-only tools out of both sides");
const failedCalls = z
  .enum(["count", "ignore"])
  .describe("ignore leaves out calls that failed or were rejected");

/** Options of `f1` as a file may write them; what is absent comes from the next level. */
export const f1OptionsSchema = z.strictObject({
  mode: z
    .enum(["strict", "flexible"])
    .describe("strict: equal arguments; flexible: enough of them")
    .optional(),
  argumentMatchThreshold: z
    .number()
    .min(0)
    .max(1)
    .describe("flexible mode: the fraction of the reference's arguments that must match")
    .optional(),
  calls: calls.optional(),
  failedCalls: failedCalls.optional(),
  listOrder: z
    .enum(["significant", "free"])
    .describe("free: lists in arguments compare as multisets")
    .optional(),
});

/** Options of `code` as a file may write them. */
export const codeOptionsSchema = z.strictObject({
  calls: calls.optional(),
  failedCalls: failedCalls.optional(),
});

/** Options of all scorers that have some, as a file may write them. */
export const scorerOptionsSchema = z.strictObject({
  f1: f1OptionsSchema.optional(),
  code: codeOptionsSchema.optional(),
});
