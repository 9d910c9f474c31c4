import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { CONFIG_FILE, CONFIG_FILES } from "../config/policy.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { DEFAULT_SERVER } from "../scorers/judge/judgement.ts";
import { type FileView, fileViews } from "../views/index.ts";

export interface JudgeOptions {
  judgeModel?: string;
  judgeBaseUrl?: string;
  judgeCache?: string;
}

/** Adds the options of a command that reads and judges recordings. */
export function withJudgedJobOptions(command: Command): Command {
  return withJobOptions(command)
    .addOption(
      filled(
        "--judge-model <name>",
        "model that judges tool calls and what was said, with the key in RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY (default: no judge)",
      ),
    )
    .option("--judge-base-url <address>", `its OpenAI-compatible server (default: ${DEFAULT_SERVER})`)
    .addOption(filled("--judge-cache <file>", "keeps judgements, so that the same run is judged once"));
}

export interface JobOptions {
  runs: string[];
  expectations: string[];
  policy?: string;
  suite?: string;
  format?: string;
  caseField?: string;
  now?: string;
}

export interface PrintOptions {
  json?: true;
  markdown?: true;
  output?: string;
}

/** Adds the options of a command that reads recordings. */
export function withJobOptions(command: Command): Command {
  return command
    .addOption(
      list(
        "--runs <pattern...>",
        "recordings: globs with captures such as runs/{case}.{trial}.json",
        "those of rungate.yml",
      ),
    )
    .addOption(
      list(
        "--expectations <file...>",
        "expectations, YAML or JSON",
        "those of rungate.yml, or in the recordings",
      ),
    )
    .addOption(
      filled(
        "--policy <file>",
        `the file to use (default: ${CONFIG_FILES.join(" or ")}, here or above in the repository)`,
      ),
    )
    .option("--suite <name>", "one suite of rungate.yml (default: all of them)")
    .option("--format <name>", "format of the recordings (default: detected from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
    .option("--now <time>", "ISO time to write into the report (default: SOURCE_DATE_EPOCH, or none)");
}

/** Adds the options for printing and storing a report. */
export function withPrintOptions(command: Command): Command {
  command
    .addOption(new Option("--json", "print the report and nothing else").conflicts("markdown"))
    .option("--markdown", "print the report as Markdown")
    .addOption(filled("--output <file>", "write the report to a file too, as --json prints it"));
  for (const { name, what } of fileViews) command.addOption(filled(`--${name} <file>`, what));
  return command.hook("preAction", () => demandSafeFiles(command.opts()));
}

interface SourceFiles {
  expectations: readonly string[];
  policy: string;
}

/** Throws ConfigurationError when options would write a file twice or overwrite a source file. */
export function demandSafeFiles(
  options: PrintOptions & { judgeCache?: string },
  { expectations, policy }: SourceFiles = { expectations: [], policy: CONFIG_FILE },
): void {
  const { output, judgeCache } = options;
  const views = namedViews(options).map(({ name, file }) => ({ flag: `--${name}`, file }));
  demandDistinct(
    [...named("--output", output), ...views, ...named("--judge-cache", judgeCache)],
    [...expectations.flatMap((file) => named("--expectations", file)), ...named("--policy", policy)],
  );
}

function named(flag: string, file: string | undefined): NamedFile[] {
  return file === undefined ? [] : [{ flag, file }];
}

/** Returns the views that options request, each with its file. */
export function namedViews(options: object): (FileView & { file: string })[] {
  const files = new Map<string, unknown>(Object.entries(options));
  return fileViews.flatMap((view) => {
    const file = files.get(view.name);
    return typeof file === "string" ? [{ ...view, file }] : [];
  });
}

/** Returns an option with one value. Refuses a blank value, which comes from an unset variable. */
export function filled(flags: string, description: string): Option {
  return new Option(flags, description).argParser((value: string) => {
    if (value.trim() !== "") return value;
    throw new InvalidArgumentError("It is blank: check that the variable it comes from is set.");
  });
}

/** Returns an option with one or more values, which can be repeated. */
export function list(flags: string, description: string, preset: string): Option {
  return new Option(flags, description)
    .argParser((value, before: string[]) => [...before, value])
    .default([], preset);
}

export interface InitOptions {
  runs: string[];
  expectations: string;
  policy: string;
  workflow: string;
  record?: string;
  /** Defaults to the project that contains all recordings, if any. */
  suite?: string | undefined;
  format?: string;
  caseField?: string;
  dryRun?: true;
}

interface NamedFile {
  flag: string;
  file: string;
}

function demandDistinct(written: readonly NamedFile[], read: readonly NamedFile[]): void {
  const sources = new Map(read.map(({ flag, file }) => [placeOf(file), flag]));
  const taken = new Map<string, string>();
  const problems = written.flatMap(({ flag, file }): Problem[] => {
    const place = placeOf(file);
    const source = sources.get(place);
    const other = taken.get(place);
    taken.set(place, flag);
    const message =
      source !== undefined
        ? `is the file of ${source}, which ${flag} would overwrite: name another file for ${flag}`
        : `both ${other} and ${flag} would be written there: name another file for one of them`;
    return source === undefined && other === undefined ? [] : [{ severity: "error", file, message }];
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** Resolves links as far as the path exists. */
function placeOf(file: string): string {
  const path = resolve(file);
  return real(path) ?? join(real(dirname(path)) ?? dirname(path), basename(path));
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Exit codes: 0 pass, 1 fail, 2 usage or configuration error. */
export type ExitCode = 0 | 1 | 2;

export type AddCommand = (command: Command, exit: (code: ExitCode) => void) => void;

/** An option with several values takes a case that follows it for a value. */
export function caseNotNamed(demand: string, command: string): ConfigurationError {
  const message = `${demand}. Write the case before the options: rungate ${command} CASE --runs …`;
  return new ConfigurationError([{ severity: "error", message }]);
}
