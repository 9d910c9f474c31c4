import { runProcess } from "../process.ts";
import { actionOf } from "./actions.ts";
import { filledText, filledTexts, holds, mapValues, type Scope } from "./expressions.ts";
import { type Place, processJob, type StepEnd } from "./place.ts";
import type { JobFile, StepFile } from "./workflow-file.ts";

interface PlayedStep {
  /** Its id, else its name, else its `uses` or `run`. */
  name: string;
  /** Before `continue-on-error` applies. */
  outcome: "success" | "failure" | "skipped";
  outputs: Record<string, string>;
  log: string;
}

export interface PlayedSteps extends Pick<StepEnd, "log" | "annotations" | "summary"> {
  steps: PlayedStep[];
  result: "success" | "failure";
  outputs: Record<string, string>;
}

export async function playSteps(
  job: JobFile,
  contexts: Scope["contexts"],
  place: Place,
): Promise<PlayedSteps> {
  const steps: PlayedStep[] = [];
  const ends: StepEnd[] = [];
  const stepContexts: Scope["contexts"] = {};
  let result: PlayedSteps["result"] = "success";
  const scopeNow = (env: Record<string, string>): Scope => ({
    contexts: { ...contexts, env, steps: stepContexts },
    // A cancelled job plays no steps here.
    status: { success: result === "success", failure: result === "failure", cancelled: false },
  });
  const jobEnv = filledTexts(job.env, scopeNow({}));
  for (const step of job.steps) {
    const env = { ...jobEnv, ...filledTexts(step.env, scopeNow(jobEnv)) };
    const scope = scopeNow(env);
    const end = holds(step.if, scope) ? await playStep(step, scope, env, place) : undefined;
    if (end !== undefined) ends.push(end);
    const played = playedStep(step, end);
    steps.push(played);
    const isFailure = played.outcome === "failure" && !step["continue-on-error"];
    if (isFailure) result = "failure";
    const conclusion = played.outcome === "failure" && !isFailure ? "success" : played.outcome;
    if (step.id !== undefined)
      stepContexts[step.id] = { outcome: played.outcome, conclusion, outputs: played.outputs };
  }
  const secrets = [...place.secrets, ...ends.flatMap((end) => end.secrets)];
  const outputs = mapValues(job.outputs, (value) => filledText(value, scopeNow(jobEnv)));
  return {
    steps,
    result,
    // The runner drops an output that contains a secret, with an easily missed warning.
    outputs: mapValues(outputs, (value) => (secrets.some((one) => one && value.includes(one)) ? "" : value)),
    log: ends.map(({ log }) => log).join(""),
    annotations: ends.flatMap(({ annotations }) => annotations),
    summary: ends.map(({ summary }) => summary).join(""),
  };
}

async function playStep(
  { uses, run, shell, with: inputs }: StepFile,
  scope: Scope,
  env: Record<string, string>,
  place: Place,
): Promise<StepEnd> {
  if (uses !== undefined) return actionOf(uses, place)({ inputs: filledTexts(inputs, scope), env, place });
  const options = shell === undefined ? ["-e"] : ["--noprofile", "--norc", "-eo", "pipefail"];
  return runProcess(["bash", ...options, "-c", filledText(run ?? "", scope)], processJob(place, env));
}

function playedStep({ id, name, uses, run }: StepFile, end: StepEnd | undefined): PlayedStep {
  const called = { name: id ?? name ?? uses ?? run ?? "" };
  if (end === undefined) return { ...called, outcome: "skipped", outputs: {}, log: "" };
  const { exitCode, outputs, log } = end;
  return { ...called, outcome: exitCode === 0 ? "success" : "failure", outputs, log };
}
