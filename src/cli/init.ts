import { CONFIG_FILE } from "../config/policy.ts";
import { lines, manyLines, type TerminalText, terminal } from "../core/escape.ts";
import { loadRe2 } from "../core/expression.ts";
import { programName } from "../core/invocation.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { counted, percent } from "../core/text.ts";
import type { MatchedFile } from "../recordings/files/find.ts";
import type { LoadOptions } from "../recordings/files/load.ts";
import { readPattern } from "../recordings/files/path-pattern.ts";
import { findRecordings, suiteOf } from "../setup/init/find-recordings.ts";
import {
  decidedText,
  foundText,
  nextSteps,
  type PatternExample,
  workflowLine,
} from "../setup/init/init-text.ts";
import { type ProposedFiles, proposeFiles } from "../setup/init/propose-files.ts";
import { optionsByInput, readRecordings } from "../setup/init/read-recordings.ts";
import { linesToAdd } from "../setup/init/yaml-text.ts";
import { nextCommand } from "../views/next-command.ts";
import { addAttributes, attributesLine } from "./init-attributes.ts";
import { atTheTop, fromHere, inRepository, suiteOfFolder } from "./init-place.ts";
import {
  type CasesFile,
  casesBeside,
  checkInit,
  type PlannedWorkflow,
  planWorkflow,
  suiteConfig,
  writeNew,
} from "./init-workflow.ts";
import { progressBar } from "./job-options.ts";
import { type AddCommand, type ExitCode, filled, type InitOptions, list } from "./options.ts";
import { print, printError, printProblems, replaceFile } from "./print.ts";

const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";

export const addInit: AddCommand = (command, exit) => {
  command
    .addOption(
      list(
        "--runs <pattern...>",
        "recordings: globs with captures such as runs/{case}.{trial}.json",
        "found in evals/runs, evals, runs, recordings and other usual folders",
      ),
    )
    .addOption(filled("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
    .addOption(
      filled("--policy <file>", "file to write; if it exists, the suite is added to it").default(CONFIG_FILE),
    )
    .addOption(
      filled("--workflow <file>", "workflow to write, unless one already calls rungate").default(
        DEFAULT_WORKFLOW,
      ),
    )
    .addOption(
      filled("--record <command>", "command that records the agent (default: the recordings are committed)"),
    )
    .option("--suite <name>", "name of the suite (default: the name of the folder or project, in a monorepo)")
    .option("--format <name>", "format of the recordings (default: detected from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
    .option("--dry-run", "print all files without writing any")
    .action(async (options: InitOptions) => {
      exit(await init(options));
    });
};

/** Writes expectations, a policy and a workflow. Returns 1 when there is no recording or one cannot be read. Throws ConfigurationError. */
export async function init(typedOptions: InitOptions): Promise<ExitCode> {
  const options = atTheTop(typedOptions);
  // Patterns need it, and so do regular expressions in recordings.
  await loadRe2();
  const { kept, how } = checkInit(options);
  const found = findRuns(options, how);
  if (found.patterns === undefined) return 1;
  const suite = options.suite ?? suiteOfFolder(kept?.suites ?? []) ?? suiteOf(found.patterns);
  const { read, byInput, notes } = await readSuite(
    { ...options, runs: found.patterns },
    kept?.policy.redact ?? [],
    options.runs,
  );
  const suiteOptions = { ...options, runs: found.patterns, ...byInput, suite };
  const { runs, files, formats } = read;
  const broken = printProblems(read.problems);
  if (!runs.some(({ expectsOnly }) => !expectsOnly)) {
    printProblems([withoutRuns(runs)]);
    return 1;
  }
  const casesFile = casesBeside(
    options.expectations,
    runs.map(({ caseId }) => caseId),
  );
  const workflow = planWorkflow(suiteOptions, read, casesFile);
  const { outcome } = workflow;
  const areSnapshots = outcome.state === "written" && outcome.kind === "committed";
  const line = areSnapshots ? attributesLine(suiteOptions.runs) : undefined;
  const suiteEntry = suiteConfig(suiteOptions);
  const inputs = new Map([...read.inputs, ...(casesFile?.inputs ?? [])]);
  const names = { expectations: options.expectations, policy: inRepository(options.policy) };
  const proposed = proposeFiles(runs, names, kept, {
    suite: suiteEntry,
    // The runs of the next export are new ones.
    areSnapshots: areSnapshots && byInput === undefined,
    inputs,
  });
  const patterns = suiteOptions.runs.map((pattern) => exampleOf(pattern, files));
  const summary = [
    foundText({ patterns, files: files.length, formats, runs }),
    ...notes,
    ...(found.text === undefined ? [] : [found.text]),
    ...spaced(decidedText(proposed.decided)),
    terminal``,
  ];
  if (options.dryRun) {
    printError(lines(summary));
    printFiles(options, proposed, linesToAdd(options.policy, kept?.text ?? "", suiteEntry), workflow);
    if (line !== undefined) printFile(`${fromHere(".gitattributes")}, to add`, `${line}\n`);
  } else {
    print(lines(summary));
    const written = writeFiles(options, proposed, kept?.text, workflow, casesFile, line);
    const toAdd =
      proposed.policy === undefined
        ? { file: options.policy, lines: linesToAdd(options.policy, kept?.text ?? "", suiteEntry) }
        : undefined;
    print(lines([terminal``, stepsAfter(options, workflow, { written, toAdd })]));
  }
  const contradictory = printProblems(proposed.preview.errors);
  return broken || contradictory ? 1 : 0;
}

/** Reads the recordings, and names their cases after the inputs where their own ids are random and the user chose none. */
async function readSuite(options: InitOptions, redact: readonly string[], typed: readonly string[]) {
  const read = readRecordings(options, redact, await progressBar());
  const isChosen = typed.some((pattern) => pattern.includes("{case}"));
  const byInput = isChosen ? undefined : optionsByInput(options, read);
  if (byInput === undefined) return { read, byInput, notes: [] };
  const readByInput = readRecordings({ ...options, ...byInput }, redact, await progressBar());
  const isBetter = readByInput.unnamed === 0 && errorsIn(readByInput) <= errorsIn(read);
  return isBetter
    ? { read: readByInput, byInput, notes: [NAMED_BY_INPUT] }
    : { read, byInput: undefined, notes: [] };
}

function errorsIn({ problems }: { problems: readonly Problem[] }): number {
  return problems.filter(({ severity }) => severity === "error").length;
}

const NAMED_BY_INPUT = terminal`No run has a case id that the next export would have. So each case is named after what the user asked (caseField: input), and runs with the same input are trials of one case`;

/** Returns the named recordings, or those of a usual folder, whose problems it prints. */
function findRuns(
  { runs }: InitOptions,
  how: LoadOptions,
): { patterns: string[] | undefined; text?: TerminalText | undefined } {
  if (runs.length > 0) return { patterns: [...runs] };
  const found = findRecordings(process.cwd(), how);
  printProblems(found.doubtful);
  if (found.patterns === undefined && found.text !== undefined) printError(found.text);
  return found;
}

function stepsAfter(
  { policy }: InitOptions,
  { outcome, check, branch }: PlannedWorkflow,
  done: Pick<Parameters<typeof nextSteps>[0], "written" | "toAdd">,
): TerminalText {
  const isFound = inRepository(policy) === CONFIG_FILE;
  const gate = nextCommand(["gate"], { runs: [], expectations: [], policy: isFound ? undefined : policy });
  return nextSteps({ ...done, workflow: outcome, check, branch, program: programName(), gate });
}

function withoutRuns({ length }: readonly unknown[]): Problem {
  return { severity: "error", message: length === 0 ? NO_RUN : NO_RECORDED_RUN };
}

const NO_RUN = "no run could be read, so rungate has nothing to propose and writes nothing";
const NO_RECORDED_RUN =
  "these files say what is expected, but none has a run of the agent, so rungate writes nothing. Record a run, and name it with --runs";

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
  suite: readonly string[],
  { text, outcome }: PlannedWorkflow,
): void {
  printFile(expectations, files.expectations);
  if (files.policy === undefined) printFile(`${policy}, to add by hand`, `${suite.join("\n")}\n`);
  else printFile(policy, files.policy);
  if (text === undefined) printError(workflowLine(outcome));
  else printFile(workflow, text);
  if (outcome.state === "called" && outcome.job !== undefined)
    printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}

/** Throws ConfigurationError when the file changed meanwhile or cannot be written. */
function addTo(file: string, before: string, after: string): void {
  const message = replaceFile(file, before, after);
  if (message !== undefined) throw new ConfigurationError([{ severity: "error", file, message }]);
}

function printFile(file: string, text: string): void {
  print(lines([terminal`==> ${file} <==`, manyLines(text), terminal``]));
}

function copiedLine(
  { file, inputs }: CasesFile,
  ids: readonly string[],
  { expectations, record }: InitOptions,
): TerminalText {
  const copied = ids.filter((id) => inputs.has(id)).length;
  if (copied < inputs.size)
    return terminal`copied ${copied} of ${counted(inputs.size, "input")} from ${file}: "rungate record" still needs that file for the others`;
  return record?.includes(file)
    ? terminal`copied the inputs from ${file}: write --cases ${expectations} into your command, then you can delete ${file}`
    : terminal`copied the inputs from ${file}, which is no longer needed: "rungate record --cases" finds them in ${expectations}`;
}

/** Returns the names of the files that it wrote. */
function writeFiles(
  options: InitOptions,
  files: ProposedFiles,
  policyText: string | undefined,
  workflow: PlannedWorkflow,
  casesFile: CasesFile | undefined,
  line: string | undefined,
): string[] {
  const { expectations, policy, cases, leftOut, preview } = files;
  const written = [options.expectations];
  writeNew(options.expectations, expectations);
  const leftOutText = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
  const { passRate } = preview;
  const reached =
    passRate === null ? "no run can be assessed" : `the runs reach a pass rate of ${percent(passRate)}`;
  print(terminal`wrote ${options.expectations}: ${counted(cases, "case")}${leftOutText}; ${reached}`);
  if (casesFile !== undefined) print(copiedLine(casesFile, files.ids, options));
  if (policy === undefined) {
    print(terminal`kept ${options.policy}: add the suite to it yourself, as shown below`);
  } else if (policyText === undefined) {
    writeNew(options.policy, policy);
    written.push(options.policy);
    print(terminal`wrote ${options.policy}: the recordings, what the gate requires, what the tools do`);
  } else {
    addTo(options.policy, policyText, policy);
    written.push(options.policy);
    print(terminal`added the suite to ${options.policy}`);
  }
  if (workflow.text !== undefined) {
    writeNew(options.workflow, workflow.text);
    written.push(options.workflow);
  }
  print(workflowLine(workflow.outcome));
  const attributes = line === undefined ? undefined : addAttributes(line);
  if (attributes === undefined) return written;
  print(terminal`wrote ${attributes}: GitHub folds the recordings in pull requests`);
  return [...written, attributes];
}
