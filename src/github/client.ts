import type { OctokitOptions } from "@octokit/core/types";
import { limits, MEBIBYTE } from "../base/limits.ts";
import { adviceOn, codeOf, proxyTo, readBytes, UNUSABLE_PROXY } from "../base/network.ts";
import { ConfigurationError } from "../base/problems.ts";
import { shorten } from "../base/text.ts";
import * as z from "../base/zod.ts";
import { version } from "../version.ts";
import type { GetOctokit } from "./octokit.ts";

/** GitHub, or what stands between it and us, answered something that cannot be used. */
export class GitHubError extends Error {
  override readonly name = "GitHubError";
}

const SHOWN = 200;

/** What a request to GitHub ended with, for a reader: `GitHub answered 403 (Resource not accessible by integration)`. */
export function faultText(error: unknown): string {
  if (error instanceof GitHubError) return error.message;
  const refused = graphqlError(error);
  if (refused !== undefined) return `GitHub answered an error (${shorten(refused.message, SHOWN)})`;
  const status = statusOf(error);
  // octokit adds where the request is documented, which helps nobody who reads a job's log.
  const said = (error instanceof Error ? error.message : String(error)).replace(
    / - https:\/\/docs\.github\.com\S*$/,
    "",
  );
  const message = shorten(said, SHOWN);
  return status === undefined || !hasResponse(error)
    ? `GitHub could not be reached (${message})${adviceOn(codeOf(error))}`
    : `GitHub answered ${status} (${message})`;
}

/** The same for a request that looks at the base branch, with the permission that the job lacks where that is why GitHub refuses. */
export function lookText(error: unknown): string {
  const text = faultText(error);
  if (![403, 404].includes(statusOf(error) ?? 0) || /rate limit/i.test(text)) return text;
  const { url } = (error as { request?: { url?: unknown } }).request ?? {};
  const permission = String(url).includes("/actions/") ? "actions: read" : "contents: read";
  return `${text}, which happens when the job does not have the permission "${permission}"`;
}

/** Whether a request failed, or its answer cannot be used; everything else is a fault of ours. */
export function isFaultOfGitHub(error: unknown): boolean {
  return error instanceof GitHubError || statusOf(error) !== undefined || graphqlError(error) !== undefined;
}

const graphqlSchema = z.object({
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).min(1),
});

/** The error of a GraphQL request, which GitHub answers with status 200; undefined for any other fault. */
export function graphqlError(error: unknown): { type?: string | undefined; message: string } | undefined {
  return graphqlSchema.safeParse(error).data?.errors[0];
}

/** The HTTP status of a failed request; undefined when it did not get that far. */
export function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" ? status : undefined;
}

// octokit gives the status 500 to requests that no server ever saw.
function hasResponse(error: unknown): boolean {
  return (error as { response?: unknown }).response !== undefined;
}

/** The full id of a commit. */
export const commitId = z.string().regex(/^[0-9a-f]{40}$/);

/** What is used of an answer, checked. Throws GitHubError when it is not `what`: "a commit", "a list of artifacts". */
export function readAnswer<T extends z.ZodType>(schema: T, answer: unknown, what: string): z.output<T> {
  const { success, data } = schema.safeParse(answer);
  // When a connection breaks in the middle, octokit hands on the half of a text as if all were well.
  if (!success) throw new GitHubError(`GitHub's answer is cut off or is not ${what}`);
  return data;
}

/** How one asks a server. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

const UNUSABLE_ADDRESS =
  "the address of GitHub's API (GITHUB_API_URL) is none: expected one such as https://api.github.com";

/** How one asks the server of this address. Throws ConfigurationError for what is no address, and when the environment names a proxy that cannot be used. */
export async function fetchFrom(address: string): Promise<Fetch> {
  const href = URL.canParse(address) ? new URL(address).href : undefined;
  if (href === undefined) throw new ConfigurationError([{ severity: "error", message: UNUSABLE_ADDRESS }]);
  const proxy = usable(() => proxyTo(href, process.env));
  // Node's own fetch takes no proxy, and that of Node 20 never ends a packed answer that is damaged in the middle.
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

/**
 * Reads each answer before it is handed on, but for one that is a file and `isStreamed`, and no more of it than one may have. Throws
 * GitHubError for one that is longer.
 */
function bounded(fetch: Fetch, isStreamed: boolean): Fetch {
  return async (address, init) => {
    const answer = await fetch(address, init);
    if (answer.body === null || (isStreamed && answer.ok)) return answer;
    // For octokit, too, an answer that breaks off is an empty one, which is none that was asked for.
    const bytes = await readBytes(answer.body, limits.githubAnswerBytes).catch(() => Buffer.of());
    if (bytes === undefined) throw new GitHubError(TOO_LONG);
    return new Response(new Uint8Array(bytes), { status: answer.status, headers: answer.headers });
  };
}

const TOO_MANY_REQUESTS = `this job has sent ${limits.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;

type Octokit = ReturnType<GetOctokit>;

/** A repository on GitHub, and how to ask about it. */
export interface GitHub {
  octokit: Octokit;
  owner: string;
  repo: string;
}

export interface Connection {
  token: string;
  /** `owner/name`. */
  repository: string;
  /** Told of every request and every wait, for the debug log. */
  debug: (text: string) => void;
  /** Makes the client, where it is not the command line's. */
  getOctokit?: GetOctokit;
}

/** The version of the REST API that is asked for. GitHub Enterprise Server knows no newer one. */
const API_VERSION = "2022-11-28";

/** The address of GitHub's API. */
export function apiUrl(): string {
  return process.env.GITHUB_API_URL || "https://api.github.com";
}

/**
 * A client that tries again what failed for a moment, waits for a rate limit within a bound, and gives up a request that hangs. Beyond
 * the requests that one job may send, each more ends in a GitHubError.
 * Finds the server in GITHUB_API_URL, and the way to it by the runner's proxy variables. Throws ConfigurationError for a proxy that
 * cannot be used.
 */
export async function connect({ token, repository, debug, getOctokit }: Connection): Promise<GitHub> {
  const baseUrl = apiUrl();
  const fetch = await fetchFrom(baseUrl);
  // Takes long to load, and a job that cannot be judged asks nothing.
  const { Bottleneck, retry, throttling, ...plain } = await import("./octokit.ts");
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
      // Set in place: a hook further in gets this object, whatever is handed on. Anew for each try, which goes through here again.
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
        // octokit takes whatever fetch throws for a connection that failed, and would try again.
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
      // A job writes two or three times. A second between any two of them and queries would be seconds of every job.
      write: new Bottleneck.Group({ maxConcurrent: 1 }),
      notifications: new Bottleneck.Group({ maxConcurrent: 1 }),
      onRateLimit: waits("rate limit"),
      onSecondaryRateLimit: waits("secondary rate limit"),
    },
    log: { debug: silent, info: silent, warn: debug, error: debug },
  };
  const octokit = (getOctokit ?? plain.getOctokit)(token, options, watched, retry, throttling);
  return { octokit, owner, repo };
}

/** One page of a listing, as octokit answers it. */
interface Page {
  data: unknown;
  headers: { link?: string | undefined };
}

/** A listing has more pages than are read. */
export class TooManyPages extends GitHubError {}

/**
 * All entries of a listing, page after page; `what` is "a timeline". Throws GitHubError when a page cannot be read, and TooManyPages when there
 * are more than `limits.pages`: a listing without its end would look like one in which nothing more happened. octokit's own paging
 * takes an answer that was cut off for an empty page.
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
