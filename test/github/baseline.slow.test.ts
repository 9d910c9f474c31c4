import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { findBaseline } from "../../src/github/baseline.ts";
import { startGitHub } from "../loopback/loopback.ts";
import { repository, short } from "./baseline-fixture.ts";
import { record, searchFrom } from "./fixture.ts";

describe("a baseline", () => {
  test("of the base commit is found with four requests", async () => {
    const { github, base, find, operations } = await repository();
    const { run, artifact } = record(github, base);
    expect(await find()).toMatchObject({
      state: "found",
      reason: `recorded by the push of the base commit, run ${run.id}`,
      report: { commit: base.sha },
      origin: { distance: 0, runId: run.id, artifactId: artifact.id },
      debugLog: [
        `artifact ${artifact.id}: the baseline`,
        `baseline found: recorded by the push of the base commit, run ${run.id}`,
      ],
    });
    expect(operations()).toEqual([
      "actions/list-workflow-runs-for-repo",
      "actions/list-workflow-run-artifacts",
      "actions/download-artifact",
      "blob",
    ]);
  });

  test("is the nearest one, with as many requests however far it is", async () => {
    const { github, chain, find } = await repository(60);
    const [, , , fourth, fifth] = chain;
    for (const commit of [fifth, fourth]) if (commit) record(github, commit);
    const found = await find();
    expect(found).toMatchObject({ state: "found", origin: { distance: 3 }, report: { commit: fourth?.sha } });
    expect(found.reason).toMatch(/^3 commits below the base commit, run \d+$/);
    expect(github.log).toHaveLength(12);
  });

  test("of a red run is one all the same", async () => {
    const { github, base, find } = await repository();
    record(github, base, { run: { conclusion: "failure" } });
    expect(await find()).toMatchObject({ state: "found" });
  });

  test("of another trusted workflow is found", async () => {
    const { github, base, find } = await repository();
    record(github, base, { run: { path: ".github/workflows/nightly.yml", event: "schedule" } });
    expect((await find()).state).toBe("missing");
    expect(await find({ workflows: [".github/workflows/nightly.yml"] })).toMatchObject({
      state: "found",
      reason: expect.stringMatching(/^recorded on schedule at the base commit, run \d+$/),
    });
  });

  test("of one commit is not what somebody recorded by hand on another branch, however often", async () => {
    const { github, base, find } = await repository();
    const { artifact } = record(github, base);
    for (let times = 0; times < limits.baselineCandidates; times++)
      record(github, base, { run: { event: "workflow_dispatch", headBranch: "topic" } });
    expect(await find()).toMatchObject({ state: "found", origin: { artifactId: artifact.id } });
  });

  test("of one commit is its push's before others, the merge queue's last", async () => {
    const { github, base, find } = await repository();
    const push = record(github, base);
    const schedule = record(github, base, { run: { event: "schedule" } });
    const queue = record(github, base, {
      run: { event: "merge_group", headBranch: "gh-readonly-queue/main/pr-7" },
    });
    const origin = async () => {
      const found = await find();
      return found.state === "found" ? found.origin?.artifactId : found.reason;
    };
    expect(await origin()).toBe(push.artifact.id);
    push.run.conclusion = "cancelled";
    expect(await origin()).toBe(schedule.artifact.id);
    schedule.run.conclusion = "cancelled";
    expect(await origin()).toBe(queue.artifact.id);
  });

  test("of one commit is the newest of two pushes", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    const { artifact } = record(github, base);
    expect(await find()).toMatchObject({ origin: { artifactId: artifact.id } });
  });

  test("of a run with two of its name is the newest", async () => {
    const { github, base, find } = await repository();
    const { run, artifact } = record(github, base);
    const content = artifact.bytes;
    const second = github.artifact({ run, content });
    expect(await find()).toMatchObject({ origin: { runId: run.id, artifactId: second.id } });
    expect(github.requests("actions/list-workflow-run-artifacts")).toHaveLength(1);
  });

  test("lies at most so many first parents below", async () => {
    const { github, chain, find } = await repository(limits.baselineDistance + 2);
    const [near, far] = chain.slice(-2);
    if (far) record(github, far);
    const missing = await find();
    expect(missing).toMatchObject({ state: "missing" });
    expect(missing.reason).toContain(
      "no report is of the base commit or one of the 200 first parents below it",
    );
    if (near) record(github, near);
    expect(await find()).toMatchObject({ state: "found", origin: { distance: limits.baselineDistance } });
  });
});

describe("passed over", () => {
  type Recording = Parameters<typeof record>[2];
  const cases: [string, Recording, string][] = [
    ["an expired artifact", { artifact: { expired: true } }, "has expired"],
    ["no digest", { artifact: { digest: null } }, "has no digest to be checked against"],
    ["a zip archive", { artifact: { contentType: "application/zip" } }, "is a zip archive"],
    [
      "too many bytes",
      { artifact: { size: limits.baselineBytes + 1 } },
      "has 67108865 bytes or more, and 67108864 are read",
    ],
    [
      "a pull request of this repository",
      { run: { event: "pull_request" } },
      "was recorded on pull_request, where a pull request decides what runs",
    ],
    ["a push of another branch", { run: { headBranch: "topic" } }, "was recorded on another branch, topic"],
    ["a tag", { run: { headBranch: "v1" } }, "was recorded on another branch, v1"],
    [
      "a dispatch on another branch",
      { run: { headBranch: "topic", event: "workflow_dispatch" } },
      "was recorded on another branch, topic",
    ],
    [
      "another branch's merge queue",
      { run: { headBranch: "gh-readonly-queue/release/pr-7", event: "merge_group" } },
      "was recorded on another branch, gh-readonly-queue/release/pr-7",
    ],
    [
      "another workflow",
      { run: { path: ".github/workflows/evil.yml" } },
      "was recorded by another workflow, .github/workflows/evil.yml",
    ],
    [
      "a run in progress",
      { run: { status: "in_progress", conclusion: null } },
      "belongs to a run that has not ended",
    ],
    ["a run cancelled", { run: { conclusion: "cancelled" } }, "belongs to a run that was cut short"],
    [
      "the payload of another commit",
      { report: { commit: "b".repeat(40) } },
      "says that it is of another commit",
    ],
    ["the payload of another suite", { report: { suite: "other" } }, "says that it is of another suite"],
    ["the payload of a pull request", { report: { role: "head" } }, "is that of a pull request"],
    ["recordings in error", { report: { baselineEligible: false } }, "has recordings in error"],
    ["no JSON", { artifact: { content: "{" } }, "is not JSON"],
    ["no UTF-8", { artifact: { content: Buffer.from([0xff]) } }, "is not UTF-8 text"],
    ["no report", { artifact: { content: '{"schemaVersion":1}' } }, "is not a report of rungate"],
    [
      "a report of tomorrow",
      { artifact: { content: '{"schemaVersion":2}' } },
      "is a report of a newer rungate: schema version 2",
    ],
  ];

  test.each(cases)("%s: the next one serves", async (_what, recording, why) => {
    const { github, base, below, find } = await repository();
    const [second] = below;
    const { run, artifact } = record(github, base, recording);
    if (second) record(github, second);
    const found = await find();
    expect(found).toMatchObject({ state: "found", origin: { distance: 1 } });
    expect(found.reason).toMatch(/^1 commit below the base commit, run \d+ \(passed over: .*\)$/);
    expect(found.reason).toContain(`the report of ${short(base)} ${why}`);
    const rejected = `run ${run.id}: the report of ${short(base)} ${why}`;
    expect(
      found.debugLog.filter(
        (line) => line === rejected || line.startsWith(`artifact ${artifact.id} of ${rejected}`),
      ),
    ).toHaveLength(1);
  });

  test.each(cases)("%s: without a next one it is missing, and says so", async (_what, recording, why) => {
    const { github, base, find } = await repository();
    record(github, base, recording);
    const missing = await find({ hasPolicy: true });
    expect(missing.state).toBe("missing");
    expect(missing.reason).toContain(`the report of ${short(base)} ${why}`);
  });

  test("410 at the download", async () => {
    const { github, base, find } = await repository();
    const { artifact } = record(github, base);
    github.before({ operation: "actions/download-artifact" }, () => {
      artifact.expired = true;
    });
    expect(await find()).toMatchObject({
      state: "missing",
      reason: `the report of ${short(base)} has expired (the next run of the workflow on the base branch records another)`,
    });
  });

  test("a run that says another head than its artifact", async () => {
    const { github, base, below, find } = await repository();
    const run = github.run({ head: below[0] ?? base });
    github.artifact({ run: { ...run, headSha: base.sha } });
    expect((await find()).reason).toBe(`the report of ${short(base)} belongs to a run of another commit`);
  });

  test("no more than a few runs are asked for", async () => {
    const { github, chain, find } = await repository(20);
    for (const commit of chain) record(github, commit, { run: { event: "pull_request" } });
    const missing = await find();
    expect(missing).toMatchObject({ state: "missing", reason: expect.stringMatching(/, and 4 more$/) });
    expect(github.requests("actions/get-workflow-run")).toHaveLength(limits.baselineCandidates);
  });
});

describe("no report of the base branch is", () => {
  test("a fork's, on a branch of the same name", async () => {
    const { github, base, find } = await repository();
    record(github, base, { run: { headRepository: github.fork("eve"), event: "pull_request" } });
    expect(await find()).toMatchObject({ state: "first-use" });
    expect(github.requests("actions/get-workflow-run")).toEqual([]);
  });

  test("a fork's that says in the list that it is ours", async () => {
    const { github, base, find } = await repository();
    record(github, base, {
      run: { headRepository: github.fork("eve") },
      artifact: { headRepositoryId: github.repository.id },
    });
    expect((await find()).reason).toBe(`the report of ${short(base)} belongs to a run of another repository`);
  });

  test("that of a fork that is gone", async () => {
    const { github, base, find } = await repository();
    record(github, base, { run: { headRepository: null } });
    expect((await find()).reason).toBe(`the report of ${short(base)} belongs to a run of another repository`);
    github.takeProblems();
  });

  test.each(["headRepositoryId", "repositoryId"])(
    "one that a run of ours lists as another repository's: %s",
    async (field) => {
      const { github, base, find } = await repository();
      record(github, base, { artifact: { [field]: 43 } });
      expect((await find()).state).toBe("missing");
      expect(github.requests("blob")).toEqual([]);
    },
  );

  test("one whose run nobody knows", async () => {
    const { github, base, find } = await repository();
    record(github, base, { artifact: { run: null } });
    expect(await find()).toMatchObject({ state: "missing" });
  });

  test("one of a commit that was force-pushed away", async () => {
    const { github, base, find } = await repository();
    record(github, github.commit({ branch: "gone", parents: [base] }));
    expect(await find()).toMatchObject({
      state: "missing",
      reason:
        "no report is of the base commit or one of the 2 first parents below it (run the workflow on the base branch, with its upload step)",
    });
  });

  test("one of a side branch that was merged", async () => {
    const github = await startGitHub();
    const root = github.commit();
    const side = github.commit({ branch: "side", parents: [root] });
    const merge = github.commit({ parents: [root, side] });
    record(github, side, { run: { headBranch: "side" } });
    const found = await findBaseline(await github.connect(), searchFrom(merge, { hasPolicy: true }));
    expect(found).toMatchObject({ state: "missing" });
    expect(found.reason).toContain("one of the 1 first parent below it");
  });

  test("one of another name", async () => {
    const { github, base, find } = await repository();
    record(github, base, { artifact: { name: "rungate-report.default.json.json" } });
    expect(await find()).toMatchObject({ state: "missing", reason: expect.stringContaining("other suites") });
  });
});
