import { escapeGlob } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { textWithout } from "../core/schema.ts";
import { otherTools } from "../core/validate-schema.ts";
import { serverFault } from "../scorers/judge/judgement.ts";
import { DEFAULT_SUITE, type SuiteConfig, suiteNameFault } from "./policy.ts";
import { type Policy, policySchema } from "./policy-schema.ts";

/** Returns true if a path leads outside its starting folder. */
export function leadsOut(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) || path.split("/").includes("..");
}

const path = textWithout((text) =>
  leadsOut(text) ? "leads out of the folder: write a path below it, without .." : undefined,
);
const paths = z.union([path.transform((single) => [single]), z.array(path).min(1).max(limits.patterns)]);

const judgeShape = {
  model: z.string().min(1).describe("Model that judges tool calls and what was said").optional(),
  baseUrl: textWithout(serverFault)
    .describe("OpenAI-compatible server of that model. OpenAI's without it")
    .optional(),
};

const suiteShape = {
  runs: paths
    .describe(
      "Recordings: one pattern or a list, with captures such as evals/runs/{case}.{trial}.json. Paths are relative to the repository, or to the folder of rungate.yml",
    )
    .optional(),
  expectations: paths
    .describe("Expectations files. Without one, the recordings' own expectations apply")
    .optional(),
  format: z
    .string()
    .min(1)
    .describe("Format of the recordings. Without it, rungate detects the format from their content")
    .optional(),
  caseField: z
    .string()
    .min(1)
    .describe(
      "JSON pointer to the case id in a recording, such as /metadata/case. Or input: cases are named after what the user asked first; input without /EXPRESSION/ leaves out what changes, such as dates",
    )
    .optional(),
  agent: paths
    .describe(
      "Files that are the agent: globs such as src/agent/**. When one of them changes, the suite must be recorded again with rungate record",
    )
    .optional(),
  record: z
    .string()
    .min(1)
    .describe(
      "Command that records the agent. rungate init writes it, rungate record alone runs it on your machine, and the gate never does",
    )
    .optional(),
};

const baselineFile = path.describe(
  "A committed report to compare with. Without it, rungate uses the newest report of the base branch",
);

const suiteSchema = z.strictObject({
  ...suiteShape,
  baseline: z.strictObject({ file: baselineFile }).describe("What the suite is compared with").optional(),
  judge: z.strictObject(judgeShape).describe("Who judges the runs of this suite").optional(),
});

const { baseline, judge } = policySchema.shape;

export const fileSchema = policySchema
  .extend({
    suites: z
      .record(z.string(), suiteSchema)
      .describe(
        "The suites of the repository, by name. A file with one suite can write runs and expectations at the top instead",
      )
      .optional(),
    ...suiteShape,
    baseline: baseline
      .unwrap()
      .extend({ file: baselineFile.optional() })
      .describe("What the suites are compared with")
      .prefault({}),
    judge: judge
      .unwrap()
      .extend(judgeShape)
      .describe("Which model judges, how, and what it may cost")
      .prefault({}),
  })
  .superRefine((file, { addIssue }) => {
    const fail = (path: PropertyKey[], message: string) => addIssue({ code: "custom", path, message });
    const suiteKeys = Object.keys(suiteShape).filter(
      (key) => file[key as keyof typeof suiteShape] !== undefined,
    );
    for (const [at, message] of quarantineFaults(file)) fail(["quarantine", at], message);
    if (file.suites === undefined) {
      if (suiteKeys.length > 0 && file.runs === undefined)
        fail([suiteKeys[0] as string], 'needs "runs" beside it: say where the recordings are');
      return;
    }
    for (const key of suiteKeys) fail([key], 'is written in each suite where the file has "suites"');
    const suites = Object.entries(file.suites);
    if (suites.length === 0) fail(["suites"], "has no suite: write one, or leave suites out");
    if (suites.length > limits.suites)
      fail(["suites"], `has ${suites.length} suites, more than the ${limits.suites} that one file can have`);
    if (suites.length > 1 && file.baseline.file !== undefined)
      fail(["baseline", "file"], "is written in each suite where the file has several");
    for (const [name, suite] of suites) {
      const fault = suiteNameFault(name);
      if (fault !== undefined) fail(["suites", name], fault);
      if (suite.runs === undefined) fail(["suites", name], '"runs" is missing: say where its recordings are');
    }
  });

function* quarantineFaults({ quarantine = [], gate }: Policy): Generator<[at: number, message: string]> {
  const seen = new Set<string>();
  const required = new Set(gate.requiredCases);
  for (const [at, { case: id }] of quarantine.entries()) {
    if (seen.has(id)) yield [at, `names the case "${id}" a second time: keep one entry`];
    if (required.has(id))
      yield [at, `names the case "${id}", which gate.requiredCases names too: take it out of one of them`];
    seen.add(id);
  }
}

const OF_THE_GATE = 'it is a key of "gate"';
const OF_THE_FILE = 'it is a key of the file, not of "gate"';
otherTools.set(policySchema.shape.gate.unwrap(), {
  quarantine: OF_THE_FILE,
  tiers: OF_THE_FILE,
  limits: OF_THE_FILE,
  passMarks: OF_THE_FILE,
});
otherTools.set(fileSchema, { scorers: OF_THE_GATE, floors: OF_THE_GATE, ceilings: OF_THE_GATE });

type ConfigFileValue = z.output<typeof fileSchema>;

/** Returns the policy of a file without its suites, for reports. */
export function policyOf(file: ConfigFileValue): Policy {
  const {
    suites: _s,
    runs: _r,
    expectations: _e,
    format: _f,
    caseField: _c,
    record: _d,
    agent: _a,
    ...policy
  } = file;
  const { file: _file, ...baseline } = policy.baseline;
  const { model: _model, baseUrl: _baseUrl, ...judge } = policy.judge;
  // In the schema's order, which reports keep.
  return { ...policy, baseline, judge };
}

/** Returns the suites of a file, none if it holds only a policy, with its paths relative to `folder`. */
export function suitesOf(file: ConfigFileValue, folder: string): SuiteConfig[] {
  const { suites, runs, judge, baseline } = file;
  const entries =
    suites === undefined
      ? runs === undefined
        ? []
        : [[DEFAULT_SUITE, file] as const]
      : Object.entries(suites);
  return entries.map(([name, suite]) => {
    const model = suite.judge?.model ?? judge.model;
    const committed = suite.baseline?.file ?? baseline.file;
    return {
      name,
      runs: (suite.runs ?? []).map((pattern) => below(escapeGlob(folder), pattern)),
      expectations: (suite.expectations ?? []).map((path) => below(folder, path)),
      format: suite.format,
      caseField: suite.caseField,
      record: suite.record,
      ...(suite.agent === undefined
        ? {}
        : { agent: suite.agent.map((glob) => below(escapeGlob(folder), glob)) }),
      baseline: committed && below(folder, committed),
      judge: model === undefined ? undefined : { model, baseUrl: suite.judge?.baseUrl ?? judge.baseUrl },
    };
  });
}

function below(folder: string, path: string): string {
  return folder === "." ? path : `${folder}/${path}`;
}
