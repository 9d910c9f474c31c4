import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { runHere } from "./in-process.ts";
import { after, exitCodeOf } from "./process.ts";
import { mayRunHere, programFile } from "./runner.ts";
import { unwrapped } from "./unwrapped.ts";
import type { Around } from "./variables.ts";

export interface CommandResult {
  /** 143 after SIGTERM, like in a shell. */
  status: number | null;
  /** Lines that were broken because of their length are whole here. */
  stdout: string;
  stderr: string;
}

/** Runs rungate at a command line without blocking the servers of the test's process. */
export async function rungate(
  cwd: string,
  args: readonly string[],
  env: Record<string, string> = {},
  { prelude, started }: Around = {},
): Promise<CommandResult> {
  if (mayRunHere({ prelude, started }, env)) {
    const { exitCode, stdout, stderr } = await runHere(args, cwd, { PATH: process.env.PATH ?? "", ...env });
    return { status: exitCode, stdout: unwrapped(stdout), stderr };
  }
  const [program = "", ...programArgs] = after(prelude, [process.execPath, programFile(), ...args], env);
  const child = spawn(program, programArgs, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  started?.((signal) => child.kill(signal));
  const ended = new Promise<number | null>((done, failed) => {
    child.on("error", failed).on("close", (code, signal) => done(exitCodeOf(code, signal)));
  });
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout: unwrapped(stdout), stderr };
}
