import { isObject, type Json } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { allScorers, deterministicScorers } from "../scorers/index.ts";
import { appropriateness, llm } from "../scorers/llm.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { SCHEMA_VERSION } from "../version.ts";
import { outcomeSchema, type Trial, trialSchema } from "./case.ts";
import { asOnBaseSchema } from "./comparison.ts";
import { isLlmDetails } from "./reasons.ts";
import { judgeWorkSchema, problemCountsSchema, problemSchema } from "./report.ts";
import { readStored } from "./stored-reports.ts";

const placeSchema = z.strictObject({
  file: z.string().optional(),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  index: z.int().min(0).optional(),
});

const name = z.string().max(limits.name);

/** Not `z.record`, which ignores `__proto__`: a tag may have that name, and its value must be checked too. */
const tagsSchema = z.custom<Record<string, string>>(
  (value) =>
    isObject(value as Json) &&
    Object.entries(value as object)
      .flat()
      .every(isName),
  { message: `expected texts of at most ${limits.name} characters` },
);

function isName(text: unknown): boolean {
  return name.safeParse(text).success;
}

/** Scorers that a case does not use are absent. */
const scoresShape = Object.fromEntries(
  allScorers.map(({ id, isAsked }) => [id, isAsked === undefined ? outcomeSchema : outcomeSchema.optional()]),
) as Record<string, typeof outcomeSchema>;

const scoredTrialSchema = trialSchema.extend({
  pass: z.null().describe("The job that merges the shards decides it"),
  scores: z.strictObject(scoresShape),
});

const scoredCaseSchema = z.strictObject({
  id: name,
  tags: tagsSchema,
  recorded: z
    .strictObject({
      fingerprint: z.string(),
      olderFingerprint: z.string().optional(),
      isDeclared: z.boolean(),
      place: placeSchema,
    })
    .nullable()
    .describe(
      "What the recordings themselves say is expected; null where a file says it or none could be read",
    ),
  asOnBase: asOnBaseSchema
    .optional()
    .describe("Its runs by what the base commit expects of it, where something else is expected here"),
  trials: z
    .array(
      scoredTrialSchema
        .refine(isAsJudged, {
          path: ["scores"],
          message: "not the score that the verdicts make",
        })
        .refine(isAsRun, {
          path: ["couldNotRun"],
          message: "true of a run that was scored, or that is known by its bytes",
        }),
    )
    .min(1),
});

/** The sum over all shards stays a safe integer. */
const times = z.int().max(limits.mostRuns * limits.callsPerRun);

const toolCountSchema = z.strictObject({
  name,
  expected: times.min(0),
  called: times.min(0),
  missed: times.min(0),
  wrongArguments: times.min(0),
  confusedWith: z.array(z.strictObject({ name, times: times.min(1) })).max(limits.countedTools),
});

const suiteFields = z.strictObject({
  cases: z.array(scoredCaseSchema),
  withoutRun: z
    .array(z.strictObject({ id: name, place: placeSchema }))
    .describe("Cases whose expectations are in a document without a run"),
  problems: z.array(problemSchema),
  problemCounts: problemCountsSchema,
  unattributed: z.int().min(0).describe("Broken recordings of no known case"),
  tools: z.strictObject({
    named: z.array(z.string()).describe("Tools that references name"),
    unexpected: z.array(z.strictObject({ name: z.string(), calls: z.int().min(1) })),
    offered: z
      .array(z.string())
      .optional()
      .describe("Tools that recordings offer to the agent; absent where no rule asks for them"),
    called: z.array(z.string()).optional().describe("Tools that any run calls, likewise"),
  }),
  toolCounts: z
    .array(toolCountSchema)
    .max(limits.countedTools)
    .describe("How often tools were expected and called"),
  judge: judgeWorkSchema.nullable().describe("What judging has cost; null without a judge"),
});

/** Only listed errors fail a gate, so each error must be listed. */
const scoredSuiteSchema = suiteFields.refine(listsItsErrors, {
  path: ["problems"],
  message: "not the errors that are counted and that runs are in",
});

/** The score of `llm` must follow from its verdicts, and each text score must belong to exactly one sheet, which names its judge. */
function isAsJudged({ scores, judgements = [] }: z.output<typeof scoredTrialSchema>): boolean {
  return Object.entries(scores).every(([id, outcome]) => {
    if (!scorerNamed(id).isJudged || outcome.status !== "scored") return true;
    if (id !== llm.id) return judgements.filter(({ scorers }) => scorers.includes(id)).length === 1;
    if (!isLlmDetails(outcome.details)) return false;
    const { evaluations, missingTools } = outcome.details;
    return outcome.value === appropriateness(evaluations, missingTools.length);
  });
}

/** A run that could not run has no score, and no hash that could identify it with another run. */
function isAsRun({ couldNotRun, scores, hash }: z.output<typeof scoredTrialSchema>): boolean {
  if (!couldNotRun) return true;
  return hash === null && Object.values(scores).every(({ status }) => status === "error");
}

function listsItsErrors(part: z.output<typeof suiteFields>): boolean {
  const { errors } = part.problemCounts;
  const listed = part.problems.filter(({ severity }) => severity === "error").length;
  const broken = part.cases.flatMap(({ trials }) => trials).filter(isInError).length + part.unattributed;
  return listed === Math.min(errors, limits.shownProblems) && errors >= broken;
}

/** A failing judge is not an error of the recordings. The merging job decides if a run that could not run is an error. */
function isInError({ couldNotRun, scores }: Trial): boolean {
  return !couldNotRun && deterministicScorers.some(({ id }) => scores[id]?.status === "error");
}

/** A case with its scored runs; the merging job decides which of them pass. */
export type ScoredCase = Omit<z.output<typeof scoredCaseSchema>, "trials"> & { trials: Trial[] };

/** The scored recordings of a job or a shard, without data from expectations and policy. */
export type ScoredSuite = Omit<z.output<typeof scoredSuiteSchema>, "cases"> & { cases: ScoredCase[] };

/** The scored suite of a shard, with the data that shows if it belongs to the other shards. */
const partialReportSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  suite: z.string(),
  tool: z.strictObject({ version: z.string() }),
  shard: z
    .strictObject({ index: z.int().min(1), of: z.int().min(1).max(limits.shards) })
    .refine(({ index, of }) => index <= of, "there is no such shard"),
  commit: z.string().nullable(),
  workflowRun: z.int().min(1).nullable().describe("The id that GitHub gave the run of the workflow"),
  policy: z.string().describe("Fingerprint of the policy that ruled"),
  expectations: z.string().describe("sha256 of the expectations files"),
  reading: z
    .string()
    .nullable()
    .describe("sha256 of which recordings were asked for, and how they were to be read; null if unknown"),
  judge: z.string().nullable().describe("sha256 of the judge's model and server; null without a judge"),
  recordings: z.string().describe("sha256 of all recordings, those of other shards too"),
  part: scoredSuiteSchema,
});

export type PartialReport = Omit<z.output<typeof partialReportSchema>, "part"> & { part: ScoredSuite };

/** Parses a partial report. Throws ReportError for invalid JSON, another kind of file or another schema version. */
export function readPartialReport(text: string): PartialReport {
  return readStored(text, stored).value as unknown as PartialReport;
}

const stored = {
  schema: partialReportSchema,
  name: "a partial report",
  writer: '"rungate score --shard" writes',
  renewal: "run all jobs again",
};
