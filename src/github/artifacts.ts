import { isUtf8 } from "node:buffer";
import { limits } from "../base/limits.ts";
import { adviceOn, codeOf, readBytes } from "../base/network.ts";
import * as z from "../base/zod.ts";
import {
  type Artifact,
  areBytesOf,
  EXPIRED,
  isZip,
  type Refusal,
  tooLarge,
  ZIP,
} from "../gate/provenance.ts";
import type { Report } from "../report/report.ts";
import { ReportError } from "../report/stored-reports.ts";
import { version } from "../version.ts";
import { commitId, fetchFrom, type GitHub, GitHubError, readAnswer, statusOf } from "./client.ts";

const id = z.int().min(1);

const runSchema = z.object({
  id,
  repository_id: id,
  head_repository_id: id.nullish(),
  head_branch: z.string().nullish(),
  head_sha: commitId,
});

const listSchema = z.object({
  total_count: z.int().min(0),
  artifacts: z.array(
    z.object({
      id,
      name: z.string(),
      size_in_bytes: z.int().min(0),
      expired: z.boolean(),
      created_at: z.string().nullish(),
      digest: z.string().nullish(),
      // An artifact whose run is not told can still be listed; it is nobody's.
      workflow_run: runSchema.nullish().catch(null),
    }),
  ),
});

/** Artifacts, newest first. */
export interface ArtifactList {
  artifacts: Artifact[];
  /** There are more than were read. */
  isCut: boolean;
}

/** The newest artifacts of the repository, of these names or of any. Throws what octokit throws, and GitHubError. */
export function listArtifacts(
  { octokit, owner, repo }: GitHub,
  names?: readonly string[],
): Promise<ArtifactList> {
  return listNamed(names, (asked) => octokit.rest.actions.listArtifactsForRepo({ owner, repo, ...asked }));
}

/** The artifacts, of these names or of any, that a run has left. Throws what octokit throws, and GitHubError. */
export async function listArtifactsOfRun(
  { octokit, owner, repo }: GitHub,
  run_id: number,
  names?: readonly string[],
): Promise<Artifact[]> {
  const { artifacts } = await listNamed(names, (asked) =>
    octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id, ...asked }),
  );
  return artifacts;
}

type AskForList = (asked: { per_page: number; page: number; name?: string }) => Promise<{ data: unknown }>;

/** GitHub takes one name at a time. */
async function listNamed(names: readonly string[] | undefined, ask: AskForList): Promise<ArtifactList> {
  const [first, ...others] = await Promise.all((names ?? [undefined]).map((name) => list(name, ask)));
  const lists = [...(first === undefined ? [] : [first]), ...others];
  return {
    artifacts: lists.flatMap(({ artifacts }) => artifacts).sort((a, b) => b.id - a.id),
    isCut: lists.some(({ isCut }) => isCut),
  };
}

/** Read page by page: whoever leaves a hundred artifacts of a name would hide the others. */
async function list(name: string | undefined, ask: AskForList): Promise<ArtifactList> {
  const found = new Map<number, Artifact>();
  let isCut = true;
  for (let page = 1, read = 0; isCut && page <= limits.artifactPages; page++) {
    const { data } = await ask({ per_page: 100, page, ...(name === undefined ? {} : { name }) });
    const { total_count, artifacts } = readAnswer(listSchema, data, "a list of artifacts");
    read += artifacts.length;
    if (read === 0 && total_count > 0) throw new GitHubError(EMPTY);
    for (const one of artifacts)
      if (name === undefined || one.name === name) found.set(one.id, artifactOf(one));
    isCut = read < total_count;
    if (artifacts.length === 0) break;
  }
  return { artifacts: [...found.values()].sort((a, b) => b.id - a.id), isCut };
}

const EMPTY = "GitHub's list of artifacts has fewer of them than it says: run this job again";

function artifactOf(one: z.output<typeof listSchema>["artifacts"][number]): Artifact {
  return {
    id: one.id,
    name: one.name,
    bytes: one.size_in_bytes,
    digest: one.digest ?? null,
    expired: one.expired,
    createdAt: one.created_at ?? undefined,
    run: one.workflow_run ? runOf(one.workflow_run) : null,
  };
}

function runOf(run: z.output<typeof runSchema>): Artifact["run"] {
  return {
    id: run.id,
    commit: run.head_sha,
    branch: run.head_branch ?? null,
    repositoryId: run.repository_id,
    headRepositoryId: run.head_repository_id ?? null,
  };
}

/**
 * All reports in an artifact, also an untrusted one: a call that gates several suites leaves them together. Throws what `downloadArtifact`
 * throws, and ReportError when it holds anything else.
 */
export async function downloadReports(github: GitHub, artifact: Artifact): Promise<Report[]> {
  const bytes = await downloadArtifact(github, artifact);
  if (!isUtf8(bytes)) throw new ReportError("is not UTF-8 text");
  const { readReports } = await import("../gate/read-reports.ts");
  return readReports(bytes.toString("utf8"));
}

/**
 * The bytes of an artifact that was uploaded as the file it is, as many as GitHub took in. Throws RefusedArtifact when the artifact has
 * expired, is too large or a zip archive; what octokit throws; and GitHubError, also when what came is not what GitHub took in: then
 * nobody has seen the artifact, and nobody may go on as if there was none.
 */
export async function downloadArtifact(
  github: GitHub,
  artifact: Artifact,
  bounds: DownloadBounds = { bytes: limits.baselineBytes, seconds: limits.downloadSeconds },
): Promise<Buffer> {
  if (artifact.bytes > bounds.bytes) throw new RefusedArtifact(tooLarge(artifact.bytes, bounds.bytes));
  const location = await locate(github, artifact.id);
  const { baseUrl } = github.octokit.request.endpoint.DEFAULTS;
  const { bytes, type } = await fetchStored(location, baseUrl, artifact, bounds);
  if (isZip(bytes) || /zip/.test(type)) throw new RefusedArtifact(ZIP);
  return bytes;
}

/** Where GitHub says that the bytes are. Not followed by octokit, which would take the token along. */
async function locate(github: GitHub, id: number): Promise<string> {
  const { octokit, owner, repo } = github;
  const ask = () =>
    octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
      owner,
      repo,
      artifact_id: id,
      archive_format: "zip",
      request: { redirect: "manual" },
    });
  for (let tries = 0; ; tries++) {
    const { status, headers } = await ask().catch((error: unknown) => gone(github, id, error));
    if (isRedirect(status) && headers.location !== undefined) return headers.location;
    if (tries < limits.requestRetries) continue;
    const what = [404, 410].includes(status) ? "to the download of an artifact that it lists" : NO_ADDRESS;
    throw new GitHubError(`GitHub answered ${status} ${what}: run this job again`);
  }
}

const NO_ADDRESS = "and no address to the download of an artifact";

const artifactSchema = z.object({ expired: z.boolean() });

/** What an artifact without an address means: it has expired when GitHub says so, and else nobody knows. */
async function gone(
  { octokit, owner, repo }: GitHub,
  artifact_id: number,
  error: unknown,
): Promise<{ status: number; headers: { location?: string } }> {
  const status = statusOf(error);
  if (status !== 404 && status !== 410) throw error;
  if (status === 410) {
    const { data } = await octokit.rest.actions.getArtifact({ owner, repo, artifact_id });
    if (readAnswer(artifactSchema, data, "an artifact").expired) throw new RefusedArtifact(EXPIRED);
  }
  return { status, headers: {} };
}

/** What one download may cost. */
export interface DownloadBounds {
  bytes: number;
  seconds: number;
}

/** What the storage gave. */
interface StorageAnswer {
  bytes: Buffer;
  /** As the storage calls it: `application/json`. */
  type: string;
}

/** A way to the bytes of an artifact. */
interface Download {
  /** GitHub itself is on this machine, and its storage may be. */
  isLoopback: boolean;
  signal: AbortSignal;
  bytes: number;
  artifact: Pick<Artifact, "digest">;
}

/** A fault that may be over when one asks again. */
class PassingFault extends GitHubError {}

/** What came is not what GitHub took in. */
export class OtherBytes extends PassingFault {
  constructor() {
    super("the storage of artifacts gave other bytes than GitHub took in, by its digest: run this job again");
  }
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/**
 * The bytes of an artifact, to which an address leads that GitHub, at `baseUrl`, gave. The storage there is asked without any token,
 * over https, through the runner's proxy, and again after a passing fault: one is also whatever is not what GitHub took in. Throws
 * GitHubError. No message contains an address: it is signed.
 */
async function fetchStored(
  location: string,
  baseUrl: string,
  artifact: Pick<Artifact, "digest">,
  { bytes, seconds }: DownloadBounds,
): Promise<StorageAnswer> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const isLoopback = LOOPBACK.includes(new URL(baseUrl).hostname);
  try {
    return await patiently(() => follow(location, { isLoopback, signal, bytes, artifact }), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new GitHubError(`the download of an artifact took more than ${seconds} seconds`);
  }
}

async function patiently(attempt: () => Promise<StorageAnswer>, signal: AbortSignal): Promise<StorageAnswer> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === limits.requestRetries || signal.aborted || !(error instanceof PassingFault)) throw error;
    }
  }
}

/** Goes from address to address until there are bytes. */
async function follow(location: string, journey: Download): Promise<StorageAnswer> {
  let url = trusted(location, undefined, journey);
  for (let hop = 0; hop < limits.redirects; hop++) {
    const answer = await ask(url, journey);
    const { status, headers } = answer;
    if (status === 200) return await bytesOf(answer, journey);
    await drop(answer);
    const answered = `the storage of artifacts answered ${status}`;
    if (status >= 500 || GONE.includes(status)) throw new PassingFault(answered);
    const next = headers.get("location");
    if (!isRedirect(status) || next === null) throw new GitHubError(answered);
    url = trusted(next, url, journey);
  }
  throw new GitHubError(`the download of an artifact was led on more than ${limits.redirects} times`);
}

/** The address if it may be asked. */
function trusted(location: string, from: URL | undefined, { isLoopback }: Download): URL {
  if (!URL.canParse(location, from?.href))
    throw new GitHubError("the download of an artifact was led to what is no address");
  const url = new URL(location, from?.href);
  const isHere = isLoopback && url.protocol === "http:" && LOOPBACK.includes(url.hostname);
  if (url.protocol !== "https:" && !isHere)
    throw new GitHubError("the download of an artifact was led away from https, which is not followed");
  return url;
}

async function ask(url: URL, { signal }: Download): Promise<Response> {
  const fetch = await fetchFrom(url.href);
  // Packed bytes would be others than GitHub took in.
  const headers = { "accept-encoding": "identity", "user-agent": `rungate/${version}` };
  try {
    return await fetch(url.href, { headers, redirect: "manual", signal });
  } catch (error) {
    throw unreachable(error);
  }
}

async function bytesOf(answer: Response, { bytes: most, artifact }: Download): Promise<StorageAnswer> {
  const announced = Number(answer.headers.get("content-length") ?? 0);
  if (announced > most) {
    await drop(answer);
    throw new OtherBytes();
  }
  let bytes: Buffer | undefined;
  try {
    bytes = answer.body === null ? Buffer.of() : await readBytes(answer.body, most);
  } catch (error) {
    throw unreachable(error);
  }
  if (bytes === undefined || !areBytesOf(bytes, artifact)) throw new OtherBytes();
  return { bytes, type: answer.headers.get("content-type") ?? "" };
}

/** What GitHub has just given an address to is there. */
const GONE = [404, 410];

/** Ends an answer that is not read. */
async function drop({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => {});
}

// What fetch throws can hold the path of a signed address: only the code of its cause is told.
function unreachable(error: unknown): PassingFault {
  const code = codeOf(error);
  return new PassingFault(
    `the storage of artifacts could not be reached (${code ?? "no answer"})${adviceOn(code)}`,
  );
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** An artifact that GitHub has, or had, and that is not to be used. */
export class RefusedArtifact extends Error {
  override readonly name = "RefusedArtifact";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}
