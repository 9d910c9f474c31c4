import { z } from "zod";
import { gateSchema, passMarksSchema } from "../policy/schema.ts";

/** Raised when a report can no longer be read by the rungate before. */
export const SCHEMA_VERSION = 1;

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

const tallySchema = z.strictObject({ passed: z.int().min(0), trials: z.int().min(0) });

const caseComparisonSchema = z.strictObject({
  state: z
    .enum(["comparable", "unchanged", "changed", "new", "unassessed"])
    .describe(
      "unchanged: the recordings of the baseline; changed: other expectations; unassessed: no run that passes or fails on one side",
    ),
  formerly: z.string().optional().describe("The id under which the baseline knows the case"),
  base: tallySchema.describe("Distinct runs of the baseline and its pool"),
  head: tallySchema.describe("Runs that the baseline does not have; of an unchanged case its runs"),
});

const poolSchema = z.strictObject({
  commit: z.string().nullable(),
  runs: z.array(z.tuple([z.string(), z.boolean()])).describe("Hash of the recording, and whether it passed"),
});

const caseSchema = z.strictObject({
  id: z.string(),
  tags: z.record(z.string(), z.string()),
  formerly: z.string().optional(),
  source: z.enum(["file", "recording", "none"]).describe("Who says what is expected"),
  file: z.string().optional(),
  line: z.int().min(1).optional(),
  required: z.boolean().optional(),
  fingerprint: z.string().nullable(),
  scores: z.record(z.string(), share.nullable()),
  passRate: share.nullable(),
  comparison: caseComparisonSchema.nullable().describe("null: there was nothing to compare with"),
  trials: z.array(trialSchema),
  pool: z.array(poolSchema).describe("Runs of earlier base commits, newest first; one hash counts once"),
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
const checkSchema = z.strictObject({
  name: z.string(),
  title: z.string().describe("What the check found, in a word or two"),
  result: resultSchema,
  message: z.string().describe("The sentence a reader gets after the title"),
  numbers: z.record(z.string(), z.number().nullable()),
});

const baselineSchema = z.strictObject({
  state: z
    .enum(["none", "found", "first-use", "missing", "unavailable"])
    .describe(
      "none: not asked for; missing: there should be one; unavailable: nobody could look whether there is one",
    ),
  commit: z.string().nullable(),
  reason: z.string().describe("Where it came from, or why there is none"),
});

const changeSchema = z.strictObject({
  base: share,
  head: share,
  change: z.number().describe("head - base"),
  low: z.number().describe("95 % interval of the change"),
  high: z.number(),
});

const caseNameSchema = z.strictObject({ id: z.string(), tags: z.record(z.string(), z.string()) });
const rangeSchema = z.tuple([z.int().min(0), z.int().min(0)]).describe("fewest and most");

const comparisonSchema = z.strictObject({
  removed: z
    .array(caseNameSchema.extend({ hint: z.string().optional() }))
    .describe("Cases that the baseline assesses and nobody declares or records here"),
  retired: z.array(caseNameSchema.extend({ reason: z.string() })),
  settings: z
    .array(z.strictObject({ name: z.string(), base: json, head: json }))
    .describe("Settings of the workflow that differ from the baseline's"),
  policyDiffers: z.boolean().describe("The baseline was judged by another policy"),
  unscored: z
    .array(z.strictObject({ scorer: z.string(), cases: z.array(z.string()) }))
    .describe("Cases that a gating scorer measured on the base and does not measure here"),
  requiredTouched: z.array(z.string()).describe("Required cases of the base that were changed or are gone"),
  baseCases: z.int().min(0).describe("Cases of the baseline that have an expectation"),
  passRate: changeSchema.nullable().describe("Over the comparable and the unchanged cases"),
  scores: z.record(z.string(), changeSchema),
  mode: z.enum(["strict", "statistical", "off"]),
  trials: z.strictObject({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
  p: share.nullable().describe("Chance of a drop like this when nothing changed; null: too few cases"),
  exact: z.boolean().describe("p comes from the exact permutation test"),
  detectable: share.nullable().describe("The drop that this suite shows with 80 % power; null: none"),
  shift: z
    .enum(["better", "worse"])
    .nullable()
    .describe("A significant change: a base report with one starts a new pool"),
});

const historyPointSchema = z.strictObject({
  commit: z.string(),
  createdAt: z.string().nullable(),
  scores: z.record(z.string(), share.nullable()),
  passRate: share.nullable(),
  cases: z.int().min(0),
  errors: z.int().min(0),
  caseSet: z.string().describe("The same as long as the cases and the settings are the same"),
});

/** The report: the one result object, of which everything a person sees is a view. */
export const reportSchema = z.strictObject({
  $schema: z.string().optional(),
  schemaVersion: z.literal(SCHEMA_VERSION),
  suite: z.string(),
  tool: z.strictObject({ version: z.string() }),
  commit: z.string().nullable(),
  createdAt: z.string().nullable(),
  role: z
    .enum(["head", "base"])
    .describe(
      "base: a commit of the base branch, with which later ones are compared and where nothing is blocked",
    ),
  settings: z
    .record(z.string(), json)
    .nullable()
    .describe("The inputs of the workflow that decide what is gated; null at a command line"),
  accepted: z
    .strictObject({ by: z.string() })
    .nullable()
    .describe("Who took responsibility for a regression or a weakening"),
  policy: z.strictObject({
    source: z.enum(["default", "file"]),
    fingerprint: z.string(),
    passMarks: passMarksSchema,
    gate: gateSchema,
  }),
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
  passInterval: z
    .tuple([share, share])
    .nullable()
    .describe("95 % interval of the pass rate, for a suite of other cases like these"),
  cases: z.array(caseSchema),
  retired: z.array(
    z.strictObject({
      id: z.string().optional(),
      tags: z.record(z.string(), z.string()).optional(),
      reason: z.string(),
    }),
  ),
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
  baseline: baselineSchema,
  comparison: comparisonSchema.nullable(),
  verdict: z.strictObject({
    result: resultSchema,
    blocks: z.boolean().describe("Whether the policy lets this verdict stop a merge"),
    checks: z.array(checkSchema),
  }),
  history: z.array(historyPointSchema).describe("Commits of the base branch, oldest first"),
});

export type Report = z.output<typeof reportSchema>;
export type ReportCase = z.output<typeof caseSchema>;
export type ReportTrial = z.output<typeof trialSchema>;
export type ReportOutcome = z.output<typeof outcomeSchema>;
export type ReportScore = z.output<typeof scoreSchema>;
export type ReportF1Details = z.output<typeof f1DetailsSchema>;
export type ReportCodeDetails = z.output<typeof codeDetailsSchema>;
export type CaseComparison = z.output<typeof caseComparisonSchema>;
export type CasePool = z.output<typeof poolSchema>[];
export type Comparison = z.output<typeof comparisonSchema>;
export type Change = z.output<typeof changeSchema>;
export type HistoryPoint = z.output<typeof historyPointSchema>;
export type VerdictResult = z.output<typeof resultSchema>;
