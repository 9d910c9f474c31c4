import { isObject, type Json, type JsonObject } from "../json/json.ts";
import { JsonError, parseJson } from "../json/parse.ts";
import { limits } from "../limits.ts";
import { version } from "../version.ts";
import { shorten } from "../wording.ts";
import type { z } from "../zod.ts";
import type { QuickTest } from "./quick-test.ts";
import { SCHEMA_VERSION } from "./schema-version.ts";

const TOO_DEEP = `nests deeper than the ${limits.reportNesting} levels that a report may have`;

/** A text that is no usable report, and what to do about it. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

/** A kind of report that is stored as JSON. */
export interface Stored<T extends z.ZodType, Bulk extends string = never> {
  schema: T;
  /** With its article: `a report`. */
  name: string;
  /** What writes it. */
  writer: string;
  /** What to do about one that is too old. */
  renewal: string;
  /** The key of what it has very much of, and a test that is true only of what the schema takes there. */
  bulk?: { key: Bulk; isSound: QuickTest };
}

/**
 * Reads what rungate has stored. Throws ReportError when it is not JSON, of another kind or of another schema version. The value is not
 * the schema's copy, which lacks keys such as `__proto__`, names of tags like any other; `checked` is that copy, without the bulk.
 */
export function readStored<T extends z.ZodType, Bulk extends string = never>(
  text: string,
  stored: Stored<T, Bulk>,
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
  { name, renewal }: Stored<z.ZodType, string>,
): void {
  if (typeof schemaVersion !== "number" || schemaVersion === SCHEMA_VERSION) return;
  const [writer, remedy] =
    schemaVersion > SCHEMA_VERSION ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
  throw new ReportError(
    `is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${version}) reads ${SCHEMA_VERSION}; ${remedy}`,
  );
}

/** Every number of a report is a double: integers that none can hold stand as text there. */
function parse(text: string, stored: Stored<z.ZodType, string>): Json {
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

function sourceOf({ name, writer }: Stored<z.ZodType, string>): string {
  return `${name} is what ${writer}`;
}

type Fault = "too deep" | "infinity";

/** Infinity is what a number too large for a double is read as. Ends where it is too deep, so recursion is safe. */
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

/** What is left for the schema to check, which takes long where there is much. */
function withoutSoundBulk(value: Json, { bulk }: Stored<z.ZodType, string>): Json {
  if (bulk === undefined || !isObject(value) || !bulk.isSound(value[bulk.key])) return value;
  return { ...value, [bulk.key]: [] };
}

/** What is wrong and where. Throws ReportError when it nests too deep for that. */
function whyNotJson(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    // The place of a mistake is sought by recursion.
    if (error instanceof RangeError) throw new ReportError(TOO_DEEP);
    if (!(error instanceof JsonError)) throw error;
    return `line ${error.line}, column ${error.column}: ${error.message}`;
  }
  return "nobody knows where";
}

function notStored(
  [first]: readonly z.core.$ZodIssue[],
  writtenBy: Json | undefined,
  stored: Stored<z.ZodType, string>,
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
