import { ConfigurationError } from "../problems.ts";
import { z } from "../zod.ts";

const environmentSchema = z.object({
  GITHUB_WORKSPACE: z.string().min(1),
  GITHUB_EVENT_NAME: z.string().min(1),
  GITHUB_EVENT_PATH: z.string().min(1),
  GITHUB_REPOSITORY: z.string().regex(/^[^/]+\/[^/]+$/),
  GITHUB_REPOSITORY_ID: z.coerce.number().int(),
  GITHUB_SHA: z.string().regex(/^[0-9a-f]{40}$/),
  GITHUB_REF: z.string().min(1),
  GITHUB_REF_PROTECTED: z.string().optional(),
  GITHUB_WORKFLOW_REF: z.string().min(1),
  GITHUB_RUN_ID: z.coerce.number().int(),
  GITHUB_RUN_ATTEMPT: z.coerce.number().int().min(1),
  GITHUB_SERVER_URL: z.url(),
});

/**
 * What the runner tells every step. No earlier step and no pull request can set these variables; the file of the event's payload an
 * earlier step of the same job can change.
 */
export type Environment = z.output<typeof environmentSchema>;

/** Reads what the runner says of the job. Throws ConfigurationError with every variable that is missing or strange. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  throw new ConfigurationError(
    result.error.issues.map(({ path, message }) => ({
      severity: "error",
      message: `${path.join(".")}: ${message}. The runner sets it: run the action as a step of a workflow`,
    })),
  );
}

/** The calling workflow's file, as runs of it are listed: `.github/workflows/agent.yml`. */
export function workflowFile({ GITHUB_WORKFLOW_REF: ref }: Environment): string {
  return /^[^/]+\/[^/]+\/(.+?\.ya?ml)@/.exec(ref)?.[1] ?? "";
}

/** The page of this run of the workflow, at this attempt. */
export function jobUrl(environment: Environment): string {
  const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = environment;
  return `${repositoryUrl(environment)}/actions/runs/${id}/attempts/${attempt}`;
}

export function repositoryUrl({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: repository,
}: Environment): string {
  return `${server}/${repository}`;
}
