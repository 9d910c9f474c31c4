import { type Command, InvalidArgumentError, Option } from "commander";
import { defaultPolicyFile } from "../disk/checkout.ts";
import { DEFAULT_POLICY } from "../policy/default-file.ts";
import { type FileView, fileViews } from "../views/file-views.ts";
import { demandDistinct, type NamedFile } from "./distinct-files.ts";

export interface JobOptions {
  runs: string[];
  expectations: string[];
  policy?: string;
  suite: string;
  format?: string;
  caseField?: string;
  now?: string;
  workers?: number;
}

export interface PrintOptions {
  json?: true;
  markdown?: true;
  output?: string;
}

/** Adds the options that every command with recordings has. */
export function withJobOptions(command: Command): Command {
  return command
    .addOption(
      list("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "none"),
    )
    .addOption(list("--expectations <file...>", "expectations, YAML or JSON", "those in the recordings"))
    .addOption(
      filled("--policy <file>", `policy (default: ${DEFAULT_POLICY}, here or above in the repository)`),
    )
    .option("--suite <name>", "name of the suite", "default")
    .option("--format <name>", "format of the recordings (default: seen from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
    .option("--now <time>", "ISO time to write into the report (default: SOURCE_DATE_EPOCH, or none)")
    .addOption(
      new Option("--workers <count>", "threads that score, 0 for none (default: by size)")
        .argParser(workersOption)
        .hideHelp(),
    );
}

function workersOption(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Write a number from 0 to 9.");
}

/** Adds the options that choose how a report is printed, and where it is kept. */
export function withPrintOptions(command: Command): Command {
  command
    .addOption(new Option("--json", "print the report and nothing else").conflicts("markdown"))
    .option("--markdown", "print the report as Markdown")
    .addOption(filled("--output <file>", "write the report to a file too, as --json prints it"));
  for (const { name, what } of fileViews) command.addOption(filled(`--${name} <file>`, what));
  return command.hook("preAction", () => demandSafeFiles(command.opts()));
}

type FileOptions = PrintOptions &
  Partial<Pick<JobOptions, "expectations" | "policy">> & { judgeCache?: string };

/** Throws ConfigurationError when the options would have a file written over another, or over one that people wrote. */
export function demandSafeFiles(options: FileOptions): void {
  const { output, judgeCache, expectations, policy } = options;
  const views = namedViews(options).map(({ name, file }) => ({ flag: `--${name}`, file }));
  const ruling = expectations && (policy ?? defaultPolicyFile(process.cwd()) ?? DEFAULT_POLICY);
  demandDistinct(
    [...named("--output", output), ...views, ...named("--judge-cache", judgeCache)],
    [...(expectations ?? []).flatMap((file) => named("--expectations", file)), ...named("--policy", ruling)],
  );
}

function named(flag: string, file: string | undefined): NamedFile[] {
  return file === undefined ? [] : [{ flag, file }];
}

/** The views that options ask for, each with its file. */
export function namedViews(options: object): (FileView & { file: string })[] {
  const files = new Map<string, unknown>(Object.entries(options));
  return fileViews.flatMap((view) => {
    const file = files.get(view.name);
    return typeof file === "string" ? [{ ...view, file }] : [];
  });
}

/** An option that takes one value. A blank one is refused: it comes from a variable that is not set. */
export function filled(flags: string, description: string): Option {
  return new Option(flags, description).argParser((value: string) => {
    if (value.trim() !== "") return value;
    throw new InvalidArgumentError("It is blank: check that the variable it comes from is set.");
  });
}

/** An option that takes one or more values and may be repeated. */
export function list(flags: string, description: string, preset: string): Option {
  return new Option(flags, description)
    .argParser((value, before: string[]) => [...before, value])
    .default([], preset);
}
