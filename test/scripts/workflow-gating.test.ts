import { describe, expect, test } from "vitest";
import { expression, findings } from "./findings.ts";

const upload = `      - uses: actions/upload-artifact@v7
        if: ${expression("!cancelled()")}
        with:
          path: rungate-report.default.json
          name: rungate-report.default.json
          archive: false
          overwrite: true
`;

const step = `on: [pull_request, push]
permissions: {}
jobs:
  rungate:
    runs-on: ubuntu-latest
    steps:
      - uses: rungate/rungate@v1
        with:
          runs: a.json
${upload}`;

const call = `on: [pull_request, push]
permissions: {}
jobs:
  rungate:
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with:
      runs: a.json
`;

const shard = step
  .replace("runs: a.json", `runs: a.json\n          shard: ${expression("matrix.shard")}/4`)
  .replaceAll("rungate-report.default.json", `rungate-shard.default.${expression("matrix.shard")}-of-4.json`)
  .replace(/ +if: .*\n/, "");

function changed(workflow: string, from: string, to: string): string {
  expect(workflow).toContain(from);
  return workflow.replace(from, to);
}

const found = (workflow: string) => findings(workflow, "example");

test.each([
  ["a step", step],
  ["the reusable workflow", call],
  ["a shard", shard],
])("a workflow that gates by %s has no findings when it keeps the rules", (_, workflow) => {
  expect(found(workflow)).toEqual([]);
});

const violations = (workflow: string) =>
  workflow.replace(/^( +)runs: a\.json/m, `$&\n$1needs: ${expression("toJSON(needs)")}`);

describe("a job that gates", () => {
  test.each([
    ["a step", step],
    ["the reusable workflow", call],
  ])("by %s is told how those ended that it needs", (_, workflow) => {
    const needing = changed(workflow, "  rungate:\n", "  rungate:\n    if: always()\n    needs: record\n");
    const lacking = expect.stringContaining("4: job rungate takes what a failed job left for the whole");
    expect(found(needing)).toEqual([lacking]);
    expect(found(violations(needing))).toEqual([]);
  });

  test.each([
    ["a step", step],
    ["the reusable workflow", call],
    ["the reusable workflow for shards", changed(call, "gate.yml", "gate-sharded.yml")],
    ["the action of the checkout", changed(step, "rungate/rungate@v1", "./")],
    ["the action of the workflow's commit", changed(step, "rungate/rungate@v1", "$/.github/actions/rungate")],
  ])("by %s is not skipped with the jobs it needs", (_, workflow) => {
    const needing = violations(changed(workflow, "  rungate:\n", "  rungate:\n    needs: [record]\n"));
    expect(found(needing)).toEqual([
      expect.stringContaining("4: job rungate is skipped when a job it needs"),
    ]);
    const conditions = [expression("!cancelled()"), "success()"];
    for (const condition of conditions) {
      const some = changed(needing, "    needs", `    if: ${condition}\n    needs`);
      expect(found(some)).toEqual([expect.stringContaining("4: job rungate is skipped")]);
    }
    expect(found(changed(needing, "    needs", `    if: ${expression("always()")}\n    needs`))).toEqual([]);
    expect(found(changed(needing, "    needs", "    if: always()\n    needs"))).toEqual([]);
  });

  test.each([
    ["scores a shard", shard],
    ["has another action", changed(step, "rungate/rungate@v1", "octo/demo@v1")],
    ["has one of a similar name", changed(step, "rungate/rungate@v1", "rungate/rungate2@v1")],
    ["calls another workflow", changed(call, "gate.yml", "comment.yml")],
    ["comments for forks", changed(step, "[pull_request, push]", "workflow_run")],
  ])("is no job that %s", (_, workflow) => {
    expect(found(changed(workflow, "  rungate:\n", "  rungate:\n    needs: record\n"))).toEqual([]);
  });
});
