import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { recordOf, share } from "../core/schema-parts.ts";
import {
  codeDetailsSchema,
  f1DetailsSchema,
  judgedSheetSchema,
  llmDetailsSchema,
  textDetailsSchema,
} from "../scorers/details.ts";
import { asOnBaseSchema, caseComparisonSchema, poolSchema } from "./comparison.ts";

const turn = z
  .int()
  .min(1)
  .optional()
  .describe("The turn that it is of, from 1, where the case has turns. Absent: the whole run");

export const outcomeSchema = z.discriminatedUnion("status", [
  z.strictObject({
    status: z.literal("scored").describe("There is a score"),
    turn,
    value: share.describe("The score"),
    details: z
      .union([f1DetailsSchema, codeDetailsSchema, llmDetailsSchema, textDetailsSchema])
      .describe("How a score came to be that is not the best one, or how llm came to any")
      .optional(),
  }),
  z.strictObject({
    status: z.literal("not-assessed").describe("There is nothing to measure"),
    turn,
    reason: z.string().describe("Why"),
    nothingToMeasure: z
      .literal(true)
      .optional()
      .describe("true: of texts, and nothing hides them: the run or its case has nothing to measure"),
    unrecorded: z
      .literal(true)
      .optional()
      .describe("true: the recording does not have what would be measured, such as the calls or a result"),
  }),
  z.strictObject({
    status: z.literal("error").describe("The recording could not be scored"),
    turn,
    reason: z.string().describe("What is wrong, and where"),
  }),
]);

const tokens = z.int().min(0).max(limits.tokensOfRun).optional();

const usageSchema = z.strictObject({
  input: tokens.describe("What the model read, with the cached part"),
  cachedInput: tokens.describe("The part of it that came from a cache"),
  output: tokens.describe("What the model wrote, with what it thought"),
  reasoning: tokens.describe("The part of it that it thought"),
  total: tokens.describe("All tokens"),
  cost: z
    .number()
    .min(0)
    .max(limits.costOfRun)
    .optional()
    .describe("US dollars, where the recording says it"),
});

const why = z.string().optional();

/** The measures of a run. Absent: not recorded. */
const factsShape = {
  steps: z.int().min(0).optional().describe("How often the model answered"),
  model: z.string().optional().describe("The models that answered, by name"),
  usage: usageSchema.optional().describe("Tokens and cost, all answers together"),
  usageByModel: z
    .array(
      z.strictObject({ model: z.string().describe("Its name"), usage: usageSchema.describe("Its part") }),
    )
    .optional()
    .describe("The same of each model where there are several, and no cost is recorded"),
  duration: z.number().min(0).max(limits.durationOfRun).optional().describe("Milliseconds"),
  unmeasured: z
    .strictObject({
      tokens: why.describe("Why the tokens are not known"),
      calls: why.describe("Why the calls are not known"),
      steps: why.describe("Why the number of answers is not known"),
      duration: why.describe("Why the duration is not known"),
      cost: why.describe("Why the cost is not known"),
    })
    .optional()
    .describe("Why a measure is not known, where the recording is not just silent"),
};

const summarySchema = z.strictObject({
  mean: z.number().nullable().describe("Of a suite the mean of its cases' means; null when nothing is known"),
  median: z
    .number()
    .nullable()
    .describe("Of a suite the median of its cases' medians; null when there is none"),
  runs: z.int().min(0).describe("Runs of which it is known"),
  unknown: z.int().min(1).optional().describe("Runs of which it is not. Absent: none"),
  why: z.string().optional().describe("Why not, of the first of them"),
});

export const measuresSchema = z
  .strictObject({
    tokens: summarySchema.optional().describe("Tokens of a run"),
    calls: summarySchema.optional().describe("Tool calls of a run"),
    steps: summarySchema.optional().describe("Answers of the model in a run"),
    duration: summarySchema.optional().describe("Milliseconds of a run"),
    cost: summarySchema.optional().describe("US dollars of a run: as recorded, or by the policy's rates"),
    costPerSuccess: summarySchema
      .optional()
      .describe("The mean cost by the pass rate: US dollars of a run that passes"),
  })
  .optional();

export type MeasureSummary = z.output<typeof summarySchema>;
export type Measures = NonNullable<z.output<typeof measuresSchema>>;

export const trialSchema = z.strictObject({
  trial: z.string().describe("What tells it from the other runs of its case"),
  numbered: z.literal(true).optional().describe("The recording does not name the trial: it has a number"),
  file: z.string().describe("The recording"),
  index: z.int().min(0).describe("Which run of the file, from 0"),
  line: z.int().min(1).optional().describe("The line where the run begins, from 1"),
  format: z.string().nullable().describe("The format it was read by; null: it could not be read"),
  hash: z.string().nullable().describe("sha256 of the recording; null: it could not be read"),
  content: z
    .string()
    .optional()
    .describe(
      "sha256 of what the run did: its calls with arguments, statuses and results, and what the agent said. Absent where it could not be read, and in older reports",
    ),
  toolCalls: z.int().min(0).describe("How many tool calls it made"),
  ...factsShape,
  pass: z.boolean().nullable().describe("null: nothing that gates could be measured"),
  couldNotRun: z
    .literal(true)
    .optional()
    .describe("true: the recording says that the agent could not run, so that no score is of the agent"),
  variant: z
    .string()
    .optional()
    .describe("The variant of its case that it comes nearest to; absent where the case has no anyOf"),
  scores: recordOf(outcomeSchema).describe("What each scorer says"),
  judgements: z
    .array(judgedSheetSchema)
    .min(1)
    .optional()
    .describe("What a judge says of what was said: each of several scorers"),
  rules: z
    .enum(["kept", "unchecked"])
    .optional()
    .describe(
      "kept: the run kept every rule of its case and of the policy. unchecked: one could not be checked. Absent: there are none, one is broken, or the report is older",
    ),
  brokenRules: z
    .array(
      z.strictObject({
        rule: z.string().describe("The rule's key"),
        message: z.string().describe("What the run did"),
        call: z
          .int()
          .min(0)
          .optional()
          .describe("The call that breaks it: position among all calls of the run, from 0"),
        tool: z.string().optional().describe("The tool's name"),
      }),
    )
    .min(1)
    .optional()
    .describe("The rules that it broke"),
  brokenBudgets: z
    .array(z.string())
    .optional()
    .describe("The same in older reports: what forbiddenTools and maxToolCalls have against it"),
  limit: z
    .string()
    .optional()
    .describe("The limit at which it ended before the agent was done, as it is recorded: max_steps, length"),
  failedReferences: z
    .array(
      z.strictObject({
        reference: z.int().min(0).describe("Position among all references of the case, from 0"),
        name: z.string().describe("The tool's name"),
      }),
    )
    .min(1)
    .optional()
    .describe("Required references that it made by calls that failed, each of them"),
  unmadeReferences: z
    .array(z.int().min(0))
    .min(1)
    .optional()
    .describe("Positions of required references that it did not make, from 0"),
  tools: z
    .array(
      z.strictObject({
        name: z.string().describe("The tool's name"),
        expected: z.int().min(1).optional().describe("Calls of it that were expected; absent: none"),
        called: z.int().min(1).optional().describe("Calls of it that count"),
        missed: z.int().min(1).optional().describe("Expected calls that no call met"),
        wrongArguments: z.int().min(1).optional().describe("Missed calls beside an unexpected call of it"),
        confusedWith: z
          .array(
            z.strictObject({
              name: z.string().describe("The other tool"),
              times: z.int().min(1).describe("How often"),
            }),
          )
          .min(1)
          .optional()
          .describe("Other tools that were called in its place"),
      }),
    )
    .max(limits.reportedTools)
    .optional()
    .describe("What the run adds to the report's tools. Absent: it has more than are listed"),
  hintedTools: z
    .array(z.string())
    .min(1)
    .optional()
    .describe("Tools of which calls do not count, because the recording says that they only read"),
  nearNames: z
    .array(
      z.strictObject({
        tool: z.string().describe("A tool that its case names"),
        argument: z.string().optional().describe("The argument that it is about; absent: the tool"),
        near: z.string().describe("Nearly the same name, which the run has"),
      }),
    )
    .optional()
    .describe("What its case names, the run does not have, and may be misspelt"),
});

export const caseSchema = z.strictObject({
  id: z.string().describe("The id of the case"),
  tags: recordOf(z.string()).describe("What else the pattern or the recording says of its runs"),
  formerly: z.string().optional().describe("The id that it had before"),
  labels: z
    .array(z.string())
    .optional()
    .describe("The tags of its expectations file, by which tiers choose cases. Absent: none"),
  carried: z
    .literal(true)
    .optional()
    .describe("true: it was not recorded, because it is outside the tier, and counts with the base's runs"),
  source: z.enum(["file", "recording", "none"]).describe("Who says what is expected"),
  expectsNothing: z
    .literal(true)
    .optional()
    .describe(
      "true: the file has its id, and expects nothing of its runs yet. Absent: it does, or none has it",
    ),
  file: z.string().optional().describe("The expectations file that declares it"),
  line: z.int().min(1).optional().describe("The line where that file does, from 1"),
  required: z.boolean().optional().describe("true: any failing run of it fails the gate"),
  quarantine: z
    .strictObject({
      owner: z.string().describe("Who fixes it"),
      reason: z.string().describe("Why it does not decide"),
      until: z.string().describe("The last day"),
    })
    .optional()
    .describe("It is recorded and shown, and does not decide. Absent: it decides"),
  fingerprint: z
    .string()
    .nullable()
    .describe("sha256 of what is expected and decides; null: nothing is expected"),
  olderFingerprint: z
    .string()
    .optional()
    .describe("The same by rungate 0.1.0, which also held what only advises. Absent: it is the same"),
  scores: recordOf(share.nullable()).describe(
    "The mean of each scorer over its trials; null when nothing was assessed",
  ),
  passRate: share.nullable().describe("The share of its trials that pass; null when none could be assessed"),
  measures: measuresSchema.describe("What its runs took. Absent in older reports"),
  comparison: caseComparisonSchema.nullable().describe("null: there was nothing to compare with"),
  asOnBase: asOnBaseSchema
    .optional()
    .describe(
      "Its runs by what the base commit expects of it, without a judge. Absent: the same is expected here, or it is not known",
    ),
  trials: z.array(trialSchema).describe("Its runs"),
  pool: z.array(poolSchema).describe("Runs of earlier base commits, newest first; one hash counts once"),
});

export type ReportCase = z.output<typeof caseSchema>;
export type Trial = z.output<typeof trialSchema>;
/** A scorer's outcome for a run, redacted for display. */
export type ReportOutcome = z.output<typeof outcomeSchema>;

export type {
  CodeDetails as ReportCodeDetails,
  F1Details as ReportF1Details,
  LlmDetails as ReportLlmDetails,
  TextDetails as ReportTextDetails,
} from "../scorers/details.ts";
