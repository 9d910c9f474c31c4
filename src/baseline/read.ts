import type { z } from "zod";
import { isObject, type Json } from "../json/json.ts";
import { JsonError, parseJson } from "../json/parse.ts";
import { type Report, reportSchema, SCHEMA_VERSION } from "../report/schema.ts";
import { caseKey, caseLabel } from "../suite/trial.ts";
import { version } from "../version.ts";

/** A text that is no usable report, and what to do about it. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

/**
 * Reads a report from its JSON. Throws ReportError when it is not JSON, no report, of another schema version, or contradicts itself.
 */
export function readReport(text: string): Report {
  const value = parse(text);
  const { schemaVersion, tool } = isObject(value) ? value : {};
  if (typeof schemaVersion === "number" && schemaVersion !== SCHEMA_VERSION) {
    const [writer, remedy] =
      schemaVersion > SCHEMA_VERSION
        ? ["a newer rungate", "update rungate"]
        : ["an older rungate", "record the baseline again with this one"];
    throw new ReportError(
      `is a report of ${writer}: schema version ${schemaVersion}, and this one (${version}) reads ${SCHEMA_VERSION}; ${remedy}`,
    );
  }
  const result = reportSchema.safeParse(value);
  if (!result.success)
    throw new ReportError(noReport(result.error.issues, isObject(tool) ? tool.version : undefined));
  // The parsed records lack keys such as __proto__, which are names of cases and tags like any other.
  const report = { ...result.data, cases: (value as unknown as Report).cases };
  const seen = new Set<string>();
  for (const one of report.cases) {
    const key = caseKey(one.id, one.tags);
    if (seen.has(key)) throw new ReportError(`contradicts itself: it has case "${caseLabel(one)}" twice`);
    seen.add(key);
  }
  return report;
}

function parse(text: string): Json {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ReportError("nests too deeply to be a report");
    if (!(error instanceof JsonError)) throw error;
    throw new ReportError(
      `is not JSON (line ${error.line}, column ${error.column}: ${error.message}); a report is what "rungate gate --json" prints`,
    );
  }
}

function noReport(issues: readonly z.core.$ZodIssue[], writtenBy: Json | undefined): string {
  const [first] = issues;
  const where =
    first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
  const other =
    typeof writtenBy === "string" && writtenBy !== version
      ? ` (rungate ${writtenBy} wrote it, this is ${version})`
      : "";
  return `is not a report of rungate${where}: ${first?.message ?? "unknown shape"}${other}; a report is what "rungate gate --json" prints`;
}
