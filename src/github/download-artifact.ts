import { limits } from "../core/limits.ts";
import { adviceOn, codeOf, readBytes } from "../core/network.ts";
import * as z from "../core/schema.ts";
import {
  type Artifact,
  areBytesOf,
  EXPIRED,
  isZip,
  type Refusal,
  tooLarge,
  ZIP,
} from "../gate/baseline/provenance.ts";
import { version } from "../version.ts";
import { fetchFrom, type GitHub, GitHubError, readAnswer, statusOf } from "./client.ts";

/**
 * Downloads an artifact that was uploaded as a single file. Throws RefusedArtifact when it has expired, is too large or is a zip archive,
 * and GitHubError when the bytes do not match its digest: the artifact is then unknown, not missing.
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

/** octokit must not follow the redirect, because it would send the token along. */
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

/** A 404 or 410 means expired only when GitHub confirms it. */
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

export interface DownloadBounds {
  bytes: number;
  seconds: number;
}

interface StorageAnswer {
  bytes: Buffer;
  type: string;
}

interface Download {
  /** GitHub's server is on this machine, so its storage may be here too. */
  isLoopback: boolean;
  signal: AbortSignal;
  bytes: number;
  artifact: Pick<Artifact, "digest">;
}

/** A fault that a retry may solve. */
class PassingFault extends GitHubError {}

/** The stored bytes do not match the artifact's digest. */
export class OtherBytes extends PassingFault {
  constructor() {
    super("the storage of artifacts gave other bytes than GitHub took in, by its digest: run this job again");
  }
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/** Downloads without a token, over https only, with retries. No error contains the address, because it is signed. */
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

async function follow(location: string, download: Download): Promise<StorageAnswer> {
  let url = trusted(location, undefined, download);
  for (let hop = 0; hop < limits.redirects; hop++) {
    const answer = await ask(url, download);
    const { status, headers } = answer;
    if (status === 200) return await bytesOf(answer, download);
    await drop(answer);
    const fault = `the storage of artifacts answered ${status}`;
    if (status >= 500 || GONE.includes(status)) throw new PassingFault(fault);
    const next = headers.get("location");
    if (!isRedirect(status) || next === null) throw new GitHubError(fault);
    url = trusted(next, url, download);
  }
  throw new GitHubError(`the download of an artifact was led on more than ${limits.redirects} times`);
}

/** Allows https, and plain http only on this machine. */
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
  // Compressed bytes would not match the digest.
  const headers = { "accept-encoding": "identity", "user-agent": `rungate/${version}` };
  try {
    return await fetch(url.href, { headers, redirect: "manual", signal });
  } catch (error) {
    throw unreachable(error);
  }
}

async function bytesOf(answer: Response, { bytes: maxBytes, artifact }: Download): Promise<StorageAnswer> {
  const announced = Number(answer.headers.get("content-length") ?? 0);
  if (announced > maxBytes) {
    await drop(answer);
    throw new OtherBytes();
  }
  let bytes: Buffer | undefined;
  try {
    bytes = answer.body === null ? Buffer.of() : await readBytes(answer.body, maxBytes);
  } catch (error) {
    throw unreachable(error);
  }
  if (bytes === undefined || !areBytesOf(bytes, artifact)) throw new OtherBytes();
  return { bytes, type: answer.headers.get("content-type") ?? "" };
}

/** Retried, because GitHub has just given an address for the artifact. */
const GONE = [404, 410];

async function drop({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => {});
}

// An error of fetch can contain the path of a signed address, so the message has only its code.
function unreachable(error: unknown): PassingFault {
  const code = codeOf(error);
  return new PassingFault(
    `the storage of artifacts could not be reached (${code ?? "no answer"})${adviceOn(code)}`,
  );
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** An artifact that exists, or existed, and must not be used. */
export class RefusedArtifact extends Error {
  override readonly name = "RefusedArtifact";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}
