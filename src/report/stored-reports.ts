import {
  isObject,
  isString,
  type Json,
  JsonError,
  type JsonObject,
  member,
  parseJson,
} from "../core/json.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { valuesOfRecord } from "../core/schema-parts.ts";
import { shorten } from "../core/text.ts";
import { SCHEMA_VERSION, version } from "../version.ts";

const TOO_DEEP = `nests deeper than the ${limits.reportNesting} levels that a report may have`;

/** The error for an unusable report, with the remedy. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

export interface StoredFile<T extends z.ZodType, Bulk extends string = never> {
  schema: T;
  /** With its article: `a report`. */
  name: string;
  writer: string;
  renewal: string;
  /** The key of its largest list, and a test that accepts only valid lists. */
  bulk?: { key: Bulk; isSound: QuickTest };
}

/** Parses a stored file, else throws ReportError. `value` keeps keys such as `__proto__`, which `checked`, the schema's copy, lacks. */
export function readStored<T extends z.ZodType, Bulk extends string = never>(
  text: string,
  stored: StoredFile<T, Bulk>,
): { value: JsonObject; checked: Omit<z.output<T>, Bulk> } {
  const value = parse(text, stored);
  const { schemaVersion, tool } = isObject(value) ? value : {};
  if (isObject(value) && schemaVersion === undefined)
    throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
  refuseOtherVersion(schemaVersion, stored);
  const { success, data, error } = stored.schema.safeParse(withoutSoundBulk(value, stored));
  if (!success || !isObject(value)) {
    throw new ReportError(notStored(error?.issues ?? [], isObject(tool) ? tool.version : undefined, stored));
  }
  return { value, checked: data };
}

function refuseOtherVersion(
  schemaVersion: Json | undefined,
  { name, renewal }: StoredFile<z.ZodType, string>,
): void {
  if (typeof schemaVersion !== "number" || schemaVersion === SCHEMA_VERSION) return;
  const [writer, remedy] =
    schemaVersion > SCHEMA_VERSION ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
  throw new ReportError(
    `is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${version}) reads ${SCHEMA_VERSION}; ${remedy}`,
  );
}

/** JSON.parse suffices, because reports store integers that no double holds as text. */
function parse(text: string, stored: StoredFile<z.ZodType, string>): Json {
  let value: Json;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    if (/^\s*<[!?a-z]/i.test(text)) throw new ReportError(`is a page or XML, not JSON; ${sourceOf(stored)}`);
    throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
  }
  const fault = faultIn(value, limits.reportNesting);
  if (fault === "too deep") throw new ReportError(TOO_DEEP);
  if (fault === "infinity") throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
  return value;
}

function sourceOf({ name, writer }: StoredFile<z.ZodType, string>): string {
  return `${name} is what ${writer}`;
}

type Fault = "too deep" | "infinity";

/** JSON.parse reads a number too large for a double as infinity. The depth is limited, so recursion is safe. */
function faultIn(value: Json, levels: number): Fault | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "infinity";
  if (typeof value !== "object" || value === null) return undefined;
  if (levels === 0) return "too deep";
  let found: Fault | undefined;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    const fault = faultIn(part, levels - 1);
    if (fault === "too deep") return fault;
    found ??= fault;
  }
  return found;
}

/** The schema is slow on large lists. */
function withoutSoundBulk(value: Json, { bulk }: StoredFile<z.ZodType, string>): Json {
  if (bulk === undefined || !isObject(value) || !bulk.isSound(value[bulk.key])) return value;
  return { ...value, [bulk.key]: [] };
}

/** Throws ReportError for a text that nests too deep to locate the mistake. */
function whyNotJson(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    // Locating a mistake is recursive.
    if (error instanceof RangeError) throw new ReportError(TOO_DEEP);
    if (!(error instanceof JsonError)) throw error;
    return `line ${error.line}, column ${error.column}: ${error.message}`;
  }
  return "the place is unknown";
}

function notStored(
  [first]: readonly z.core.$ZodIssue[],
  writtenBy: Json | undefined,
  stored: StoredFile<z.ZodType, string>,
): string {
  const where =
    first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
  const what = shorten(`${where}: ${first?.message ?? "unknown shape"}`, limits.shownText);
  const other =
    typeof writtenBy === "string" && writtenBy !== version
      ? ` (rungate ${shorten(writtenBy, limits.shownText)} wrote it, this is ${version})`
      : "";
  return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}

/** A fast test. False means that the schema must decide. */
export type QuickTest = (value: unknown) => boolean;

/** Returns a fast test that accepts only values that the schema accepts. It calls the schema for unsupported kinds. */
export function quickTest(schema: z.core.$ZodType): QuickTest {
  const values = valuesOfRecord(schema);
  if (values !== undefined) return recordTest(quickTest(values));
  const bySchema: QuickTest = (value) => z.safeParse(schema, value).success;
  const def = defOf(schema);
  if (def.type === "number") return numberTest(def) ?? bySchema;
  if (hasRules(def)) return bySchema;
  switch (def.type) {
    case "unknown":
      return (value) => value !== undefined;
    case "boolean":
      return (value) => typeof value === "boolean";
    case "string":
      return isString;
    case "literal":
      return (value) => (def.values as unknown[]).includes(value);
    case "enum": {
      const values = new Set<unknown>(Object.values(def.entries));
      // The values of a numeric enum include its names.
      return [...values].every(isString) ? (value) => values.has(value) : bySchema;
    }
    case "nullable": {
      const inner = quickTest(def.innerType);
      return (value) => value === null || inner(value);
    }
    case "array": {
      const element = quickTest(def.element);
      return (value) => Array.isArray(value) && value.every(element);
    }
    case "union": {
      // An exclusive union accepts a value only if exactly one option does. A discriminator ensures that.
      if (def.inclusive === false && !("discriminator" in def)) return bySchema;
      const options = def.options.map(quickTest);
      return (value) => options.some((option) => option(value));
    }
    case "object":
      return def.catchall?._zod.def.type === "never" ? objectTest(def.shape) : bySchema;
    default:
      return bySchema;
  }
}

type Def = z.core.$ZodTypes["_zod"]["def"];

function defOf(schema: z.core.$ZodType): Def {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function hasRules(def: Def): boolean {
  return "check" in def || (def.checks?.length ?? 0) > 0;
}

/** Supports only inclusive bounds. */
function numberTest(def: z.core.$ZodNumberDef): QuickTest | undefined {
  const { format } = def as Partial<z.core.$ZodNumberFormatDef>;
  if (format !== undefined && format !== "safeint") return undefined;
  const isNumber = format === undefined ? Number.isFinite : Number.isSafeInteger;
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const check of (def.checks ?? []) as z.core.$ZodChecks[]) {
    const bound = check._zod.def;
    if (bound.check === "greater_than" && bound.inclusive) least = Math.max(least, Number(bound.value));
    else if (bound.check === "less_than" && bound.inclusive) most = Math.min(most, Number(bound.value));
    else return undefined;
  }
  return (value) => isNumber(value) && (value as number) >= least && (value as number) <= most;
}

function objectTest(shape: z.core.$ZodShape): QuickTest {
  const members = Object.entries(shape).map(([key, schema]) => {
    const def = defOf(schema);
    const isOptional = def.type === "optional" && !hasRules(def);
    return { key, isOptional, test: quickTest(isOptional ? def.innerType : schema) };
  });
  return (value) => {
    if (!isObject(value)) return false;
    let left = Object.keys(value).length;
    for (const { key, isOptional, test } of members) {
      const part = member(value, key);
      if (part === undefined && isOptional) continue;
      if (part === undefined || !test(part)) return false;
      left -= 1;
    }
    return left === 0;
  };
}

/** The schema might not treat a value with the key `constructor` as a plain object. */
function recordTest(test: QuickTest): QuickTest {
  return (value) =>
    isObject(value) &&
    !Object.hasOwn(value, "constructor") &&
    Object.keys(value).every((key) => test(value[key]));
}
