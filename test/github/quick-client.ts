import { limits } from "../../src/core/limits.ts";
import type { GitHub } from "../../src/github/client.ts";
import { getOctokit, retry } from "../../src/github/octokit.ts";
import { API_VERSIONS } from "../loopback/api-server.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";

/** A client with our retries and without our pauses between writes, because many tests write. */
export function quickClient({ api, token, repository }: LoopbackGitHub): GitHub {
  const silent = () => {};
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const patience = { retries: limits.requestRetries, retryAfterBaseValue: 1 };
  const octokit = getOctokit(token, { baseUrl: api, log, retry: patience }, retry);
  octokit.hook.before("request", ({ headers }) => {
    headers["x-github-api-version"] = API_VERSIONS[0];
  });
  return { octokit, owner: repository.owner, repo: repository.name };
}
