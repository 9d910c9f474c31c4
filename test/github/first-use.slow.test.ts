import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { repository } from "./baseline-fixture.ts";
import { record } from "./fixture.ts";

describe("the first use", () => {
  const firstUse = {
    state: "first-use",
    reason: "no report of this suite was recorded on the base branch yet",
  };

  test("is when the base branch has neither a report nor a policy", async () => {
    const { github, find, operations } = await repository();
    expect(await find()).toMatchObject(firstUse);
    expect(new Set(operations())).toEqual(
      new Set([
        "actions/list-workflow-runs-for-repo",
        "actions/list-artifacts-for-repo",
        "actions/list-workflow-runs",
      ]),
    );
    record(github, github.commit({ branch: "feature" }), {
      run: { event: "pull_request", headBranch: "feature" },
    });
    expect(await find()).toMatchObject(firstUse);
    expect((await find({ baseBranch: null })).state).toBe("missing");
  });

  test("is none when there is a policy at the base", async () => {
    const { find } = await repository();
    expect(await find({ hasPolicy: true })).toMatchObject({
      state: "missing",
      reason:
        "no report of this suite was recorded on the base branch (run the workflow there, with its upload step)",
    });
  });

  test("is none when the base branch had a report, wherever it is now", async () => {
    const { github, base, find } = await repository();
    record(github, github.commit({ branch: "gone", parents: [base] }), { artifact: { expired: true } });
    expect(await find()).toMatchObject({ state: "missing" });
  });

  test("is not had by renaming the suite", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    expect(await find({ suite: "fresh" })).toMatchObject({
      state: "missing",
      reason: "the base branch has reports of other suites and none of this one (keep the suite's name)",
    });
  });

  test("is had beside a fork's reports of other suites, and artifacts of other kinds", async () => {
    const { github, base, find } = await repository();
    const headRepository = github.fork("eve");
    record(github, base, { run: { event: "pull_request", headRepository } });
    record(github, base, {
      artifact: { name: "coverage.json" },
      run: { path: ".github/workflows/tests.yml" },
    });
    expect(await find({ suite: "fresh" })).toMatchObject(firstUse);
  });

  test("is had beside names that only look like those of reports", async () => {
    const { github, base, find } = await repository();
    const run = github.run({ head: base, path: ".github/workflows/tests.yml" });
    for (const name of ["old-rungate-report.a.json", "rungate-report.a.json.zip", "rungate-report..json"])
      github.artifact({ run, name });
    expect(await find()).toMatchObject(firstUse);
    expect(github.requests("actions/list-workflow-run-artifacts")).toEqual([]);
  });

  test("is none when the workflow has ended there before, and its reports were deleted", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    github.artifacts.splice(0);
    expect(await find()).toMatchObject({ state: "missing" });
  });

  test.each(["failure", "cancelled", "startup_failure"])(
    "is none when it has ended there with %s, on whatever commit",
    async (conclusion) => {
      const { github, base, find } = await repository();
      github.run({ head: github.commit({ branch: "gone", parents: [base] }), conclusion });
      expect(await find()).toMatchObject({ state: "missing" });
    },
  );

  test("is none by a list without its entries, nor by one that is empty for once", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    github.artifacts.splice(0);
    for (const operation of ["actions/list-workflow-runs-for-repo", "actions/list-workflow-runs"])
      for (let from = 1; from <= 4; from++) {
        github.fail({ status: 200, body: { total_count: 1, workflow_runs: [] } }, { operation, from });
        expect(await find()).toMatchObject({ state: "unavailable" });
        github.fail({ status: 200, body: { total_count: 0, workflow_runs: [] } }, { operation, from });
        expect((await find()).state).not.toBe("first-use");
      }
  });

  describe("beside more artifacts than are listed", () => {
    /** Ended runs of as many other workflows on the base branch, oldest first, before all those artifacts. */
    async function crowded(workflows: number) {
      const { github, base, find } = await repository();
      const runs = Array.from({ length: workflows }, (_, at) =>
        github.run({ head: base, path: `.github/workflows/${at}.yml` }),
      );
      const ask = async () => {
        const feature = github.run({ head: base, event: "pull_request", headBranch: "feature" });
        for (let left = 0; left <= 100 * limits.artifactPages; left++)
          github.artifact({ run: feature, name: "coverage.json" });
        return find();
      };
      return { github, runs, ask };
    }

    test("is had when the newest runs left no report, of which a few are asked for", async () => {
      const { github, ask } = await crowded(limits.baselineCandidates + 2);
      expect(await ask()).toMatchObject(firstUse);
      expect(github.requests("actions/list-workflow-run-artifacts")).toHaveLength(limits.baselineCandidates);
    });

    test("is had when only a fork's run left a report", async () => {
      const { github, runs, ask } = await crowded(1);
      const [run] = runs;
      if (run === undefined) throw new Error("no run");
      github.artifact({ run, name: "rungate-report.billing.json" });
      run.headRepository = github.fork("eve");
      expect(await ask()).toMatchObject(firstUse);
    });

    test("is none when the newest run of any workflow left a report of another suite", async () => {
      const { github, runs, ask } = await crowded(2);
      const [older = null] = runs;
      github.artifact({ run: older, name: "rungate-report.billing.json" });
      expect(await ask()).toMatchObject({ state: "missing", calls: ["billing"] });
    });
  });

  test("is none where GitHub contradicts itself", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    github.artifacts.splice(0);
    const body = { total_count: 0, workflow_runs: [] };
    github.fail({ status: 200, body }, { operation: "actions/list-workflow-runs", times: 9 });
    // Each of the four events is asked for before.
    github.fail({ status: 200, body }, { operation: "actions/list-workflow-runs-for-repo", times: 4 });
    expect(await find()).toMatchObject({
      state: "unavailable",
      reason: "GitHub lists runs of the workflow on the base branch at one time and none at another",
    });
  });

  test("is had while the first run of the base branch is under way", async () => {
    const { github, base, find } = await repository();
    github.run({ head: base, status: "in_progress", conclusion: null });
    const { state, debugLog } = await find();
    expect(state).toBe("first-use");
    expect(debugLog).toContain("no report of the base commit is in 1 run of it");
  });
});
