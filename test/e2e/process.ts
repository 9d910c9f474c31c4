import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFileCommand } from "./file-commands.ts";
import { type Annotation, JobLog } from "./job-log.ts";
import { type Job, jobVariables } from "./variables.ts";

export interface ProcessResult {
  /** Null when it had to be killed. */
  exitCode: number | null;
  outputs: Record<string, string>;
  summary: string;
  /** Those that GitHub shows: at most ten of a kind. */
  annotations: Annotation[];
  /** As a person sees it, secrets masked; `##[debug]` lines with RUNNER_DEBUG=1 in `env`. */
  log: string;
  debug: string[];
  /** What the process printed, before the runner touched it. */
  printed: string;
}

const FILES = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_STATE", "GITHUB_ENV", "GITHUB_PATH"] as const;
const SUMMARY_BYTES = 1024 * 1024;

/** Runs one step's process in the workspace as the runner does: variables, file commands, workflow commands, masks. */
export async function runProcess(
  command: readonly [program: string, ...args: string[]],
  job: Job,
  more: Record<string, string> = {},
): Promise<ProcessResult> {
  const folder = mkdtempSync(join(tmpdir(), "runner-"));
  try {
    const files = prepare(folder, job.event?.payload ?? {});
    const { env = {}, github } = job;
    const variables = { ...jobVariables(job, folder), ...files, ...more, ...env };
    const log = new JobLog({
      secrets: github === undefined ? [] : [github.token],
      showsDebug: env.RUNNER_DEBUG === "1",
    });
    const { exitCode, printed } = await execute(command, job, variables, log);
    return {
      exitCode,
      outputs: { ...log.outputs, ...readFileCommand(readFileSync(files.GITHUB_OUTPUT, "utf8")) },
      summary: takeSummary(readFileSync(files.GITHUB_STEP_SUMMARY), log),
      annotations: log.annotations,
      log: log.text,
      debug: log.debug,
      printed,
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

async function execute(
  [program, ...args]: readonly [program: string, ...args: string[]],
  { workspace, seconds = 50 }: Job,
  env: Record<string, string>,
  log: JobLog,
): Promise<{ exitCode: number | null; printed: string }> {
  const child = spawn(program, args, {
    cwd: workspace,
    env,
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
  });
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
    child.on("error", failed).on("close", done);
  });
  for (const finish of streams) finish();
  return { exitCode, printed };
}

function takeSummary(bytes: Buffer, log: JobLog): string {
  if (bytes.length <= SUMMARY_BYTES) return log.mask(bytes.toString("utf8"));
  const size = Math.ceil(bytes.length / 1024);
  const message = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${size}k.`;
  log.annotate({ level: "error", message });
  return "";
}
