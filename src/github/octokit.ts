/** GitHub's own client and what it is made of, which one import loads when it is needed. */
export { Octokit } from "@octokit/core";
export { restEndpointMethods } from "@octokit/plugin-rest-endpoint-methods";
export { retry } from "@octokit/plugin-retry";
export { throttling } from "@octokit/plugin-throttling";
export { default as Bottleneck } from "bottleneck/light.js";
