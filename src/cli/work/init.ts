import { lstatSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readConfigurationFile } from "../../disk/configuration.ts";
import { writeWhole } from "../../disk/write.ts";
import { lines, manyLines, terminal } from "../../escape/terminal.ts";
import { type ProposedFiles, proposeFiles } from "../../init/files.ts";
import { nextCommand } from "../../init/next-command.ts";
import { loadPolicy } from "../../policy/load.ts";
import type { Policy } from "../../policy/schema.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";
import { counted, percent } from "../../wording.ts";
import type { ExitCode } from "../command.ts";
import { complain, print } from "../print-text.ts";
import { tell } from "../tell.ts";
import { readRecordings } from "./recordings.ts";

const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";

export interface InitOptions {
  runs: string[];
  expectations: string;
  policy: string;
  format?: string;
  caseField?: string;
  dryRun?: true;
}

/** Writes a first expectations file and policy. 1 when some recording could not be read. Throws ConfigurationError. */
export async function init(options: InitOptions): Promise<ExitCode> {
  const kept = checkFiles(options);
  const { runs, broken } = await readRecordings(options);
  if (!runs.some(({ run }) => !run.expectsOnly)) {
    const message = "no run could be read, so there is nothing to propose and nothing is written";
    tell([{ severity: "error", message }]);
    return 1;
  }
  const files = proposeFiles(runs, options, kept);
  if (options.dryRun) printFiles(options, files);
  else writeFiles(options, files);
  const contradictory = tell(files.rehearsal.errors);
  return broken || contradictory ? 1 : 0;
}

/** The policy that is there already, if any. Throws ConfigurationError when a file cannot be used, before anything is read. */
function checkFiles({ expectations, policy, dryRun }: InitOptions): Policy | undefined {
  const problems: Problem[] = [];
  const refuse = (file: string, message: string) => problems.push({ severity: "error", file, message });
  const hasPolicy = isThere(policy);
  for (const file of hasPolicy ? [expectations] : [expectations, policy])
    if (!YAML_NAME.test(file)) refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
  if (resolve(expectations) === resolve(policy)) refuse(policy, "is named for both files: name two");
  else if (!dryRun && isThere(expectations)) refuse(expectations, EXISTS);
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

function printFiles({ expectations, policy }: InitOptions, files: ProposedFiles): void {
  printFile(expectations, files.expectations);
  if (files.policy === undefined) complain(terminal`${policy} exists: it would be kept`);
  else printFile(policy, files.policy);
}

function printFile(file: string, text: string): void {
  print(lines([terminal`==> ${file} <==`, manyLines(text), terminal``]));
}

function writeFiles(options: InitOptions, files: ProposedFiles): void {
  const { expectations, policy, cases, leftOut, rehearsal } = files;
  writeNew(options.expectations, expectations);
  const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
  print(terminal`wrote ${options.expectations}: ${counted(cases, "case")}${others}`);
  if (policy === undefined) {
    print(terminal`kept ${options.policy}: it exists, and the cases are proposed for it`);
  } else {
    writeNew(options.policy, policy);
    print(terminal`wrote ${options.policy}`);
  }
  const { passRate } = rehearsal;
  const reached =
    passRate === null
      ? "None of the runs could be assessed"
      : `The runs reach a pass rate of ${percent(passRate)}`;
  print(
    terminal`\n${reached} by them. Read both, correct what is not right, then:\n\n  ${nextCommand(options)}`,
  );
}

/** Writes a file that is not there yet, and the folders on the way to it. Throws ConfigurationError when that is not possible. */
function writeNew(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (isThere(file)) throw new Error(EXISTS);
    writeWhole(file, text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `cannot be written: ${error.message}`;
    throw new ConfigurationError([{ severity: "error", file, message }]);
  }
}

/** True for anything of that name, a link to nothing too: it would be written through. */
function isThere(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
}
