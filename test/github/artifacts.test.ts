import { expect, test } from "vitest";
import { listArtifacts } from "../../src/github/artifacts.ts";
import { startGitHub } from "../loopback/loopback.ts";

const commit = "a".repeat(40);
const run = { id: 5, repository_id: 42, head_repository_id: 42, head_branch: "main", head_sha: commit };
const one = { id: 1, name: "a.json", size_in_bytes: 2, expired: false, digest: null, workflow_run: run };

async function listing(artifacts: object[], total = artifacts.length) {
  const github = await startGitHub();
  github.fail({ status: 200, body: { total_count: total, artifacts } });
  return listArtifacts(await github.connect(), "a.json");
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

test("a list says when there is more", async () => {
  expect((await listing([one])).isCut).toBe(false);
  expect((await listing([one], 2)).isCut).toBe(true);
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
