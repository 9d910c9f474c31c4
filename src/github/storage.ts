import type { IncomingMessage } from "node:http";
import { addAbortSignal } from "node:stream";
import { HttpClient } from "@actions/http-client";
import { EXPIRED, tooLarge, ZIP } from "../baseline/provenance.ts";
import { limits } from "../limits.ts";
import { readBytes } from "../read-bytes.ts";
import { GitHubError } from "./fault.ts";
import { RefusedArtifact } from "./refused-artifact.ts";

/** What one download may cost. */
export interface DownloadBounds {
  bytes: number;
  seconds: number;
}

/** A way to the bytes of an artifact. */
interface Journey {
  client: HttpClient;
  /** GitHub itself is on this machine, and its storage may be. */
  isLoopback: boolean;
  signal: AbortSignal;
  bytes: number;
}

/** A fault that may be over when one asks again. */
class PassingFault extends GitHubError {}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/**
 * The bytes to which an address leads that GitHub, at `baseUrl`, gave. The storage there is asked without any token, over https,
 * through the runner's proxy, and again after a passing fault. Throws RefusedArtifact for what has expired, is too large or a zip
 * archive, and GitHubError for everything else. No message contains an address: it is signed.
 */
export async function fetchStored(
  location: string,
  baseUrl: string,
  { bytes, seconds }: DownloadBounds,
): Promise<Buffer> {
  const client = new HttpClient("rungate", [], { allowRedirects: false, socketTimeout: seconds * 1000 });
  const signal = AbortSignal.timeout(seconds * 1000);
  const isLoopback = LOOPBACK.includes(new URL(baseUrl).hostname);
  try {
    return await patiently(() => follow(location, { client, isLoopback, signal, bytes }), signal);
  } catch (error) {
    if (!signal.aborted || error instanceof RefusedArtifact) throw error;
    throw new GitHubError(`the download of an artifact took more than ${seconds} seconds`);
  } finally {
    client.dispose();
  }
}

async function patiently<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === limits.requestRetries || signal.aborted || !(error instanceof PassingFault)) throw error;
    }
  }
}

/** Goes from address to address until there are bytes. */
async function follow(location: string, journey: Journey): Promise<Buffer> {
  let url = trusted(location, undefined, journey);
  for (let hop = 0; hop < limits.redirects; hop++) {
    const message = addAbortSignal(journey.signal, await ask(url, journey));
    const { statusCode = 0, headers } = message;
    if (statusCode === 200) return await bytesOf(message, journey.bytes);
    message.destroy();
    if (statusCode === 410) throw new RefusedArtifact(EXPIRED);
    const answered = `the storage of artifacts answered ${statusCode}`;
    if (statusCode >= 500) throw new PassingFault(answered);
    if (!isRedirect(statusCode) || headers.location === undefined) throw new GitHubError(answered);
    url = trusted(headers.location, url, journey);
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

async function ask(url: URL, { client, signal }: Journey): Promise<IncomingMessage> {
  try {
    const { message } = await Promise.race([client.get(url.href), rejectedBy(signal)]);
    return message;
  } catch (error) {
    throw unreachable(error);
  }
}

async function bytesOf(message: IncomingMessage, most: number): Promise<Buffer> {
  const { "content-length": length, "content-type": type } = message.headers;
  const announced = Number(length ?? 0);
  const refusal = announced > most ? tooLarge(announced, most) : /zip/.test(type ?? "") ? ZIP : undefined;
  if (refusal !== undefined) {
    message.destroy();
    throw new RefusedArtifact(refusal);
  }
  let bytes: Buffer | undefined;
  try {
    bytes = await readBytes(message, most);
  } catch (error) {
    throw unreachable(error);
  }
  if (bytes === undefined) throw new RefusedArtifact(tooLarge(most + 1, most));
  return bytes;
}

// The client's messages can hold the path of a signed address: only the error's code is told.
function unreachable(error: unknown): PassingFault {
  const { code } = (error ?? {}) as { code?: unknown };
  const why = typeof code === "string" && /^[A-Z_]+$/.test(code) ? code : "no answer";
  return new PassingFault(`the storage of artifacts could not be reached (${why})`);
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("too late")), { once: true });
  });
}

export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
