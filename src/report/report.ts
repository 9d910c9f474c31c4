import { keptMeasuresSchema, keptRateSchema } from "../config/measures-schema.ts";
import { gateSchema, passMarksSchema } from "../config/policy-schema.ts";
import { keptQuarantineSchema } from "../config/quarantine-schema.ts";
import * as z from "../core/schema.ts";
import { json, recordOf, share } from "../core/schema-parts.ts";
import { SCHEMA_VERSION } from "../version.ts";
import { caseSchema, measuresSchema } from "./case.ts";
import { baselineSchema, comparisonSchema, differingSchema, historyPointSchema } from "./comparison.ts";

const count = z.int().min(0);

/** The cost of judging for a job, or for all shards of a job. */
export const judgeWorkSchema = z.strictObject({
  asked: count.describe(
    "Questions that the judge was asked: about calls, or about texts. The same one twice is asked once",
  ),
  known: count.describe("Questions of which the judgement was known"),
  requests: count.describe("Requests that were sent, those repeated with them"),
  promptTokens: count.describe("As the server has counted them"),
  replyTokens: count.describe("As the server has counted them"),
  unmetered: count.describe("Replies of which the server did not say what they cost"),
});

const judgeSchema = z.strictObject({
  model: z.string().describe("As it was asked for"),
  server: z.string().describe("The address that was asked"),
  promptVersion: z.int().min(1).describe("Of the question; judgements of different ones are not compared"),
  votes: z.int().min(1).describe("How often each run is judged; the majority decides"),
  by: z
    .array(z.string())
    .describe("What judged, and how: the model by the server's own name for it, and the rung"),
  work: judgeWorkSchema.describe("What judging has cost"),
});

export type JudgeWork = z.output<typeof judgeWorkSchema>;
export type ReportJudge = z.output<typeof judgeSchema>;

export const problemSchema = z.strictObject({
  severity: z
    .enum(["error", "warning"])
    .describe(
      "error: something could not be read or is wrong, and the gate is red. warning: something to look at",
    ),
  file: z.string().optional().describe("The file it is about, from where the job ran"),
  line: z.int().min(1).optional().describe("Line of the file, from 1"),
  column: z.int().min(1).optional().describe("Column of the line, from 1"),
  index: z.int().min(0).optional().describe("Which run or row of the file, from 0"),
  message: z.string().describe("What happened, what was expected and what to do"),
});

export const problemCountsSchema = z
  .strictObject({
    errors: z.int().min(0).describe("Problems that make the gate red"),
    warnings: z.int().min(0).describe("Problems that do not"),
  })
  .describe("All problems, also those that the list has no room for");

export type ReportProblem = z.output<typeof problemSchema>;
export type ProblemCounts = z.output<typeof problemCountsSchema>;

const scoreSchema = z.strictObject({
  value: share.nullable().describe("Mean over cases of the case's mean; null when nothing was assessed"),
  assessed: z.int().min(0).describe("Runs that were scored"),
  notAssessed: z.int().min(0).describe("Runs with nothing to measure"),
  errors: z.int().min(0).describe("Runs whose recording could not be scored"),
  band: z
    .enum(["Excellent", "Good", "Fair", "Poor"])
    .nullable()
    .describe("The score in a word; null when nothing was assessed"),
});

const toolsSchema = z
  .array(
    z.strictObject({
      name: z.string().describe("The tool's name"),
      expected: count.describe(
        "Calls that were expected: the required ones, and the optional ones that were made",
      ),
      called: count.describe("Calls that count, in the runs of which something was expected"),
      missed: count.describe(
        "Expected calls that no call met. Those with wrong arguments and those of confusions are among them",
      ),
      wrongArguments: count.describe("Missed calls beside an unexpected call of the same tool"),
      confusedWith: z
        .array(
          z.strictObject({
            name: z.string().describe("The other tool's name"),
            times: z.int().min(1).describe("How often"),
          }),
        )
        .describe("The tools that were called in its place, most often first"),
    }),
  )
  .describe(
    "How often each tool was expected and called, the tools that were missed most first. It decides nothing. Runs of which nothing was expected, and those whose calls could not be scored, are not counted. Absent: nothing was counted",
  );

const resultSchema = z.enum(["pass", "inconclusive", "fail"]);
const checkSchema = z.strictObject({
  name: z.string().describe("The name of the check"),
  title: z.string().describe("What the check found, in a word or two"),
  result: resultSchema.describe("What it says"),
  message: z.string().describe("The sentence a reader gets after the title"),
  numbers: recordOf(z.number().nullable()).describe("The figures that it decided by"),
});

/** The report: the only result object. Everything that a person sees is a view of it. */
export const reportSchema = z.strictObject({
  $schema: z.string().optional().describe("The address of this schema"),
  schemaVersion: z
    .literal(SCHEMA_VERSION)
    .describe("Raised when a report can no longer be read by the rungate before"),
  suite: z.string().describe("The name of the suite"),
  tool: z
    .strictObject({ version: z.string().describe("Its version") })
    .describe("The rungate that wrote this"),
  commit: z.string().nullable().describe("The commit whose recordings were read"),
  headCommit: z
    .string()
    .nullable()
    .describe("The newest commit of the pull request, which a merge commit tests together with the base"),
  baseCommit: z.string().nullable().describe("The commit with whose report this one is to be compared"),
  pullRequest: z.int().min(1).nullable().describe("The number of the pull request"),
  runAttempt: z.int().min(1).describe("Above 1 the job was run again"),
  runAtCommit: z
    .int()
    .min(2)
    .optional()
    .describe("Which run of the workflow at this head commit it is. Absent: the first, or not known"),
  installed: z
    .union([z.boolean(), z.literal("python")])
    .optional()
    .describe(
      "Whether the project's package.json names rungate, or else its Python project. Absent: not known, as at a command line",
    ),
  createdAt: z.string().nullable().describe("When the report was made"),
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
    .describe("sha256 of which recordings were asked for, and how they were to be read; null if unknown"),
  accepted: z
    .strictObject({ by: z.string().describe("The login of the maintainer") })
    .nullable()
    .describe("Who took responsibility for a regression or a weakening"),
  policy: z
    .strictObject({
      source: z
        .enum(["default", "file", "base", "head"])
        .describe(
          "base: the file at the base commit; head: the pull request's own, where there was none before",
        ),
      changed: z.boolean().describe("The pull request has another policy file, which is not in force yet"),
      pending: z
        .array(differingSchema)
        .describe("How the requirements of that file differ from those that apply"),
      fingerprint: z.string().describe("The same as long as its requirements are"),
      passMarks: passMarksSchema.describe("The score from which a run passes, by scorer"),
      gate: gateSchema.describe("What the gate required"),
      measures: keptMeasuresSchema
        .optional()
        .describe("What runs may take. Absent: the policy does not say it"),
      quarantine: keptQuarantineSchema
        .optional()
        .describe("The cases that the policy lets not decide. Absent: the policy names none"),
      rates: z
        .array(keptRateSchema)
        .optional()
        .describe("What tokens cost, by model. Absent: the policy does not say it"),
    })
    .describe("The policy in force"),
  totals: z
    .strictObject({
      cases: z.int().min(0).describe("How many cases"),
      runs: z.int().min(0).describe("How many runs"),
      toolCalls: z.int().min(0).describe("How many tool calls they made"),
      errors: z
        .int()
        .min(0)
        .describe("Runs whose recording is broken, and broken recordings of no known case"),
      notAssessed: z.int().min(0).describe("Runs that no scorer could measure"),
    })
    .describe("What was read, in numbers"),
  scorerVersions: recordOf(z.int().min(1))
    .optional()
    .describe("The version of each scorer by which runs pass. Absent: those of rungate 0.1.0"),
  scores: recordOf(scoreSchema).describe("The score of each scorer over the suite"),
  passRate: share
    .nullable()
    .describe("Mean over the cases of the share of their trials that pass; null when nothing was assessed"),
  passPower: z
    .strictObject({
      k: z.int().min(2).describe("How many trials"),
      value: share.describe("The chance that all of them pass"),
      cases: z
        .int()
        .min(1)
        .optional()
        .describe("The cases with a run that passed or failed, which alone count. Absent: all that decide"),
    })
    .nullable()
    .describe("pass^k: the chance that k trials of a case all pass, mean over cases"),
  passInterval: z.tuple([share, share]).nullable().describe("95% interval of the pass rate of these cases"),
  measures: measuresSchema.describe("What runs took, over the suite. Absent in older reports"),
  cases: z.array(caseSchema).describe("The cases, with their runs"),
  tier: z
    .strictObject({
      name: z.string().describe("Its name in the policy"),
      carried: count.describe("Cases that were not recorded and count with the base's runs"),
      movedOut: z
        .array(z.string())
        .optional()
        .describe("Cases of the base's tier that the expectations here have moved out of it. Absent: none"),
    })
    .optional()
    .describe("The tier of cases that had to be recorded. Absent: all cases had to be"),
  retired: z
    .array(
      z.strictObject({
        id: z.string().describe("The id of the case that is gone").optional(),
        tags: recordOf(z.string()).describe("Only the runs with these tags").optional(),
        reason: z.string().describe("Why, for those who read the verdict"),
      }),
    )
    .describe("Cases that the expectations have taken out"),
  judge: judgeSchema.nullable().describe("null: no judge was asked for"),
  problems: z.array(problemSchema).describe("What is wrong with files and recordings"),
  problemCounts: problemCountsSchema,
  everyTool: z
    .strictObject({
      tools: z.int().min(1).describe("How many tools the agent has"),
      uncalled: z.array(z.string()).describe("Names of those that no run calls"),
    })
    .optional()
    .describe("What the rule everyTool found; absent where the policy does not have it"),
  stale: z
    .strictObject({
      reason: z.string().describe("What shows it"),
      command: z.string().describe("The command that records the suite"),
    })
    .optional()
    .describe(
      "The recordings are not of the agent that is here. Absent: they are, or its files are not named",
    ),
  hint: z
    .strictObject({
      share: share.describe("Their share of all unexpected calls"),
      tools: z
        .array(
          z.strictObject({
            name: z.string().describe("The tool's name"),
            calls: z.int().describe("How often it was called unexpectedly"),
            readOnly: z.boolean().describe("Whether its name looks like a tool that only reads"),
          }),
        )
        .describe("Those tools, most called first"),
    })
    .nullable()
    .describe("When most unexpected calls go to tools that no reference names: those tools"),
  tools: toolsSchema.optional(),
  baselineEligible: z
    .boolean()
    .describe(
      "Whether others may be compared with this report: no recording that gates is in error, and the one before could be looked for",
    ),
  baseline: baselineSchema.describe("What the report was compared with"),
  comparison: comparisonSchema.nullable().describe("null: there was nothing to compare with"),
  verdict: z
    .strictObject({
      result: resultSchema.describe("The worst that a check says"),
      blocks: z.boolean().describe("Whether the policy lets this verdict stop a merge"),
      checks: z.array(checkSchema).describe("One for each line of the verdict, in its order"),
    })
    .describe("Pass, inconclusive or fail, and why"),
  plan: z
    .strictObject({
      reason: z.string().describe("What the regression check says"),
      cases: count.describe(
        "Cases to record again: all that were recorded, or those that turned from always to never",
      ),
      trials: count.describe("Trials of each, besides those that are there"),
      command: z.string().describe("The command that records them"),
    })
    .optional()
    .describe("What would settle the verdict. Absent: it is settled, or something else decides"),
  history: z.array(historyPointSchema).describe("Commits of the base branch, oldest first"),
});

export type Report = z.output<typeof reportSchema>;
export type ReportTool = z.output<typeof toolsSchema>[number];
export type ReportScore = z.output<typeof scoreSchema>;
export type Verdict = Report["verdict"];
export type VerdictResult = z.output<typeof resultSchema>;
