import type { z } from "zod";
import { depthOf, isObject, type Json } from "../json/json.ts";
import { JsonError, parseJson } from "../json/parse.ts";
import { limits } from "../limits.ts";
import { type Report, reportSchema, SCHEMA_VERSION } from "../report/schema.ts";
import { caseKey, caseLabel } from "../suite/trial.ts";
import { version } from "../version.ts";
import { shorten } from "../wording.ts";

const TOO_DEEP = `nests deeper than the ${limits.reportNesting} levels that a report may have`;

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
  refuseOtherVersion(schemaVersion);
  const result = reportSchema.safeParse(value);
  if (!result.success)
    throw new ReportError(noReport(result.error.issues, isObject(tool) ? tool.version : undefined));
  // Not the schema's copy: that lacks keys such as __proto__, which are names of tags like any other.
  const report: Report = { ...(value as unknown as Report), policy: result.data.policy };
  refuseTwins(report);
  return report;
}

function refuseOtherVersion(schemaVersion: Json | undefined): void {
  if (typeof schemaVersion !== "number" || schemaVersion === SCHEMA_VERSION) return;
  const [writer, remedy] =
    schemaVersion > SCHEMA_VERSION
      ? ["a newer rungate", "update rungate"]
      : ["an older rungate", "record the baseline again with this one"];
  throw new ReportError(
    `is a report of ${writer}: schema version ${schemaVersion}, and this one (${version}) reads ${SCHEMA_VERSION}; ${remedy}`,
  );
}

function refuseTwins({ cases }: Report): void {
  const seen = new Set<string>();
  for (const one of cases) {
    const key = caseKey(one.id, one.tags);
    if (seen.has(key)) {
      const label = shorten(caseLabel(one), limits.shownText);
      throw new ReportError(`contradicts itself: it has case "${label}" twice; record it again`);
    }
    seen.add(key);
  }
}

function parse(text: string): Json {
  let value: Json;
  try {
    value = parseJson(text);
  } catch (error) {
    // The place of a mistake is sought by recursion.
    if (error instanceof RangeError) throw new ReportError(TOO_DEEP);
    if (!(error instanceof JsonError)) throw error;
    throw new ReportError(
      `is not JSON (line ${error.line}, column ${error.column}: ${error.message}); a report is what "rungate gate --json" prints`,
    );
  }
  if (depthOf(value, limits.reportNesting) > limits.reportNesting) throw new ReportError(TOO_DEEP);
  return withDoubles(value);
}

/** Every number of a report is a double: integers that none can hold stand as text there. Of bounded depth, so recursion is safe. */
function withDoubles(value: Json): Json {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(withDoubles);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDoubles(item)]));
}

function noReport(issues: readonly z.core.$ZodIssue[], writtenBy: Json | undefined): string {
  const [first] = issues;
  const where =
    first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
  const what = shorten(`${where}: ${first?.message ?? "unknown shape"}`, limits.shownText);
  const other =
    typeof writtenBy === "string" && writtenBy !== version
      ? ` (rungate ${shorten(writtenBy, limits.shownText)} wrote it, this is ${version})`
      : "";
  return `is not a report of rungate${what}${other}; a report is what "rungate gate --json" prints`;
}
