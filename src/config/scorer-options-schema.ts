import * as z from "../core/schema.ts";
import { choice, kinds } from "../core/schema.ts";
import { otherTools } from "../core/validate-schema.ts";
import { countsNothing, NOTHING_COUNTS } from "../scorers/options.ts";
import { type RequestedId, type RequestedScorer, requestedScorers } from "../scorers/requested.ts";

/** The options of requested scorers. Each schema is created on first use, because creating all of them is slow. */
export const asksShape = Object.fromEntries(
  requestedScorers.flatMap((scorer) =>
    scorer.isAskedBy === undefined ? [[scorer.id, z.lazy(() => askSchema(scorer)).optional()] as const] : [],
  ),
) as Record<RequestedId, z.ZodOptional<z.ZodLazy<ReturnType<typeof askSchema>>>>;

function askSchema(scorer: RequestedScorer) {
  const options = z.strictObject(scorer.schema({ z: kinds, choice }));
  otherTools.set(options, { scale: "every score is from 0 to 1", ...scorer.instead });
  return z.union([z.boolean(), options]).describe(`${scorer.what}. true: as it is; false: not here`);
}

const calls = choice("Which calls count. Where no level says it: all", {
  all: "Every call counts",
  "state-changing": "Tools that the policy marks readOnly are left out, of the run and of the reference",
});
const failedCalls = choice(
  "Whether calls that failed or were rejected count. Where no level says it: count",
  {
    count: "They count like any other",
    ignore: "They are left out",
  },
);

/** Options of `f1`. Absent options come from the next level. */
export const f1OptionsSchema = z
  .strictObject({
    mode: choice("How arguments are compared. Where no level says it: strict", {
      strict: "All arguments must be equal",
      flexible: "Enough of the reference's arguments must match: argumentMatchThreshold",
    }).optional(),
    argumentMatchThreshold: z
      .number()
      .min(0)
      .max(1)
      .describe(
        "flexible mode: the fraction of the reference's arguments that must match. Where no level says it: 0.8",
      )
      .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: choice("Whether order counts in lists inside arguments. Where no level says it: significant", {
      significant: "A list matches in its order",
      free: "Lists compare as multisets",
    }).optional(),
    extraCalls: choice(
      "Whether calls that no reference expects lower the score. Where no level says it: count",
      {
        count: "They lower it",
        ignore:
          "They do not: the score is the share of the references that are matched. An empty list of references still means: call nothing",
      },
    ).optional(),
    missingCalls: choice(
      "Whether references that are not called lower the score. Where no level says it: count",
      {
        count: "They lower it",
        ignore:
          "They do not: the score is the share of the calls that match a reference. An empty list of references still means: call nothing",
      },
    ).optional(),
    nestedKeys: choice("Which keys objects inside arguments may have. Where no level says it: exact", {
      exact: "Those of the reference",
      free: "Those of the reference and any others",
    }).optional(),
  })
  .refine((options) => !countsNothing(options), NOTHING_COUNTS);

export const codeOptionsSchema = z.strictObject({
  calls: calls.optional(),
  failedCalls: failedCalls.optional(),
  arguments: choice(
    "Whether the arguments and results of referenceToolCalls are compared where tools and their order are checked. Where no level says it: ignore",
    {
      compare: "They are, as f1 compares them: the n-th step of a tool with its n-th reference",
      ignore: "Only the names of the tools are",
    },
  ).optional(),
  order: choice(
    "Whether the order of the expected tools counts. Where no level says it: significant for expectedToolOrder, free for referenceToolCalls alone",
    {
      significant: "They must be called in their order",
      free: "Each must be called at least as often as expected, in any order. With strictMode: true no others",
    },
  ).optional(),
});

export const scorerOptionsSchema = z.strictObject({
  f1: f1OptionsSchema.describe("How the right calls with the right arguments are counted").optional(),
  code: codeOptionsSchema.describe("Which calls count where tools and their order are checked").optional(),
  ...asksShape,
});

const EACH_CASE = "each case says what must be said in its runs, or must not";
otherTools.set(scorerOptionsSchema, { says: EACH_CASE, mustSay: EACH_CASE, mustNotSay: EACH_CASE });
