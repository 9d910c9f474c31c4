import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { limits } from "../../base/limits.ts";
import { codeOf } from "../../base/network.ts";
import { ConfigurationError } from "../../base/problems.ts";

/** How a start of the command ended. */
export interface CommandEnd {
  /** Why the run counts as one that could not run; undefined where the command ended well. */
  fault?: string;
  /** It took longer than it may. */
  isLate?: boolean;
  /** The last of what it printed. */
  output: string;
}

/**
 * Drives a command that does not end by itself. Resolves when that is done, with the reason where it could not be, and with undefined where the
 * command ended before it began. `isOver` is true once the command has ended, and `doing` keeps the step that the command is in.
 */
export type Driver = (
  isOver: () => boolean,
  doing: (step: string) => void,
) => Promise<Pick<CommandEnd, "fault"> | undefined>;

/** The agent's command, which may run several times at once. */
export class AgentCommand {
  private readonly words: readonly string[];
  private readonly running = new Set<ChildProcess>();

  /** `words` are the program and its arguments. No shell reads them. */
  constructor(words: readonly string[]) {
    this.words = words;
  }

  /**
   * Starts it in the working directory and waits for its end, or ends it after it was driven. Throws ConfigurationError where there is no
   * such program.
   */
  async run(
    env: Record<string, string>,
    timeoutSeconds: number,
    { words = this.words, drive }: { words?: readonly string[]; drive?: Driver } = {},
  ): Promise<CommandEnd> {
    const [program = ""] = words;
    const child = this.start(words, env);
    this.running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (piece: Buffer) => {
        output = (output + piece.toString("utf8")).slice(-limits.shownOutput);
      });
    const timer = new AbortController();
    let isLate = false as boolean;
    const late = setTimeout(timeoutSeconds * 1000, undefined, { signal: timer.signal }).then(
      () => {
        isLate = true;
        return end(child);
      },
      () => {},
    );
    const closed = new Promise((resolve) => child.once("close", resolve));
    try {
      let step = "end";
      const end = ended(child, program);
      const fault =
        drive === undefined ? await end : await driven(child, end, drive, (doing) => (step = doing));
      // What it has left running must not disturb the runs to come, nor keep its output open.
      signal(child, "SIGKILL");
      await Promise.race([closed, setTimeout(limits.graceMilliseconds, undefined, { ref: false })]);
      return {
        output,
        ...(isLate
          ? {
              fault: `the ${drive ? "server" : "command"} did not ${step} within ${timeoutSeconds} s`,
              isLate,
            }
          : fault),
      };
    } finally {
      timer.abort();
      this.running.delete(child);
      await late;
    }
  }

  private start(
    words: readonly string[],
    env: Record<string, string>,
  ): ChildProcessByStdio<null, Readable, Readable> {
    const [program = "", ...args] = words;
    try {
      // A process group of its own can be ended with all that it started.
      return spawn(program, args, {
        env,
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
        windowsHide: true,
      });
    } catch (error) {
      throw notStarted(program, error as Error);
    }
  }

  /** Ends every start that is running. */
  stop(): void {
    for (const child of this.running) signal(child, "SIGKILL");
  }
}

/** Drives a command, then asks it to end. It is a fault that it ends before that, whatever its exit code. */
async function driven(
  child: ChildProcess,
  end: Promise<Pick<CommandEnd, "fault">>,
  drive: Driver,
  onStep: (step: string) => void,
): Promise<Pick<CommandEnd, "fault">> {
  let isOver = false as boolean;
  let step = "";
  const over = end.finally(() => {
    isOver = true;
  });
  const work = drive(
    () => isOver,
    (doing) => {
      step = doing;
      onStep(doing);
    },
  );
  const patience = () => setTimeout(limits.graceMilliseconds, undefined, { ref: false });
  const done = await Promise.race([work, over.then(patience)]);
  if (isOver && (done === undefined || done.fault !== undefined)) {
    const { fault = "the command ended with exit code 0" } = await over;
    return { fault: `${fault} before it could ${step}` };
  }
  signal(child, "SIGTERM");
  await Promise.race([over, patience()]);
  return { ...done };
}

function ended(child: ChildProcess, program: string): Promise<Pick<CommandEnd, "fault">> {
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(notStarted(program, error)));
    child.once("exit", (code, signalName) => {
      if (code === 0) resolve({});
      else
        resolve({
          fault: `the command ended with ${signalName === null ? `exit code ${code}` : signalName}`,
        });
    });
  });
}

function notStarted(program: string, error: Error): ConfigurationError {
  const code = codeOf(error);
  const hint = /\s/.test(program) ? ". Write it as separate words, without quotes around all of them" : "";
  const why = code === "ENOENT" ? "there is no such program" : (code ?? error.message);
  const message = `cannot start "${program}": ${why}${hint}`;
  return new ConfigurationError([{ severity: "error", message }]);
}

/** Asks a command to end, and kills it where it does not. */
async function end(child: ChildProcess): Promise<void> {
  signal(child, "SIGTERM");
  await setTimeout(limits.graceMilliseconds);
  signal(child, "SIGKILL");
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended by itself.
  }
}
