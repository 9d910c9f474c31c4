import type { z } from "zod";
import { didYouMean, type Problem } from "../problems.ts";
import type { ConfigurationDocument, Path } from "./document.ts";

/**
 * Checks a configuration document against its schema. Returns the typed value, or undefined and every problem with its place.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  document: ConfigurationDocument,
): { value: z.output<Schema> | undefined; problems: Problem[] } {
  if (document.value === undefined) return { value: undefined, problems: document.problems };
  const result = schema.safeParse(document.value, { reportInput: true });
  if (result.success) return { value: result.data, problems: [] };
  return {
    value: undefined,
    problems: result.error.issues.flatMap((issue) => describe(issue, schema, document)),
  };
}

function describe(issue: z.core.$ZodIssue, schema: z.ZodType, document: ConfigurationDocument): Problem[] {
  if (issue.code === "unrecognized_keys") {
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => ({
      severity: "error" as const,
      ...document.locate([...issue.path, key], "key"),
      message: `unknown key "${key}"${within(issue.path)}.${didYouMean(key, known)}${known.length > 0 ? ` Known: ${known.join(", ")}.` : ""}`,
    }));
  }
  return [
    {
      severity: "error",
      ...document.locate(issue.path),
      message: `${pathText(issue.path)}: ${sentence(issue)}`,
    },
  ];
}

function sentence(issue: z.core.$ZodIssue): string {
  const message = issue.message
    .replace(/^Invalid (?:input|option): /, "")
    .replace(/^(?:Too big|Too small): /, "");
  const given = issue.input;
  const scalar = given === null || ["string", "number", "boolean"].includes(typeof given);
  if (issue.code === "custom" || !scalar) return message;
  const options =
    issue.code === "invalid_value" && typeof given === "string"
      ? didYouMean(given, issue.values.map(String))
      : "";
  return `${message}, got ${Number.isNaN(given) ? "NaN" : JSON.stringify(given) === "null" && given !== null ? String(given) : JSON.stringify(given)}.${options}`;
}

function within(path: Path): string {
  return path.length === 0 ? "" : ` in ${pathText(path)}`;
}

/** A path as its author would write it: `cases[3].f1.mode`. */
export function pathText(path: Path): string {
  const text = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return text.replace(/^\./, "") || "the file";
}

/** The keys that the schema knows at a path. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let at: unknown = schema;
  for (const step of path) {
    const inner = unwrap(at);
    if (typeof step === "number") at = (inner as { element?: unknown }).element;
    else at = (inner as { shape?: Record<string, unknown> }).shape?.[String(step)];
    if (at === undefined) return [];
  }
  return Object.keys((unwrap(at) as { shape?: object }).shape ?? {});
}

function unwrap(schema: unknown): unknown {
  let inner = schema;
  for (;;) {
    const def = (inner as { def?: { innerType?: unknown; in?: unknown } } | undefined)?.def;
    const next = def?.innerType ?? def?.in;
    if (next === undefined) return inner;
    inner = next;
  }
}
