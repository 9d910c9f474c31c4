import { existsSync } from "node:fs";
import { readTextFile } from "../../core/files.ts";
import { atOnce } from "../../core/interruptible.ts";
import { sha256 } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import type { Problem } from "../../core/problems.ts";
import * as z from "../../core/schema.ts";
import { shorten } from "../../core/text.ts";
import { findFiles, type MatchedFile } from "../../recordings/files/find.ts";
import { caseLabel } from "../../report/cases.ts";
import { type Report, reportSchema } from "../../report/report.ts";
import { readPartialReport } from "../../report/scored-suite.ts";
import { ReportError, readStored } from "../../report/stored-reports.ts";
import { llmDetailsSchema, sheetDetailsSchema } from "../../scorers/details.ts";
import type { StoredJudgement } from "../../scorers/llm.ts";
import { SCHEMA_VERSION, version } from "../../version.ts";
import { caseKey } from "../score/fingerprint.ts";
import type { ShardFile } from "../score/shards.ts";
import { type Baseline, noBaseline } from "./baseline.ts";

interface Folder {
  root: string;
  contained: boolean;
}

/** Returns the partial reports that the patterns match. Unusable files, and files beyond the byte limit, are added to `problems`. */
export function readPartialReports(
  patterns: readonly string[],
  folder: Folder,
  problems: Problem[],
  mostBytes: number = limits.partialReportsBytes,
): ShardFile[] {
  const found = atOnce(findFiles(patterns, folder.root, folder.contained));
  const fault = countProblem(found.files, patterns);
  if (fault !== undefined) {
    problems.push({ severity: "error", message: fault });
    return [];
  }
  for (const problem of found.problems) if (problem.severity === "error") problems.push(problem);
  let left = mostBytes;
  return found.files.flatMap(({ name }) => {
    const isLast = left < limits.partialReportBytes;
    const bounds = {
      ...folder,
      mostBytes: isLast ? left : limits.partialReportBytes,
      remedy: isLast
        ? `all partial reports together may have ${mostBytes} bytes, so record fewer cases or trials`
        : "share the cases among more shards",
    };
    const source = readTextFile(name, bounds, problems);
    if (source === undefined) return [];
    left -= Buffer.byteLength(source.text);
    return read(source, problems);
  });
}

function countProblem({ length }: readonly MatchedFile[], patterns: readonly string[]): string | undefined {
  const named = patterns.map((pattern) => `"${pattern}"`).join(", ");
  if (length > limits.shards)
    return `${length} files match ${named}, more than the ${limits.shards} shards that there may be: name them more closely`;
  return length > 0
    ? undefined
    : `no shard left a partial report that matches ${named}: look at their jobs, and run all of them again`;
}

function read({ file, text }: { file: string; text: string }, problems: Problem[]): ShardFile[] {
  try {
    return [{ file, digest: sha256(text), report: readPartialReport(text) }];
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    problems.push({ severity: "error", file, message: error.message });
    return [];
  }
}

const stored = {
  schema: z.strictObject({
    schemaVersion: z.literal(SCHEMA_VERSION),
    tool: z.strictObject({ version: z.string() }),
    judgements: z.array(z.union([llmDetailsSchema, sheetDetailsSchema])),
  }),
  name: "a file of judgements",
  writer: "--judge-cache writes",
  renewal: "delete it, and runs are judged again",
};

/** Returns the judgements in a user's file by question key, and none without the file. */
export function readJudgements(file: string, problems: Problem[]): Map<string, StoredJudgement> {
  if (!existsSync(file)) return new Map();
  const bounds = { root: process.cwd(), contained: false, mostBytes: limits.baselineBytes };
  const source = readTextFile(file, { ...bounds, remedy: stored.renewal }, problems);
  if (source === undefined) return new Map();
  try {
    const { judgements } = readStored(source.text, stored).checked;
    return new Map(judgements.map((judgement) => [judgement.key, judgement]));
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    problems.push({ severity: "error", file, message: error.message });
    return new Map();
  }
}

/** Bytes for the JSON around the judgements. */
const AROUND = 1_000;

/** Returns the text of a file of judgements: this run's come last, and above the limits the newest are kept. */
export function judgementsText(
  before: ReadonlyMap<string, StoredJudgement>,
  now: ReadonlyMap<string, StoredJudgement>,
): string {
  const older = [...before].filter(([key]) => !now.has(key));
  const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
  const head = JSON.stringify({ schemaVersion: SCHEMA_VERSION, tool: { version } });
  return `${head.slice(0, -1)},"judgements":[${newest(texts, limits.baselineBytes - AROUND).join()}]}\n`;
}

function newest(texts: readonly string[], bytes: number): readonly string[] {
  const newestTexts: string[] = [];
  let left = bytes;
  for (const text of texts.toReversed()) {
    left -= Buffer.byteLength(text) + ",".length;
    if (left < 0 || newestTexts.length === limits.keptJudgements) break;
    newestTexts.push(text);
  }
  return newestTexts.reverse();
}

/** Returns the baseline of a suite in a file. Adds to `problems` when it cannot be used. */
export function readBaseline(
  file: string,
  { suite, ...folder }: Folder & { suite: string | undefined },
  problems: Problem[],
): Baseline {
  const source = readReportText(file, folder, problems);
  return source === undefined ? noBaseline : baselineFromText(source, suite, problems);
}

/** Returns the report in a file, or undefined with a problem. `missing` names the result that needs the report. */
export function readReportFile(
  file: string,
  folder: Folder,
  problems: Problem[],
  missing?: string,
): Report | undefined {
  const source = readReportText(file, folder, problems);
  const reports = source === undefined ? [] : reportsFromText(source, problems, missing);
  if (reports.length < 2) return reports[0];
  const message = `has the reports of ${reports.length} suites, one on each line: name a file with one of them`;
  problems.push({ severity: "error", file, message });
  return undefined;
}

function readReportText(
  file: string,
  { root, contained }: Folder,
  problems: Problem[],
): ReportText | undefined {
  const remedy = "record fewer cases or trials";
  return readTextFile(file, { root, contained, mostBytes: limits.baselineBytes, remedy }, problems);
}

export interface ReportText {
  file: string;
  text: string;
}

/** Returns the baseline of a suite. Adds to `problems` when it cannot be used, because no verdict is possible then. */
export function baselineFromText(
  source: ReportText,
  suite: string | undefined,
  problems: Problem[],
): Baseline {
  const reports = reportsFromText(source, problems);
  const [first] = reports;
  if (first === undefined) return noBaseline;
  const report = reports.find((report) => report.suite === suite) ?? first;
  const { file } = source;
  if (suite !== undefined && report.suite !== suite) {
    const other = shorten(report.suite, limits.shownText);
    const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
    problems.push({ severity: "error", file, message });
    return noBaseline;
  }
  return { state: "found", report, reason: file };
}

function reportsFromText({ file, text }: ReportText, problems: Problem[], missing = "verdict"): Report[] {
  try {
    return readReports(text);
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    problems.push({
      severity: "error",
      file,
      message: `${error.message}. Without it there is no ${missing}`,
    });
    return [];
  }
}

const storedReport = {
  schema: reportSchema,
  name: "a report",
  writer: '"rungate gate" writes with --output and prints with --json',
  renewal: "record the baseline again with this one",
};

/** Reads one report, or the reports of all suites that were gated together, one per line. Throws like `readReport`. */
export function readReports(text: string): Report[] {
  const lines = text.trimEnd().split("\n");
  const isShared = lines.length > 1 && lines.every((line) => line.startsWith('{"schemaVersion":'));
  return isShared ? lines.map(readReport) : [readReport(text)];
}

/** Reads a report from JSON. Throws ReportError for invalid JSON, another schema version, or a report that contradicts itself. */
export function readReport(text: string): Report {
  const { value, checked } = readStored(text, storedReport);
  const report: Report = { ...(value as unknown as Report), policy: checked.policy };
  refuseTwins(report);
  return report;
}

function refuseTwins({ cases }: Report): void {
  const seen = new Set<string>();
  for (const reportCase of cases) {
    const key = caseKey(reportCase.id, reportCase.tags);
    if (seen.has(key)) {
      const label = shorten(caseLabel(reportCase), limits.shownText);
      throw new ReportError(`contradicts itself: it has case "${label}" twice; record it again`);
    }
    seen.add(key);
  }
}
