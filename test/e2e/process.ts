import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { readFileCommand } from "./file-commands.ts";
import { runHere } from "./in-process.ts";
import { type Annotation, JobLog } from "./job-log.ts";
import { type Job, jobVariables } from "./variables.ts";

export interface ProcessResult {
  /** 143 after SIGTERM, like in a shell. Null when it had to be killed. */
  exitCode: number | null;
  outputs: Record<string, string>;
  summary: string;
  /** The annotations that GitHub shows: at most ten of a kind. */
  annotations: Annotation[];
  /** The visible log, secrets masked; `##[debug]` lines with RUNNER_DEBUG=1 in `env`. */
  log: string;
  debug: string[];
  printed: string;
  /** The masked values: those of the runner and those that the step announced. */
  secrets: readonly string[];
}

const FILES = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_STATE", "GITHUB_ENV", "GITHUB_PATH"] as const;
const SUMMARY_BYTES = 1024 * 1024;

/**
 * Runs one step's process in the workspace like the runner: variables, file commands, workflow commands, masks. Without a command it is the
 * action in this process.
 */
export async function runProcess(
  command: readonly [program: string, ...args: string[]] | undefined,
  job: Job,
  more: Record<string, string> = {},
): Promise<ProcessResult> {
  const folder = mkdtempSync(join(tmpdir(), "runner-"));
  try {
    const files = prepare(folder, job.event?.payload ?? {});
    const { env = {}, github, secrets = [] } = job;
    const variables = { ...jobVariables(job, folder), ...files, ...more, ...env };
    const log = new JobLog({
      secrets: [...(github === undefined ? [] : [github.token]), ...secrets],
      showsDebug: env.RUNNER_DEBUG === "1",
    });
    const { exitCode, printed } =
      command === undefined
        ? await executeHere(job.workspace, variables, log)
        : await execute(command, job, variables, log);
    return {
      exitCode,
      outputs: { ...log.outputs, ...readFileCommand(readFileSync(files.GITHUB_OUTPUT, "utf8")) },
      summary: takeSummary(readFileSync(files.GITHUB_STEP_SUMMARY), log),
      annotations: log.annotations,
      log: log.text,
      debug: log.debug,
      printed,
      secrets: log.secrets,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepare(folder: string, payload: object): Record<(typeof FILES)[number], string> {
  mkdirSync(join(folder, "temp"));
  writeFileSync(join(folder, "event.json"), JSON.stringify(payload));
  const [output, summary, state, env, path] = FILES.map((name) => {
    const file = join(folder, name.toLowerCase());
    writeFileSync(file, "");
    return file;
  });
  return {
    GITHUB_OUTPUT: output ?? "",
    GITHUB_STEP_SUMMARY: summary ?? "",
    GITHUB_STATE: state ?? "",
    GITHUB_ENV: env ?? "",
    GITHUB_PATH: path ?? "",
  };
}

async function executeHere(
  workspace: string,
  env: Record<string, string>,
  log: JobLog,
): Promise<{ exitCode: number; printed: string }> {
  const { exitCode, stdout, stderr } = await runHere([], workspace, env);
  const printed = stdout + stderr;
  for (const line of printed.replace(/\r?\n$/, "").split(/\r?\n/)) if (printed !== "") log.line(line);
  return { exitCode, printed };
}

async function execute(
  command: readonly string[],
  { workspace, seconds = 50, ...around }: Job,
  env: Record<string, string>,
  log: JobLog,
): Promise<{ exitCode: number | null; printed: string }> {
  const [program = "", ...args] = after(around.prelude, command, env);
  const child = spawn(program, args, {
    cwd: workspace,
    env,
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
  });
  around.started?.((signal) => child.kill(signal));
  let printed = "";
  const streams = [child.stdout, child.stderr].map((stream) => {
    let rest = "";
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) log.line(line);
    });
    return () => (rest === "" ? undefined : log.line(rest));
  });
  const exitCode = await new Promise<number | null>((done, failed) => {
    child.on("error", failed).on("close", (code, signal) => done(exitCodeOf(code, signal)));
  });
  for (const finish of streams) finish();
  return { exitCode, printed };
}

export function after(
  prelude: string | undefined,
  command: readonly string[],
  env: Record<string, string>,
): readonly string[] {
  if (prelude === undefined) return command;
  // A shell does not pass on variables with invalid names, such as those of inputs.
  const odd = Object.entries(env).filter(([name]) => /\W/.test(name));
  const variables = odd.map(([name, value]) => `${name}=${value}`);
  return ["sh", "-c", `${prelude} && exec env "$@"`, "sh", ...variables, ...command];
}

/** The exit code as in a shell; null when a test had to kill the process. */
export function exitCodeOf(code: number | null, signal: NodeJS.Signals | null): number | null {
  return signal === null || signal === "SIGKILL" ? code : 128 + constants.signals[signal];
}

function takeSummary(bytes: Buffer, log: JobLog): string {
  if (bytes.length <= SUMMARY_BYTES) return log.mask(bytes.toString("utf8"));
  const size = Math.ceil(bytes.length / 1024);
  const message = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${size}k.`;
  log.annotate({ level: "error", message });
  return "";
}
