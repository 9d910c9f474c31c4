import { expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { faults } from "../loopback/faults.ts";
import { startGitHub } from "../loopback/loopback.ts";

test("beyond the requests of one job nothing more is asked of GitHub", async () => {
  const github = await startGitHub();
  const base = github.commit();
  const { octokit, owner, repo } = await github.connect();
  const ask = () => octokit.rest.repos.getCommit({ owner, repo, ref: base.sha });
  await Promise.all(Array.from({ length: limits.requests }, ask));
  const message = `this job has sent ${limits.requests} requests to GitHub, and no more than that are sent`;
  await expect(ask()).rejects.toThrow(message);
  expect(github.log).toHaveLength(limits.requests);
});

test("a rate limit that stays is waited for so many times", async () => {
  const github = await startGitHub();
  const base = github.commit();
  github.fail(faults.secondaryRateLimit(1), { operation: "repos/get-commit", times: 99 });
  const { octokit, owner, repo } = await github.connect();
  await expect(octokit.rest.repos.getCommit({ owner, repo, ref: base.sha })).rejects.toThrow("rate limit");
  expect(github.log).toHaveLength(1 + limits.rateLimitWaits);
});
