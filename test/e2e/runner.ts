import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { isIdle } from "./in-process.ts";
import { type ProcessResult, runProcess } from "./process.ts";
import { isLaterRunOfTests } from "./test-file.ts";
import { type ActionFile, type Around, inputVariables, type Job } from "./variables.ts";

/** The repository that holds action.yml and dist/. */
export const root: string = fileURLToPath(new URL("../..", import.meta.url));

// Looked at once: a run in this process takes the variables away while it lasts.
const isUnbuilt = process.env.UNBUILT === "1";

export interface ActionResult extends ProcessResult {
  /** Outputs that action.yml does not declare. */
  undeclaredOutputs: string[];
}

/** Runs the built action as the runner does: inputs by action.yml, variables, file commands, workflow commands, masks. */
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

/** The ids of jobs, each by the input that asks for it. */
const JOB_IDS = ["shard", "first-look"];

/** Variables that a process reads as it starts. */
const PROCESS = ["NODE_OPTIONS", "GITHUB_EVENT_PATH"];

/**
 * Whether a run may do without a process of its own, which takes most of its time. The first of each file of tests runs `dist/`, and so does
 * every one that is about the process: what is done before it, signals, options of Node.
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

/** The program itself, to run it as at a command line. */
export function programFile(): string {
  return resolve(root, mainOf(actionFile(root)));
}

function actionFile(folder: string): ActionFile {
  return parse(readFileSync(join(folder, "action.yml"), "utf8"));
}

/** The built action. While one works on it, UNBUILT=1 runs the sources, which Node 24 reads as they are. */
function mainOf({ runs }: ActionFile): string {
  return isUnbuilt ? "src/main.ts" : runs.main;
}
