import { gateSchema, passMarksSchema } from "../policy/schema.ts";
import { z } from "../zod.ts";
import { caseSchema } from "./case-schema.ts";
import {
  baselineSchema,
  comparisonSchema,
  differingSchema,
  historyPointSchema,
} from "./comparison-schema.ts";
import { judgeSchema } from "./judge-schema.ts";
import { problemCountsSchema, problemSchema } from "./problem-schema.ts";
import { recordOf } from "./record.ts";
import { SCHEMA_VERSION } from "./schema-version.ts";
import { json, share } from "./values-schema.ts";

const scoreSchema = z.strictObject({
  value: share.nullable().describe("Mean over cases of the case's mean; null when nothing was assessed"),
  assessed: z.int().min(0).describe("Runs that were scored"),
  notAssessed: z.int().min(0),
  errors: z.int().min(0),
  band: z.enum(["Excellent", "Good", "Fair", "Poor"]).nullable(),
});

const resultSchema = z.enum(["pass", "inconclusive", "fail"]);
const checkSchema = z.strictObject({
  name: z.string(),
  title: z.string().describe("What the check found, in a word or two"),
  result: resultSchema,
  message: z.string().describe("The sentence a reader gets after the title"),
  numbers: recordOf(z.number().nullable()),
});

/** The report: the one result object, of which everything a person sees is a view. */
export const reportSchema = z.strictObject({
  $schema: z.string().optional(),
  schemaVersion: z.literal(SCHEMA_VERSION),
  suite: z.string(),
  tool: z.strictObject({ version: z.string() }),
  commit: z.string().nullable().describe("The commit whose recordings were read"),
  headCommit: z
    .string()
    .nullable()
    .describe("The newest commit of the pull request, which a merge commit tests together with the base"),
  baseCommit: z.string().nullable().describe("The commit with whose report this one is to be compared"),
  pullRequest: z.int().min(1).nullable(),
  runAttempt: z.int().min(1).describe("Above 1 the job was run again"),
  createdAt: z.string().nullable(),
  role: z
    .enum(["head", "queue", "base"])
    .describe(
      "head: a pull request. base: a commit of the base branch, with which later ones are compared and where nothing is blocked. queue: a commit of a merge queue, judged like the one and compared with like the other",
    ),
  settings: z
    .record(z.string(), json)
    .nullable()
    .describe("The inputs of the workflow that decide what is gated; null at a command line"),
  reading: z
    .string()
    .nullable()
    .optional()
    .describe(
      "sha256 of which recordings were asked for, and how they were to be read; null where nobody says",
    ),
  accepted: z
    .strictObject({ by: z.string() })
    .nullable()
    .describe("Who took responsibility for a regression or a weakening"),
  policy: z.strictObject({
    source: z
      .enum(["default", "file", "base", "head"])
      .describe(
        "base: the file at the base commit; head: the pull request's own, where there was none before",
      ),
    changed: z.boolean().describe("The pull request has another policy file, which is not in force yet"),
    pending: z.array(differingSchema).describe("By what the demands of that file differ from those in force"),
    fingerprint: z.string(),
    passMarks: passMarksSchema,
    gate: gateSchema,
  }),
  totals: z.strictObject({
    cases: z.int().min(0),
    runs: z.int().min(0),
    toolCalls: z.int().min(0),
    errors: z.int().min(0).describe("Runs whose recording is broken, and broken recordings of no known case"),
    notAssessed: z.int().min(0).describe("Runs that no scorer could measure"),
  }),
  scores: recordOf(scoreSchema),
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
      tags: recordOf(z.string()).optional(),
      reason: z.string(),
    }),
  ),
  judge: judgeSchema.nullable().describe("null: no judge was asked for"),
  problems: z.array(problemSchema),
  problemCounts: problemCountsSchema,
  hint: z
    .strictObject({
      share,
      tools: z.array(z.strictObject({ name: z.string(), calls: z.int(), readOnly: z.boolean() })),
    })
    .nullable()
    .describe("When most unexpected calls go to tools that no reference names: those tools"),
  baselineEligible: z
    .boolean()
    .describe(
      "Whether others may be compared with this report: no recording that gates is in error, and the one before could be looked for",
    ),
  baseline: baselineSchema,
  comparison: comparisonSchema.nullable(),
  verdict: z.strictObject({
    result: resultSchema,
    blocks: z.boolean().describe("Whether the policy lets this verdict stop a merge"),
    checks: z.array(checkSchema),
  }),
  history: z.array(historyPointSchema).describe("Commits of the base branch, oldest first"),
});

/** The one result object: all that is known of a suite at a commit, and the verdict. */
export type Report = z.output<typeof reportSchema>;
export type ReportScore = z.output<typeof scoreSchema>;
export type VerdictResult = z.output<typeof resultSchema>;
