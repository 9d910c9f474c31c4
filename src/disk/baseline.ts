import { type Baseline, noBaseline } from "../baseline/baseline.ts";
import { ReportError, readReport } from "../baseline/read.ts";
import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import type { Report } from "../report/schema.ts";
import { shorten } from "../wording.ts";
import { readTextFile } from "./text-file.ts";

/**
 * The baseline of a suite in a file. One that cannot be used is a problem, for then there can be no verdict: its message goes to
 * `problems`.
 */
export function readBaseline(
  file: string,
  { root, contained, suite }: { root: string; contained: boolean; suite: string | undefined },
  problems: Problem[],
): Baseline {
  const report = readReportFile(file, { root, contained }, problems);
  if (report === undefined) return noBaseline;
  if (suite !== undefined && report.suite !== suite) {
    const other = shorten(report.suite, limits.shownText);
    const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
    problems.push({ severity: "error", file, message });
    return noBaseline;
  }
  return { state: "found", report, reason: file };
}

/** The report in a file; undefined, with its problem told, when it is none. */
export function readReportFile(
  file: string,
  at: { root: string; contained: boolean },
  problems: Problem[],
): Report | undefined {
  const bounds = { ...at, mostBytes: limits.baselineBytes, remedy: "record fewer cases or trials" };
  const source = readTextFile(file, bounds, problems);
  if (source === undefined) return undefined;
  try {
    return readReport(source.text);
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    problems.push({ severity: "error", file, message: `${error.message}. Without it there is no verdict` });
    return undefined;
  }
}
