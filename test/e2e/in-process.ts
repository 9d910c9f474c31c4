import { runCommandLine } from "../../src/cli/program.ts";
import { runAction } from "../../src/github/action.ts";

export interface Ran {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** The work of another test of this process, which has the process to itself. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs rungate in this process as if it had been started: with these arguments, in this folder, with these variables and no others. Without
 * arguments it is the action. What it prints is returned, and handed on as it comes.
 */
export function runHere(
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  onOutput: (text: string) => void = () => {},
): Promise<Ran> {
  const ran = previous.then(() => alone(args, cwd, env, onOutput));
  previous = ran.catch(() => {});
  return ran;
}

async function alone(
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  onOutput: (text: string) => void,
): Promise<Ran> {
  const listeners = process.listeners("uncaughtException");
  const before = { cwd: process.cwd(), env: process.env, argv: process.argv, exitCode: process.exitCode };
  const printed = { stdout: "", stderr: "" };
  const restore = (["stdout", "stderr"] as const).map((name) => {
    const stream = process[name];
    const { write, isTTY } = stream;
    stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
      const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
      printed[name] += text;
      onOutput(text);
      const done = rest.find((one) => typeof one === "function");
      if (done !== undefined) (done as () => void)();
      return true;
    }) as typeof stream.write;
    stream.isTTY = false;
    return () => {
      stream.write = write;
      stream.isTTY = isTTY;
    };
  });
  try {
    process.env = { ...env };
    process.chdir(cwd);
    process.exitCode = undefined;
    process.argv = [before.argv[0] ?? "node", PROGRAM, ...args];
    if (args.length === 0) await runAction();
    else process.exitCode = await runCommandLine(args);
    return { exitCode: Number(process.exitCode ?? 0), ...printed };
  } finally {
    for (const one of restore) one();
    process.env = before.env;
    process.chdir(before.cwd);
    process.argv = before.argv;
    process.exitCode = before.exitCode;
    for (const one of process.listeners("uncaughtException"))
      if (!listeners.includes(one)) process.off("uncaughtException", one);
  }
}

const PROGRAM = new URL("../../dist/index.js", import.meta.url).pathname;
