import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { isIdle } from "./in-process.ts";
import { type ProcessResult, runProcess } from "./process.ts";
import { isLaterRunOfTests } from "./test-file.ts";
import { type ActionFile, type Around, inputVariables, type Job } from "./variables.ts";

export const root: string = fileURLToPath(new URL("../..", import.meta.url));

// Read once at load time, because a run in this process removes the variables.
const isUnbuilt = process.env.UNBUILT === "1";

export interface ActionResult extends ProcessResult {
  undeclaredOutputs: string[];
}

/** Runs the built action like the runner: inputs by action.yml, variables, file commands, workflow commands, masks. */
export async function runAction(inputs: Record<string, string>, job: Job): Promise<ActionResult> {
  const home = job.folder ?? root;
  const action = actionFile(home);
  const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(", ")}`);
  const main = job.folder === undefined ? mainOf(action) : action.runs.main;
  const command = [process.execPath, resolve(home, main)] as const;
  const isHere = mayRunHere(job, job.env) && job.folder === undefined && job.seconds === undefined;
  const id = JOB_IDS.find((name) => ![undefined, "", "false"].includes(inputs[name]));
  const result = await runProcess(
    isHere ? undefined : command,
    { ...job, env: { ...(id && { GITHUB_JOB: id }), ...job.env } },
    inputVariables(action, inputs, job.github),
  );
  const undeclaredOutputs = Object.keys(result.outputs).filter((name) => !(name in action.outputs));
  return { ...result, undeclaredOutputs };
}

/** Job ids by the input that requests the job. */
const JOB_IDS = ["shard", "first-look"];

/** Variables that Node reads at startup. */
const PROCESS = ["NODE_OPTIONS", "GITHUB_EVENT_PATH"];

/**
 * True when a run does not need its own process, which takes most of its time. The first run of each test file uses `dist/`, and so do all
 * that depend on the process: preludes, signals, Node options.
 */
export function mayRunHere(
  { prelude, started }: { [Key in keyof Around]?: Around[Key] | undefined },
  env: Record<string, string> = {},
): boolean {
  const isAllowed = isLaterRunOfTests();
  return (
    isAllowed &&
    isIdle() &&
    prelude === undefined &&
    started === undefined &&
    !PROCESS.some((name) => name in env)
  );
}

export function programFile(): string {
  return resolve(root, mainOf(actionFile(root)));
}

function actionFile(folder: string): ActionFile {
  return parse(readFileSync(join(folder, "action.yml"), "utf8"));
}

/** The built action. With UNBUILT=1 Node 24 runs the sources directly. */
function mainOf({ runs }: ActionFile): string {
  return isUnbuilt ? "src/main.ts" : runs.main;
}
