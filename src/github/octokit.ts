import { Octokit } from "@octokit/core";
import type { OctokitOptions, OctokitPlugin } from "@octokit/core/types";
import { type Api, restEndpointMethods } from "@octokit/plugin-rest-endpoint-methods";

export type GetOctokit = (
  token: string,
  options: OctokitOptions,
  ...plugins: OctokitPlugin[]
) => Octokit & Api;

/** Replaces `getOctokit` of `@actions/github` on the command line, because that package is slower to load. */
export const getOctokit: GetOctokit = (token, options, ...plugins) => {
  const Client = Octokit.plugin(restEndpointMethods, ...plugins);
  return new Client({ auth: token, ...options });
};

export { retry } from "@octokit/plugin-retry";
export { throttling } from "@octokit/plugin-throttling";
