import { Command, CommanderError, type OutputConfiguration } from "commander";
import { lines, manyLines, terminal } from "../core/escape.ts";
import { toItsEnd } from "../core/interruptible.ts";
import { startHere } from "../core/invocation.ts";
import { ConfigurationError, nearestName } from "../core/problems.ts";
import { version } from "../version.ts";
import { type AddCommand, type ExitCode, filled } from "./options.ts";
import { print, printError, printFault, printProblems } from "./print.ts";

interface CommandEntry {
  name: string;
  summary: string;
  /** Not needed every week, so the help lists it last. */
  isRare?: true;
  load: () => Promise<AddCommand>;
}

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: "demo",
    summary: "gate an example suite twice, red and green, and write both reports as pages",
    load: async () => (await import("./demo.ts")).addDemo,
  },
  {
    name: "init",
    summary: "write first expectations, a policy and a workflow from recordings, and say what is next",
    load: async () => (await import("./init.ts")).addInit,
  },
  {
    name: "record",
    summary: "run your agent and record its runs, without a change to its code",
    load: async () => (await import("./record.ts")).addRecord,
  },
  {
    name: "gate",
    summary: "score recordings, compare with a baseline and give a verdict: exit 0 pass, 1 fail, 2 usage",
    load: async () => (await import("./gate.ts")).addGate,
  },
  {
    name: "explain",
    summary: "show each call of a case beside what was expected",
    load: async () => (await import("./explain.ts")).addExplain,
  },
  {
    name: "accept",
    summary: "expect what recorded runs did: show the difference, ask, then write it",
    load: async () => (await import("./accept.ts")).addAccept,
  },
  {
    name: "doctor",
    summary: "check what is missing for a gate that you can trust; changes nothing",
    load: async () => (await import("./doctor.ts")).addDoctor,
  },
  {
    name: "inspect",
    summary: "show what is seen in recordings: format, case, each call",
    load: async () => (await import("./inspect.ts")).addInspect,
  },
  {
    name: "score",
    summary: "score recordings: exit 1 only when something could not be read",
    load: async () => (await import("./gate.ts")).addScore,
  },
  {
    name: "compare",
    isRare: true,
    summary: "give the verdict on a report with another as its baseline: exit 0 pass, 1 fail, 2 usage",
    load: async () => (await import("./compare.ts")).addCompare,
  },
  {
    name: "trend",
    isRare: true,
    summary: "show how the scores went over the commits that reports remember: exit 0, 2 usage",
    load: async () => (await import("./trend.ts")).addTrend,
  },
  {
    name: "plan",
    isRare: true,
    summary: "show which drops a suite can see, and how many cases and trials a smaller drop needs",
    load: async () => (await import("./plan.ts")).addPlan,
  },
  {
    name: "challenge",
    isRare: true,
    summary:
      "break the recorded runs in known ways and show which breaks the gate would miss: exit 0, 1 below challenge.floor, 2 usage",
    load: async () => (await import("./challenge.ts")).addChallenge,
  },
  {
    name: "calibrate",
    isRare: true,
    summary:
      "compare the judge's verdicts on calls with people's labels: exit 0, 1 below --min-kappa, 2 usage",
    load: async () => (await import("./calibrate.ts")).addCalibrate,
  },
];

/** Options of the program itself. Any other leading option belongs to `gate`, the default command. */
const PROGRAM_OPTIONS = ["-h", "--help", "-V", "--version"];

/** Runs the command that the arguments name, by default `gate`. Returns its exit code. */
export async function runCommandLine(argv: readonly string[]): Promise<ExitCode> {
  startHere();
  const [first = "-"] = argv;
  const args = first.startsWith("-") && !PROGRAM_OPTIONS.includes(first) ? ["gate", ...argv] : argv;
  let code: ExitCode = 0;
  const program = new Command("rungate")
    .description("Scores recorded runs of an LLM agent by its tool calls.")
    .version(version)
    .exitOverride()
    .configureOutput(output)
    .showHelpAfterError("(run with --help for the options)");
  for (const { name, summary, isRare, load } of commands) {
    const command = program.command(name).description(summary);
    if (isRare) command.helpGroup("Commands for now and then:");
    if (name !== args[0]) continue;
    const add = await load();
    add(withDirectory(command), (answer) => {
      code = answer;
    });
  }
  process.stdout.on("error", ignoreClosedPipe);
  try {
    await toItsEnd(() => program.parseAsync(args, { from: "user" }));
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.code === "commander.unknownCommand") printSuggestion(args[0] ?? "", error.message);
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof ConfigurationError) {
      printProblems(error.problems);
      return 2;
    }
    printFault(error);
    return 1;
  }
}

/** Names of such commands in other tools. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  check: "gate",
  test: "gate",
  eval: "gate",
  setup: "init",
  show: "explain",
};

function printSuggestion(word: string, message: string): void {
  const near = message.includes("Did you mean") ? undefined : nearestName(word, Object.keys(OTHER_WORDS));
  if (near !== undefined) printError(terminal`(Did you mean ${OTHER_WORDS[near] ?? ""}?)`);
}

export function withDirectory(command: Command): Command {
  return command
    .addOption(filled("-C, --directory <folder>", "run as if rungate was started in this folder"))
    .hook("preAction", (named) => enter(named.opts<{ directory?: string }>().directory));
}

function enter(folder: string | undefined): void {
  if (folder === undefined) return;
  try {
    process.chdir(folder);
  } catch (error) {
    const message = `--directory ${folder} cannot be entered: ${(error as Error).message}`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
}

/** `rungate … | head` closes the pipe early, which is not a fault. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

/** commander's suggestion below an error, which contains known names only. */
const SUGGESTION = /\n(?=\(Did you mean [\w, -]+\?\)\n?$)/;

/** The output of commander. An error repeats arguments, which are untrusted, so it stays on one line. */
const output: OutputConfiguration = {
  writeOut: (text) => print(manyLines(text)),
  writeErr: (text) => printError(manyLines(text)),
  outputError: (text) => {
    const parts = text.replace(/\n$/, "").split(SUGGESTION);
    printError(lines(parts.map((line) => terminal`${line}`)));
  },
};
