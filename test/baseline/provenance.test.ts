import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  type Artifact,
  isOwn,
  type WorkflowRun,
  whyNotBytes,
  whyNotListed,
  whyNotReport,
  whyNotRun,
} from "../../src/baseline/provenance.ts";
import { limits } from "../../src/limits.ts";
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
  repositoryId: 42,
  headRepositoryId: 42,
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
    { event: "merge_group" },
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

  test("by hand is trusted on the base branch only, others on any branch", () => {
    const byHand = { ...run, event: "workflow_dispatch" };
    const elsewhere = { ...left, branch: "topic" };
    expect(whyNotRun(byHand, elsewhere, trust)?.why).toBe("was recorded by hand on another branch, topic");
    expect(whyNotRun(byHand, { ...left, branch: null }, trust)?.why).toBe(
      "was recorded by hand on another branch, unknown",
    );
    expect(whyNotRun(byHand, elsewhere, { ...trust, baseBranch: null })).toBeUndefined();
    for (const event of ["push", "schedule", "merge_group"])
      expect(whyNotRun({ ...run, event }, elsewhere, trust)).toBeUndefined();
  });

  test("of a workflow with an endless name is named shortly", () => {
    expect(whyNotRun({ ...run, path: "x".repeat(10_000) }, left, trust)?.why.length).toBeLessThan(200);
  });
});

describe("the bytes of an artifact", () => {
  test("are those of its digest, and no zip archive", () => {
    expect(whyNotBytes(bytes, artifact)).toBeUndefined();
    expect(whyNotBytes(Buffer.from("[]"), artifact)).toEqual({ why: "does not match its digest" });
    expect(whyNotBytes(bytes, { ...artifact, digest: null })).toEqual({ why: "does not match its digest" });
    expect(whyNotBytes(Buffer.from("PK\u0003\u0004"), artifact)).toEqual({
      why: "is a zip archive",
      remedy: "upload it with archive: false, which actions/upload-artifact v7 or newer knows",
    });
  });
});

describe("a report", () => {
  const { baseline } = measured();
  const unavailable = { ...baseline, state: "unavailable" as const };
  const report = { commit, suite: "default", role: "base" as const, baseline, baselineEligible: true };
  const wanted = { commit, suite: "default" };

  test("is the baseline of its own commit and suite", () => {
    expect(whyNotReport(report, wanted)).toBeUndefined();
  });

  test.each([
    [{ commit: "b".repeat(40) }, "says that it is of another commit"],
    [{ commit: null }, "says that it is of another commit"],
    [{ suite: "other" }, "says that it is of another suite"],
    [{ role: "head" as const }, "is that of a pull request"],
    [{ baselineEligible: false }, "has recordings in error, or lacks some"],
    [
      { baseline: unavailable, baselineEligible: false },
      "was recorded while the base branch could not be looked at",
    ],
  ])("with %j is none", (change, why) => {
    expect(whyNotReport({ ...report, ...change }, wanted)).toMatchObject({ why });
  });
});
