import { z } from "zod";

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

export const scorerOptionsSchema = z.strictObject({
  f1: f1OptionsSchema.optional(),
  code: codeOptionsSchema.optional(),
});

export interface F1Options {
  mode: "strict" | "flexible";
  argumentMatchThreshold: number;
  calls: "all" | "state-changing";
  failedCalls: "count" | "ignore";
  listOrder: "significant" | "free";
}

export type CodeOptions = Pick<F1Options, "calls" | "failedCalls">;

export interface ScorerOptions {
  f1: F1Options;
  code: CodeOptions;
}

const defaultOptions: ScorerOptions = {
  f1: {
    mode: "strict",
    argumentMatchThreshold: 0.8,
    calls: "all",
    failedCalls: "count",
    listOrder: "significant",
  },
  code: { calls: "all", failedCalls: "count" },
};

/** Options from several levels, the most specific first: case, expectations file, policy. */
export function resolveOptions(
  ...levels: (z.output<typeof scorerOptionsSchema> | undefined)[]
): ScorerOptions {
  const specificLast = levels.toReversed();
  return {
    f1: Object.assign({}, defaultOptions.f1, ...specificLast.map((level) => level?.f1)),
    code: Object.assign({}, defaultOptions.code, ...specificLast.map((level) => level?.code)),
  };
}
