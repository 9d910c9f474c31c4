import { z } from "zod";

const share = z.number().min(0).max(1);
/** Any JSON: argument values as recorded or expected, redacted and capped. Integers beyond 2^53 stand as text. */
const json = z.unknown().describe("Any JSON value");

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

const outcomeSchema = z.discriminatedUnion("status", [
  z.strictObject({
    status: z.literal("scored"),
    value: share,
    details: z.union([f1DetailsSchema, codeDetailsSchema]).optional(),
  }),
  z.strictObject({ status: z.literal("not-assessed"), reason: z.string() }),
  z.strictObject({ status: z.literal("error"), reason: z.string() }),
]);

const trialSchema = z.strictObject({
  trial: z.string(),
  file: z.string(),
  index: z.int().min(0),
  line: z.int().min(1).optional(),
  format: z.string().nullable(),
  hash: z.string().nullable(),
  toolCalls: z.int().min(0),
  pass: z.boolean().nullable().describe("null: nothing that gates could be measured"),
  scores: z.record(z.string(), outcomeSchema),
  brokenBudgets: z.array(z.string()).optional(),
});

const caseSchema = z.strictObject({
  id: z.string(),
  tags: z.record(z.string(), z.string()),
  source: z.enum(["file", "recording", "none"]).describe("Who says what is expected"),
  file: z.string().optional(),
  line: z.int().min(1).optional(),
  required: z.boolean().optional(),
  fingerprint: z.string().nullable(),
  scores: z.record(z.string(), share.nullable()),
  passRate: share.nullable(),
  trials: z.array(trialSchema),
});

const scoreSchema = z.strictObject({
  value: share.nullable().describe("Mean over cases of the case's mean; null when nothing was assessed"),
  assessed: z.int().min(0).describe("Runs that were scored"),
  notAssessed: z.int().min(0),
  errors: z.int().min(0),
  band: z.enum(["Excellent", "Good", "Fair", "Poor"]).nullable(),
});

const problemSchema = z.strictObject({
  severity: z.enum(["error", "warning"]),
  file: z.string().optional(),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  index: z.int().min(0).optional(),
  message: z.string(),
});

const resultSchema = z.enum(["pass", "inconclusive", "fail"]);
const checkSchema = z.strictObject({ name: z.string(), result: resultSchema, message: z.string() });

/** The report: the one result object, of which everything a person sees is a view. */
export const reportSchema = z.strictObject({
  $schema: z.string().optional(),
  schemaVersion: z.literal(1),
  suite: z.string(),
  tool: z.strictObject({ version: z.string() }),
  commit: z.string().nullable(),
  createdAt: z.string().nullable(),
  policy: z.strictObject({ source: z.enum(["default", "file"]), fingerprint: z.string() }),
  totals: z.strictObject({
    cases: z.int().min(0),
    runs: z.int().min(0),
    toolCalls: z.int().min(0),
    errors: z.int().min(0).describe("Runs in error, and broken recordings of no known case"),
    notAssessed: z.int().min(0).describe("Runs that no scorer could measure"),
  }),
  scores: z.record(z.string(), scoreSchema),
  passRate: share.nullable(),
  passPower: z
    .strictObject({ k: z.int().min(2), value: share })
    .nullable()
    .describe("pass^k: the chance that k trials of a case all pass, mean over cases"),
  cases: z.array(caseSchema),
  problems: z.array(problemSchema),
  problemCounts: z
    .strictObject({ errors: z.int().min(0), warnings: z.int().min(0) })
    .describe("All problems, also those that the list has no room for"),
  hint: z
    .strictObject({
      share,
      tools: z.array(z.strictObject({ name: z.string(), calls: z.int(), readOnly: z.boolean() })),
    })
    .nullable()
    .describe("When most unexpected calls go to tools that no reference names: those tools"),
  baselineEligible: z.boolean(),
  verdict: z.strictObject({ result: resultSchema, checks: z.array(checkSchema) }),
});

export type Report = z.output<typeof reportSchema>;
export type ReportCase = z.output<typeof caseSchema>;
export type ReportTrial = z.output<typeof trialSchema>;
export type ReportOutcome = z.output<typeof outcomeSchema>;
export type ReportScore = z.output<typeof scoreSchema>;
export type ReportF1Details = z.output<typeof f1DetailsSchema>;
export type ReportCodeDetails = z.output<typeof codeDetailsSchema>;
export type VerdictResult = z.output<typeof resultSchema>;
