import { summary } from "@actions/core";
import { context } from "@actions/github";
import { runCommandLine } from "../../src/cli/program.ts";
import { runAction } from "../../src/github/action.ts";

export interface Ran {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Only one run at a time may use the process. */
let isBusy = false;

export function isIdle(): boolean {
  return !isBusy;
}

/**
 * Runs rungate in this process with only these arguments, folder and variables. It is the action when there are inputs and no arguments.
 * Throws during another run in this process.
 */
export async function runHere(
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Ran> {
  if (isBusy) throw new Error("something runs here already");
  isBusy = true;
  const before = { cwd: process.cwd(), env: process.env, argv: process.argv, exitCode: process.exitCode };
  const printed = { stdout: "", stderr: "" };
  const listened = [process, process.stdout].map((emitter) => forgetting(emitter));
  const restore = (["stdout", "stderr"] as const).map((name) => {
    const stream = process[name];
    const { write, isTTY } = stream;
    stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
      const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
      printed[name] += text;
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
    resetModules();
    if (args.length === 0 && "INPUT_COMMENT" in env) await runAction();
    else process.exitCode = await runCommandLine(args);
    return { exitCode: Number(process.exitCode ?? 0), ...printed };
  } finally {
    for (const one of restore) one();
    process.env = before.env;
    process.chdir(before.cwd);
    process.argv = before.argv;
    process.exitCode = before.exitCode;
    for (const forget of listened) forget();
    isBusy = false;
  }
}

const PROGRAM = new URL("../../dist/index.js", import.meta.url).pathname;

/** GitHub's packages cache their input at load time, so each run resets it. */
function resetModules(): void {
  Object.assign(context, new (context.constructor as new () => typeof context)());
  Object.assign(summary, { _filePath: undefined });
}

/** Returns a function that removes listeners added since. */
function forgetting(emitter: NodeJS.EventEmitter): () => void {
  const events = ["error", "uncaughtException"];
  const before = new Map(events.map((event) => [event, emitter.listeners(event)]));
  return () => {
    for (const event of events)
      for (const one of emitter.listeners(event))
        if (!before.get(event)?.includes(one)) emitter.off(event, one as () => void);
  };
}
