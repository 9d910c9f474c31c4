import { type Artifact, areBytesOf } from "../baseline/provenance.ts";
import { limits } from "../limits.ts";
import { readBytes } from "../network/read-bytes.ts";
import { adviceOn, codeOf } from "../network/unreachable.ts";
import { version } from "../version.ts";
import { GitHubError } from "./fault.ts";
import { fetchFrom } from "./fetch.ts";

/** What one download may cost. */
export interface DownloadBounds {
  bytes: number;
  seconds: number;
}

/** What the storage gave. */
export interface Stored {
  bytes: Buffer;
  /** As the storage calls it: `application/json`. */
  type: string;
}

/** A way to the bytes of an artifact. */
interface Journey {
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
export async function fetchStored(
  location: string,
  baseUrl: string,
  artifact: Pick<Artifact, "digest">,
  { bytes, seconds }: DownloadBounds,
): Promise<Stored> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const isLoopback = LOOPBACK.includes(new URL(baseUrl).hostname);
  try {
    return await patiently(() => follow(location, { isLoopback, signal, bytes, artifact }), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new GitHubError(`the download of an artifact took more than ${seconds} seconds`);
  }
}

async function patiently(attempt: () => Promise<Stored>, signal: AbortSignal): Promise<Stored> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === limits.requestRetries || signal.aborted || !(error instanceof PassingFault)) throw error;
    }
  }
}

/** Goes from address to address until there are bytes. */
async function follow(location: string, journey: Journey): Promise<Stored> {
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
function trusted(location: string, from: URL | undefined, { isLoopback }: Journey): URL {
  if (!URL.canParse(location, from?.href))
    throw new GitHubError("the download of an artifact was led to what is no address");
  const url = new URL(location, from?.href);
  const isHere = isLoopback && url.protocol === "http:" && LOOPBACK.includes(url.hostname);
  if (url.protocol !== "https:" && !isHere)
    throw new GitHubError("the download of an artifact was led away from https, which is not followed");
  return url;
}

async function ask(url: URL, { signal }: Journey): Promise<Response> {
  const fetch = await fetchFrom(url.href);
  // Packed bytes would be others than GitHub took in.
  const headers = { "accept-encoding": "identity", "user-agent": `rungate/${version}` };
  try {
    return await fetch(url.href, { headers, redirect: "manual", signal });
  } catch (error) {
    throw unreachable(error);
  }
}

async function bytesOf(answer: Response, { bytes: most, artifact }: Journey): Promise<Stored> {
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

export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
