import { limits } from "../base/limits.ts";
import { ConfigurationError } from "../base/problems.ts";
import { issueText } from "../base/validate.ts";
import * as z from "../base/zod.ts";
import { CONFIG_FILE, DEFAULT_SUITE, suiteNameFault } from "../config/policy.ts";
import { parseShard } from "../gate/shards.ts";
import { serverFault } from "../scorers/judge/judgement.ts";

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

/** The name of a call, by which its comment and its report are known: the suite that it names, or the usual one. */
export function callName({ suite }: Pick<Inputs, "suite">): string {
  return suite ?? DEFAULT_SUITE;
}

/** Reads the inputs of action.yml once. Throws ConfigurationError with every problem. */
export function loadInputs(getInput: (name: string) => string): Inputs {
  const inputs = read(inputsSchema, getInput);
  const fault = inputs.merge.length > 0 ? faultOfMerging(inputs) : undefined;
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

const commentInputsSchema = inputsSchema.pick({ suite: true }).extend({
  "github-token": text.refine((token) => token !== "", "nothing can be read or written without a token"),
});

/** What matters of the inputs where the action does nothing but comment. Throws ConfigurationError with every problem. */
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

/** The inputs where the action does what a comment on a pull request asks for. */
export type CommandInputs = z.output<typeof commandInputsSchema>;

/** Reads the inputs by which a comment is answered. Throws ConfigurationError with every problem. */
export function loadCommandInputs(getInput: (name: string) => string): CommandInputs {
  return read(commandInputsSchema, getInput);
}

function read<T extends z.ZodObject>(schema: T, getInput: (name: string) => string): z.output<T> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, getInput(name)]));
  const { success, data, error } = schema.safeParse(given, { reportInput: true });
  if (success) return data;
  throw new ConfigurationError(
    error.issues.map((issue) => ({
      severity: "error",
      message: `input ${issue.path.join(".")}: ${issueText(issue)}`,
    })),
  );
}

/**
 * The inputs that decide what is gated and who hears of it, as a report carries them: a pull request's workflow may say something
 * else than the base branch's. How many runners share the work decides nothing, nor does how their jobs ended.
 */
export function settingsOf(inputs: object & Pick<Inputs, "needs">): Record<string, unknown> {
  const { needs: told, ...others } = inputs;
  const settings = Object.entries(others).filter(([name]) => !NO_SETTINGS.has(name));
  return {
    ...Object.fromEntries(settings.map(([name, value]) => [name, value ?? null])),
    // Of a job that is taken out nobody tells any more that it has failed.
    needs: told === undefined ? null : Object.keys(told).sort(),
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
  // No pull request can leave out more by it than the tier pr does.
  "tier",
]);

const needsSchema = z.record(
  z.string(),
  z.object({ result: z.string(), outputs: z.record(z.string(), z.string()).default({}) }),
);

/** What GitHub says of the jobs before this one, by their ids. */
export type Needs = z.output<typeof needsSchema>;

/** The jobs in a text that `toJSON(needs)` has made; undefined when it is another text. */
export function parseNeeds(text: string): Needs | undefined {
  try {
    return needsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The inputs without a verdict. Each is also the id of the only job that may have it, for that job is green whatever the agent did. */
const WITHOUT_VERDICT = ["first-look", "shard"] as const;

/** The input of these by which the job gives no verdict; undefined where it gives one. */
export function inputWithoutVerdict(
  inputs: Record<(typeof WITHOUT_VERDICT)[number], unknown>,
): (typeof WITHOUT_VERDICT)[number] | undefined {
  return WITHOUT_VERDICT.find((name) => Boolean(inputs[name]));
}

/** The ids that the recipe of a second look gives its two jobs. */
const FIRST_LOOK = "first-look";
/** The job that records again. */
export const SECOND_LOOK = "second-look";

/**
 * How those jobs ended that did not succeed, in words: `record ended as failure`. Undefined when all did. A second look that the first one
 * did not ask for is skipped, and nothing is missing.
 */
export function unfinished(needs: Needs): string | undefined {
  const first = needs[FIRST_LOOK];
  const isSettled = first?.result === "success" && (first.outputs.more ?? "") === "";
  const ended = Object.entries(needs)
    .filter(([, { result }]) => result !== "success")
    .filter(([id, { result }]) => !(isSettled && id === SECOND_LOOK && result === "skipped"))
    .map(([id, { result }]) => `${id} ended as ${result}`);
  return ended.length === 0 ? undefined : ended.join(", ");
}

/** sha256 of what each shard left, as its job has said, by its number. */
export function shardDigests(needs: Needs): ReadonlyMap<number, string> {
  const said = Object.values(needs).flatMap(({ outputs }) => Object.entries(outputs));
  return new Map(
    said.flatMap(([name, digest]) => {
      const [, index] = /^digest-(\d{1,3})$/.exec(name) ?? [];
      return index === undefined || digest === "" ? [] : [[Number(index), digest] as const];
    }),
  );
}
