import { describe, expect, test } from "vitest";
import { gated, say } from "../e2e/commands.ts";
import { readable } from "../e2e/reading.ts";

const operations = [
  "repos/get-collaborator-permission-level",
  "issues/get-comment",
  "pulls/get",
  "actions/list-workflow-runs-for-repo",
  "issues/list-events-for-timeline",
  "repos/get-branch",
  "repos/get-content",
  "actions/list-workflow-run-artifacts",
  "actions/download-artifact",
  "blob",
  "graphql",
  "issues/create-comment",
];

/** Requests after the commit: without them the answer says what a person must do. */
const starting = [
  "actions/list-workflow-runs",
  "actions/approve-workflow-run",
  "actions/re-run-workflow",
  "actions/get-workflow-run",
];

describe("a command that GitHub does not do its part for commits all of it or nothing, and says so:", () => {
  test.each(operations)("%s is forbidden", async (operation) => {
    const scene = await gated();
    const { github } = scene;
    const tip = github.branches.get("feature");
    const fault = { status: 403, body: { message: "Resource not accessible by integration" } };
    github.fail(fault, { operation, times: Number.POSITIVE_INFINITY });
    const result = await say(scene, "/rungate accept trip-4 because of that");
    const isMade = github.branches.get("feature") !== tip;
    expect(isMade).toBe(operation === "issues/create-comment");
    const text = readable([...result.answers, result.summary].join("\n"));
    expect(text).toContain(isMade ? "✅ Accepted 1 case" : "❌ Nothing was changed");
    expect(text).not.toContain("did not expect");
    expect(text).not.toContain("The gate does not run");
    expect(result.exitCode).toBe(1);
  });

  test.each(starting)("%s is forbidden, and the commit stands", async (operation) => {
    const scene = await gated();
    const fault = { status: 403, body: { message: "Resource not accessible by integration" } };
    scene.github.fail(fault, { operation, times: Number.POSITIVE_INFINITY });
    const result = await say(scene, "/rungate accept trip-4 because of that");
    const text = readable(result.answers.join());
    expect(text).toContain("✅ Accepted 1 case");
    if (operation === "actions/approve-workflow-run") expect(text).toContain("The gate runs again");
    else expect(text).toContain('"Approve workflows to run" on the pull request');
    expect(result.exitCode).toBe(0);
  });

  test("every request of a command is among them", async () => {
    const scene = await gated();
    const from = scene.github.log.length;
    await say(scene, "/rungate accept trip-4 because of that");
    expect(new Set(scene.github.log.slice(from).map(({ operation }) => operation))).toEqual(
      new Set([...operations, ...starting]),
    );
  });
});
