import type { OctokitOptions } from "@octokit/core/types";
import { limits, MEBIBYTE } from "../core/limits.ts";
import { adviceOn, codeOf, proxyTo, readBytes, UNUSABLE_PROXY } from "../core/network.ts";
import { ConfigurationError } from "../core/problems.ts";
import * as z from "../core/schema.ts";
import { shorten } from "../core/text.ts";
import { version } from "../version.ts";
import type { GetOctokit } from "./octokit.ts";

/** An answer of GitHub, or of a proxy, that cannot be used. */
export class GitHubError extends Error {
  override readonly name = "GitHubError";
}

const SHOWN = 200;

/** Describes a failed request, such as `GitHub answered 403 (Resource not accessible by integration)`. */
export function faultText(error: unknown): string {
  if (error instanceof GitHubError) return error.message;
  const refused = graphqlError(error);
  if (refused !== undefined) return `GitHub answered an error (${shorten(refused.message, SHOWN)})`;
  const status = statusOf(error);
  // octokit appends a link to the API documentation, which is noise in a job's log.
  const fullMessage = (error instanceof Error ? error.message : String(error)).replace(
    / - https:\/\/docs\.github\.com\S*$/,
    "",
  );
  const message = shorten(fullMessage, SHOWN);
  return status === undefined || !hasResponse(error)
    ? `GitHub could not be reached (${message})${adviceOn(codeOf(error))}`
    : `GitHub answered ${status} (${message})`;
}

/** Adds the missing permission to the description of a failed request about the base branch. */
export function lookText(error: unknown): string {
  const text = faultText(error);
  if (![403, 404].includes(statusOf(error) ?? 0) || /rate limit/i.test(text)) return text;
  const { url } = (error as { request?: { url?: unknown } }).request ?? {};
  const permission = String(url).includes("/actions/") ? "actions: read" : "contents: read";
  return `${text}, which happens when the job does not have the permission "${permission}"`;
}

/** Returns true for a failed request or an unusable answer. All other errors are bugs of rungate. */
export function isFaultOfGitHub(error: unknown): boolean {
  return error instanceof GitHubError || statusOf(error) !== undefined || graphqlError(error) !== undefined;
}

const graphqlSchema = z.object({
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).min(1),
});

/** Returns the error of a GraphQL request, which GitHub answers with status 200; undefined for any other fault. */
export function graphqlError(error: unknown): { type?: string | undefined; message: string } | undefined {
  return graphqlSchema.safeParse(error).data?.errors[0];
}

/** Returns the HTTP status of a failed request; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" ? status : undefined;
}

// octokit reports status 500 for requests that never reached a server.
function hasResponse(error: unknown): boolean {
  return (error as { response?: unknown }).response !== undefined;
}

export const commitId = z.string().regex(/^[0-9a-f]{40}$/);

/** Parses an answer. Throws GitHubError when it is not `what`, such as "a commit" or "a list of artifacts". */
export function readAnswer<T extends z.ZodType>(schema: T, answer: unknown, what: string): z.output<T> {
  const { success, data } = schema.safeParse(answer);
  // When a connection breaks, octokit returns the partial text without an error.
  if (!success) throw new GitHubError(`GitHub's answer is cut off or is not ${what}`);
  return data;
}

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

const UNUSABLE_ADDRESS =
  "the address of GitHub's API (GITHUB_API_URL) is none: expected one such as https://api.github.com";

/** Returns a fetch for the server of this address. Throws ConfigurationError for an invalid address or an unusable proxy. */
export async function fetchFrom(address: string): Promise<Fetch> {
  const href = URL.canParse(address) ? new URL(address).href : undefined;
  if (href === undefined) throw new ConfigurationError([{ severity: "error", message: UNUSABLE_ADDRESS }]);
  const proxy = usable(() => proxyTo(href, process.env));
  // Node's own fetch takes no proxy, and in Node 20 it never ends on a compressed answer that is damaged in the middle.
  const { fetch, ProxyAgent } = await import("undici");
  if (proxy === undefined) return fetch as unknown as Fetch;
  const dispatcher = usable(() => new ProxyAgent(proxy.href));
  return ((url, init) => fetch(url, { ...(init as object), dispatcher })) as Fetch;
}

function usable<T>(find: () => T): T {
  try {
    return find();
  } catch {
    throw new ConfigurationError([{ severity: "error", message: UNUSABLE_PROXY }]);
  }
}

const TOO_LONG = `GitHub's answer is longer than the ${limits.githubAnswerBytes / MEBIBYTE} MiB that are read of one`;

/** Bounds the size of each answer, except of a streamed file. The fetch throws GitHubError for a longer answer. */
function bounded(fetch: Fetch, isStreamed: boolean): Fetch {
  return async (address, init) => {
    const answer = await fetch(address, init);
    if (answer.body === null || (isStreamed && answer.ok)) return answer;
    // octokit treats a broken answer as an empty answer, which the schema then rejects.
    const bytes = await readBytes(answer.body, limits.githubAnswerBytes).catch(() => Buffer.of());
    if (bytes === undefined) throw new GitHubError(TOO_LONG);
    return new Response(new Uint8Array(bytes), { status: answer.status, headers: answer.headers });
  };
}

const TOO_MANY_REQUESTS = `this job has sent ${limits.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;

type Octokit = ReturnType<GetOctokit>;

/** A repository on GitHub, with its client. */
export interface GitHub {
  octokit: Octokit;
  owner: string;
  repo: string;
}

export interface Connection {
  token: string;
  /** `owner/name`. */
  repository: string;
  debug: (text: string) => void;
  getOctokit?: GetOctokit;
}

/** The version of the REST API; GitHub Enterprise Server has no newer version. */
const API_VERSION = "2022-11-28";

export function apiUrl(): string {
  return process.env.GITHUB_API_URL || "https://api.github.com";
}

/**
 * Returns a client that retries, waits for rate limits, and throws GitHubError beyond `limits.requests` requests. Reads GITHUB_API_URL and
 * the proxy variables; throws ConfigurationError for a proxy that cannot be used.
 */
export async function connect({ token, repository, debug, getOctokit }: Connection): Promise<GitHub> {
  const baseUrl = apiUrl();
  const fetch = await fetchFrom(baseUrl);
  // Loading is slow, and a job with a configuration error sends no request.
  const { retry, throttling, ...plain } = await import("./octokit.ts");
  const [owner = "", repo = ""] = repository.split("/");
  const waits = (what: string) => (seconds: number, _options: object, _octokit: object, waited: number) => {
    const isShort = seconds <= limits.rateLimitSeconds && waited < limits.rateLimitWaits;
    debug(`${what}: ${isShort ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
    return isShort;
  };
  let sent = 0;
  const watched = ({ hook, request: { endpoint } }: Pick<Octokit, "hook" | "request">) => {
    hook.wrap("request", async (request, options) => {
      if (sent === limits.requests) throw new GitHubError(TOO_MANY_REQUESTS);
      sent += 1;
      options.headers["x-github-api-version"] = API_VERSION;
      // Set in place, because inner hooks get this object. A retry runs through here again and gets its own signal.
      options.request = {
        ...options.request,
        fetch: bounded(fetch, options.request.parseSuccessResponseBody === false),
        signal: AbortSignal.timeout(limits.requestSeconds * 1000),
      };
      const name = `${options.method} ${new URL(endpoint(options).url).pathname}`;
      try {
        const response = await request(options);
        const left = response.headers["x-ratelimit-remaining"] ?? "?";
        debug(`${name}: ${response.status}, ${left} requests left`);
        return response;
      } catch (error) {
        debug(`${name}: ${(error as Error).message}`);
        // octokit wraps errors of fetch as failed connections and would retry them.
        const { cause } = error as Error;
        throw cause instanceof GitHubError ? cause : error;
      }
    });
    return {};
  };
  const silent = () => {};
  const options: OctokitOptions = {
    baseUrl,
    userAgent: `rungate/${version}`,
    retry: { retries: limits.requestRetries },
    throttle: {
      write: UNPACED,
      notifications: UNPACED,
      onRateLimit: waits("rate limit"),
      onSecondaryRateLimit: waits("secondary rate limit"),
    },
    log: { debug: silent, info: silent, warn: debug, error: debug },
  };
  const octokit = (getOctokit ?? plain.getOctokit)(token, options, watched, retry, throttling);
  return { octokit, owner, repo };
}

/** A pace without pauses: octokit's own waits a second between writes, and a job writes only a few times. */
const UNPACED = { key: () => ({ schedule: async () => undefined }) } as unknown as WritePace;
type WritePace = NonNullable<NonNullable<OctokitOptions["throttle"]>["write"]>;

interface Page {
  data: unknown;
  headers: { link?: string | undefined };
}

export class TooManyPages extends GitHubError {}

/**
 * Returns all entries of a listing. Throws TooManyPages, because a truncated listing would look complete. octokit's own paging accepts a
 * truncated answer.
 */
export async function readPages<T>(
  schema: z.ZodType<T[]>,
  ask: (page: number) => Promise<Page>,
  what: string,
): Promise<T[]> {
  const entries: T[] = [];
  for (let page = 1; page <= limits.pages; page++) {
    const { data, headers } = await ask(page);
    entries.push(...readAnswer(schema, data, what));
    if (!headers.link?.includes('rel="next"')) return entries;
  }
  throw new TooManyPages(`${what} of more than ${limits.pages} pages is not read`);
}
