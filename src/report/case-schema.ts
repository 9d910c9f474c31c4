import { z } from "../zod.ts";
import { caseComparisonSchema, poolSchema } from "./comparison-schema.ts";
import { recordOf } from "./record.ts";
import { json, share } from "./values-schema.ts";

const differenceSchema = z.strictObject({
  path: z.string().describe("Where, as passengers[0].name; empty for the arguments as a whole"),
  expected: json.optional(),
  actual: json.optional(),
});

const pairSchema = z.strictObject({
  name: z.string(),
  reference: z.int().min(0),
  call: z.int().min(0),
  fraction: share,
  differences: z.array(differenceSchema),
  malformed: z.boolean().optional(),
});

const namedCallSchema = z.strictObject({
  position: z.int().min(0),
  name: z.string(),
  arguments: json,
  malformed: z.boolean().optional(),
});

/** Details of an `f1` score below 1. */
const f1DetailsSchema = z.strictObject({
  precision: share,
  recall: share,
  truePositives: z.int().min(0),
  references: z.int().min(0),
  calls: z.int().min(0),
  pairs: z.array(pairSchema),
  nearMisses: z.array(pairSchema),
  missing: z.array(namedCallSchema),
  unexpected: z.array(namedCallSchema),
  leftOut: z.array(z.strictObject({ name: z.string(), reason: z.enum(["ignored", "read-only", "failed"]) })),
});

/** Details of a `code` score below 1. */
const codeDetailsSchema = z.strictObject({
  expectedTool: z.string().nullable(),
  actualTools: z.array(z.string()),
  strictMode: z.boolean(),
  expectedToolOrder: z.array(z.string()).nullable(),
  hasToolCalls: z.boolean(),
  correctToolCalled: z.boolean(),
  correctOrderCalled: z.boolean().nullable(),
  toolCallInfos: z.array(
    z.strictObject({
      toolName: z.string(),
      toolCallId: z.string().nullable(),
      messageIndex: z.int().min(0),
      invocationIndex: z.int().min(0),
    }),
  ),
});

/** How a run was judged. The judgement is found again by its key, so that the same run need not be judged twice. */
export const llmDetailsSchema = z.strictObject({
  key: z
    .string()
    .describe("sha256 of all that decides the judgement: prompt version, server, model, votes, data"),
  by: z.strictObject({
    model: z.string().describe("As the server names what answered"),
    rung: z.string().describe("How the reply's shape was asked for: json_schema, json_object or text"),
    promptVersion: z.int().min(1),
  }),
  votes: z.int().min(1),
  evaluations: z.array(
    z.strictObject({
      callId: z.string().describe("call-1, call-2 … in the order of the calls"),
      toolCallId: z.string().nullable(),
      name: z.string(),
      wasAppropriate: z.boolean(),
      agreeing: z.int().min(1).describe("How many of the votes say so"),
      reasoning: z.string().optional(),
    }),
  ),
  missingTools: z.array(z.string()),
  reason: z.string().optional(),
});

export const outcomeSchema = z.discriminatedUnion("status", [
  z.strictObject({
    status: z.literal("scored"),
    value: share,
    details: z.union([f1DetailsSchema, codeDetailsSchema, llmDetailsSchema]).optional(),
  }),
  z.strictObject({ status: z.literal("not-assessed"), reason: z.string() }),
  z.strictObject({ status: z.literal("error"), reason: z.string() }),
]);

export const trialSchema = z.strictObject({
  trial: z.string(),
  numbered: z.literal(true).optional().describe("The recording does not name the trial: it has a number"),
  file: z.string(),
  index: z.int().min(0),
  line: z.int().min(1).optional(),
  format: z.string().nullable(),
  hash: z.string().nullable(),
  toolCalls: z.int().min(0),
  pass: z.boolean().nullable().describe("null: nothing that gates could be measured"),
  scores: recordOf(outcomeSchema),
  brokenBudgets: z.array(z.string()).optional(),
});

export const caseSchema = z.strictObject({
  id: z.string(),
  tags: recordOf(z.string()),
  formerly: z.string().optional(),
  source: z.enum(["file", "recording", "none"]).describe("Who says what is expected"),
  file: z.string().optional(),
  line: z.int().min(1).optional(),
  required: z.boolean().optional(),
  fingerprint: z.string().nullable(),
  scores: recordOf(share.nullable()),
  passRate: share.nullable(),
  comparison: caseComparisonSchema.nullable().describe("null: there was nothing to compare with"),
  trials: z.array(trialSchema),
  pool: z.array(poolSchema).describe("Runs of earlier base commits, newest first; one hash counts once"),
});

/** A case with its runs, as a report has it. */
export type ReportCase = z.output<typeof caseSchema>;
/** A run, as a report has it. */
export type ReportTrial = z.output<typeof trialSchema>;
/** What a scorer says of a run, fit to be shown. */
export type ReportOutcome = z.output<typeof outcomeSchema>;
export type ReportF1Details = z.output<typeof f1DetailsSchema>;
export type ReportLlmDetails = z.output<typeof llmDetailsSchema>;
export type ReportCodeDetails = z.output<typeof codeDetailsSchema>;
