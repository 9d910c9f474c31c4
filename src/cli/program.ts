import { Command, CommanderError, type OutputConfiguration } from "commander";
import { lines, manyLines, terminal } from "../base/escape.ts";
import { ConfigurationError } from "../base/problems.ts";
import { version } from "../version.ts";
import type { AddCommand, ExitCode } from "./options.ts";
import { complain, print, tell, tellFault } from "./print.ts";

/** What adds each command, by its name. Only the one that is named is loaded. */
export const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  gate: async () => (await import("./gate.ts")).addGate,
  score: async () => (await import("./gate.ts")).addScore,
  compare: async () => (await import("./compare.ts")).addCompare,
  trend: async () => (await import("./trend.ts")).addTrend,
  explain: async () => (await import("./explain.ts")).addExplain,
  inspect: async () => (await import("./inspect.ts")).addInspect,
  init: async () => (await import("./init.ts")).addInit,
  doctor: async () => (await import("./doctor.ts")).addDoctor,
  accept: async () => (await import("./accept.ts")).addAccept,
  calibrate: async () => (await import("./calibrate.ts")).addCalibrate,
};

/** Runs the command that the arguments name and answers with its exit code. */
export async function runCommandLine(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = new Command("rungate")
    .description("Scores recorded runs of an LLM agent by its tool calls.")
    .version(version)
    .exitOverride()
    .configureOutput(output)
    .showHelpAfterError("(run with --help for the options)");
  for (const load of wanted(args)) {
    const add = await load();
    add(program, (answer) => {
      code = answer;
    });
  }
  process.stdout.on("error", ignoreClosedPipe);
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof ConfigurationError) {
      tell(error.problems);
      return 2;
    }
    tellFault(error);
    return 1;
  }
}

/** `rungate … | head` closes the pipe early; that is no fault. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

/** The command that is named first; all of them where that is none, for help and for "did you mean". */
function wanted([name = ""]: readonly string[]): readonly (() => Promise<AddCommand>)[] {
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return named === undefined ? Object.values(commands) : [named];
}

/** What commander puts below an error on a line of its own. It holds known names only. */
const SUGGESTION = /\n(?=\(Did you mean [\w, -]+\?\)\n?$)/;

/** Where commander prints help and errors. An error repeats arguments, which may hold anything: it stays on its line. */
const output: OutputConfiguration = {
  writeOut: (text) => print(manyLines(text)),
  writeErr: (text) => complain(manyLines(text)),
  outputError: (text) => {
    const said = text.replace(/\n$/, "").split(SUGGESTION);
    complain(lines(said.map((line) => terminal`${line}`)));
  },
};
