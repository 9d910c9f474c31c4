import { describe, expect, test } from "vitest";
import { limits } from "../../src/limits.ts";
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
      state: "first-use",
    });
  });

  test("does not hide the baseline", async () => {
    const { github, base, below, find, operations } = await repository();
    const [second] = below;
    if (second) record(github, second);
    flood(github, github.commit({ branch: "feature", parents: [base] }), 120);
    expect(await find()).toMatchObject({ state: "found", origin: { distance: 1 } });
    expect(operations()).toEqual([
      "actions/list-artifacts-for-repo",
      "repos/list-commits",
      "actions/list-workflow-runs",
      "actions/list-workflow-run-artifacts",
      "actions/download-artifact",
      "blob",
    ]);
  });

  test("at the commits of the base branch does not hide it either", async () => {
    const { github, base, chain, find } = await repository(8);
    record(github, base);
    for (const commit of chain) record(github, commit, { run: { event: "pull_request" } });
    for (const _ of chain) record(github, base, { run: { event: "pull_request" } });
    expect(await find()).toMatchObject({ state: "found", origin: { distance: 0 } });
  });

  test("leaves the nearest two pushes to be looked at, under the same rules", async () => {
    const { github, base, chain, find } = await repository(4);
    for (const commit of chain.slice(1)) record(github, commit, { artifact: { digest: null } });
    flood(github, github.commit({ branch: "feature", parents: [base] }), 120);
    const missing = await find();
    expect(missing.state).toBe("missing");
    expect(missing.reason).toContain(`the report of ${chain[1]?.sha.slice(0, 7)} has no digest`);
    expect(github.requests("actions/list-workflow-run-artifacts")).toHaveLength(2);
  });

  test("does not bring back what was passed over", async () => {
    const { github, base, find } = await repository();
    flood(github, github.commit({ branch: "feature", parents: [base] }), 120);
    record(github, base, { report: { baselineEligible: false } });
    expect((await find()).reason).toBe(`the report of ${short(base)} has recordings in error, or lacks some`);
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
    expect((await find({ baseBranch: null })).state).toBe("missing");
  });

  test("is no first use, and no fault when nobody knows the workflow", async () => {
    const { github, base, find } = await repository();
    flood(github, github.commit({ branch: "feature", parents: [base] }), 120);
    expect(await find({ workflow: ".github/workflows/new.yml" })).toMatchObject({ state: "missing" });
  });
});

describe("unavailable", () => {
  const steps = [
    "actions/list-artifacts-for-repo",
    "repos/list-commits",
    "actions/get-workflow-run",
    "actions/download-artifact",
    "blob",
  ];

  test.each(steps)("when %s is refused", async (operation) => {
    const { github, base, below, find } = await repository();
    for (const commit of [base, ...below]) record(github, commit);
    github.fail({ status: 401, body: { message: "Bad credentials" } }, { operation });
    const reason =
      operation === "blob"
        ? "the storage of artifacts answered 401"
        : "GitHub answered 401 (Bad credentials)";
    expect(await find()).toMatchObject({ state: "unavailable", reason });
  });

  test.each(steps.slice(0, 3))("when the answer to %s is cut off", async (operation) => {
    const { github, base, find } = await repository();
    record(github, base);
    for (const fault of ["truncated", "reset"] as const) {
      github.fail(fault, { operation });
      expect(await find()).toMatchObject({
        state: "unavailable",
        reason: expect.stringMatching(/^GitHub's answer is cut off or is not /),
      });
    }
  });

  test.each(["actions/list-workflow-runs", "actions/list-workflow-run-artifacts"])(
    "when %s is refused",
    async (operation) => {
      const { github, base, find } = await repository();
      record(github, base);
      for (let left = 0; left < 101; left++) record(github, base, { run: { event: "pull_request" } });
      github.fail({ status: 401 }, { operation });
      expect((await find()).state).toBe("unavailable");
    },
  );

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
      'GitHub answered 403 (Resource not accessible by integration), as where the job lacks the permission "actions: read"',
    );
    github.permissions.actions = "read";
    github.permissions.contents = "none";
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
