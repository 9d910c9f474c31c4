import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Report, reportSchema } from "../../../src/report/report.ts";
import type { Data } from "./data.ts";
import { measureCommand, rungate } from "./process.ts";

export interface Baselines {
  unchanged: string;
  anew: string;
}

/**
 * Writes the baselines: a report on the recordings, and reports with other hashes. Throws unless all runs were scored, because the
 * measurement would be meaningless.
 */
export async function baselinesOf(data: Data, source: string, pattern: string): Promise<Baselines> {
  const file = (name: string) => join(data.folder, `baseline-${source}-${name}.json`);
  const baselines = { unchanged: file("unchanged"), anew: file("anew") };
  const options = ["--runs", pattern, "--expectations", data.expectations, "--commit", "a".repeat(40)];
  await measureCommand(rungate(["gate", ...options, "--output", baselines.unchanged]), data.folder);
  const report = reportSchema.parse(JSON.parse(readFileSync(baselines.unchanged, "utf8")));
  demandScored(report, data);
  writeFileSync(baselines.anew, JSON.stringify(withOtherHashes(report)));
  return baselines;
}

function demandScored({ totals, scores }: Report, { runs }: Data): void {
  const f1 = scores.f1?.value ?? 0;
  if (totals.runs === runs && totals.errors === 0 && f1 > 0 && f1 < 1) return;
  throw new Error(
    `expected ${runs} runs without an error, of which some match: ${JSON.stringify({ totals, f1 })}`,
  );
}

function withOtherHashes(report: Report): Report {
  const cases = report.cases.map((testCase) => ({
    ...testCase,
    trials: testCase.trials.map((trial) => ({ ...trial, hash: otherHash(trial.hash) })),
  }));
  return { ...report, cases };
}

function otherHash(hash: string | null): string {
  return `sha256:${createHash("sha256").update(`before ${hash}`).digest("hex")}`;
}
