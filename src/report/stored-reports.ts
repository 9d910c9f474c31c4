import { isObject, type Json, type JsonObject } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { JsonError, parseJson } from "../core/parse-json.ts";
import type * as z from "../core/schema.ts";
import { shorten } from "../core/text.ts";
import { SCHEMA_VERSION, version } from "../version.ts";

const TOO_DEEP = `nests deeper than the ${limits.reportNesting} levels that a report may have`;

/** The error for an unusable report, with the remedy. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

export interface StoredFile<T extends z.ZodType> {
  schema: T;
  /** With its article: `a report`. */
  name: string;
  writer: string;
  renewal: string;
}

/** Parses a stored file, else throws ReportError. `value` keeps keys such as `__proto__`, which `checked`, the schema's copy, lacks. */
export function readStored<T extends z.ZodType>(
  text: string,
  stored: StoredFile<T>,
): { value: JsonObject; checked: z.output<T> } {
  const value = parse(text, stored);
  const { schemaVersion, tool } = isObject(value) ? value : {};
  if (isObject(value) && schemaVersion === undefined)
    throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
  refuseOtherVersion(schemaVersion, stored);
  const { success, data, error } = stored.schema.safeParse(value);
  if (!success || !isObject(value)) {
    throw new ReportError(notStored(error?.issues ?? [], isObject(tool) ? tool.version : undefined, stored));
  }
  return { value, checked: data };
}

function refuseOtherVersion(schemaVersion: Json | undefined, { name, renewal }: StoredFile<z.ZodType>): void {
  if (typeof schemaVersion !== "number" || schemaVersion === SCHEMA_VERSION) return;
  const [writer, remedy] =
    schemaVersion > SCHEMA_VERSION ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
  throw new ReportError(
    `is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${version}) reads ${SCHEMA_VERSION}; ${remedy}`,
  );
}

/** JSON.parse suffices, because reports store integers that no double holds as text. */
function parse(text: string, stored: StoredFile<z.ZodType>): Json {
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

function sourceOf({ name, writer }: StoredFile<z.ZodType>): string {
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
  stored: StoredFile<z.ZodType>,
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
