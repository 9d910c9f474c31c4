import { createHash } from "node:crypto";
import { z } from "zod";
import type { WorkflowRun } from "./repository.ts";

/** A run and one of its jobs, as the results service knows them. */
export interface BackendIds {
  run: string;
  job: string;
}

/** What the results service calls a run, in all its attempts, and a job of it. */
export function backendIds({ id }: Pick<WorkflowRun, "id">, job: string): BackendIds {
  return { run: uuidOf(`run ${id}`), job: uuidOf(`job ${id} ${job}`) };
}

/** The token that the runner gives to an action, and to no script: a JWT that says in its scopes for which job it speaks. */
export function runtimeToken({ run, job }: BackendIds): string {
  const claims = { scp: `Actions.GenericRead:${run} Actions.Results:${run}:${job}` };
  const parts = [JSON.stringify({ typ: "JWT", alg: "RS256" }), JSON.stringify(claims), "signature"];
  return parts.map((part) => Buffer.from(part).toString("base64url")).join(".");
}

const claimsSchema = z.object({ scp: z.string() });

/** For which job a request speaks, by its header; undefined when it has no such token. */
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
