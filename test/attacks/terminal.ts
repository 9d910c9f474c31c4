import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { readReport } from "../../src/gate/baseline/read-reports.ts";
import type { Report } from "../../src/report/report.ts";
import { type CommandResult, rungate } from "../e2e/command-line.ts";
import { terminalVerdict } from "../e2e/reading.ts";
import { type Content, workspace } from "../workspace.ts";
import { expectation, expectations, recording } from "./trips.ts";

export interface Answer extends CommandResult {
  output: string;
  report: Report | undefined;
  folder: string;
}

export function expecting(...lines: string[]): string {
  return expectations([expectation("honest"), ...lines]);
}

export async function gateAtTerminal(
  files: Record<string, Content>,
  { args = [], prepare = () => {} }: { args?: readonly string[]; prepare?: (folder: string) => void } = {},
): Promise<Answer> {
  const folder = workspace({
    "runs/honest.json": recording("honest"),
    "expectations.yml": expecting(),
    ...files,
  });
  prepare(folder);
  const base = ["--runs", "runs/**", "--expectations", "expectations.yml", "--output", "report.json"];
  const result = await rungate(folder, ["gate", ...base, ...args]);
  const file = join(folder, "report.json");
  const report = existsSync(file) ? readReport(readFileSync(file, "utf8")) : undefined;
  return { ...result, output: `${result.stdout}${result.stderr}`, report, folder };
}

/** Checks that the gate is red with these words in its first line, scored nothing of the bad recording and scored the honest one. */
export function expectUnread({ status, stdout, output, report }: Answer, file: string, words: string): void {
  expect(terminalVerdict(stdout)).toMatch(/^✘ Fail · Integrity: /);
  expect(output).toContain(words);
  expect(output).not.toMatch(/\n {4}at /);
  expect(status).toBe(1);
  const trials =
    report?.cases.flatMap((testCase) => testCase.trials.map((trial) => ({ id: testCase.id, ...trial }))) ??
    [];
  const broken = trials.filter((trial) => trial.file === file);
  const outcomes = broken.flatMap(({ scores }) => Object.values(scores).map((outcome) => outcome.status));
  expect(outcomes).not.toContain("scored");
  expect(report?.problems).toContainEqual(expect.objectContaining({ severity: "error", file }));
  expect(trials.find(({ id }) => id === "honest")).toMatchObject({ pass: true });
  expect(report).toMatchObject({ verdict: { result: "fail" }, baselineEligible: false });
}
