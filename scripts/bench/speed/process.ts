import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { programFile } from "../../../test/e2e/runner.ts";
import type { Figures } from "./result.ts";

const USAGE = fileURLToPath(new URL("programs/usage.cjs", import.meta.url));
const BARE = fileURLToPath(new URL("programs/bare.mjs", import.meta.url));
const MOST_SECONDS = 600;

export class Skipped extends Error {}

export type Command = readonly string[];

export function rungate(args: readonly string[], program = programFile()): Command {
  return [program, ...args];
}

export function bare(place: string): Command {
  return [BARE, place];
}

/**
 * Runs a program in a folder and returns its consumption. Throws when it does not exit with 0; Skipped when it lacks the option or takes
 * more than these seconds.
 */
export function measureCommand(command: Command, cwd: string, seconds = MOST_SECONDS): Promise<Figures> {
  return measureProcess(async (env) => {
    const child = spawn(process.execPath, command, {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "ignore", "pipe"],
      timeout: seconds * 1_000,
      killSignal: "SIGKILL",
    });
    const ended = new Promise<number | null>((done, failed) => {
      child.on("error", failed).on("close", (code) => done(code));
    });
    const [stderr, code] = await Promise.all([text(child.stderr), ended]);
    if (child.signalCode === "SIGKILL") throw new Skipped(`no answer within ${seconds} s`);
    if (/unknown option/.test(stderr)) throw new Skipped(stderr.trim().split("\n")[0]);
    if (code !== 0) throw new Error(`${command.join(" ")}: exit code ${code}\n${stderr.slice(-2_000)}`);
  });
}

export async function measureProcess(
  start: (env: Record<string, string>) => Promise<unknown>,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "rungate-usage-"));
  const file = join(folder, "usage.json");
  try {
    const begin = performance.now();
    await start({ NODE_OPTIONS: `--require "${USAGE}"`, BENCH_USAGE: file });
    const wall = performance.now() - begin;
    return { wall, ...JSON.parse(readFileSync(file, "utf8")) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
