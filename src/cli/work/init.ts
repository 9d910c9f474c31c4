import { readPattern } from "../../disk/path-pattern.ts";
import type { FoundFile } from "../../disk/patterns.ts";
import { lines, manyLines, type TerminalText, terminal } from "../../escape/terminal.ts";
import { type ProposedFiles, proposeFiles } from "../../init/files.ts";
import { suiteOf } from "../../init/finding/project.ts";
import { nextCommand } from "../../init/next-command.ts";
import { decidedText } from "../../init/told/decided.ts";
import { foundText, type PatternExample } from "../../init/told/found.ts";
import { nextSteps } from "../../init/told/next-steps.ts";
import { workflowLine } from "../../init/told/workflow.ts";
import { counted, percent } from "../../wording.ts";
import type { ExitCode } from "../command.ts";
import type { InitOptions } from "../init-options.ts";
import { complain, print } from "../print-text.ts";
import { tell } from "../tell.ts";
import { findRuns } from "./find-runs.ts";
import { checkInit, writeNew } from "./init-files.ts";
import { type PlannedWorkflow, planWorkflow } from "./init-workflow.ts";
import { programName } from "./program-name.ts";
import { readRecordings } from "./recordings.ts";

/**
 * Writes a first expectations file, a policy and a workflow, and says what was found and what is next. 1 when there are no recordings or
 * one of them could not be read. Throws ConfigurationError.
 */
export async function init(options: InitOptions): Promise<ExitCode> {
  const { kept, how } = checkInit(options);
  const found = options.runs.length > 0 ? { patterns: options.runs, notes: [] } : await findRuns(how);
  if (found === undefined) return 1;
  const suite = options.suite ?? suiteOf(found.patterns);
  const named = { ...options, runs: found.patterns, suite };
  const { runs, files, formats, broken } = await readRecordings(named);
  if (!runs.some(({ run }) => !run.expectsOnly)) {
    const message = runs.length === 0 ? NO_RUN : NO_RECORDED_RUN;
    tell([{ severity: "error", message }]);
    return 1;
  }
  const workflow = planWorkflow(named, files);
  const { outcome } = workflow;
  const areSnapshots = outcome.state === "written" && outcome.kind === "committed";
  const proposed = proposeFiles(runs, options, kept, areSnapshots);
  const patterns = found.patterns.map((pattern) => exampleOf(pattern, files));
  const summary = [
    foundText({ patterns, files: files.length, formats, runs }),
    ...found.notes,
    ...spaced(decidedText(proposed.decided)),
    terminal``,
  ];
  if (options.dryRun) {
    complain(lines(summary));
    printFiles(options, proposed, workflow);
  } else {
    print(lines(summary));
    const written = writeFiles(options, proposed, workflow);
    const { check, branch } = workflow;
    const gate = nextCommand(["gate"], { ...named, expectations: [named.expectations] });
    print(
      lines([
        terminal``,
        nextSteps({ written, workflow: outcome, check, branch, program: programName(), gate }),
      ]),
    );
  }
  const contradictory = tell(proposed.rehearsal.errors);
  return broken || contradictory ? 1 : 0;
}

const NO_RUN = "no run could be read, so there is nothing to propose and nothing is written";
const NO_RECORDED_RUN =
  "these files say what is expected, and none holds a run of the agent, so that nothing is written: record one, and let --runs name it";

function spaced(text: TerminalText | undefined): TerminalText[] {
  return text === undefined ? [] : [terminal``, text];
}

function exampleOf(pattern: string, files: readonly FoundFile[]): PatternExample {
  const { capture } = readPattern(pattern, process.cwd(), false);
  for (const { path, name } of files) {
    const captures = capture(path);
    if (captures !== undefined) return { pattern, example: { file: name, captures } };
  }
  return { pattern };
}

function printFiles(
  { expectations, policy, workflow }: InitOptions,
  files: ProposedFiles,
  { text, outcome }: PlannedWorkflow,
): void {
  printFile(expectations, files.expectations);
  if (files.policy === undefined) complain(terminal`${policy} exists: it would be kept`);
  else printFile(policy, files.policy);
  if (text === undefined) complain(workflowLine(outcome));
  else printFile(workflow, text);
  if (outcome.state === "called" && outcome.job !== undefined)
    printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}

function printFile(file: string, text: string): void {
  print(lines([terminal`==> ${file} <==`, manyLines(text), terminal``]));
}

/** Writes what is to be written, and says so of each file. Gives the names of what it wrote. */
function writeFiles(options: InitOptions, files: ProposedFiles, workflow: PlannedWorkflow): string[] {
  const { expectations, policy, cases, leftOut, rehearsal } = files;
  const written = [options.expectations];
  writeNew(options.expectations, expectations);
  const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
  const { passRate } = rehearsal;
  const reached =
    passRate === null
      ? "none of the runs can be assessed"
      : `the runs reach a pass rate of ${percent(passRate)}`;
  print(terminal`wrote ${options.expectations}: ${counted(cases, "case")}${others}; ${reached}`);
  if (policy === undefined) {
    print(terminal`kept ${options.policy}: it exists, and the cases are proposed for it`);
  } else {
    writeNew(options.policy, policy);
    written.push(options.policy);
    print(terminal`wrote ${options.policy}: what the gate demands, and what the tools do`);
  }
  if (workflow.text !== undefined) {
    writeNew(options.workflow, workflow.text);
    written.push(options.workflow);
  }
  print(workflowLine(workflow.outcome));
  return written;
}
