import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { ReportError } from "../report/read-stored.ts";
import type { ShardFile } from "../shards/faults.ts";
import { readPartialReport } from "../shards/partial-report.ts";
import { findFiles } from "./patterns.ts";
import { readTextFile } from "./text-file.ts";

/** The partial reports that the patterns match. What cannot be used of them goes to `problems`. */
export function readPartialReports(
  patterns: readonly string[],
  { root, contained }: { root: string; contained: boolean },
  problems: Problem[],
): ShardFile[] {
  const found = findFiles(patterns, root, contained);
  if (found.files.length === 0) {
    const message = `no shard left a partial report that matches ${patterns.map((one) => `"${one}"`).join(", ")}: look at their jobs, and run the failed ones again`;
    problems.push({ severity: "error", message });
  }
  for (const one of found.problems)
    if (found.files.length > 0 && one.severity === "error") problems.push(one);
  const remedy = "share the cases among more shards";
  const bounds = { root, contained, mostBytes: limits.baselineBytes, remedy };
  return found.files.flatMap(({ name }) => {
    const source = readTextFile(name, bounds, problems);
    if (source === undefined) return [];
    try {
      return { file: name, report: readPartialReport(source.text) };
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      problems.push({ severity: "error", file: name, message: error.message });
      return [];
    }
  });
}
