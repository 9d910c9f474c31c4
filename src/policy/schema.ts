import { choice } from "../config/choice.ts";
import { otherTools } from "../config/other-tools.ts";
import { schemaAddress } from "../config/schema-address.ts";
import { textWithout } from "../config/text.ts";
import { limits } from "../limits.ts";
import { z } from "../zod.ts";
import { availableToolsSchema } from "./available-tools.ts";
import { globFault } from "./glob.ts";
import { jobLimitsSchema } from "./job-limits-schema.ts";
import { ofEachCallScorer, ofEachScorer, scorersByDefault } from "./pass-marks.ts";
import { redactFault } from "./redact.ts";
import { scorerOptionsSchema } from "./scorer-options-schema.ts";

const share = z.number().min(0).max(1);
const scorerName = choice(
  "A scorer",
  ofEachScorer((_, { what }) => what),
);

const toolRuleSchema = z.strictObject({
  match: textWithout(globFault).describe("Glob over tool names"),
  readOnly: z
    .boolean()
    .describe("true: the tool only reads, and calls: state-changing leaves it out. false without it")
    .optional(),
  ignore: z.boolean().describe("true: the tool is a scratchpad, never counted. false without it").optional(),
  handoff: z
    .boolean()
    .describe(
      "true: the tool hands the user on. A case that expects it expects its name alone, whatever readOnly says, and f1 leaves out what else was called there. false without it",
    )
    .optional(),
});

const regressionSchema = z.strictObject({
  mode: choice("What a drop of the pass rate is measured by", {
    auto: "strict where at least half of the recordings are byte-identical to the baseline's, else statistical",
    strict: "statistical, or a case that passed every base trial fails every trial now",
    statistical: "It dropped by maxDrop or more, and p is below alpha",
    off: "Nothing: it is not compared",
  }).default("auto"),
  maxDrop: share.describe("The drop of the pass rate that is allowed").default(0.02),
  alpha: z.number().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
  window: z
    .int()
    .min(1)
    .max(limits.window)
    .describe("Distinct base recordings of a case to compare with")
    .default(30),
});

/** What the gate demands. */
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
  changedCases: choice(
    "The verdict when more than two and more than a tenth of the baseline's cases, or a required one, were changed or retired",
    {
      pass: "They are listed, nothing else",
      inconclusive: "Inconclusive: what a person should look at",
      fail: "They fail the gate",
    },
  ).default("inconclusive"),
  weakening: choice(
    "The verdict when the pull request itself measures less than the base: fewer runs of a case, other settings, a scorer that no longer measures a case, tools that its recordings call read-only, more hidden from a judge that decides",
    {
      fail: "It fails the gate, until somebody accepts it",
      inconclusive: "Inconclusive: what a person should look at",
    },
  ).default("fail"),
  budgets: choice("What a broken forbiddenTools or maxToolCalls does besides failing its run", {
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
  requiredCases: z
    .array(z.string())
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

/** The score from which a run passes, by scorer. */
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

/** The policy file: what the gate demands. Every key may be left out: an empty file says `defaultPolicy`. */
export const policySchema = z.strictObject({
  $schema: schemaAddress,
  passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
  gate: gateSchema.describe("What fails the gate").prefault({}),
  baseline: z
    .strictObject({
      workflows: z
        .array(z.string())
        .max(limits.baselineWorkflows)
        .describe("Workflow files whose reports are trusted as baselines, besides the calling one")
        .default([]),
    })
    .describe("Where the baseline may come from")
    .prefault({}),
  tools: z
    .array(toolRuleSchema)
    .max(limits.toolRules)
    .describe("Which tools only read, are not counted or hand the user on; the last match wins")
    .default([]),
  defaults: scorerOptionsSchema.describe("Scorer options for every case").prefault({}),
  judge: judgeSchema
    .describe("How the model judges that --judge-model names, and what it may cost")
    .prefault({}),
  limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
  redact: z
    .array(textWithout(redactFault))
    .max(limits.toolRules)
    .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
    .default([]),
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

const OF_THE_GATE = 'it is a key of "gate"';
otherTools.set(policySchema, { scorers: OF_THE_GATE, floors: OF_THE_GATE, ceilings: OF_THE_GATE });

/** What a team demands of a suite, with every default filled in. */
export type Policy = z.output<typeof policySchema>;
