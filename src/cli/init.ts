import { lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readConfigurationFile } from "../disk/configuration.ts";
import { findFiles } from "../disk/patterns.ts";
import { type ProposedFiles, proposeFiles } from "../init/files.ts";
import { nextCommand } from "../init/next-command.ts";
import type { RecordedRun } from "../init/recorded-run.ts";
import { loadRuns } from "../load.ts";
import { loadOptions } from "../load-options.ts";
import { DEFAULT_POLICY, loadPolicy } from "../policy/load.ts";
import type { Policy } from "../policy/schema.ts";
import { ConfigurationError, type Problem, placeText } from "../problems.ts";
import type { Run } from "../recordings/run.ts";
import { hasCase, NO_CASE } from "../run.ts";
import { plainText } from "../views/escape.ts";
import { counted, percent } from "../wording.ts";
import type { AddCommand, ExitCode } from "./command.ts";
import { progressBar } from "./progress.ts";

const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";

interface InitOptions {
  runs: string[];
  expectations: string;
  policy: string;
  format?: string;
  caseField?: string;
  dryRun?: true;
}

/** `rungate init`: a first expectations file and policy from recordings. */
export const addInit: AddCommand = (program, exit) => {
  program
    .command("init")
    .description("write a first expectations file and policy from recordings")
    .requiredOption("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json")
    .option("--expectations <file>", "expectations to write", DEFAULT_EXPECTATIONS)
    .option("--policy <file>", "policy to write; one that exists is kept and used", DEFAULT_POLICY)
    .option("--format <name>", "format of the recordings (default: seen from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
    .option("--dry-run", "print both files and write neither")
    .action((options: InitOptions) => exit(init(options)));
};

function init(options: InitOptions): ExitCode {
  const kept = checkFiles(options);
  const { runs, broken } = readRecordings(options);
  if (!runs.some(({ run }) => !run.expectsOnly)) {
    process.stderr.write(
      "error: no run could be read, so there is nothing to propose and nothing is written\n",
    );
    return 1;
  }
  const files = proposeFiles(runs, options, kept);
  if (options.dryRun) printFiles(options, files);
  else writeFiles(options, files);
  return broken ? 1 : 0;
}

/** The policy that is there already, if any. Throws ConfigurationError when a file cannot be used, before anything is read. */
function checkFiles({ expectations, policy, dryRun }: InitOptions): Policy | undefined {
  const problems: Problem[] = [];
  const tell = (file: string, message: string) => problems.push({ severity: "error", file, message });
  const hasPolicy = isThere(policy);
  for (const file of hasPolicy ? [expectations] : [expectations, policy])
    if (!YAML_NAME.test(file)) tell(file, "init writes YAML: name a file that ends in .yml or .yaml");
  if (resolve(expectations) === resolve(policy)) tell(policy, "is named for both files: name two");
  else if (!dryRun && isThere(expectations)) tell(expectations, EXISTS);
  const kept = hasPolicy ? readPolicy(policy, problems) : undefined;
  if (problems.length > 0) throw new ConfigurationError(problems);
  return kept;
}

function readPolicy(file: string, problems: Problem[]): Policy | undefined {
  const source = readConfigurationFile(file, { root: process.cwd(), contained: false }, problems);
  if (source === undefined) return undefined;
  const { policy, problems: found } = loadPolicy(source.file, source.text);
  for (const problem of found) problems.push(problem);
  return policy;
}

/** The runs that can be read. What cannot be read is told on standard error. */
function readRecordings(options: InitOptions): { runs: RecordedRun[]; broken: boolean } {
  const unusable: Problem[] = [];
  const how = loadOptions(options, unusable);
  if (unusable.length > 0) throw new ConfigurationError(unusable);
  const { files, problems } = findFiles(options.runs, process.cwd(), false);
  const runs: RecordedRun[] = [];
  const progress = progressBar();
  for (const [at, file] of files.entries()) {
    for (const one of loadRuns(file, how)) {
      const { place } = one.origin;
      const fail = (message: string) => problems.push({ severity: "error", ...place, message });
      if ("fault" in one) {
        fail(one.fault);
        continue;
      }
      const { run, identity, origin } = one;
      for (const message of run.warnings) problems.push({ severity: "warning", ...place, message });
      if (hasCase(identity)) runs.push({ run: withoutTexts(run), identity, origin });
      else fail(NO_CASE);
    }
    progress(at + 1, files.length);
  }
  for (const problem of problems)
    process.stderr.write(`${problem.severity}: ${plainText(placeText(problem) + problem.message)}\n`);
  return { runs, broken: problems.some(({ severity }) => severity === "error") };
}

/** What was said and answered proposes nothing, and of many runs it would fill the memory. */
function withoutTexts({ row: _row, ...run }: Run): Run {
  const toolCalls = run.toolCalls.map(({ result: _result, ...call }) => call);
  return { ...run, input: "", response: "", texts: [], toolCalls };
}

function printFiles({ expectations, policy }: InitOptions, files: ProposedFiles): void {
  const print = (file: string, text: string) => process.stdout.write(`==> ${file} <==\n${text}\n`);
  print(expectations, files.expectations);
  if (files.policy === undefined) process.stderr.write(`${policy} exists: it would be kept\n`);
  else print(policy, files.policy);
}

function writeFiles(options: InitOptions, { expectations, policy, cases, passRate }: ProposedFiles): void {
  writeNew(options.expectations, expectations);
  process.stdout.write(`wrote ${options.expectations}: ${counted(cases, "case")}\n`);
  if (policy === undefined) {
    process.stdout.write(`kept ${options.policy}: it exists, and the cases are proposed for it\n`);
  } else {
    writeNew(options.policy, policy);
    process.stdout.write(`wrote ${options.policy}\n`);
  }
  const reached =
    passRate === null
      ? "None of the runs could be assessed"
      : `The runs reach a pass rate of ${percent(passRate)}`;
  process.stdout.write(
    `\n${reached} by them. Read both, correct what is not right, then:\n\n  ${nextCommand(options)}\n`,
  );
}

/** Writes a file that is not there yet, and the folders on the way to it. Throws ConfigurationError when that is not possible. */
function writeNew(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `cannot be written: ${error.message}`;
    throw new ConfigurationError([{ severity: "error", file, message }]);
  }
}

/** True for anything of that name, a link to nothing too: it would be written through. */
function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}
