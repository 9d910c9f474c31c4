import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { ReportError } from "../report/read-stored.ts";
import type { Report } from "../report/schema.ts";
import { shorten } from "../wording.ts";
import { type Baseline, noBaseline } from "./baseline.ts";
import { readReport } from "./read.ts";

/** A report that somebody named, as it was read. */
export interface ReportText {
  file: string;
  text: string;
}

/**
 * The baseline of a suite. One that cannot be used is a problem, for then there can be no verdict: its message goes to `problems`.
 */
export function baselineFromText(
  source: ReportText,
  suite: string | undefined,
  problems: Problem[],
): Baseline {
  const report = reportFromText(source, problems);
  if (report === undefined) return noBaseline;
  const { file } = source;
  if (suite !== undefined && report.suite !== suite) {
    const other = shorten(report.suite, limits.shownText);
    const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
    problems.push({ severity: "error", file, message });
    return noBaseline;
  }
  return { state: "found", report, reason: file };
}

/** The report in a text; undefined, with its problem told, when it is none. `missing` is what there cannot be without it. */
export function reportFromText(
  { file, text }: ReportText,
  problems: Problem[],
  missing = "verdict",
): Report | undefined {
  try {
    return readReport(text);
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    problems.push({
      severity: "error",
      file,
      message: `${error.message}. Without it there is no ${missing}`,
    });
    return undefined;
  }
}
