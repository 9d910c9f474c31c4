import { getOctokit } from "@actions/github";
import { retry } from "@octokit/plugin-retry";
import type { GitHub } from "../../src/github/client.ts";
import { limits } from "../../src/limits.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";

/** A client that tries again like ours, but does not pause between writes: many tests write. */
export function quickClient({ api, token, repository }: LoopbackGitHub): GitHub {
  const options = { baseUrl: api, retry: { retries: limits.requestRetries, retryAfterBaseValue: 1 } };
  const silent = () => {};
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const octokit = getOctokit(token, { ...options, log }, retry);
  return { octokit, owner: repository.owner, repo: repository.name };
}
