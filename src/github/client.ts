import type { Octokit as Core } from "@octokit/core";
import type { Api } from "@octokit/plugin-rest-endpoint-methods";
import { limits } from "../limits.ts";
import { version } from "../version.ts";
import { GitHubError } from "./fault.ts";
import { fetchFrom } from "./fetch.ts";

const TOO_MANY_REQUESTS = `this job has sent ${limits.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;

type Octokit = Core & Api;

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
}

/**
 * A client that tries again what failed for a moment, waits for a rate limit within a bound, and gives up a request that hangs. Beyond
 * the requests that one job may send, each more ends in a GitHubError.
 * Finds the server in GITHUB_API_URL, and the way to it by the runner's proxy variables. Throws ConfigurationError for a proxy that
 * cannot be used.
 */
export async function connect({ token, repository, debug }: Connection): Promise<GitHub> {
  const baseUrl = process.env.GITHUB_API_URL || "https://api.github.com";
  const fetch = await fetchFrom(baseUrl);
  // Takes long to load, and a job that cannot be judged asks nothing.
  const { Octokit, restEndpointMethods, retry, throttling } = await import("./octokit.ts");
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
      // Set in place: a hook further in gets this object, whatever is handed on. Anew for each try, which goes through here again.
      options.request = { ...options.request, signal: AbortSignal.timeout(limits.requestSeconds * 1000) };
      const name = `${options.method} ${new URL(endpoint(options).url).pathname}`;
      try {
        const response = await request(options);
        const left = response.headers["x-ratelimit-remaining"] ?? "?";
        debug(`${name}: ${response.status}, ${left} requests left`);
        return response;
      } catch (error) {
        debug(`${name}: ${(error as Error).message}`);
        throw error;
      }
    });
    return {};
  };
  const silent = () => {};
  const Client = Octokit.plugin(restEndpointMethods, watched, retry, throttling);
  const octokit = new Client({
    auth: token,
    baseUrl,
    userAgent: `rungate/${version}`,
    request: { fetch },
    retry: { retries: limits.requestRetries },
    throttle: { onRateLimit: waits("rate limit"), onSecondaryRateLimit: waits("secondary rate limit") },
    log: { debug: silent, info: silent, warn: debug, error: debug },
  });
  return { octokit, owner, repo };
}
