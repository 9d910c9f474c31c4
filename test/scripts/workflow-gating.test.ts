import { describe, expect, test } from "vitest";
import { expression, findings, repository } from "./findings.ts";

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

/** A workflow with one part replaced. */
function changed(workflow: string, from: string, to: string): string {
  expect(workflow).toContain(from);
  return workflow.replace(from, to);
}

const ours = repository({
  ".github/workflows/gate.yml": "on: workflow_call\njobs: {}\n",
  ".github/workflows/gate-sharded.yml": "on: workflow_call\njobs: {}\n",
  ".github/workflows/comment.yml": "on: workflow_call\njobs: {}\n",
});

const found = (workflow: string) => findings(workflow, "example", ours);

test.each([
  ["a step", step],
  ["the reusable workflow", call],
  ["a shard", shard],
])("a workflow that gates by %s has no findings when it keeps the rules", (_, workflow) => {
  expect(found(workflow)).toEqual([]);
});

const told = (workflow: string) =>
  workflow.replace(/^( +)runs: a\.json/m, `$&\n$1needs: ${expression("toJSON(needs)")}`);

describe("a job that gates", () => {
  test.each([
    ["a step", step],
    ["the reusable workflow", call],
  ])("by %s is told how those ended that it needs", (_, workflow) => {
    const needing = changed(workflow, "  rungate:\n", "  rungate:\n    if: always()\n    needs: record\n");
    const lacking = expect.stringContaining("4: job rungate takes what a failed job left for the whole");
    expect(found(needing)).toEqual([lacking]);
    expect(found(told(needing))).toEqual([]);
  });

  test.each([
    ["a step", step],
    ["the reusable workflow", call],
    ["the reusable workflow for shards", changed(call, "gate.yml", "gate-sharded.yml")],
    ["the action of the checkout", changed(step, "rungate/rungate@v1", "./")],
    ["the action of the workflow's commit", changed(step, "rungate/rungate@v1", "$/.github/actions/rungate")],
  ])("by %s is not skipped with the jobs it needs", (_, workflow) => {
    const needing = told(changed(workflow, "  rungate:\n", "  rungate:\n    needs: [record]\n"));
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

const lost = [expect.stringContaining("7: rungate-report.default.json is not uploaded")];

describe("what a step with our action writes", () => {
  test.each([
    ["is uploaded", upload, ""],
    ["is uploaded by actions/upload-artifact", "actions/upload-artifact", "octo/upload"],
    ["is uploaded after a red gate, too", `        if: ${expression("!cancelled()")}\n`, ""],
    ["is no archive", "archive: false", "archive: true"],
    ["replaces that of an earlier attempt", "          overwrite: true\n", ""],
    ["has its own name", "name: rungate-report.default.json", "name: report"],
    ["is found", "path: rungate-report.default.json", "path: rungate-report.json"],
    ["is that of the suite", "runs: a.json", "runs: a.json\n          suite: travel"],
  ])("%s", (_, from, to) => {
    expect(found(changed(step, from, to))).toEqual([
      expect.stringMatching(/^7: rungate-report\.\w+\.json is not uploaded behind this step, .* no baseline/),
    ]);
  });

  test("is uploaded behind it, not before", () => {
    const before = changed(changed(step, upload, ""), "    steps:\n", `    steps:\n${upload}`);
    expect(found(before)).toEqual([expect.stringContaining("14: rungate-report.default.json is not")]);
  });

  test("is named by expressions, too", () => {
    const suites = changed(
      step,
      "runs: a.json",
      `runs: a.json\n          suite: ${expression("matrix.suite")}`,
    );
    const file = `rungate-report.${expression("matrix.suite")}.json`;
    expect(found(suites.replaceAll("rungate-report.default.json", file))).toEqual([]);
  });

  test("is uploaded for each of several suites", () => {
    const second = `      - uses: rungate/rungate@v1\n        with: { runs: b.json, suite: second }\n`;
    expect(found(changed(step, upload, second + upload))).toEqual([
      expect.stringContaining("10: rungate-report.second.json is not uploaded"),
    ]);
  });

  test("is uploaded by a shard", () => {
    const silent = changed(shard, "overwrite: true", "overwrite: false");
    expect(found(silent)).toEqual([
      expect.stringMatching(/^7: rungate-shard\.default\..*-of-4\.json is not .* the gate lacks this shard/),
    ]);
    const other = changed(shard, "shard: ", "suite: travel\n          shard: ");
    expect(found(other)).toEqual([expect.stringContaining("7: rungate-shard.travel.")]);
  });

  test("need not be kept where nothing is compared with it", () => {
    const silent = changed(step, upload, "");
    const inputs = (more: string) => changed(silent, "runs: a.json", `runs: a.json\n          ${more}`);
    expect(found(inputs("baseline: none"))).toEqual([]);
    expect(found(inputs("baseline: evals/baseline.json"))).toEqual([]);
    expect(found(inputs("baseline: auto"))).toEqual(lost);
    expect(found(inputs(`baseline: ${expression("vars.BASELINE")}`))).toEqual(lost);
    expect(found(inputs("baseline: none\n          shard: 1/2"))).toEqual([
      expect.stringContaining("7: rungate-shard.default.1-of-2.json is not uploaded"),
    ]);
  });

  test("is nothing in a workflow that comments for forks", () => {
    const on = (events: string) => changed(changed(step, upload, ""), "[pull_request, push]", events);
    expect(found(on("workflow_run"))).toEqual([]);
    expect(found(on("[workflow_call, workflow_run]"))).toEqual([]);
    expect(found(on("workflow_call"))).toEqual(lost);
    expect(found(on("[push, workflow_run]"))).toEqual(lost);
  });
});

describe("what else it writes", () => {
  const page = changed(upload, "!cancelled()", "!cancelled() && steps.rungate.outputs.html").replaceAll(
    ".json",
    ".html",
  );

  test("need not be uploaded, and is no report", () => {
    expect(found(`${step}${page}`)).toEqual([]);
    expect(found(`${changed(step, upload, "")}${page}`)).toEqual(lost);
  });

  test.each([
    [
      "after a red gate, too",
      `        if: ${expression("!cancelled() && steps.rungate.outputs.html")}\n`,
      "",
    ],
    ["as no archive", "archive: false", "archive: true"],
    ["in a second attempt, too", "          overwrite: true\n", ""],
    ["under its own name", "name: rungate-report.default.html", "name: page"],
  ])("is uploaded %s", (_, from, to) => {
    expect(found(`${step}${changed(page, from, to)}`)).toEqual([
      expect.stringMatching(/^17: rungate-report\.default\.html is lost after a red gate, or in a second/),
    ]);
  });
});

describe("an upload that may fail", () => {
  const mayFail = (step: string, how = "true") =>
    changed(step, "        with:", `        continue-on-error: ${how}\n        with:`);

  test.each([
    [
      "the report's",
      `${changed(step, upload, "")}${mayFail(upload)}`,
      "12: nobody sees when the upload of rungate-report",
    ],
    [
      "a shard's",
      changed(shard, "upload-artifact@v7\n", "upload-artifact@v7\n        continue-on-error: true\n"),
      "nobody sees when the upload of rungate-shard",
    ],
    [
      "one that an expression decides",
      `${changed(step, upload, "")}${mayFail(upload, expression("inputs.lax"))}`,
      "12: nobody sees",
    ],
  ])("is not %s", (_, workflow, message) => {
    expect(found(workflow)).toEqual([expect.stringContaining(message)]);
  });

  test("is the page's", () => {
    expect(found(`${step}${mayFail(upload.replaceAll(".json", ".html"))}`)).toEqual([]);
    expect(found(`${changed(step, upload, "")}${mayFail(upload, "false")}`)).toEqual([]);
  });
});

const never = [expect.stringContaining("1: nothing here leaves a baseline")];

describe("a workflow that gates", () => {
  test.each([
    ["a step", step],
    ["the reusable workflow", call],
  ])("by %s runs where it leaves a baseline", (_, workflow) => {
    const on = (events: string) => changed(workflow, "[pull_request, push]", events);
    expect(found(on("pull_request"))).toEqual(never);
    for (const event of ["push", "schedule", "workflow_dispatch", "merge_group", "workflow_call"])
      expect(found(on(`[pull_request, ${event}]`))).toEqual([]);
  });

  test("needs none when it compares with none, or with a committed report", () => {
    const on = changed(call, "[pull_request, push]", "pull_request");
    expect(found(changed(on, "runs: a.json", "runs: a.json\n      baseline: none"))).toEqual([]);
    expect(found(changed(on, "runs: a.json", "runs: a.json\n      baseline: evals/base.json"))).toEqual([]);
    expect(found(changed(on, "runs: a.json", "runs: a.json\n      baseline: auto"))).toEqual(never);
  });

  test("calls no gate when another run ends", () => {
    expect(found(changed(call, "[pull_request, push]", "workflow_run"))).toEqual(never);
  });
});
