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
  "actions/create-workflow-dispatch",
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
    expect(isMade).toBe(["issues/create-comment", "actions/create-workflow-dispatch"].includes(operation));
    const text = readable([...result.answers, result.summary].join("\n"));
    expect(text).toContain(isMade ? "✅ Accepted 1 case" : "❌ Nothing was changed");
    expect(text).not.toContain("did not expect");
    if (!isMade || operation === "issues/create-comment") expect(text).not.toContain("The gate does not run");
    expect(result.exitCode).toBe(operation === "actions/create-workflow-dispatch" ? 0 : 1);
  });

  test("every request of a command is among them", async () => {
    const scene = await gated();
    const from = scene.github.log.length;
    await say(scene, "/rungate accept trip-4 because of that");
    expect(new Set(scene.github.log.slice(from).map(({ operation }) => operation))).toEqual(
      new Set(operations),
    );
  });
});
