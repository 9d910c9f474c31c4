import { CONFIG_FILE, DEFAULT_SUITE, suiteNameFault } from "../config/policy.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError } from "../core/problems.ts";
import * as z from "../core/schema.ts";
import { issueText } from "../core/validate-schema.ts";
import { parseShard } from "../gate/score/shards.ts";
import { serverFault } from "../scorers/judge/judgement.ts";
import { parseNeeds } from "./needs.ts";

const text = z.string().trim();
const optional = text.transform((value) => (value === "" ? undefined : value));
const lines = text.transform((value) => value.split(/\r?\n/).flatMap((line) => line.trim() || []));
const flag = text
  .toLowerCase()
  .pipe(z.enum(["true", "false"]))
  .transform((value) => value === "true");

const share = optional.transform((value, { addIssue }) => {
  if (value === undefined) return undefined;
  const shard = parseShard(value);
  if (shard === undefined) addIssue(`write it as 2/4: the second of four, of at most ${limits.shards}`);
  return shard;
});
const server = optional.superRefine((value, { addIssue }) => {
  const fault = value === undefined ? undefined : serverFault(value);
  if (fault !== undefined) addIssue(fault);
});

const needs = optional.transform((value, { addIssue }) => {
  if (value === undefined) return undefined;
  const jobs = parseNeeds(value);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
  if (jobs === undefined) addIssue("write it as ${{ toJSON(needs) }}");
  return jobs;
});

const inputsSchema = z.strictObject({
  runs: lines,
  "runs-folder": optional,
  needs,
  expectations: lines,
  policy: text.transform((value) => value || CONFIG_FILE),
  suite: optional.superRefine((value, { addIssue }) => {
    const fault = value === undefined ? undefined : suiteNameFault(value);
    if (fault !== undefined) addIssue(fault);
  }),
  format: optional,
  "case-field": optional,
  baseline: text.transform((value) => value || "auto"),
  tier: optional,
  check: flag,
  "report-only": flag,
  "first-look": flag,
  comment: text.pipe(z.enum(["auto", "changes", "never"])),
  shard: share,
  merge: lines,
  "shard-jobs": needs,
  "judge-model": optional,
  "judge-base-url": server,
  "judge-api-key": text,
  "github-token": text,
});

export type Inputs = z.output<typeof inputsSchema>;

/** Returns the name of a call, which identifies its comment and report. */
export function callName({ suite }: Pick<Inputs, "suite">): string {
  return suite ?? DEFAULT_SUITE;
}

/** Reads the inputs of action.yml. Throws ConfigurationError that lists every problem. */
export function loadInputs(getInput: (name: string) => string): Inputs {
  const inputs = read(inputsSchema, getInput);
  const fault = inputs.merge.length > 0 ? faultOfMerging(inputs) : faultOfCheck(inputs);
  if (fault !== undefined) throw new ConfigurationError([{ severity: "error", message: fault }]);
  return inputs;
}

function faultOfMerging({ shard, "shard-jobs": jobs }: Inputs): string | undefined {
  if (shard !== undefined)
    return "inputs shard and merge: a job scores a share of the cases, or merges what all shares came to";
  if (jobs !== undefined) return undefined;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
  return "input shard-jobs: beside merge it says how the jobs of the shards ended. Write it as ${{ toJSON(needs) }}";
}

function faultOfCheck(inputs: Inputs): string | undefined {
  const name = inputs.check ? inputWithoutVerdict(inputs) : undefined;
  if (name === undefined) return undefined;
  return `inputs check and ${name}: only the job that gives the verdict writes the check run. Take check out here`;
}

const commentInputsSchema = inputsSchema.pick({ suite: true }).extend({
  "github-token": text.refine((token) => token !== "", "nothing can be read or written without a token"),
});

/** Reads the inputs of a job that only comments. Throws ConfigurationError that lists every problem. */
export function loadCommentInputs(getInput: (name: string) => string): z.output<typeof commentInputsSchema> {
  return read(commentInputsSchema, getInput);
}

const commandInputsSchema = inputsSchema.extend({
  "github-token": commentInputsSchema.shape["github-token"],
  workflow: text.refine(
    (file) => /^[\w.-]+\.ya?ml$/.test(file),
    "on issue_comment nothing is gated: name the file of the workflow that gates, such as agent.yml, and rungate does what the comment asks for",
  ),
  "push-token": text,
});

export type CommandInputs = z.output<typeof commandInputsSchema>;

/** Reads the inputs of a job that answers a comment. Throws ConfigurationError that lists every problem. */
export function loadCommandInputs(getInput: (name: string) => string): CommandInputs {
  return read(commandInputsSchema, getInput);
}

function read<T extends z.ZodObject>(schema: T, getInput: (name: string) => string): z.output<T> {
  const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, getInput(name)]));
  const { success, data, error } = schema.safeParse(values, { reportInput: true });
  if (success) return data;
  throw new ConfigurationError(
    error.issues.map((issue) => ({
      severity: "error",
      message: `input ${issue.path.join(".")}: ${issueText(issue)}`,
    })),
  );
}

/** Returns the inputs to store in a report, because a pull request can change its workflow. They do not include the shards. */
export function settingsOf(inputs: object & Pick<Inputs, "needs">): Record<string, unknown> {
  const { needs: jobs, ...rest } = inputs;
  const settings = Object.entries(rest).filter(([name]) => !NO_SETTINGS.has(name));
  return {
    ...Object.fromEntries(settings.map(([name, value]) => [name, value ?? null])),
    // A job that is removed from the list can no longer report its failure.
    needs: jobs === undefined ? null : Object.keys(jobs).sort(),
  };
}

const NO_SETTINGS = new Set([
  "github-token",
  "judge-api-key",
  "shard",
  "merge",
  "shard-jobs",
  "runs-folder",
  "call",
  "record",
  "first-look",
  // Without its check run, a merge that requires it is blocked.
  "check",
  // A tier can leave out no more than the tier `pr` does.
  "tier",
]);

/** Inputs of jobs without a verdict. Each is also the required job id, because such a job is always green. */
const WITHOUT_VERDICT = ["first-look", "shard"] as const;

/** Returns the input that makes a job one without a verdict, if any. */
export function inputWithoutVerdict(
  inputs: Record<(typeof WITHOUT_VERDICT)[number], unknown>,
): (typeof WITHOUT_VERDICT)[number] | undefined {
  return WITHOUT_VERDICT.find((name) => Boolean(inputs[name]));
}
