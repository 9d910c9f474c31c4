import { createHash } from "node:crypto";
import { z } from "zod";
import type { WorkflowRun } from "./repository.ts";

export interface BackendIds {
  run: string;
  job: string;
}

/** The results service's ids of a run, in all its attempts, and of a job. */
export function backendIds({ id }: Pick<WorkflowRun, "id">, job: string): BackendIds {
  return { run: uuidOf(`run ${id}`), job: uuidOf(`job ${id} ${job}`) };
}

/** The runner's token for actions, which scripts do not get: a JWT with the job in its scopes. */
export function runtimeToken({ run, job }: BackendIds): string {
  const claims = { scp: `Actions.GenericRead:${run} Actions.Results:${run}:${job}` };
  const parts = [JSON.stringify({ typ: "JWT", alg: "RS256" }), JSON.stringify(claims), "signature"];
  return parts.map((part) => Buffer.from(part).toString("base64url")).join(".");
}

const claimsSchema = z.object({ scp: z.string() });

/** The job in the header's token; undefined without such a token. */
export function readRuntimeToken(authorization = ""): BackendIds | undefined {
  const payload = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization)?.[1];
  if (payload === undefined) return undefined;
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)(?: |$)/.exec(claims.scp) ?? [];
  return run === undefined || job === undefined ? undefined : { run, job };
}

function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}
