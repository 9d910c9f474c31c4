import { expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { GitHubError } from "../../src/github/client.ts";
import { isProtected, mergeBaseOf, pushTime, readCommit, readTip } from "../../src/github/commits.ts";
import { firstParents } from "../../src/github/first-parents.ts";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import type { Commit } from "../loopback/repository.ts";
import { history } from "./fixture.ts";

function merges(github: LoopbackGitHub, count: number, length: number): Commit[] {
  const chain = [github.commit()];
  for (let merge = 0; merge < count; merge++) {
    let side = chain[0];
    for (let step = 0; side !== undefined && step < length; step++)
      side = github.commit({ branch: "side", parents: [side] });
    const parents = [chain[0], side].filter((one) => one !== undefined);
    chain.unshift(github.commit({ parents }));
  }
  return chain;
}

async function taken(commits: AsyncGenerator<string>, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const all: string[] = [];
  for await (const commit of commits) {
    all.push(commit);
    if (all.length === most) break;
  }
  return all;
}

test("a commit has a first parent, a root has none", async () => {
  const github = await startGitHub();
  const [second, root] = history(github, 2);
  const client = await github.connect();
  expect(await readCommit(client, second?.sha ?? "")).toEqual({ firstParent: root?.sha, time: second?.date });
  expect(await readCommit(client, root?.sha ?? "")).toMatchObject({ firstParent: null });
});

test("the merge base of a branch and a commit", async () => {
  const github = await startGitHub();
  const root = github.commit();
  const head = github.commit({ branch: "feature/x", parents: [root] });
  github.commit();
  expect(await mergeBaseOf(await github.connect(), "main", head.sha)).toBe(root.sha);
  expect(await mergeBaseOf(await github.connect(), "feature/x", head.sha)).toBe(head.sha);
});

test("the tip of a branch, and the rule that protects it", async () => {
  const github = await startGitHub();
  github.commit();
  const { sha } = github.commit();
  const side = github.commit({ branch: "feature/x" });
  const client = await github.connect();
  expect(await readTip(client, "main")).toBe(sha);
  expect(await readTip(client, "feature/x")).toBe(side.sha);
  await expect(readTip(client, "gone")).rejects.toMatchObject({ status: 404 });
  expect(await isProtected(client, "main")).toBe(false);
  github.settings.requiredChecks = ["gate"];
  expect(await isProtected(client, "main")).toBe(true);
});

test("a commit need not have a committer, and then has no time", async () => {
  const github = await startGitHub();
  const { sha } = github.commit();
  const body = { sha, parents: [], commit: { committer: null } };
  github.fail({ status: 200, body });
  expect(await readCommit(await github.connect(), sha)).toEqual({ firstParent: null, time: null });
});

test("a push at the very time of the last move is not one after it", async () => {
  const github = await startGitHub();
  const head = github.commit({ branch: "feature" });
  const createdAt = "2026-02-01T00:00:00Z";
  github.run({ head, event: "pull_request", headBranch: "feature", createdAt });
  const pull = { headCommit: head.sha, headBranch: "feature", headRepositoryId: 42, number: 7 };
  const client = await github.connect();
  const at = Date.parse(createdAt);
  expect(await pushTime(client, pull, at - 1)).toBe(at);
  expect(await pushTime(client, pull, at)).toBeUndefined();
});

test("first parents leave side branches aside, over the pages that those fill", async () => {
  const github = await startGitHub();
  const chain = merges(github, 3, 60);
  expect(await taken(firstParents(await github.connect(), chain[0]?.sha ?? ""))).toEqual(
    chain.map(({ sha }) => sha),
  );
  expect(github.requests("repos/list-commits").length).toBeGreaterThan(1);
});

test("first parents are asked for as far as somebody wants to know", async () => {
  const github = await startGitHub();
  const chain = history(github, 150);
  const tip = chain[0]?.sha ?? "";
  expect(await taken(firstParents(await github.connect(), tip), 100)).toHaveLength(100);
  expect(github.requests("repos/list-commits")).toHaveLength(1);
  expect(await taken(firstParents(await github.connect(), tip))).toEqual(chain.map(({ sha }) => sha));
});

test("first parents end at the bound", async () => {
  const github = await startGitHub();
  const chain = history(github, limits.baselineDistance + 20);
  const all = await taken(firstParents(await github.connect(), chain[0]?.sha ?? ""));
  expect(all).toEqual(chain.slice(0, limits.baselineDistance + 1).map(({ sha }) => sha));
  expect(github.log.length).toBeLessThanOrEqual(limits.commitPages);
});

test("first parents end at the last page that is asked for", async () => {
  const github = await startGitHub();
  const chain = merges(github, limits.commitPages + 2, 110);
  const all = await taken(firstParents(await github.connect(), chain[0]?.sha ?? ""));
  expect(all).toEqual(chain.slice(0, limits.commitPages).map(({ sha }) => sha));
  expect(github.log).toHaveLength(limits.commitPages);
});

test("what are no commits, or others, is a fault", async () => {
  const github = await startGitHub();
  const { sha } = github.commit();
  const client = await github.connect();
  const commit = { sha: "main", parents: [], commit: { committer: null } };
  const other = { ...commit, sha: "b".repeat(40) };
  const operations = [
    {
      operation: "repos/get-commit",
      ask: () => readCommit(client, sha),
      what: "a commit",
      bodies: [commit, other],
    },
    {
      operation: "repos/list-commits",
      ask: () => taken(firstParents(client, sha)),
      what: "a list of commits",
      bodies: [[commit], [other]],
    },
    {
      operation: "repos/get-branch",
      ask: () => readTip(client, "main"),
      what: "a branch",
      bodies: [{ name: "main" }, { name: "other", commit: { sha } }],
    },
  ];
  for (const { operation, ask, what, bodies } of operations) {
    github.fail({ status: 200, body: bodies[0] ?? {} }, { operation });
    await expect(ask()).rejects.toThrow(new GitHubError(`GitHub's answer is cut off or is not ${what}`));
    github.fail({ status: 200, body: bodies[1] ?? {} }, { operation });
    await expect(ask()).rejects.toThrow(
      /^GitHub (?:listed other commits|answered another commit|answered another branch) than it was asked for$/,
    );
  }
});

test("an answer that is cut off is a fault that says of what", async () => {
  const github = await startGitHub();
  const { sha: headCommit } = github.commit();
  const client = await github.connect();
  const pull = { headCommit, headBranch: "feature", headRepositoryId: 42, number: 7 };
  const answers: [string, () => Promise<unknown>][] = [
    ["a comparison of two commits", () => mergeBaseOf(client, "main", headCommit)],
    ["a branch", () => isProtected(client, "main")],
    ["a list of workflow runs", () => pushTime(client, pull, 0)],
  ];
  for (const [what, ask] of answers) {
    github.fail({ status: 200, body: {} });
    await expect(ask()).rejects.toEqual(new GitHubError(`GitHub's answer is cut off or is not ${what}`));
  }
});

test("commits that are each other's parents end at the bound", async () => {
  const github = await startGitHub();
  const [a, b] = ["a".repeat(40), "b".repeat(40)];
  const body = [
    { sha: a, parents: [{ sha: b }] },
    { sha: b, parents: [{ sha: a }] },
  ];
  github.fail({ status: 200, body }, { operation: "repos/list-commits" });
  expect(await taken(firstParents(await github.connect(), a))).toHaveLength(limits.baselineDistance + 1);
});
