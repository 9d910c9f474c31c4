import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { changesWorkflows, openPullRequestsFrom, pullRequestHead } from "../../src/github/pull-requests.ts";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import type { RepositoryRef } from "../loopback/repository.ts";

async function started() {
  const github = await startGitHub();
  github.commit();
  return { github, client: await github.connect() };
}

function propose(github: LoopbackGitHub, repository: RepositoryRef, files: string[] = ["agent.py"]) {
  const content = Object.fromEntries(files.map((path) => [path, "changed"]));
  const head = github.commit({ branch: `${repository.owner}:feature`, files: content });
  return github.pull({ head, repository });
}

describe("open pull requests from a branch", () => {
  test("are all that have its newest commit, whatever branch they go to", async () => {
    const { github, client } = await started();
    const mallory = github.fork("mallory");
    const pull = propose(github, mallory);
    github.commit({ branch: "release" });
    const head = github.commits.get(pull.head.sha);
    if (head !== undefined) github.pull({ head, repository: mallory, base: "release" });
    const tip = { owner: "mallory", repositoryId: mallory.id, branch: "feature", commit: pull.head.sha };
    expect(await openPullRequestsFrom(client, tip)).toEqual([8, 7]);
    expect(await openPullRequestsFrom(client, { ...tip, commit: "b".repeat(40) })).toEqual([]);
    // The fork was deleted, and another one made with its name.
    expect(await openPullRequestsFrom(client, { ...tip, repositoryId: mallory.id + 1 })).toEqual([]);
    pull.state = "closed";
    expect(await openPullRequestsFrom(client, tip)).toEqual([8]);
  });

  test("do not come from another owner's branch of that name", async () => {
    const { github, client } = await started();
    const [mallory, eve] = [github.fork("mallory"), github.fork("eve")];
    const pull = propose(github, mallory);
    const tip = { branch: "feature", commit: pull.head.sha };
    expect(await openPullRequestsFrom(client, { ...tip, owner: "eve", repositoryId: eve.id })).toEqual([]);
    const copied = { ...tip, owner: "mallory", repositoryId: eve.id };
    expect(await openPullRequestsFrom(client, copied)).toEqual([]);
  });
});

describe("the head of a pull request", () => {
  test("is its newest commit, and where that lives", async () => {
    const { github, client } = await started();
    const mallory = github.fork("mallory");
    const pull = propose(github, mallory);
    expect(await pullRequestHead(client, 7)).toEqual({
      number: 7,
      headCommit: pull.head.sha,
      headBranch: "feature",
      headRepositoryId: mallory.id,
    });
  });

  test("is not read from an answer that was cut off", async () => {
    const { github, client } = await started();
    propose(github, github.fork("mallory"));
    github.fail("truncated", { operation: "pulls/get", times: 9 });
    await expect(pullRequestHead(client, 7)).rejects.toThrow(
      "GitHub's answer is cut off or is not a pull request",
    );
  });
});

describe("a pull request changes what runs", () => {
  test.each<[string, string[], boolean]>([
    ["with a workflow", ["agent.py", ".github/workflows/agent.yml"], true],
    ["with an action of the repository's", [".github/actions/record/action.yml"], true],
    ["with a link in place of the folder", [".github"], true],
    ["not with a file of a similar name", [".github.md", ".githubx/a", "docs/.github/a"], false],
  ])("%s", async (_what, files, expected) => {
    const { github, client } = await started();
    const pull = propose(github, github.fork("mallory"), files);
    expect(await changesWorkflows(client, pull.number)).toBe(expected);
  });

  test("with a workflow on the last page", async () => {
    const { github, client } = await started();
    const pull = propose(github, github.fork("mallory"));
    pull.files = [...Array.from({ length: 250 }, (_, at) => `a/${at}`), ".github/workflows/agent.yml"];
    expect(await changesWorkflows(client, pull.number)).toBe(true);
    expect(github.requests("pulls/list-files")).toHaveLength(3);
    pull.files.pop();
    expect(await changesWorkflows(client, pull.number)).toBe(false);
  });

  test("with a workflow that it moves away", async () => {
    const { github, client } = await started();
    const pull = propose(github, github.fork("mallory"));
    const moved = { filename: "old.yml", previous_filename: ".github/workflows/agent.yml" };
    github.fail({ status: 200, body: [moved] }, { operation: "pulls/list-files" });
    expect(await changesWorkflows(client, pull.number)).toBe(true);
  });

  test("with more files than are looked at", async () => {
    const { github, client } = await started();
    const pull = propose(github, github.fork("mallory"));
    pull.files = Array.from({ length: limits.pages * 100 }, (_, at) => `a/${at}`);
    expect(await changesWorkflows(client, pull.number)).toBe(false);
    pull.files.push("b");
    expect(await changesWorkflows(client, pull.number)).toBe(true);
  });

  test("or not, which nobody knows when GitHub does not say", async () => {
    const { github, client } = await started();
    const pull = propose(github, github.fork("mallory"));
    github.fail("truncated", { operation: "pulls/list-files", times: 9 });
    await expect(changesWorkflows(client, pull.number)).rejects.toThrow("not a list of changed files");
  });
});
