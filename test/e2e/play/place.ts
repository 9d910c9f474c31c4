import type { WorkflowRun } from "../../loopback/repository.ts";
import type { ProcessResult } from "../process.ts";
import { type Job, jobVariables } from "../variables.ts";
import type { Value } from "./expressions.ts";
import type { RunArtifacts } from "./run-artifacts.ts";
import type { Trigger } from "./trigger.ts";

/** Where the steps of one job run. */
export interface Place {
  trigger: Trigger;
  run: WorkflowRun;
  artifacts: RunArtifacts;
  workspace: string;
  /** The id of the job. */
  job: string;
  /** Whether the workflow file is rungate's own. */
  isOurs: boolean;
  /** What the runner keeps out of the log and out of outputs: the token, and what the workflow may use of the repository's secrets. */
  secrets: readonly string[];
}

/** What came of a step. */
export type StepEnd = Pick<
  ProcessResult,
  "exitCode" | "outputs" | "log" | "annotations" | "summary" | "secrets"
>;

type RunPlace = Pick<Place, "trigger" | "run" | "workspace" | "job">;

/** What a process of the job is told; `env` is what the workflow adds. */
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

/** The context `github`: the variables of the same names, the event and the token. */
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
