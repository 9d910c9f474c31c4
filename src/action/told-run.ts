import type { ToldRun } from "../fork/fork-run.ts";
import { z } from "../zod.ts";
import type { Environment } from "./environment.ts";
import { readPayload } from "./payload.ts";

const schema = z.object({
  workflow_run: z.object({
    id: z.int().min(1),
    run_attempt: z.int().min(1),
    event: z.string(),
    status: z.string().nullish(),
    conclusion: z.string().nullish(),
    head_sha: z.string().regex(/^[0-9a-f]{40}$/),
    head_branch: z.string().nullish(),
    actor: z.object({ login: z.string() }).nullish(),
    head_repository: z.object({ id: z.int(), owner: z.object({ login: z.string() }) }).nullish(),
  }),
});

/** The run that the event `workflow_run` is about. Throws ConfigurationError when the payload is not as GitHub sends it. */
export function readToldRun(environment: Environment): ToldRun {
  const { workflow_run: run } = readPayload(environment, schema);
  const home = run.head_repository;
  return {
    id: run.id,
    attempt: run.run_attempt,
    event: run.event,
    status: run.status ?? null,
    conclusion: run.conclusion ?? null,
    commit: run.head_sha,
    branch: run.head_branch ?? null,
    actor: run.actor?.login ?? null,
    head: home ? { repositoryId: home.id, owner: home.owner.login } : null,
  };
}
