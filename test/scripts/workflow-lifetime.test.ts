import { describe, expect, test } from "vitest";
import { expression, findings } from "./findings.ts";

const ofPullRequest = `agent-${expression("github.event.pull_request.number")}`;
const ownGroup = `agent-${expression("github.event.pull_request.number || github.run_id")}`;

interface Case {
  on?: string;
  group?: string;
  cancels?: string;
  isJob?: boolean;
}

/** What is found in a workflow with `concurrency`, at line 3, or at line 7 for its only job. */
function found({ on = "[pull_request, push]", group = ofPullRequest, cancels = "true", isJob }: Case) {
  const indent = isJob ? "    " : "";
  const concurrency = ["concurrency:", `  group: ${group}`, `  cancel-in-progress: ${cancels}`]
    .map((line) => `${indent}${line}\n`)
    .join("");
  return findings(`on: ${on}
permissions: {}
${isJob ? "" : concurrency}jobs:
  record:
    runs-on: ubuntu-latest
    timeout-minutes: 5
${isJob ? concurrency : ""}    steps: []
`);
}

const cancelled = [expect.stringContaining("3: a newer run may cancel one of the base branch")];

describe("concurrency", () => {
  test("lets no newer run cancel one of the base branch", () => {
    expect(found({})).toEqual(cancelled);
    expect(found({ isJob: true })).toEqual([expect.stringContaining("7: a newer run may cancel")]);
  });

  test.each(["push", "schedule", "workflow_dispatch", "merge_group", "workflow_call"])(
    "is looked at where %s starts a workflow",
    (event) => {
      expect(found({ on: event })).toEqual(cancelled);
      expect(found({ on: `{ pull_request: {}, ${event}: {} }` })).toEqual(cancelled);
    },
  );

  test.each<[string, Case]>([
    ["only pull requests start the workflow", { on: "pull_request" }],
    ["only the end of another run starts it", { on: "workflow_run" }],
    ["each run of the base branch has a group of its own", { group: ownGroup }],
    ["each commit has a group of its own", { group: `agent-${expression("github.sha")}` }],
    ["nothing is cancelled", { cancels: "false" }],
    [
      "only runs of pull requests are cancelled",
      { cancels: expression("github.event_name == 'pull_request'") },
    ],
  ])("may be as it likes when %s", (_, workflow) => {
    expect(found(workflow)).toEqual([]);
    expect(found({ ...workflow, isJob: true })).toEqual([]);
  });

  test.each<[string, Case]>([
    ["runs of everything but pull requests", { cancels: expression("github.event_name != 'pull_request'") }],
    ["whatever an input says", { cancels: expression("inputs.cancels") }],
    ["by the pull request's commit", { group: `agent-${expression("github.event.pull_request.head.sha")}` }],
  ])("may not cancel %s", (_, workflow) => {
    expect(found(workflow)).toEqual(cancelled);
  });

  test("that is only a group cancels nothing in progress", () => {
    const text = "on: push\npermissions: {}\nconcurrency: agent\njobs: {}\n";
    expect(findings(text)).toEqual([]);
  });
});
