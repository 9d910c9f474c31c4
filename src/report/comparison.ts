import { isObject } from "../core/json.ts";
import * as z from "../core/schema.ts";

const PROTO = "__proto__";

/** Returns the schema of a record. `z.record` drops the key `__proto__`, which untrusted text may have, so it is checked here. */
export function recordOf<T extends z.ZodType>(values: T) {
  return z.preprocess(
    (value, context) => {
      const { error } = isObject(value) && Object.hasOwn(value, PROTO) ? values.safeParse(value[PROTO]) : {};
      for (const { message, path } of error?.issues ?? []) {
        context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
      }
      return value;
    },
    z.record(z.string(), values),
  );
}

export const share = z.number().min(0).max(1);
/** Any JSON: argument values, redacted and shortened. Integers beyond 2^53 are text. */
export const json = z.unknown().describe("Any JSON value");

const tallySchema = z.strictObject({
  passed: z.int().min(0).describe("Runs that passed"),
  trials: z.int().min(0).describe("Runs that passed or failed"),
});

export const asOnBaseSchema = z.strictObject({
  passed: z.int().min(0).describe("Runs that pass"),
  trials: z.int().min(0).describe("Runs that pass or fail, or do not have what is measured"),
  why: z.string().optional().describe("Why the first of them fails that does. Absent: none fails"),
});

export const caseComparisonSchema = z.strictObject({
  state: z
    .enum(["comparable", "unchanged", "changed", "new", "unassessed"])
    .describe(
      "unchanged: all recordings have the bytes of those on the base; changed: other expectations; unassessed: no run that passes or fails on one side",
    ),
  formerly: z.string().optional().describe("The id under which the baseline knows the case"),
  base: tallySchema.describe("Distinct runs of the baseline and its pool"),
  head: tallySchema.describe("Distinct runs of this report that are compared"),
  extra: tallySchema
    .optional()
    .describe(
      "Runs beyond as many as the other cases have, those that failed counted first above: they are not compared. Absent: none",
    ),
  earlier: tallySchema
    .optional()
    .describe("Distinct runs that earlier runs of the workflow recorded at this commit. Absent: none"),
  anew: z.int().min(0).describe("Those of them that did what no run of the baseline's own report did"),
  own: z.int().min(0).optional().describe("Distinct runs of the baseline's own report, without its pool"),
  kept: z
    .int()
    .min(1)
    .optional()
    .describe("Runs that are recordings of the baseline's own report, where a new one fails. Absent: none"),
});

export const poolSchema = z.strictObject({
  commit: z.string().nullable().describe("The base commit that the runs are of"),
  runs: z
    .array(z.union([z.tuple([z.string(), z.boolean()]), z.tuple([z.string(), z.boolean(), z.string()])]))
    .describe(
      "Hash of the recording, whether it passed, and where the case has anyOf the name of its variant",
    ),
});

export const baselineSchema = z.strictObject({
  state: z
    .enum(["none", "found", "first-use", "missing", "unavailable"])
    .describe(
      "none: not asked for; missing: there should be one; unavailable: rungate could not look whether there is one",
    ),
  commit: z.string().nullable().describe("The commit whose report it is"),
  isWhole: z.boolean().describe("false: recordings of it were in error"),
  reason: z.string().describe("Where it came from, or why there is none"),
  distance: z
    .int()
    .min(0)
    .nullable()
    .describe("How many first parents it lies below the base commit; null when it is a file"),
  runId: z.int().nullable().describe("The workflow run that recorded it"),
  artifactId: z.int().nullable().describe("The artifact that has it"),
  createdAt: z
    .string()
    .optional()
    .describe(
      "When it was recorded: when GitHub got the artifact, or what the report in a file says. Absent: not known, and in reports of the base branch and older ones",
    ),
  instead: z
    .strictObject({
      why: z.string().describe("What became of the report of the base commit, in a sentence"),
      isUnderWay: z.boolean().describe("true: the run that would leave it has not ended"),
    })
    .optional()
    .describe("It is not the report of the base commit itself, but an older one"),
  leftOut: z
    .array(z.string())
    .optional()
    .describe("Suites that the base branch gates in one call with this one, and the call here does not"),
});

const changeSchema = z.strictObject({
  base: share.describe("On the base"),
  head: share.describe("In this report"),
  change: z.number().describe("head - base"),
  low: z.number().describe("95% interval of the change"),
  high: z.number().describe("The other end of that interval"),
});

const caseNameSchema = z.strictObject({
  id: z.string().describe("The id of the case"),
  tags: recordOf(z.string()).describe("Its tags"),
});

const rangeSchema = z.tuple([z.int().min(0), z.int().min(0)]).describe("fewest and most");

export const differingSchema = z.strictObject({
  name: z.string().describe("What differs"),
  base: json.describe("What it is on the base"),
  head: json.describe("What it is here"),
});

const riseSchema = z.strictObject({
  base: z.number().describe("What a run took on the base: the mean of its cases' means"),
  head: z.number().describe("The same in this report"),
  rise: z.number().nullable().describe("head / base - 1; null where the base took nothing"),
  p: share.describe("Chance of a rise like this when nothing changed"),
  exact: z.boolean().describe("p comes from the exact permutation test, not from its normal form"),
  detectable: z
    .number()
    .nullable()
    .describe("The rise, as a share, that this suite shows with 80% power; null: none"),
  cases: z.int().min(1).describe("Cases of which both sides know it"),
  rose: z.int().min(0).describe("Those of them that take more here"),
  most: z
    .strictObject({
      case: z.string().describe("Its name"),
      rise: z.number().nullable().describe("head / base - 1 of it; null where the base took nothing"),
    })
    .optional()
    .describe("The case that rose most. Absent: none did, or it is a ratio of all cases"),
});

const risesSchema = z
  .strictObject({
    tokens: riseSchema.optional().describe("Tokens of a run"),
    calls: riseSchema.optional().describe("Tool calls of a run"),
    steps: riseSchema.optional().describe("Answers of the model in a run"),
    duration: riseSchema.optional().describe("Milliseconds of a run"),
    cost: riseSchema.optional().describe("US dollars of a run"),
    costPerSuccess: riseSchema.optional().describe("US dollars of a run that passes: a ratio of means"),
  })
  .optional();

const dropTestShape = {
  p: share.nullable().describe("Chance of a drop like this when nothing changed; null: no case compared"),
  sum: share.optional().describe("p of the sum over cases. Absent in older reports: p"),
  worst: share.optional().describe("p of the case that is least likely by itself. Absent in older reports"),
  byWorst: z.literal(true).optional().describe("true: the worst case alone makes p as small as it is"),
  exact: z.boolean().describe("The sum's p comes from the exact permutation test, not from its normal form"),
  mostExtreme: z
    .boolean()
    .default(false)
    .describe(
      "Every case that differs passed each base trial and fails each head trial: so many trials cannot show more",
    ),
};

export const comparisonSchema = z.strictObject({
  removed: z
    .array(
      caseNameSchema.extend({
        hint: z.string().describe("What may have become of it").optional(),
      }),
    )
    .describe("Cases that the baseline assesses and that are neither declared nor recorded here"),
  retired: z
    .array(
      caseNameSchema.extend({
        reason: z.string().describe("Why, as the expectations say"),
        failingAs: z.string().optional().describe("A new case that expects the same and fails. Absent: none"),
      }),
    )
    .describe("Cases of the baseline that the expectations have taken out"),
  settings: z.array(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
  policyDiffers: z.boolean().describe("The baseline was judged by another policy"),
  policyChanges: z.array(differingSchema).describe("How its requirements differ"),
  unscored: z
    .array(
      z.strictObject({
        scorer: z.string().describe("The scorer"),
        cases: z.array(z.string()).describe("The cases, by name"),
        byFault: z.literal(true).optional().describe("true: the judge failed"),
      }),
    )
    .describe("Cases that a gating scorer measured on the base and does not measure here"),
  takenOut: z
    .array(z.string())
    .describe("Cases that have fewer runs here than in the baseline's own report: `refund (2 of 3)`"),
  hintedTools: z
    .array(z.string())
    .default([])
    .describe("Tools of which calls do not count here by the word of recordings, and did count on the base"),
  renamedToQuarantine: z
    .array(z.string())
    .min(1)
    .optional()
    .describe(
      "Cases that decided on the base and are in quarantine by their new names: `book → refund`. Absent: none",
    ),
  requiredTouched: z
    .array(z.string())
    .describe("Required cases of the base that were changed, are required no more, or gone"),
  baseCases: z.int().min(0).describe("Cases of the baseline that have an expectation"),
  renewed: z
    .int()
    .min(1)
    .optional()
    .describe(
      "Cases that are compared although another rungate gave them another fingerprint: the base commit expects of them what is expected here. Absent: none",
    ),
  unseenExpectations: z
    .literal(true)
    .optional()
    .describe(
      "true: some of what the base commit expects could not be read, so not every changed case was scored by it",
    ),
  passRate: changeSchema
    .nullable()
    .describe(
      "Over the comparable and the unchanged cases. The base's rate is that of its window; an unchanged case has it on both sides",
    ),
  scores: recordOf(changeSchema).describe("The change of each scorer over the cases that both sides assess"),
  slices: z
    .array(
      z.strictObject({
        tag: z.string().describe("The name of the tag"),
        value: z.string().nullable().describe("Its value; null: the cases without it"),
        passRate: changeSchema.describe("How the pass rate of these cases changed"),
      }),
    )
    .optional()
    .describe(
      "The pass rate's change in the cases that share a value of a tag, null: in those without it; where some are paired. Decides nothing",
    ),
  measures: risesSchema.describe("How what runs take changed, where both sides know it"),
  unmeasured: recordOf(z.array(z.string()).min(1))
    .optional()
    .describe("By measure: cases of which it is known of a smaller share of the runs here than on the base"),
  models: z
    .strictObject({
      base: z.array(z.string()).describe("On the base"),
      head: z.array(z.string()).describe("In this report"),
    })
    .optional()
    .describe("The models that answered, where they are other ones than on the base"),
  judgedOtherwise: z
    .strictObject({
      cases: z.int().min(1).describe("How many cases"),
      scorers: z
        .array(z.string())
        .default(["llm"])
        .describe("Whose scores are not compared in any of them. Absent in older reports: those of llm"),
      base: z.array(z.string()).describe("What judged them on the base"),
      head: z.array(z.string()).describe("What judged them here"),
    })
    .nullable()
    .describe(
      "Cases of which some scores are not compared, since another model judged them, or in another way; and what judged them on each side",
    ),
  scorerVersions: z
    .array(
      z.strictObject({
        scorer: z.string().describe("Its name"),
        base: z.int().min(1).describe("Its version on the base"),
        head: z.int().min(1).describe("Its version here"),
      }),
    )
    .min(1)
    .optional()
    .describe(
      "Scorers by which runs pass that count otherwise here than on the base, whose outcomes are compared as they were recorded. Absent: none",
    ),
  mode: z
    .enum(["strict", "statistical", "off"])
    .describe("How the pass rates were compared: what the policy's mode came to"),
  snapshots: z.boolean().optional().describe("In older reports: half of the runs did as on the base"),
  steady: z
    .enum(["kept", "long", "thin"])
    .optional()
    .describe(
      "mode auto, and no case of the base's window passed and failed. kept: the other cases have the base's recordings; long: each case has 8 recordings there; thin: fewer. Absent: noisy, or much was done otherwise",
    ),
  trials: z.strictObject({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
  ...dropTestShape,
  moved: z
    .strictObject({
      points: z
        .number()
        .min(0)
        .describe("How much the base's pass rate moves between its commits, as a share"),
      variance: z.number().min(0).describe("Of the difference to expect, in squared log odds"),
      pooled: z.int().min(1).describe("Base commits whose runs are compared"),
    })
    .optional()
    .describe("The movement of the base itself, which p allows for. Absent: none was found"),
  suites: z
    .strictObject({
      count: z.int().min(2).describe("Suites of this job of which something was recorded again"),
      p: share.describe("p of this suite, adjusted for their number"),
      together: share
        .optional()
        .describe(
          "p of all of them as one suite. Absent: one of them got worse by itself, or this one did not fall",
        ),
    })
    .optional()
    .describe("Several suites are one verdict. Absent: no other suite was recorded again"),
  detectable: share.nullable().describe("The drop that this suite shows with 80% power; null: none"),
  ifFailed: z
    .strictObject({
      passRate: changeSchema.nullable().describe("Over the cases that would be compared then"),
      ...dropTestShape,
    })
    .optional()
    .describe("The comparison as if the runs that could not run had failed; absent where all could run"),
  earlier: z
    .strictObject({
      runs: z.int().min(1).describe("Runs of the workflow that recorded them"),
      passRate: changeSchema.nullable().describe("With their recordings among the head's"),
      trials: z.strictObject({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
      ...dropTestShape,
    })
    .optional()
    .describe(
      "The comparison together with what earlier runs of the workflow recorded at this commit, by their reports. Absent: they recorded nothing else",
    ),
  shift: z
    .enum(["better", "worse"])
    .nullable()
    .describe("A significant change: a base report with one starts a new pool"),
});

export const historyPointSchema = z.strictObject({
  commit: z.string().describe("The commit"),
  createdAt: z.string().nullable().describe("When its report was made"),
  scores: recordOf(share.nullable()).describe("The score of each scorer; null when nothing was assessed"),
  passRate: share.nullable().describe("The pass rate; null when nothing was assessed"),
  cases: z.int().min(0).describe("How many cases it had"),
  errors: z.int().min(0).describe("How many of its runs were in error"),
  measures: recordOf(z.number().min(0))
    .optional()
    .describe("The mean of each measure that is known. Absent in older reports"),
  level: z
    .strictObject({
      runs: z.int().min(1).describe("Runs that were recorded for this commit"),
      spread: z.number().min(0).nullable().describe("The variance of one trial; null: no case has two"),
      terms: z.string().describe("The same as long as the same is expected of the same cases"),
      accepted: z.literal(true).optional().describe("true: a change of level was accepted here"),
    })
    .optional()
    .describe(
      "What its pass rate says of the base's level. Absent: little was recorded, and in older reports",
    ),
  caseSet: z
    .string()
    .describe("The same as long as the cases are, and the settings that decide what is measured"),
});

export type AsOnBase = z.output<typeof asOnBaseSchema>;
export type CaseComparison = z.output<typeof caseComparisonSchema>;
export type CasePool = z.output<typeof poolSchema>[];
export type Comparison = z.output<typeof comparisonSchema>;
export type Rise = z.output<typeof riseSchema>;
export type Rises = NonNullable<z.output<typeof risesSchema>>;
export type Change = z.output<typeof changeSchema>;
export type HistoryPoint = z.output<typeof historyPointSchema>;
