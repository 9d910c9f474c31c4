import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { atOnce } from "../process/steps.ts";
import { ReportError } from "../report/read-stored.ts";
import { sha256 } from "../sha256.ts";
import type { ShardFile } from "../shards/faults.ts";
import { readPartialReport } from "../shards/partial-report.ts";
import { type FoundFile, findFiles } from "./patterns.ts";
import { readTextFile } from "./text-file.ts";

interface Folder {
  root: string;
  contained: boolean;
}

/**
 * The partial reports that the patterns match. What cannot be used of them goes to `problems`, and so does what has more bytes together than
 * are allowed.
 */
export function readPartialReports(
  patterns: readonly string[],
  folder: Folder,
  problems: Problem[],
  mostBytes: number = limits.partialReportsBytes,
): ShardFile[] {
  const found = atOnce(findFiles(patterns, folder.root, folder.contained));
  const fault = faultOf(found.files, patterns);
  if (fault !== undefined) {
    problems.push({ severity: "error", message: fault });
    return [];
  }
  for (const one of found.problems) if (one.severity === "error") problems.push(one);
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

function faultOf({ length }: readonly FoundFile[], patterns: readonly string[]): string | undefined {
  const named = patterns.map((one) => `"${one}"`).join(", ");
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
