import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { programFile } from "./runner.ts";

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs rungate at a command line, without waiting in a way that would stop the servers of the test's own process. */
export async function rungate(
  cwd: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [programFile(), ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<number | null>((done, failed) => {
    child.on("error", failed).on("close", done);
  });
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}
