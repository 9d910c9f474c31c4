import { type Baseline, noBaseline } from "../baseline/baseline.ts";
import { baselineFromText, type ReportText, reportFromText } from "../baseline/from-text.ts";
import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import type { Report } from "../report/schema.ts";
import { readTextFile } from "./text-file.ts";

interface Folder {
  root: string;
  contained: boolean;
}

/** The baseline of a suite in a file. Why it cannot be used goes to `problems`. */
export function readBaseline(
  file: string,
  { suite, ...folder }: Folder & { suite: string | undefined },
  problems: Problem[],
): Baseline {
  const source = readReportText(file, folder, problems);
  return source === undefined ? noBaseline : baselineFromText(source, suite, problems);
}

/** The report in a file; undefined, with its problem told, when it is none. `missing` is what there cannot be without it. */
export function readReportFile(
  file: string,
  folder: Folder,
  problems: Problem[],
  missing?: string,
): Report | undefined {
  const source = readReportText(file, folder, problems);
  return source && reportFromText(source, problems, missing);
}

function readReportText(
  file: string,
  { root, contained }: Folder,
  problems: Problem[],
): ReportText | undefined {
  const remedy = "record fewer cases or trials";
  return readTextFile(file, { root, contained, mostBytes: limits.baselineBytes, remedy }, problems);
}
