import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Answer } from "./answer.ts";
import type { LoopbackGitHub } from "./loopback.ts";
import { uploadPath } from "./put-blob.ts";
import type { Artifact, WorkflowRun } from "./repository.ts";
import { backendIds, readRuntimeToken } from "./runtime-token.ts";
import { bodyOf, send } from "./server.ts";

interface Site {
  github: LoopbackGitHub;
  run: WorkflowRun;
  job: string;
}

type Method = (site: Site, body: unknown) => Answer;

const SERVICE = "/twirp/github.actions.results.api.v1.ArtifactService/";
const JSON_TYPE = { "content-type": "application/json" };

const ofJob = { workflow_run_backend_id: z.string(), workflow_job_run_backend_id: z.string() };
const named = { ...ofJob, name: z.string().min(1) };

/** Messages of GitHub's client in protobuf's JSON form: zero values are left out. */
const messages = {
  job: z.looseObject(ofJob),
  named: z.strictObject(named),
  create: z.strictObject({
    ...named,
    version: z.literal(7),
    mime_type: z.string().min(1),
    expires_at: z.iso
      .datetime()
      .optional()
      .transform((at) => at ?? null),
  }),
  finalize: z.strictObject({
    ...named,
    size: z.string().regex(/^\d+$/).default("0"),
    hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  }),
  list: z.strictObject({
    ...ofJob,
    name_filter: z.string().optional(),
    id_filter: z.string().regex(/^\d+$/).optional(),
  }),
};
type MessageOf<Name extends keyof typeof messages> = z.output<(typeof messages)[Name]>;

const methods = new Map<string, Method>([
  ["CreateArtifact", method(messages.create, createArtifact)],
  ["FinalizeArtifact", method(messages.finalize, finalizeArtifact)],
  ["ListArtifacts", method(messages.list, listArtifacts)],
  ["GetSignedArtifactURL", method(messages.named, getSignedArtifactURL)],
  ["DeleteArtifact", method(messages.named, deleteArtifact)],
]);

/** Answers one request to the results service, where a run's jobs upload and find their artifacts. */
export async function answerResults(
  github: LoopbackGitHub,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await bodyOf(request);
  const { method: verb = "GET", headers } = request;
  const { pathname, search } = new URL(request.url ?? "/", github.results);
  const name = verb === "POST" && pathname.startsWith(SERVICE) ? pathname.slice(SERVICE.length) : "";
  const fault = github.arrived({
    server: "results",
    operation: methods.has(name) ? `results/${name}` : "unknown",
    method: verb,
    path: pathname,
    url: pathname + search,
    headers,
    body: text,
  });
  const isInstead = typeof fault === "object";
  const done = isInstead ? fault : answer(github, { verb, pathname, name }, headers.authorization, text);
  const bytes = Buffer.from(JSON.stringify(done.body ?? {}));
  send(
    response,
    { status: done.status ?? 200, headers: { ...JSON_TYPE, ...done.headers }, bytes },
    isInstead ? undefined : fault,
  );
}

function answer(
  github: LoopbackGitHub,
  { verb, pathname, name }: { verb: string; pathname: string; name: string },
  authorization: string | undefined,
  text: string,
): Answer {
  const handler = methods.get(name);
  if (handler === undefined) {
    github.problems.push(`${verb} ${pathname}: not among the methods of the results service`);
    return refusal(404, "bad_route", "no handler");
  }
  const token = readRuntimeToken(authorization);
  const run = github.runs.find((each) => backendIds(each, "").run === token?.run);
  if (token === undefined || run === undefined)
    return refusal(401, "unauthenticated", "token is not a job's");
  const body: unknown = JSON.parse(text);
  const ids = messages.job.safeParse(body).data;
  if (ids?.workflow_run_backend_id !== token.run || ids.workflow_job_run_backend_id !== token.job) {
    github.problems.push(`results/${name}: the token is another job's than the request`);
    return refusal(403, "permission_denied", "not of this job");
  }
  return handler({ github, run, job: token.job }, body);
}

/** A method with a validated message. An invalid one is a problem. */
function method<Schema extends z.ZodType>(
  schema: Schema,
  answerTo: (site: Site, message: z.output<Schema>) => Answer,
): Method {
  return (site, body) => {
    const { data, error } = schema.safeParse(body);
    if (error === undefined) return answerTo(site, data);
    return wrong(site, z.prettifyError(error));
  };
}

function createArtifact(
  { github, run }: Site,
  { name, mime_type: contentType, expires_at: expiresAt }: MessageOf<"create">,
): Answer {
  // On GitHub the name of a failed upload is taken too.
  const taken = [...github.artifacts, ...github.uploads].some(
    (each) => each.run?.id === run.id && each.name === name,
  );
  if (taken)
    return refusal(409, "already_exists", "an artifact with this name already exists on the workflow run");
  const upload = {
    id: github.nextId(),
    run,
    name,
    contentType,
    expiresAt,
    blocks: new Map(),
    bytes: null,
  };
  github.uploads.push(upload);
  return { body: { ok: true, signed_upload_url: `${github.blob}${uploadPath(upload)}?sig=s%2Fsecret` } };
}

function finalizeArtifact(site: Site, { name, size, hash }: MessageOf<"finalize">): Answer {
  const { github, run } = site;
  const at = github.uploads.findIndex((each) => each.run.id === run.id && each.name === name);
  const upload = github.uploads[at];
  if (upload === undefined || upload.bytes === null) return wrong(site, `nothing was uploaded as ${name}`);
  const { bytes: content, contentType, expiresAt } = upload;
  const digest = `sha256:${createHash("sha256").update(content).digest("hex")}`;
  if (Number(size) !== content.length || hash !== digest)
    return wrong(site, `${name} is ${content.length} bytes of ${digest}`);
  github.uploads.splice(at, 1);
  const { id } = github.artifact({ run, name, content, contentType, digest, expiresAt });
  return { body: { ok: true, artifact_id: String(id) } };
}

function listArtifacts({ github, run, job }: Site, { name_filter, id_filter }: MessageOf<"list">): Answer {
  const shown = artifactsOf(github, run)
    .filter(({ name }) => name_filter === undefined || name === name_filter)
    .filter(({ id }) => id_filter === undefined || String(id) === id_filter);
  return { body: { artifacts: shown.map((artifact) => monolithArtifact(artifact, run, job)) } };
}

// The uploading job is not recorded, so the requesting job is shown.
function monolithArtifact(
  { id, name, size, createdAt, digest }: Artifact,
  run: WorkflowRun,
  job: string,
): object {
  return {
    workflow_run_backend_id: backendIds(run, "").run,
    workflow_job_run_backend_id: job,
    database_id: String(id),
    name,
    size: String(size),
    created_at: createdAt,
    digest,
  };
}

function getSignedArtifactURL({ github, run }: Site, { name }: MessageOf<"named">): Answer {
  const artifact = artifactsOf(github, run).findLast((each) => each.name === name);
  if (artifact === undefined) return refusal(404, "not_found", "artifact not found");
  return { body: { signed_url: `${github.blob}/artifacts/${artifact.id}?sig=s%2Fsecret` } };
}

function deleteArtifact({ github, run }: Site, { name }: MessageOf<"named">): Answer {
  const artifact = artifactsOf(github, run).findLast((each) => each.name === name);
  if (artifact === undefined) return refusal(404, "not_found", "artifact not found");
  github.artifacts.splice(github.artifacts.indexOf(artifact), 1);
  return { body: { ok: true, artifact_id: String(artifact.id) } };
}

function artifactsOf({ artifacts }: LoopbackGitHub, { id }: WorkflowRun): Artifact[] {
  return artifacts.filter(({ run, expired }) => run?.id === id && !expired);
}

function wrong({ github }: Site, why: string): Answer {
  github.problems.push(`results: ${why}`);
  return refusal(400, "invalid_argument", why);
}

/** An error in Twirp's form. The client retries only after a 5xx or a 429. */
function refusal(status: number, code: string, msg: string): Answer {
  return { status, body: { code, msg } };
}
