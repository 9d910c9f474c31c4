import { z } from "zod";
import { DEFAULT_POLICY } from "../policy/load.ts";
import { ConfigurationError } from "../problems.ts";
import { suiteNameFault } from "../suite/suite-name.ts";

const text = z.string().trim();
const optional = text.transform((value) => (value === "" ? undefined : value));
const lines = text.transform((value) => value.split(/\r?\n/).flatMap((line) => line.trim() || []));
const flag = text
  .toLowerCase()
  .pipe(z.enum(["true", "false"]))
  .transform((value) => value === "true");

const inputsSchema = z.strictObject({
  runs: lines.refine(
    (patterns) => patterns.length > 0,
    "name the recordings with a pattern such as evals/runs/{case}.json",
  ),
  expectations: lines,
  policy: text.transform((value) => value || DEFAULT_POLICY),
  suite: text.superRefine((value, { addIssue }) => {
    const fault = suiteNameFault(value);
    if (fault !== undefined) addIssue(fault);
  }),
  format: optional,
  "case-field": optional,
  baseline: text.transform((value) => value || "auto"),
  "report-only": flag,
  comment: text.pipe(z.enum(["auto", "never"])),
  "github-token": text,
});

export type Inputs = z.output<typeof inputsSchema>;

/** Reads the inputs of action.yml once. Throws ConfigurationError with every problem. */
export function loadInputs(getInput: (name: string) => string): Inputs {
  return read(inputsSchema, getInput);
}

const commentInputsSchema = inputsSchema
  .pick({ suite: true })
  .extend({ "github-token": text.min(1, "nothing can be read or written without a token") });

/** What matters of the inputs where the action does nothing but comment. Throws ConfigurationError with every problem. */
export function loadCommentInputs(getInput: (name: string) => string): z.output<typeof commentInputsSchema> {
  return read(commentInputsSchema, getInput);
}

function read<T extends z.ZodObject>(schema: T, getInput: (name: string) => string): z.output<T> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, getInput(name)]));
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new ConfigurationError(
    error.issues.map(({ path, message }) => ({
      severity: "error",
      message: `input ${path.join(".")}: ${message}`,
    })),
  );
}

/**
 * The inputs that decide what is gated and who hears of it, as a report carries them: a pull request's workflow may say something
 * else than the base branch's.
 */
export function settingsOf({ "github-token": _, ...settings }: Inputs): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value ?? null]));
}
