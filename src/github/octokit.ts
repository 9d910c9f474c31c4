/** GitHub's own client and what it is made of, which one import loads when it is needed. */
import { Octokit } from "@octokit/core";
import type { OctokitOptions, OctokitPlugin } from "@octokit/core/types";
import { type Api, restEndpointMethods } from "@octokit/plugin-rest-endpoint-methods";

/** Makes a client of a token, options and plugins. */
export type GetOctokit = (
  token: string,
  options: OctokitOptions,
  ...plugins: OctokitPlugin[]
) => Octokit & Api;

/** As `getOctokit` of `@actions/github`, which makes the action's client and is slower to load: this one is the command line's. */
export const getOctokit: GetOctokit = (token, options, ...plugins) => {
  const Client = Octokit.plugin(restEndpointMethods, ...plugins);
  return new Client({ auth: token, ...options });
};

export { retry } from "@octokit/plugin-retry";
export { throttling } from "@octokit/plugin-throttling";
export { default as Bottleneck } from "bottleneck/light.js";
