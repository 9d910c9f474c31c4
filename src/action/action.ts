import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as core from "@actions/core";
import { createdAt } from "../created-at.ts";
import { writeWhole } from "../disk/write.ts";
import { DEFAULT_POLICY } from "../policy/load.ts";
import { ConfigurationError } from "../problems.ts";
import type { Report } from "../report/schema.ts";
import { reportText } from "../report/text.ts";
import { type Job, run } from "../run.ts";
import { plainText } from "../views/escape.ts";
import { summaryView } from "../views/summary.ts";
import { terminalView } from "../views/terminal.ts";
import { type Inputs, loadInputs, settingsOf } from "./inputs.ts";
import { writeLog } from "./log.ts";

/** The action: everything is written before the exit code is decided, so that a failing gate is always explained. */
export async function runAction(): Promise<void> {
  try {
    const inputs = loadInputs(core.getInput);
    const root = process.env.GITHUB_WORKSPACE ?? process.cwd();
    const report = run(jobOf(inputs, root));
    await write(report, root);
    if (report.verdict.blocks && !inputs["report-only"]) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const { message, file, line, column } of error.problems) {
      const place = {
        ...(file && { file }),
        ...(line && { startLine: line }),
        ...(column && { startColumn: column }),
      };
      core.error(plainText(message), { title: "rungate configuration", ...place });
    }
    core.setOutput("verdict", "fail");
    process.exitCode = 2;
  }
}

function jobOf(inputs: Inputs, root: string): Job {
  const { policy } = inputs;
  return {
    runs: inputs.runs,
    expectations: inputs.expectations,
    policy: policy === DEFAULT_POLICY && !existsSync(resolve(root, policy)) ? undefined : policy,
    suite: inputs.suite,
    format: inputs.format,
    caseField: inputs["case-field"],
    root,
    contained: true,
    commit: process.env.GITHUB_SHA ?? null,
    settings: settingsOf(inputs),
    createdAt: createdAt(),
  };
}

async function write(report: Report, root: string): Promise<void> {
  const file = resolve(root, `rungate-report.${report.suite}.json`);
  writeWhole(file, reportText(report));
  writeLog(terminalView(report, { colors: false, verdict: true }));
  await core.summary.addRaw(summaryView(report)).write();
  core.setOutput("verdict", report.verdict.result);
  core.setOutput("report", file);
  for (const [id, { value }] of Object.entries(report.scores)) core.setOutput(`score-${id}`, value ?? "");
  if (!report.verdict.blocks) return;
  const decided = report.verdict.checks.filter(({ result }) => result === report.verdict.result);
  core.error(decided.map(({ title, message }) => plainText(`${title}: ${message}`)).join("\n"), {
    title: "rungate",
  });
}
