import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { listArtifacts, listArtifactsOfRun } from "../../src/github/artifacts.ts";
import { startGitHub } from "../loopback/loopback.ts";

const commit = "a".repeat(40);
const run = { id: 5, repository_id: 42, head_repository_id: 42, head_branch: "main", head_sha: commit };
const one = { id: 1, name: "a.json", size_in_bytes: 2, expired: false, digest: null, workflow_run: run };

async function listing(artifacts: object[], total = artifacts.length) {
  const github = await startGitHub();
  github.fail({ status: 200, body: { total_count: total, artifacts } });
  return listArtifacts(await github.connect(), ["a.json"]);
}

test("artifacts are listed newest first, of one name whatever GitHub adds", async () => {
  const list = await listing([one, { ...one, id: 3, name: "b.json" }, { ...one, id: 2 }]);
  expect(list.artifacts.map(({ id }) => id)).toEqual([2, 1]);
  expect(list.artifacts[0]?.run).toEqual({
    id: 5,
    commit,
    branch: "main",
    repositoryId: 42,
    headRepositoryId: 42,
  });
});

test("artifacts of several names are listed newest first, each name asked of GitHub", async () => {
  const github = await startGitHub();
  const run = github.run({ head: github.commit() });
  const names = ["b.json", "a.json", "b.json", "c.json"];
  const [first, second, third] = names.map((name) => github.artifact({ run, name }).id);
  const client = await github.connect();
  const asked = ["a.json", "b.json"];
  const { artifacts, isCut } = await listArtifacts(client, asked);
  expect(artifacts.map(({ id }) => id)).toEqual([third, second, first]);
  expect(isCut).toBe(false);
  expect(github.log.map(({ url }) => new URL(url, "http://x").searchParams.get("name")).sort()).toEqual(
    asked,
  );
});

test("a list is cut when that of one of its names is", async () => {
  const github = await startGitHub();
  const run = github.run({ head: github.commit() });
  github.artifact({ run, name: "b.json" });
  for (let left = 100 * limits.artifactPages; left >= 0; left--) github.artifact({ run, name: "a.json" });
  expect((await listArtifacts(await github.connect(), ["a.json", "b.json"])).isCut).toBe(true);
});

describe("a list of many", () => {
  async function stored(count: number) {
    const github = await startGitHub();
    const run = github.run({ head: github.commit() });
    for (let left = count; left > 0; left--) github.artifact({ run, name: "a.json" });
    return { github, client: await github.connect(), run };
  }

  test("is read to its end, that of a run too", async () => {
    const { client, run } = await stored(101);
    const { artifacts, isCut } = await listArtifacts(client, ["a.json"]);
    expect([artifacts.length, isCut]).toEqual([101, false]);
    expect(await listArtifactsOfRun(client, run.id, ["a.json"])).toHaveLength(101);
  });

  test("says when there are more than are read", async () => {
    const { github, client } = await stored(100 * limits.artifactPages + 1);
    const { artifacts, isCut } = await listArtifacts(client, ["a.json"]);
    expect([artifacts.length, isCut]).toEqual([100 * limits.artifactPages, true]);
    expect(github.log).toHaveLength(limits.artifactPages);
  });

  test("that begins with none of them is a fault", async () => {
    await expect(listing([], 5)).rejects.toThrow("GitHub's list of artifacts has fewer of them than it says");
  });

  test("that ends before it says is cut", async () => {
    const { github, client } = await stored(101);
    github.fail({ status: 200, body: { total_count: 101, artifacts: [] } }, { from: 2 });
    expect((await listArtifacts(client, ["a.json"])).isCut).toBe(true);
  });
});

test.each([
  [null],
  [undefined],
  [{}],
  [{ ...run, id: null }],
  [{ ...run, head_sha: "main" }],
  [{ ...run, repository_id: "42" }],
])("an artifact of the run %j is nobody's", async (workflow_run) => {
  const { artifacts } = await listing([{ ...one, workflow_run }]);
  expect(artifacts).toMatchObject([{ id: 1, run: null }]);
});

test("a run need not say whose head it was", async () => {
  const { artifacts } = await listing([{ ...one, workflow_run: { ...run, head_repository_id: null } }]);
  expect(artifacts[0]?.run?.headRepositoryId).toBeNull();
});

test.each([{ id: "1" }, { size_in_bytes: -1 }, { expired: "no" }, { digest: 5 }])(
  "an artifact with %j is a fault",
  async (strange) => {
    await expect(listing([{ ...one, ...strange }])).rejects.toThrow(
      "GitHub's answer is cut off or is not a list of artifacts",
    );
  },
);
