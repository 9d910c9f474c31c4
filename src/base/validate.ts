import { isString, type Json, shown } from "./json.ts";
import type { ConfigurationDocument, Path } from "./json-places.ts";
import { didYouMean, type Problem, placeText } from "./problems.ts";
import type * as z from "./zod.ts";

/** What the schema's types are called in messages. */
const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** What is to be said of a key that the schema does not know at its path; undefined where nothing but the keys that it knows can be. */
export type KeyAdvice = (path: Path, key: string) => string | undefined;

/**
 * Checks a configuration document against its schema. Returns the typed value, or undefined and every problem with its place, in
 * the order of the file.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  document: ConfigurationDocument,
  adviceOn: KeyAdvice = () => undefined,
): { value: z.output<Schema> | undefined; problems: Problem[] } {
  if (document.value === undefined) return { value: undefined, problems: document.problems };
  const result = schema.safeParse(document.value, { reportInput: true });
  const issues =
    result.error?.issues.flatMap((issue) => describe(issue, { schema, document, adviceOn })) ?? [];
  const told = new Set(document.problems.map(placeText));
  const problems = [...document.problems, ...issues.filter((one) => !told.has(placeText(one)))].sort(byPlace);
  return { value: problems.length === 0 ? result.data : undefined, problems };
}

/** In the order of the file. */
export function byPlace(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

interface ValidationTarget {
  schema: z.ZodType;
  document: ConfigurationDocument;
  adviceOn: KeyAdvice;
}

function describe(issue: z.core.$ZodIssue, checked: ValidationTarget): Problem[] {
  const { schema, document, adviceOn } = checked;
  const meant = issue.code === "invalid_union" ? meantOf(issue.errors) : undefined;
  if (meant !== undefined)
    return meant.flatMap((one) => describe({ ...one, path: [...issue.path, ...one.path] }, checked));
  if (issue.code === "unrecognized_keys") {
    const schemas = schemasAt(schema, issue.path);
    return issue.keys.map((key) => ({
      severity: "error" as const,
      ...document.locate([...issue.path, key], "key"),
      message:
        adviceOn(issue.path, key) ?? `unknown key "${key}"${within(issue.path)}${knownText(key, schemas)}`,
    }));
  }
  return [
    {
      severity: "error",
      ...document.locate(issue.path, issue.code === "custom" && !isString(issue.input) ? "key" : "value"),
      message: isMissing(issue) ? missing(issue.path) : `${pathText(issue.path)}: ${issueText(issue)}`,
    },
  ];
}

/** Of the shapes that a value may have, the one that it is meant to have is of the same kind, and knows the most of its keys. */
function meantOf(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches.filter(isOfItsKind).sort((a, b) => unknownKeys(a) - unknownKeys(b))[0];
}

function unknownKeys(branch: readonly z.core.$ZodIssue[]): number {
  return branch.reduce((sum, one) => sum + (one.code === "unrecognized_keys" ? one.keys.length : 0), 0);
}

function isOfItsKind(branch: readonly z.core.$ZodIssue[]): boolean {
  return !branch.some(({ code, path }) => /^invalid_(?:type|value)$/.test(code) && path.length === 0);
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.input === undefined && issue.code !== "custom";
}

function missing(path: Path): string {
  return `"${String(path.at(-1))}" is missing${within(path.slice(0, -1))}`;
}

/** What is wrong with a value: what was expected, what there is, and what may be meant. The issue must carry its input. */
export function issueText(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return issue.message;
  const given = issue.input as Json;
  if (issue.code === "too_big" && Array.isArray(given))
    return `expected a list of at most ${issue.maximum}, got one of ${given.length}`;
  return `expected ${wanted(issue)}, got ${shown(given)}${advice(issue, given)}`;
}

function wanted(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (typeof issue.input === "bigint" && issue.expected !== "string") return "a smaller number";
      return KINDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return issue.values.map((value) => shown(value as Json)).join(" or ");
    case "too_small":
      if (issue.origin === "string") return "text that is not empty";
      if (issue.origin === "array") return "a list with something in it";
      return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
    case "invalid_union":
      return [...new Set(issue.errors.flatMap((branch) => branch.map(wanted)))].join(" or ");
    case "too_big":
      if (issue.origin === "string") return `at most ${issue.maximum} characters`;
      return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function advice(issue: z.core.$ZodIssue, given: Json): string {
  switch (issue.code) {
    case "invalid_union":
      return issue.errors.flatMap((branch) => branch.map((one) => advice(one, given))).find(Boolean) ?? "";
    case "invalid_value": {
      const hint = typeof given === "string" ? didYouMean(given, issue.values.map(String)) : "";
      return hint === "" ? "" : `.${hint}`;
    }
    case "too_big":
      return issue.maximum === 1 && issue.inclusive !== false ? shareOf(given) : "";
    case "invalid_type":
      return adviceOnType(issue.expected, given);
    default:
      return "";
  }
}

function adviceOnType(expected: string, given: Json): string {
  if (expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(given))) {
    return shareOf(Number.parseFloat(String(given)));
  }
  const isBare = ["number", "bigint", "boolean"].includes(typeof given);
  if (expected === "string") return isBare ? `. Write it in quotes: "${given}"` : "";
  if (typeof given !== "string") return "";
  if (expected === "boolean" && /^(?:yes|no|on|off)$/i.test(given)) {
    return ". In YAML 1.2 yes, no, on and off are text";
  }
  const isQuoted = expected === "boolean" ? /^(?:true|false)$/.test(given) : /^-?\d+(?:\.\d+)?$/.test(given);
  return isQuoted ? ". Write it without quotes" : "";
}

/** What to write for a number of percent. */
function shareOf(percent: Json): string {
  const isPercent = typeof percent === "number" && percent >= 2 && percent <= 100;
  const example = isPercent ? Number((percent / 100).toPrecision(12)) : 0.7;
  return `. Write a share from 0 to 1, such as ${example}`;
}

function within(path: Path): string {
  return path.length === 0 ? "" : ` in ${pathText(path)}`;
}

/** A path as its author would write it: `cases[3].f1.mode`. */
export function pathText(path: Path): string {
  const text = path.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    const key = String(step);
    return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return text.join("").replace(/^\./, "") || "the file";
}

/** What there is instead of a key that is not known. */
function knownText(key: string, schemas: readonly z.ZodType[]): string {
  const known = schemas.flatMap(keysOf);
  const instead = schemas.map((one) => insteadOf(key, one)).find((one) => one !== undefined);
  if (instead !== undefined) return `: ${instead}`;
  if (known.length === 0) return ". No key is known here";
  if (known.includes(key))
    return ` beside the others. Known together: ${schemas.map((one) => keysOf(one).join(", ")).join("; or ")}.`;
  return `.${didYouMean(key, known) || ` Known: ${known.join(", ")}.`}`;
}

function keysOf(schema: z.ZodType): string[] {
  return Object.keys((schema as { shape?: object }).shape ?? {});
}

/** The shapes that a value may have at a path. */
function schemasAt(schema: z.ZodType, path: Path): z.ZodType[] {
  let at: unknown[] = alternatives(schema);
  for (const step of path) {
    const within = at as { element?: unknown; valueType?: unknown; shape?: Record<string, unknown> }[];
    const found = within.map((one) =>
      typeof step === "number" ? one.element : (one.shape?.[String(step)] ?? one.valueType),
    );
    at = found.filter((one) => one !== undefined).flatMap(alternatives);
  }
  return at as z.ZodType[];
}

/** The shapes that a value may have. */
function alternatives(schema: unknown): unknown[] {
  const inner = unwrap(schema);
  const { options } = (inner as { def?: { options?: unknown[] } }).def ?? {};
  return options === undefined ? [inner] : options.flatMap(alternatives);
}

function unwrap(schema: unknown): unknown {
  let inner = schema;
  for (;;) {
    const def = (inner as { def?: { innerType?: unknown; in?: unknown; getter?: () => unknown } } | undefined)
      ?.def;
    const next = def?.innerType ?? def?.in ?? def?.getter?.();
    if (next === undefined) return inner;
    inner = next;
  }
}

/** Keys that a schema does not know, and other tools or other places do: what is so here instead. */
export const otherTools = new WeakMap<object, Readonly<Record<string, string>>>();

/** What there is instead of a key that a schema does not know; also one that is described otherwise than the one that was told. */
function insteadOf(key: string, schema: object): string | undefined {
  let one: object | undefined = schema;
  while (one !== undefined && !otherTools.has(one)) one = parentOf(one);
  return one && otherTools.get(one)?.[key];
}

function parentOf(schema: object): object | undefined {
  return (schema as { _zod?: { parent?: object } })._zod?.parent;
}
