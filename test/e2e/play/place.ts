import type { WorkflowRun } from "../../loopback/repository.ts";
import type { ProcessResult } from "../process.ts";
import { type Job, jobVariables } from "../variables.ts";
import type { Value } from "./expressions.ts";
import type { RunArtifacts } from "./run-artifacts.ts";
import type { Trigger } from "./trigger.ts";

export interface Place {
  trigger: Trigger;
  run: WorkflowRun;
  artifacts: RunArtifacts;
  workspace: string;
  job: string;
  isOurs: boolean;
  /** Masked in the log and in outputs: the token, and the repository's secrets that the workflow uses. */
  secrets: readonly string[];
}

export type StepEnd = Pick<
  ProcessResult,
  "exitCode" | "outputs" | "log" | "annotations" | "summary" | "secrets"
>;

type RunPlace = Pick<Place, "trigger" | "run" | "workspace" | "job">;

/** The environment of a job's process; `env` is the workflow's addition. */
export function processJob(
  { trigger, run, workspace, job, secrets = [] }: RunPlace & Partial<Pick<Place, "secrets">>,
  env: Record<string, string> = {},
): Job {
  const { github, event } = trigger;
  const { owner, name } = github.repository;
  const own = {
    GITHUB_JOB: job,
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_ATTEMPT: String(run.attempt),
    GITHUB_WORKFLOW_REF: `${owner}/${name}/${run.path}@${event.env.GITHUB_REF}`,
  };
  return { github, event, workspace, secrets, env: { ...own, ...env } };
}

/** The `github` context: the variables with these names, the event and the token. */
export function githubContext(place: RunPlace): Record<string, Value> {
  const { github, event } = place.trigger;
  const job = processJob(place);
  const variables = Object.entries({ ...jobVariables(job, ""), ...job.env });
  const named = variables.flatMap(([name, value]) =>
    name.startsWith("GITHUB_") ? [[name.slice("GITHUB_".length).toLowerCase(), value] as const] : [],
  );
  const payload: Value = JSON.parse(JSON.stringify(event.payload));
  return { ...Object.fromEntries(named), event: payload, token: github.token };
}
