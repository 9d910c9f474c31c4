import { lines, manyLines, type TerminalText, terminal } from "../base/escape.ts";
import { counted, percent } from "../base/text.ts";
import { CONFIG_FILE } from "../config/policy.ts";
import type { MatchedFile } from "../recordings/files/find.ts";
import { readPattern } from "../recordings/files/pattern.ts";
import { suiteOf } from "../setup/find-recordings.ts";
import { nextCommand, type ProposedFiles, proposeFiles } from "../setup/init.ts";
import { decidedText, foundText, nextSteps, type PatternExample, workflowLine } from "../setup/init-text.ts";
import { findRuns, programName, readRecordings } from "./find-runs.ts";
import { checkInit, type PlannedWorkflow, planWorkflow, writeNew } from "./init-workflow.ts";
import { type AddCommand, type ExitCode, filled, type InitOptions, list } from "./options.ts";
import { print, printError, printProblems } from "./print.ts";

const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";

/** `rungate init`: a first expectations file, policy and workflow from recordings. */
export const addInit: AddCommand = (command, exit) => {
  command
    .addOption(
      list(
        "--runs <pattern...>",
        "recordings: globs with captures such as runs/{case}.{trial}.json",
        "found in evals, runs, recordings and other usual folders",
      ),
    )
    .addOption(filled("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
    .addOption(
      filled("--policy <file>", "policy to write; one that exists is kept and used").default(CONFIG_FILE),
    )
    .addOption(
      filled(
        "--workflow <file>",
        "workflow to write, unless one calls rungate; one that exists is kept",
      ).default(DEFAULT_WORKFLOW),
    )
    .addOption(
      filled(
        "--record <command>",
        "let the workflow record with this command (default: recordings are committed)",
      ),
    )
    .option(
      "--suite <name>",
      "name of the suite (default: the project's in which the recordings lie, in a monorepo)",
    )
    .option("--format <name>", "format of the recordings (default: seen from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
    .option("--dry-run", "print all files and write none")
    .action(async (options: InitOptions) => {
      exit(await init(options));
    });
};

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
  if (!runs.some(({ expectsOnly }) => !expectsOnly)) {
    const message = runs.length === 0 ? NO_RUN : NO_RECORDED_RUN;
    printProblems([{ severity: "error", message }]);
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
    printError(lines(summary));
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
  const contradictory = printProblems(proposed.preview.errors);
  return broken || contradictory ? 1 : 0;
}

const NO_RUN = "no run could be read, so there is nothing to propose and nothing is written";
const NO_RECORDED_RUN =
  "these files say what is expected, and none holds a run of the agent, so that nothing is written: record one, and let --runs name it";

function spaced(text: TerminalText | undefined): TerminalText[] {
  return text === undefined ? [] : [terminal``, text];
}

function exampleOf(pattern: string, files: readonly MatchedFile[]): PatternExample {
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
  if (files.policy === undefined) printError(terminal`${policy} exists: it would be kept`);
  else printFile(policy, files.policy);
  if (text === undefined) printError(workflowLine(outcome));
  else printFile(workflow, text);
  if (outcome.state === "called" && outcome.job !== undefined)
    printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}

function printFile(file: string, text: string): void {
  print(lines([terminal`==> ${file} <==`, manyLines(text), terminal``]));
}

/** Writes what is to be written, and says so of each file. Gives the names of what it wrote. */
function writeFiles(options: InitOptions, files: ProposedFiles, workflow: PlannedWorkflow): string[] {
  const { expectations, policy, cases, leftOut, preview } = files;
  const written = [options.expectations];
  writeNew(options.expectations, expectations);
  const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
  const { passRate } = preview;
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
