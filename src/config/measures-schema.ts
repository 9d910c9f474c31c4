import { globFault } from "../core/glob.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { textWithout } from "../core/schema.ts";
import { durationSchema, textLike } from "./rules-schema.ts";

const PERCENTAGE = /^(\d{1,6}(?:\.\d{1,9})?) ?%$/;

/** A percentage such as `20%`, parsed to a share of 1. */
const percentageSchema = textLike(PERCENTAGE, "a percentage, such as 20%").transform(
  (text) => Number(PERCENTAGE.exec(text)?.[1]) / 100,
);

function measureSchema<Most extends z.ZodType, Rise extends z.ZodType>(most: Most, rise: Rise, what: string) {
  return z
    .strictObject({
      max: most.describe(`The most that ${what} may be, as the mean of the suite`).optional(),
      maxRise: rise
        .describe("The rise against the base that is allowed, with its sign: 20%. 10% without it")
        .optional(),
      gate: z
        .boolean()
        .describe("true: more than max or maxRise fails the gate. false without it: it is shown")
        .optional(),
    })
    .optional();
}

const count = z.number().gt(0).max(limits.tokensOfRun);
const money = z.number().gt(0).max(limits.costOfRun);

function measuresOf<Time extends z.ZodType, Rise extends z.ZodType>(time: Time, rise: Rise) {
  return z.strictObject({
    tokens: measureSchema(count, rise, "the tokens of a run").describe("Tokens of a run, read and written"),
    calls: measureSchema(count, rise, "the tool calls of a run").describe("Tool calls of a run"),
    steps: measureSchema(count, rise, "the answers of the model in a run").describe(
      "Answers of the model in a run",
    ),
    duration: measureSchema(time, rise, "the time of a run").describe(
      "How long a run lasts. Runners are noisy: think before it gates",
    ),
    cost: measureSchema(money, rise, "the cost of a run").describe("US dollars of a run"),
    costPerSuccess: measureSchema(money, rise, "the cost of a run that passes").describe(
      "US dollars of all runs, by the runs that pass",
    ),
  });
}

export const measuresSchema = measuresOf(durationSchema, percentageSchema);

/** The schema of stored measures: milliseconds, and rises as shares of 1. */
export const keptMeasuresSchema = measuresOf(z.number().min(0), z.number().min(0));

const price = z.number().min(0).max(limits.costOfRun);

function rateOf(match: z.ZodString) {
  return z.strictObject({
    match: match.describe("Glob over names of models, as recordings say them: gpt-4o*"),
    input: price.describe("US dollars for a million tokens that the model reads"),
    cachedInput: price.describe("The same for those that come from a cache. As input without it").optional(),
    output: price.describe("US dollars for a million tokens that the model writes"),
  });
}

export const rateSchema = rateOf(textWithout(globFault));

/** The schema of stored rates. It does not check globs, so that readers need not load RE2. */
export const keptRateSchema = rateOf(z.string());
