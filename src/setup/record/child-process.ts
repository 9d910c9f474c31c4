import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { limits } from "../../core/limits.ts";
import { codeOf } from "../../core/network.ts";
import { ConfigurationError } from "../../core/problems.ts";

export interface CommandEnd {
  /** Reason why the run failed to run; undefined after a successful end. */
  fault?: string;
  isLate?: boolean;
  output: string;
}

/**
 * Drives a command that does not end by itself. Resolves when done, with a fault if driving failed, or with undefined if the command
 * ended before. `isOver`: true once the command has ended; `doing`: reports the current step.
 */
export type Driver = (
  isOver: () => boolean,
  doing: (step: string) => void,
) => Promise<Pick<CommandEnd, "fault"> | undefined>;

/** The agent's command, which may run several times in parallel. */
export class AgentCommand {
  private readonly words: readonly string[];
  private readonly running = new Set<ChildProcess>();

  constructor(words: readonly string[]) {
    this.words = words;
  }

  /**
   * Runs the command in the working directory until it ends, or until it was driven. Throws ConfigurationError if the program does not
   * exist.
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
      // Remaining processes must not disturb later runs or keep the output open.
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
      // A separate process group can be killed with all its children.
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

  stop(): void {
    for (const child of this.running) signal(child, "SIGKILL");
  }
}

/** Drives the command, then terminates it. An earlier end is a fault, whatever the exit code. */
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
  } catch {}
}
