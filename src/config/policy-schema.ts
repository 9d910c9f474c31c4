import { globFault } from "../core/glob.ts";
import { defaultJobLimits, limits, MEBIBYTE } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { choice, schemaAddress, textWithout } from "../core/schema.ts";
import { redactFault } from "../recordings/redact-values.ts";
import type { ToolDefinition } from "../recordings/run.ts";
import { ofEachCallScorer, ofEachScorer, scorersByDefault } from "../scorers/pass-marks.ts";
import { measuresSchema, rateSchema } from "./measures-schema.ts";
import { quarantineSchema } from "./quarantine-schema.ts";
import { suiteRulesSchema } from "./rules-schema.ts";
import { scorerOptionsSchema } from "./scorer-options-schema.ts";
import { tiersSchema } from "./tiers-schema.ts";

const name = z.string().min(1).max(limits.name);

/** The available tools of an agent: names, or names with descriptions. */
export const availableToolsSchema = z
  .array(
    z.union([
      name.transform((name): ToolDefinition => ({ name })),
      z
        .strictObject({
          name: name.describe("The tool's name"),
          description: z.string().describe("What the tool does, for the judge").optional(),
        })
        .transform(
          ({ name, description }): ToolDefinition =>
            description === undefined ? { name } : { name, description },
        ),
    ]),
  )
  .max(limits.availableTools);

const atMost = (most: number) => z.int().min(1).max(most);

const jobLimitsSchema = z.strictObject({
  files: atMost(limits.mostFiles)
    .describe("Recordings that the patterns may match")
    .default(defaultJobLimits.files),
  entries: atMost(limits.mostEntries)
    .describe("Files and folders that are looked at to find them")
    .default(defaultJobLimits.entries),
  runs: atMost(limits.mostRuns).describe("Runs in all recordings").default(defaultJobLimits.runs),
  recordingMegabytes: atMost(limits.mostRecordingBytes / MEBIBYTE)
    .describe("MiB of all recordings, unpacked")
    .default(defaultJobLimits.recordingMegabytes),
  documentMegabytes: atMost(limits.mostDocumentBytes / MEBIBYTE)
    .describe("MiB of one JSON document: a whole .json file or one line of JSONL")
    .default(defaultJobLimits.documentMegabytes),
});

const share = z.number().min(0).max(1);
const scorerName = choice(
  "A scorer",
  ofEachScorer((_, { what }) => what),
);

const pointer = z
  .string()
  .regex(/^(?:\/(?:[^~/]|~[01])*)+$/, "not a JSON pointer, such as /name")
  .max(limits.name);

const toolRuleSchema = z
  .strictObject({
    match: textWithout(globFault).describe("Glob over tool names"),
    readOnly: z
      .boolean()
      .describe("true: the tool only reads, and calls: state-changing leaves it out. false without it")
      .optional(),
    ignore: z
      .boolean()
      .describe("true: the tool is a scratchpad, never counted. false without it")
      .optional(),
    handoff: z
      .boolean()
      .describe(
        "true: the tool hands the user on. A case that expects it expects its name alone, whatever readOnly says, and f1 leaves out what else was called there. false without it",
      )
      .optional(),
    nameIn: pointer
      .describe(
        "The tool calls another one, whose name is here in its arguments: a JSON pointer, such as /name, or /tools/*/name for each item of a list. The other tool is scored in its place",
      )
      .optional(),
    argumentsIn: pointer
      .describe("With nameIn: where the other tool's arguments are. Without it: all arguments of the call")
      .optional(),
    serverIn: pointer
      .describe("With nameIn: where the name of the other tool's MCP server is, where it is there")
      .optional(),
  })
  .refine(
    ({ nameIn, argumentsIn, serverIn }) =>
      nameIn !== undefined || (argumentsIn === undefined && serverIn === undefined),
    "says where arguments are, and not where the name of the tool is: write nameIn too",
  );

const regressionSchema = z.strictObject({
  mode: choice("What a drop of the pass rate is measured by", {
    auto: "strict where no case of the base's window is noisy, and the history is long (8 recordings of each case) or the recordings are kept as they are. Else statistical",
    strict: "statistical, or a case that passed every base trial fails every trial now",
    statistical: "It dropped by maxDrop or by one case, and p is below alpha",
    off: "Nothing: it is not compared",
  }).default("auto"),
  maxDrop: share
    .describe("A smaller drop of the pass rate is allowed where it is also less than one case of the suite")
    .default(0.02),
  alpha: z.number().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
  window: z
    .int()
    .min(1)
    .max(limits.window)
    .describe("Distinct base recordings of a case to compare with")
    .default(30),
});

const switchSchema = z.strictObject({
  margin: z
    .number()
    .gt(0)
    .lt(1)
    .describe("The most that the pass rate of another model may be lower, from 0 to 1: 0.03 is 3 points"),
  always: z.boolean().describe("true: also where the same model answers, or none is named").optional(),
});

export const gateSchema = z.strictObject({
  scorers: z
    .array(scorerName)
    .min(1)
    .describe(
      "The scorers that decide whether a run passes, each where its case asks for it: says where a case has mustSay or mustNotSay. Without says in this list it only advises",
    )
    .default([...scorersByDefault]),
  floors: z
    .strictObject({
      passRate: share.describe("The least pass rate of the suite, from 0 to 1").optional(),
      ...ofEachScorer(
        (id) => share.describe(`The least score of ${id} over the suite, from 0 to 1`).optional(),
        "higher",
      ),
    })
    .describe("Absolute minima of the suite. Without one, no score fails the gate by itself")
    .prefault({}),
  ceilings: z
    .strictObject(
      ofEachScorer(
        (id) => share.describe(`The highest score of ${id} over the suite, from 0 to 1`).optional(),
        "lower",
      ),
    )
    .describe("Absolute maxima of scores of which less is better")
    .optional(),
  regression: regressionSchema.describe("How the pass rate is compared with the base's").prefault({}),
  inconclusive: choice("What becomes of the check when the evidence settles nothing", {
    pass: "It passes, and says so",
    fail: "It blocks the merge",
  }).default("pass"),
  stale: choice(
    "The verdict when a file of the agent changed and the suite was not recorded again. inconclusive without it",
    {
      pass: "It is listed",
      inconclusive: "Inconclusive: what a person should look at",
      fail: "It fails the gate",
    },
  ).optional(),
  changedCases: choice(
    "The verdict when more than a tenth of the baseline's cases (of 20 or more, also more than two), or a required one, were changed or retired, or when a changed one fails",
    {
      pass: "They are listed. One that fails by what the base expects is inconclusive all the same",
      inconclusive: "Inconclusive: what a person should look at",
      fail: "They fail the gate",
    },
  ).default("inconclusive"),
  weakening: choice(
    "The verdict when the pull request itself measures less than the base: fewer runs of a case, other settings, a scorer that no longer measures a case, tools that its recordings call read-only, more hidden from a judge that decides",
    {
      fail: "It fails the gate until a person accepts it",
      inconclusive: "Inconclusive: what a person should look at",
    },
  ).default("fail"),
  rules: choice(
    "What a broken rule does, apart from failing its run. Where it is not said: as budgets says",
    {
      pass: "Nothing: only the run fails",
      fail: "It fails the gate by itself",
    },
  ).optional(),
  budgets: choice("The same as rules, by its former name. It fails where either of them says fail", {
    pass: "Nothing: only the run fails",
    fail: "It fails the gate by itself",
  }).default("pass"),
  endedAtLimit: choice(
    "What becomes of a run that ended at a limit, such as max_steps, max_turns or length, before the agent was done",
    {
      fail: "It does not pass, whatever its scores",
      pass: "Its scores decide: it is meant to end there",
    },
  ).default("fail"),
  switch: switchSchema
    .describe(
      "Where another model answers than on the base: the gate passes only if it is shown to be worse by less than the margin",
    )
    .optional(),
  maxRunErrors: share
    .describe(
      "The share of the runs that may be unable to run, such as after a 429 of the provider, from 0 to 1. Such runs are left out; beyond the share the gate fails. 0 without it",
    )
    .optional(),
  minCoverage: share
    .describe(
      "The least share of the baseline's cases that a job of a tier must record, from 0 to 1. 0.1 without it",
    )
    .optional(),
  maxQuarantine: share
    .describe(
      "The share of the suite's cases that may be in quarantine, from 0 to 1; above 0 at least one case. 0.1 without it",
    )
    .optional(),
  requiredCases: z
    .array(z.string().normalize("NFC"))
    .max(limits.cases)
    .describe("Any failing run of these cases fails the gate")
    .default([]),
  acceptBy: choice("Whose label counts", {
    others: "Anybody's with triage rights, except the author of the pull request",
    anyone: "Anybody's with triage rights",
  }).default("others"),
  acceptLabel: z
    .string()
    .min(1)
    .nullable()
    .describe("The label by which a maintainer accepts a regression")
    .default(null),
});

export const passMarksSchema = z.strictObject({
  ...ofEachScorer((id, { passMark, direction }) => markSchema(id, passMark, direction).optional()),
  ...ofEachCallScorer((id, { passMark, direction }) => markSchema(id, passMark, direction).default(passMark)),
});

function markSchema(id: string, passMark: number, direction: "higher" | "lower") {
  const bound = direction === "lower" ? "below" : "above";
  return share.describe(
    `The score of ${id}, or ${bound} it, with which a run passes, where it gates. ${passMark} without it`,
  );
}

const judgeSchema = z.strictObject({
  votes: z
    .int()
    .min(1)
    .max(limits.judgeVotes)
    .refine((votes) => votes < 1 || votes % 2 === 1, "an even number has no majority: write 1, 3 or 5")
    .describe("How often each run is judged; the majority decides")
    .default(1),
  maxRuns: z
    .int()
    .min(0)
    .max(limits.judgedRuns)
    .describe(
      "Questions that one job may ask the judge: one about the calls of a run, one for each sheet about its texts. Those known from the baseline are free",
    )
    .default(200),
  maxTokens: z
    .int()
    .min(0)
    .max(limits.judgeTokens)
    .describe(
      "Tokens that one job may spend, counted before each request as characters / 3 and the longest reply",
    )
    .default(3_000_000),
  concurrency: z.int().min(1).max(limits.judgeConcurrency).describe("Requests at once").default(4),
  timeoutSeconds: z
    .number()
    .gt(0)
    .max(limits.judgeTimeoutSeconds)
    .describe("Seconds that one request may take")
    .default(60),
  deadlineSeconds: z
    .number()
    .gt(0)
    .max(limits.judgeDeadlineSeconds)
    .describe("Seconds after which no run of the job is judged any more")
    .default(300),
  reasons: z.boolean().describe("Whether reports carry the judge's reasons").default(true),
  seesReasoning: z
    .boolean()
    .describe("Whether the judge of calls sees what the agent thought, where recordings have it")
    .default(false),
  availableTools: availableToolsSchema
    .describe("The tools that the agent has, where neither the case nor the recording says so")
    .optional(),
});

/** The policy. Every key is optional: an empty file gives `defaultPolicy`. */
export const policySchema = z.strictObject({
  $schema: schemaAddress,
  passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
  gate: gateSchema.describe("What fails the gate").prefault({}),
  baseline: z
    .strictObject({
      workflows: z
        .array(z.string())
        .max(limits.baselineWorkflows)
        .describe("Workflow files whose reports are trusted as baselines, in addition to the calling one")
        .default([]),
      branches: z
        .array(z.string().min(1))
        .max(limits.baselineBranches)
        .describe(
          "Branches that record a baseline of their own, in addition to the default branch. Protect each of them, because a push to one decides its baseline",
        )
        .optional(),
    })
    .describe("Where the baseline may come from")
    .prefault({}),
  tools: z
    .array(toolRuleSchema)
    .max(limits.toolRules)
    .describe("Which tools only read, are not counted or hand the user on; the last match wins")
    .default([]),
  defaults: scorerOptionsSchema.describe("Scorer options for every case").prefault({}),
  rules: suiteRulesSchema
    .describe("Rules over the calls of each run of every case, and over all of them together")
    .optional(),
  measures: measuresSchema
    .describe(
      "What runs may take, in tokens, calls, time and money, and how much that may rise against the base",
    )
    .optional(),
  quarantine: quarantineSchema
    .describe(
      "Cases known to be flaky: they are recorded and shown, and do not decide. Each has an owner, a reason and a last day",
    )
    .optional(),
  rates: z
    .array(rateSchema)
    .max(limits.toolRules)
    .describe(
      "What tokens cost, by model, for recordings that say no cost. The last match wins. rungate knows no prices by itself",
    )
    .optional(),
  judge: judgeSchema
    .describe("How the model judges that --judge-model names, and what it may cost")
    .prefault({}),
  limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
  redact: z
    .array(textWithout(redactFault))
    .max(limits.toolRules)
    .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
    .default([]),
  tiers: tiersSchema
    .describe(
      "Which cases a job must record, by name: all, or those with a tag or an id. A pull request records the tier pr, and the other cases count as on the base",
    )
    .optional(),
  challenge: z
    .strictObject({
      floor: share
        .describe(
          "The least share of breaks that must be red, from 0 to 1: below it, rungate challenge exits 1. No gate looks at it",
        )
        .optional(),
    })
    .describe("What rungate challenge requires of the suite")
    .optional(),
  trend: z
    .strictObject({
      points: z
        .int()
        .min(0)
        .max(limits.historyPoints)
        .describe("Commits of the base branch that a report remembers")
        .default(200),
    })
    .describe("What reports remember of the commits before")
    .prefault({}),
});

/** A policy with all defaults filled in. */
export type Policy = z.output<typeof policySchema>;
