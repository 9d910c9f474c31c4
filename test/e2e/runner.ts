import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { readFileCommand } from "./file-commands.ts";
import { type Annotation, JobLog } from "./job-log.ts";
import { type ActionFile, inputVariables, type Job, jobVariables } from "./variables.ts";

/** The repository that holds action.yml and dist/. */
export const root: string = fileURLToPath(new URL("../..", import.meta.url));

export interface ActionResult {
  /** Null when it had to be killed. */
  exitCode: number | null;
  outputs: Record<string, string>;
  /** Outputs that action.yml does not declare. */
  undeclaredOutputs: string[];
  summary: string;
  /** Those that GitHub shows: at most ten of a kind. */
  annotations: Annotation[];
  /** As a person sees it, secrets masked; `##[debug]` lines with RUNNER_DEBUG=1 in `env`. */
  log: string;
  debug: string[];
  /** What the action printed, before the runner touched it. */
  printed: string;
}

const FILES = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_STATE", "GITHUB_ENV", "GITHUB_PATH"] as const;
const SUMMARY_BYTES = 1024 * 1024;

/** Runs the built action as the runner does: inputs by action.yml, variables, file commands, workflow commands, masks. */
export async function runAction(inputs: Record<string, string>, job: Job): Promise<ActionResult> {
  const home = job.folder ?? root;
  const action: ActionFile = parse(readFileSync(join(home, "action.yml"), "utf8"));
  const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(", ")}`);
  const folder = mkdtempSync(join(tmpdir(), "runner-"));
  try {
    const files = prepare(folder, job.event?.payload ?? {});
    const { env = {}, github } = job;
    const variables = {
      ...jobVariables(job, folder),
      ...files,
      ...inputVariables(action, inputs, github),
      ...env,
    };
    const log = new JobLog({
      secrets: github === undefined ? [] : [github.token],
      showsDebug: env.RUNNER_DEBUG === "1",
    });
    const { exitCode, printed } = await execute(resolve(home, mainOf(action)), job, variables, log);
    const outputs = { ...log.outputs, ...readFileCommand(readFileSync(files.GITHUB_OUTPUT, "utf8")) };
    const summary = takeSummary(readFileSync(files.GITHUB_STEP_SUMMARY), log);
    return {
      exitCode,
      outputs,
      undeclaredOutputs: Object.keys(outputs).filter((name) => !(name in action.outputs)),
      summary,
      annotations: log.annotations,
      log: log.text,
      debug: log.debug,
      printed,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The built action. While one works on it, UNBUILT=1 runs the sources, which Node 24 reads as they are. */
function mainOf({ runs }: ActionFile): string {
  return process.env.UNBUILT === "1" ? "src/main.ts" : runs.main;
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
  file: string,
  { workspace, seconds = 50 }: Job,
  env: Record<string, string>,
  log: JobLog,
): Promise<{ exitCode: number | null; printed: string }> {
  const child = spawn(process.execPath, [file], {
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
