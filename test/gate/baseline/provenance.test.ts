import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import {
  type Artifact,
  areBytesOf,
  isOwn,
  isZip,
  type WorkflowRun,
  whyNotListed,
  whyNotReport,
  whyNotRun,
} from "../../../src/gate/baseline/provenance.ts";
import { measured } from "../checks/measured.ts";

const commit = "a1b2c3d".padEnd(40, "0");
const left = { id: 5, commit, branch: "main", repositoryId: 42, headRepositoryId: 42 };
const bytes = Buffer.from("{}");
const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
const artifact: Artifact = { id: 9, name: "n", bytes: 2, digest, expired: false, run: left };
const run: WorkflowRun = {
  id: 5,
  event: "push",
  path: ".github/workflows/agent.yml",
  status: "completed",
  conclusion: "success",
  commit,
  branch: "main",
  repositoryId: 42,
  headRepositoryId: 42,
  createdAt: 0,
};
const trust = {
  repository: "octo/demo",
  repositoryId: 42,
  workflows: [".github/workflows/agent.yml"],
  baseBranch: "main",
};

describe("whose an artifact is", () => {
  test("is told by ids, whatever the branch is called", () => {
    expect(isOwn(artifact, 42)).toBe(true);
    expect(isOwn({ ...artifact, run: { ...left, headRepositoryId: 7 } }, 42)).toBe(false);
    expect(isOwn({ ...artifact, run: { ...left, headRepositoryId: null } }, 42)).toBe(false);
    expect(isOwn({ ...artifact, run: { ...left, repositoryId: 7 } }, 42)).toBe(false);
    expect(isOwn({ ...artifact, run: null }, 42)).toBe(false);
  });
});

describe("a listed artifact", () => {
  test.each<Partial<Artifact>>([{}, { bytes: limits.baselineBytes }])("with %j is worth a look", (change) =>
    expect(whyNotListed({ ...artifact, ...change })).toBeUndefined(),
  );

  test.each<[Partial<Artifact>, string]>([
    [{ expired: true }, "has expired"],
    [{ bytes: limits.baselineBytes + 1 }, "has 67108865 bytes or more, and 67108864 are read"],
    [{ digest: null }, "has no digest to be checked against"],
    [{ digest: "" }, "has no digest to be checked against"],
    [{ digest: "md5:0" }, "has no digest to be checked against"],
    [{ digest: `sha512:${digest}` }, "has no digest to be checked against"],
    [{ digest: `${digest}0` }, "has no digest to be checked against"],
  ])("with %j is refused", (change, why) => {
    expect(whyNotListed({ ...artifact, ...change })).toMatchObject({ why, remedy: expect.any(String) });
  });
});

describe("a run", () => {
  test.each<Partial<WorkflowRun>>([
    {},
    { conclusion: "failure" },
    { event: "schedule" },
    { event: "workflow_dispatch" },
    { event: "merge_group", branch: "gh-readonly-queue/main/pr-7-abc" },
    { path: ".github/workflows/agent.yml@main" },
    { path: ".github/workflows/agent.yml@refs/heads/main" },
    { path: "octo/demo/.github/workflows/agent.yml@main" },
  ])("with %j is trusted", (change) => expect(whyNotRun({ ...run, ...change }, left, trust)).toBeUndefined());

  test.each<[Partial<WorkflowRun>, string]>([
    [{ event: "pull_request" }, "was recorded on pull_request, where a pull request decides what runs"],
    [
      { event: "pull_request_target" },
      "was recorded on pull_request_target, where a pull request decides what runs",
    ],
    [{ event: "workflow_run" }, "was recorded on workflow_run, where a pull request decides what runs"],
    [{ event: "" }, "was recorded on , where a pull request decides what runs"],
    [{ status: "in_progress", conclusion: null }, "belongs to a run that has not ended"],
    [{ status: null }, "belongs to a run that has not ended"],
    [{ conclusion: "cancelled" }, "belongs to a run that was cut short"],
    [{ conclusion: "timed_out" }, "belongs to a run that was cut short"],
    [{ conclusion: null }, "belongs to a run that was cut short"],
    [{ repositoryId: 7 }, "belongs to a run of another repository"],
    [{ headRepositoryId: 7 }, "belongs to a run of another repository"],
    [{ headRepositoryId: null }, "belongs to a run of another repository"],
    [{ commit: "b".repeat(40) }, "belongs to a run of another commit"],
    [{ id: 6 }, "belongs to a run of another commit"],
  ])("with %j is not", (change, why) => {
    expect(whyNotRun({ ...run, ...change }, left, trust)).toMatchObject({ why });
  });

  test.each([
    ".github/workflows/other.yml",
    ".github/workflows/agent.yml.yml",
    ".github/workflows/agent.yml@evil.yml",
    ".github/workflows/agent.yml@evil.yml@main",
    ".github/workflows/agent.yml@evil.yaml",
    "evil/demo/.github/workflows/agent.yml@main",
    "octo/demo/octo/demo/.github/workflows/agent.yml",
    "x/.github/workflows/agent.yml",
    "",
  ])("of the workflow %j is not", (path) => {
    const refusal = whyNotRun({ ...run, path }, left, trust);
    expect(refusal?.why).toBe(`was recorded by another workflow, ${path}`);
    const workflows = [...trust.workflows, ".github/workflows/other.yml"];
    const isListed = path === ".github/workflows/other.yml";
    expect(whyNotRun({ ...run, path }, left, { ...trust, workflows }) === undefined).toBe(isListed);
  });

  test.each([
    ["push", "topic"],
    ["push", "v1"],
    ["push", null],
    ["push", "gh-readonly-queue/main/pr-7"],
    ["schedule", "topic"],
    ["workflow_dispatch", "topic"],
    ["merge_group", "topic"],
    ["merge_group", "gh-readonly-queue/mainly/pr-7"],
    ["merge_group", "gh-readonly-queue/release/pr-7"],
  ])("on %s of %s is not one of the base branch", (event, branch) => {
    const how = event === "workflow_dispatch" ? "recorded by hand" : "recorded";
    const why = `was ${how} on another branch, ${branch ?? "unknown"}`;
    expect(whyNotRun({ ...run, event, branch }, left, trust)).toEqual({ why });
    expect(whyNotRun({ ...run, event, branch }, left, { ...trust, baseBranch: null })).toBeUndefined();
  });

  test("of a workflow with an endless name is named shortly", () => {
    expect(whyNotRun({ ...run, path: "x".repeat(10_000) }, left, trust)?.why.length).toBeLessThan(200);
  });
});

test("the bytes of an artifact are those of its digest", () => {
  expect(areBytesOf(bytes, artifact)).toBe(true);
  expect(areBytesOf(Buffer.from("[]"), artifact)).toBe(false);
  expect(areBytesOf(bytes, { ...artifact, digest: null })).toBe(false);
});

test("a zip archive is told by its beginning", () => {
  expect(isZip(bytes)).toBe(false);
  expect(isZip(Buffer.from("PK\u0003\u0004"))).toBe(true);
});

describe("a report", () => {
  const { baseline } = measured();
  const unavailable = { ...baseline, state: "unavailable" as const };
  const report = { commit, suite: "default", role: "base" as const, baseline, baselineEligible: true };
  const identity = { commit, suite: "default" };

  test("is the baseline of its own commit and suite", () => {
    expect(whyNotReport(report, identity)).toBeUndefined();
  });

  test.each([
    [{ commit: "b".repeat(40) }, "says that it is of another commit"],
    [{ commit: null }, "says that it is of another commit"],
    [{ suite: "other" }, "says that it is of another suite"],
    [{ role: "head" as const }, "is that of a pull request"],
    [{ baselineEligible: false }, "has recordings in error, or some are missing"],
    [
      { baseline: unavailable, baselineEligible: false },
      "was recorded while the base branch could not be looked at",
    ],
  ])("with %j is none", (change, why) => {
    expect(whyNotReport({ ...report, ...change }, identity)).toMatchObject({ why });
  });
});

test("a refusal says what to do", () => {
  const report = measured({ commit, role: "base" });
  const unavailable = { ...report.baseline, state: "unavailable" as const };
  const remedies = [
    whyNotListed({ ...artifact, expired: true }),
    whyNotListed({ ...artifact, bytes: limits.baselineBytes + 1 }),
    whyNotListed({ ...artifact, digest: null }),
    whyNotRun({ ...run, path: ".github/workflows/other.yml" }, left, trust),
    whyNotRun({ ...run, status: "in_progress" }, left, trust),
    whyNotRun({ ...run, conclusion: "cancelled" }, left, trust),
    whyNotReport({ ...report, baseline: unavailable }, { commit, suite: "default" }),
  ].map((refusal) => refusal?.remedy);
  expect(remedies).toEqual([
    "the next run of the workflow on the base branch records another",
    "record fewer cases or trials",
    expect.stringMatching(/^upload it with actions\/upload-artifact/),
    "name it in baseline.workflows of the policy to trust it",
    "run this job again when it has",
    "run that one again",
    "run that job again",
  ]);
});
