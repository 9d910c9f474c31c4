import { Command, CommanderError } from "commander";
import { ConfigurationError } from "../problems.ts";
import { version } from "../version.ts";
import { addAccept } from "./accept.ts";
import { addCalibrate } from "./calibrate.ts";
import type { AddCommand, ExitCode } from "./command.ts";
import { output } from "./commander-output.ts";
import { addCompare } from "./compare.ts";
import { addDoctor } from "./doctor.ts";
import { addExplain } from "./explain.ts";
import { addGate } from "./gate.ts";
import { addInit } from "./init.ts";
import { addInspect } from "./inspect.ts";
import { addScore } from "./score.ts";
import { tell, tellFault } from "./tell.ts";
import { addTrend } from "./trend.ts";

/** What adds each command, by its name. */
export const commands: Readonly<Record<string, AddCommand>> = {
  gate: addGate,
  score: addScore,
  compare: addCompare,
  trend: addTrend,
  explain: addExplain,
  inspect: addInspect,
  init: addInit,
  doctor: addDoctor,
  accept: addAccept,
  calibrate: addCalibrate,
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
  for (const add of wanted(args)) {
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
function wanted([name = ""]: readonly string[]): readonly AddCommand[] {
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return named === undefined ? Object.values(commands) : [named];
}
