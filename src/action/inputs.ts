import { z } from "zod";
import { ConfigurationError } from "../problems.ts";

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
  policy: optional,
  suite: text,
  format: optional,
  "case-field": optional,
  "report-only": flag,
});

export type Inputs = z.output<typeof inputsSchema>;

/** Reads the inputs of action.yml once. Throws ConfigurationError with every problem. */
export function loadInputs(getInput: (name: string) => string): Inputs {
  const given = Object.fromEntries(Object.keys(inputsSchema.shape).map((name) => [name, getInput(name)]));
  const result = inputsSchema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigurationError(
    result.error.issues.map(({ path, message }) => ({
      severity: "error",
      message: `input ${path.join(".")}: ${message}`,
    })),
  );
}

/** The inputs that decide what is gated, as a report carries them: another workflow's differ. */
export function settingsOf(inputs: Inputs): Record<string, unknown> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, value ?? null]));
}
