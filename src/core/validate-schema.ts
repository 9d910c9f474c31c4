import { isString, type Json, shown } from "./json.ts";
import { didYouMean, type Problem, placeText } from "./problems.ts";
import type * as z from "./schema.ts";
import type { ConfigurationDocument, Path } from "./yaml.ts";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** Returns the message for an unknown key at a path, or undefined for the default message. */
export type KeyAdvice = (path: Path, key: string) => string | undefined;

/** Validates a configuration document. Returns the typed value, or undefined and every problem in the order of the file. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  document: ConfigurationDocument,
  adviceOn: KeyAdvice = () => undefined,
): { value: z.output<Schema> | undefined; problems: Problem[] } {
  if (document.value === undefined) return { value: undefined, problems: document.problems };
  const result = schema.safeParse(document.value, { reportInput: true });
  const issues =
    result.error?.issues.flatMap((issue) => describe(issue, { schema, document, adviceOn })) ?? [];
  const reportedPlaces = new Set(document.problems.map(placeText));
  const problems = [
    ...document.problems,
    ...issues.filter((issue) => !reportedPlaces.has(placeText(issue))),
  ].sort(byPlace);
  return { value: problems.length === 0 ? result.data : undefined, problems };
}

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
  const intended = issue.code === "invalid_union" ? meantOf(issue.errors) : undefined;
  if (intended !== undefined)
    return intended.flatMap((inner) => describe({ ...inner, path: [...issue.path, ...inner.path] }, checked));
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

/** The intended branch of a union has the right kind and the fewest unknown keys. */
function meantOf(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches.filter(isOfItsKind).sort((a, b) => unknownKeys(a) - unknownKeys(b))[0];
}

function unknownKeys(branch: readonly z.core.$ZodIssue[]): number {
  return branch.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 0), 0);
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

/** Returns the message for an issue, with a hint. The issue must carry its input. */
export function issueText(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return issue.message;
  const input = issue.input as Json;
  if (issue.code === "too_big" && Array.isArray(input))
    return `expected a list of at most ${issue.maximum}, got one of ${input.length}`;
  return `expected ${expectedText(issue)}, got ${shown(input)}${advice(issue, input)}`;
}

function expectedText(issue: z.core.$ZodIssue): string {
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
      return [...new Set(issue.errors.flatMap((branch) => branch.map(expectedText)))].join(" or ");
    case "too_big":
      if (issue.origin === "string") return `at most ${issue.maximum} characters`;
      return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function advice(issue: z.core.$ZodIssue, input: Json): string {
  switch (issue.code) {
    case "invalid_union":
      return issue.errors.flatMap((branch) => branch.map((item) => advice(item, input))).find(Boolean) ?? "";
    case "invalid_value": {
      const hint = typeof input === "string" ? didYouMean(input, issue.values.map(String)) : "";
      return hint === "" ? "" : `.${hint}`;
    }
    case "too_big":
      return issue.maximum === 1 && issue.inclusive !== false ? shareOf(input) : "";
    case "invalid_type":
      return adviceOnType(issue.expected, input);
    default:
      return "";
  }
}

function adviceOnType(expected: string, input: Json): string {
  if (expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(input))) {
    return shareOf(Number.parseFloat(String(input)));
  }
  const isBare = ["number", "bigint", "boolean"].includes(typeof input);
  if (expected === "string") return isBare ? `. Write it in quotes: "${input}"` : "";
  if (typeof input !== "string") return "";
  if (expected === "boolean" && /^(?:yes|no|on|off)$/i.test(input)) {
    return ". In YAML 1.2 yes, no, on and off are text";
  }
  const isQuoted = expected === "boolean" ? /^(?:true|false)$/.test(input) : /^-?\d+(?:\.\d+)?$/.test(input);
  return isQuoted ? ". Write it without quotes" : "";
}

function shareOf(percent: Json): string {
  const isPercent = typeof percent === "number" && percent >= 2 && percent <= 100;
  const example = isPercent ? Number((percent / 100).toPrecision(12)) : 0.7;
  return `. Write a share from 0 to 1, such as ${example}`;
}

function within(path: Path): string {
  return path.length === 0 ? "" : ` in ${pathText(path)}`;
}

/** Returns a path as its author would write it: `cases[3].f1.mode`. */
export function pathText(path: Path): string {
  const text = path.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    const key = String(step);
    return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return text.join("").replace(/^\./, "") || "the file";
}

function knownText(key: string, schemas: readonly z.ZodType[]): string {
  const known = schemas.flatMap(keysOf);
  const instead = schemas.map((shape) => insteadOf(key, shape)).find((shape) => shape !== undefined);
  if (instead !== undefined) return `: ${instead}`;
  if (known.length === 0) return ". No key is known here";
  if (known.includes(key))
    return ` beside the others. Known together: ${schemas.map((shape) => keysOf(shape).join(", ")).join("; or ")}.`;
  return `.${didYouMean(key, known) || ` Known: ${known.join(", ")}.`}`;
}

function keysOf(schema: z.ZodType): string[] {
  return Object.keys((schema as { shape?: object }).shape ?? {});
}

function schemasAt(schema: z.ZodType, path: Path): z.ZodType[] {
  let at: unknown[] = alternatives(schema);
  for (const step of path) {
    const within = at as { element?: unknown; valueType?: unknown; shape?: Record<string, unknown> }[];
    const found = within.map((candidate) =>
      typeof step === "number" ? candidate.element : (candidate.shape?.[String(step)] ?? candidate.valueType),
    );
    at = found.filter((candidate) => candidate !== undefined).flatMap(alternatives);
  }
  return at as z.ZodType[];
}

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

/** By schema: keys of other tools or places, and the advice for each. */
export const otherTools = new WeakMap<object, Readonly<Record<string, string>>>();

/** A described schema is a copy, so the advice is looked up in its parents. */
function insteadOf(key: string, schema: object): string | undefined {
  let ancestor: object | undefined = schema;
  while (ancestor !== undefined && !otherTools.has(ancestor)) ancestor = parentOf(ancestor);
  return ancestor && otherTools.get(ancestor)?.[key];
}

function parentOf(schema: object): object | undefined {
  return (schema as { _zod?: { parent?: object } })._zod?.parent;
}
