import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { faults } from "../loopback/faults.ts";
import type { startGitHub } from "../loopback/loopback.ts";
import type { Commit } from "../loopback/repository.ts";
import { repository, short } from "./baseline-fixture.ts";
import { record } from "./fixture.ts";

describe("a flood of pull requests' artifacts", () => {
  const flood = (github: Awaited<ReturnType<typeof startGitHub>>, head: Commit, count: number) => {
    const run = github.run({ head, event: "pull_request", headBranch: "feature" });
    for (let left = 0; left < count; left++) github.artifact({ run });
  };

  test("does not hide that the base branch has reports of other suites", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    const run = github.run({ head: base, event: "pull_request", headBranch: "feature" });
    for (let left = 0; left < 100 * limits.artifactPages; left++)
      github.artifact({ run, name: `log-${left}` });
    expect(await find({ suite: "fresh" })).toMatchObject({
      state: "missing",
      reason: expect.stringContaining("other suites"),
    });
    expect(await find({ suite: "fresh", workflow: ".github/workflows/new.yml" })).toMatchObject({
      state: "missing",
      reason: expect.stringContaining("other suites"),
    });
  });

  test("does not hide the baseline", async () => {
    const { github, base, below, find } = await repository();
    const [second] = below;
    if (second) record(github, second);
    flood(github, github.commit({ branch: "feature", parents: [base] }), 120);
    expect(await find()).toMatchObject({ state: "found", origin: { distance: 1 } });
  });

  test.each(["schedule", "workflow_dispatch", "merge_group"])(
    "of any size does not hide one that was recorded on %s",
    async (event) => {
      const { github, base, below, find } = await repository();
      const [second = base] = below;
      const headBranch = event === "merge_group" ? "gh-readonly-queue/main/pr-7" : "main";
      record(github, second, { run: { event, headBranch } });
      flood(github, github.commit({ branch: "feature", parents: [base] }), 100 * limits.artifactPages);
      expect(await find()).toMatchObject({ state: "found", origin: { distance: 1 } });
    },
  );

  test("at the commits of the base branch does not hide it either", async () => {
    const { github, base, chain, find } = await repository(8);
    record(github, base);
    for (const commit of chain) record(github, commit, { run: { event: "pull_request" } });
    for (const _ of chain) record(github, base, { run: { event: "pull_request" } });
    expect(await find()).toMatchObject({ state: "found", origin: { distance: 0 } });
  });

  test("leaves the nearest runs to be looked at, under the same rules", async () => {
    const { github, base, chain, find } = await repository(limits.baselineCandidates + 3);
    for (const commit of chain.slice(1)) record(github, commit, { artifact: { digest: null } });
    flood(github, github.commit({ branch: "feature", parents: [base] }), 100 * limits.artifactPages);
    const missing = await find();
    expect(missing.state).toBe("missing");
    expect(missing.reason).toContain(`the report of ${chain[1]?.sha.slice(0, 7)} has no digest`);
    expect(github.requests("actions/list-workflow-run-artifacts")).toHaveLength(limits.baselineCandidates);
  });

  test("does not bring back what was passed over", async () => {
    const { github, base, find } = await repository();
    flood(github, github.commit({ branch: "feature", parents: [base] }), 120);
    record(github, base, { report: { baselineEligible: false } });
    expect((await find()).reason).toBe(
      `the report of ${short(base)} has recordings in error, or some are missing`,
    );
    expect(github.requests("blob")).toHaveLength(1);
  });

  test("does not make a baseline of a push that is not below the base commit", async () => {
    const { github, base, find } = await repository();
    record(github, github.commit({ branch: "main", parents: [base] }));
    flood(github, github.commit({ branch: "feature", parents: [base] }), 120);
    expect(await find()).toMatchObject({ state: "missing" });
  });

  test("leaves pushes to other branches aside", async () => {
    const { github, base, below, find } = await repository();
    const [second] = below;
    if (second) record(github, second);
    for (const headBranch of ["x", "y"]) github.run({ head: base, headBranch });
    flood(github, github.commit({ branch: "feature", parents: [base] }), 120);
    expect(await find()).toMatchObject({ state: "found", origin: { distance: 1 } });
  });

  test("that cannot be read to its end is no first use, and no fault when nobody knows the workflow", async () => {
    const { github, base, find } = await repository();
    flood(github, github.commit({ branch: "feature", parents: [base] }), 100 * limits.artifactPages + 1);
    expect(await find({ workflow: ".github/workflows/new.yml" })).toMatchObject({ state: "missing" });
  });
});

describe("a flood of runs", () => {
  /** Runs of the workflow on the base branch, each on a commit above the base commit. */
  const later = (github: Awaited<ReturnType<typeof startGitHub>>, head: Commit, count: number) => {
    for (let left = 0; left < count; left++) github.run({ head });
  };

  test("after an old base commit is read through to it", async () => {
    const { github, base, below, find } = await repository();
    const [second = base] = below;
    record(github, second);
    later(github, github.commit(), 350);
    expect(await find()).toMatchObject({ state: "found", origin: { distance: 1 } });
  });

  test("that is longer than is read leaves no baseline below, and the reason says so", async () => {
    const { github, base, below, find } = await repository();
    const [second = base] = below;
    record(github, second, { artifact: { run: null } });
    later(github, github.commit(), 100 * limits.runPages);
    expect(await find()).toMatchObject({
      state: "missing",
      reason: expect.stringContaining("there are more than are looked at"),
    });
    const pages = github.requests("actions/list-workflow-runs").filter(({ url }) => /event=push/.test(url));
    expect(pages).toHaveLength(limits.runPages);
  });

  test("of other workflows does not hide the base commit's own", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    for (let left = 0; left < 150; left++) github.run({ head: base, path: ".github/workflows/tests.yml" });
    expect(await find()).toMatchObject({ state: "found", origin: { distance: 0 } });
  });
});

describe("unavailable", () => {
  const steps = [
    "actions/list-workflow-runs-for-repo",
    "actions/list-workflow-run-artifacts",
    "actions/list-artifacts-for-repo",
    "actions/list-workflow-runs",
    "repos/list-commits",
    "actions/download-artifact",
    "blob",
  ];

  async function older() {
    const { github, base, below, find } = await repository();
    const [second = base] = below;
    github.run({ head: base });
    const { artifact } = record(github, second);
    return { github, find, artifact };
  }

  test.each(steps)("when %s is refused", async (operation) => {
    const { github, find, artifact } = await older();
    github.fail({ status: 401, body: { message: "Bad credentials" } }, { operation });
    const reason =
      operation === "blob"
        ? "the storage of artifacts answered 401"
        : "GitHub answered 401 (Bad credentials)";
    expect(await find()).toMatchObject({ state: "unavailable", reason });
    expect(await find()).toMatchObject({ state: "found", origin: { artifactId: artifact.id } });
    expect(github.log.some((entry) => entry.operation === operation)).toBe(true);
  });

  test.each(steps.slice(0, 5))("when the answer to %s is cut off", async (operation) => {
    const { github, find } = await older();
    for (const fault of ["truncated", "reset"] as const) {
      github.fail(fault, { operation });
      expect(await find()).toMatchObject({
        state: "unavailable",
        reason: expect.stringMatching(/^GitHub's answer is cut off or is not /),
      });
    }
  });

  test.each<[string, object]>([
    ["actions/list-workflow-runs-for-repo", { total_count: 0, workflow_runs: [] }],
    ["actions/list-workflow-run-artifacts", { total_count: 0, artifacts: [] }],
    ["actions/list-artifacts-for-repo", { total_count: 0, artifacts: [] }],
    ["actions/list-workflow-runs", { total_count: 0, workflow_runs: [] }],
  ])("or none of it when %s is empty for once: the report that is there is used", async (operation, body) => {
    for (let from = 1; from <= 4; from++) {
      const { github, base, below, find } = await repository();
      const [second = base] = below;
      const { artifact } = record(github, from % 2 === 0 ? base : second);
      github.fail({ status: 200, body }, { operation, from });
      expect(await find()).toMatchObject({ state: "found", origin: { artifactId: artifact.id } });
    }
  });

  test("when a run is gone of which an artifact is listed", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    github.runs.pop();
    expect(await find()).toMatchObject({
      state: "unavailable",
      reason: "GitHub answered 404 to a workflow run of which it lists an artifact: run this job again",
    });
    expect(github.requests("actions/get-workflow-run")).toHaveLength(1 + limits.requestRetries);
  });

  test.each([{ status: 200 }, { status: 404 }, { status: 410 }])(
    "when the report of the base commit meets %j, whatever older one there is",
    async (fault) => {
      const { github, base, below, find } = await repository();
      for (const commit of [base, ...below]) record(github, commit);
      for (const operation of ["blob", "actions/download-artifact"]) {
        github.fail(fault, { operation, times: 1 + limits.requestRetries });
        expect((await find()).state).toBe("unavailable");
      }
    },
  );

  test("when its bytes are not those that GitHub took in, whatever older one there is", async () => {
    const { github, base, below, find } = await repository();
    const [second = base] = below;
    record(github, second);
    record(github, base, { artifact: { digest: `sha256:${"0".repeat(64)}` } });
    expect(await find()).toMatchObject({
      state: "unavailable",
      reason:
        "the storage of artifacts gave other bytes than GitHub took in, by its digest: run this job again",
    });
  });

  test.each([
    { workflow_runs: [{ event: "pull_request" }] },
    { workflow_runs: [{ event: "push", head_sha: "b".repeat(40) }] },
  ])("when GitHub lists other runs than it was asked for: %j", async ({ workflow_runs: [changed] }) => {
    const { github, base, find } = await repository();
    const { run } = record(github, base);
    const one = {
      id: run.id,
      event: "push",
      path: run.path,
      head_sha: base.sha,
      created_at: run.createdAt,
      ...changed,
    };
    github.fail({ status: 200, body: { total_count: 1, workflow_runs: [one] } });
    expect(await find()).toMatchObject({
      state: "unavailable",
      reason: "GitHub listed other workflow runs than it was asked for",
    });
  });

  test("when the other suites cannot be listed", async () => {
    const { github, find } = await repository();
    github.fail({ status: 401 }, { operation: "actions/list-artifacts-for-repo", from: 2 });
    expect((await find()).state).toBe("unavailable");
  });

  test("when the token lacks a permission, which is named", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    github.permissions.actions = "none";
    expect((await find()).reason).toBe(
      'GitHub answered 403 (Resource not accessible by integration), which happens when the job does not have the permission "actions: read"',
    );
    github.permissions.actions = "read";
    github.permissions.contents = "none";
    github.artifacts.splice(0);
    expect((await find()).reason).toContain('"contents: read"');
  });

  test("when the rate limit is used up, which no permission helps", async () => {
    const { github, find } = await repository();
    github.fail(faults.rateLimit(3600));
    const { state, reason } = await find();
    expect(state).toBe("unavailable");
    expect(reason).toContain("GitHub answered 403 (API rate limit exceeded");
    expect(reason).not.toContain("permission");
  });

  test("when GitHub is out of order for a while longer than one waits", async () => {
    const { github, find } = await repository();
    github.fail({ status: 503 }, { times: 9 });
    expect(await find()).toMatchObject({ state: "unavailable", reason: "GitHub answered 503 (fault)" });
  });
});
