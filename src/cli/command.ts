import type { Command } from "commander";

/** Exit codes: 0 pass, 1 fail, 2 usage or configuration error. */
export type ExitCode = 0 | 1 | 2;

/** Adds a command to the program. The command's answer is the exit code. */
export type AddCommand = (program: Command, exit: (code: ExitCode) => void) => void;
