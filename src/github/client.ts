import type { getOctokit } from "@actions/github";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { limits } from "../limits.ts";
import { GitHubError } from "./fault.ts";

const TOO_MANY_REQUESTS = `this job has sent ${limits.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;

type Octokit = ReturnType<typeof getOctokit>;

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
 * Finds the server in GITHUB_API_URL, and the way to it by the runner's proxy variables.
 */
export async function connect({ token, repository, debug }: Connection): Promise<GitHub> {
  // The library reads the event's payload when it is loaded, and throws when that is no JSON: it is loaded once the payload is checked.
  const { getOctokit } = await import("@actions/github");
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
  const octokit = getOctokit(
    token,
    {
      retry: { retries: limits.requestRetries },
      throttle: { onRateLimit: waits("rate limit"), onSecondaryRateLimit: waits("secondary rate limit") },
      log: { debug: silent, info: silent, warn: debug, error: debug },
    },
    watched as never,
    retry,
    throttling,
  );
  return { octokit, owner, repo };
}
