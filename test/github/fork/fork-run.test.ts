import { expect, test } from "vitest";
import { forkRunOf, type WorkflowRunEvent } from "../../../src/report/fork.ts";

const OURS = 42;

const event: WorkflowRunEvent = {
  id: 5,
  attempt: 2,
  event: "pull_request",
  status: "completed",
  conclusion: "success",
  commit: "a".repeat(40),
  branch: "main",
  actor: "mallory",
  head: { repositoryId: 99, owner: "mallory" },
};

test("a finished run on a fork's pull request is commented on", () => {
  expect(forkRunOf(event, OURS)).toEqual({
    id: 5,
    attempt: 2,
    ending: "succeeded",
    commit: "a".repeat(40),
    branch: "main",
    owner: "mallory",
    repositoryId: 99,
    reporter: "fork",
  });
});

test("so is one of Dependabot's, which has a read-only token in the repository itself", () => {
  const run = { ...event, actor: "dependabot[bot]", head: { repositoryId: OURS, owner: "octo" } };
  expect(forkRunOf(run, OURS)).toMatchObject({ reporter: "dependabot", owner: "octo" });
});

test("a fork does not become Dependabot by its name", () => {
  expect(forkRunOf({ ...event, actor: "dependabot[bot]" }, OURS)).toMatchObject({ reporter: "fork" });
});

test.each(["failure", "timed_out", "startup_failure"])("a run that ended as %s has failed", (conclusion) => {
  expect(forkRunOf({ ...event, conclusion }, OURS)).toMatchObject({ ending: "failed" });
});

test.each<[string, Partial<WorkflowRunEvent>, string]>([
  ["in progress", { status: "in_progress", conclusion: null }, "has not ended"],
  ["without a status", { status: null }, "has not ended"],
  ["of a push", { event: "push" }, "one of push"],
  ["of pull_request_target", { event: "pull_request_target" }, "one of pull_request_target"],
  ["for our own branch", { head: { repositoryId: OURS, owner: "octo" } }, "comments by itself"],
  ["whose fork is gone", { head: null }, "is gone"],
  ["whose branch is gone", { branch: null }, "is gone"],
  ["that was cancelled", { conclusion: "cancelled" }, "ended as cancelled"],
  ["that waits for approval", { conclusion: "action_required" }, "ended as action_required"],
  ["that was skipped", { conclusion: "skipped" }, "ended as skipped"],
  ["without a conclusion", { conclusion: null }, "judged nothing"],
])("there is nothing to do for a run %s", (_what, more, why) => {
  expect(forkRunOf({ ...event, ...more }, OURS)).toEqual({ nothing: expect.stringContaining(why) });
});
