import { describe, expect, test } from "vitest";
import { findings, repository } from "./findings.ts";

const called = `on:
  workflow_call:
    inputs:
      runs: { type: string, required: true }
      shards: { type: number, default: 1 }
      report-only: { type: boolean, default: false }
permissions: {}
jobs:
  shard:
    runs-on: ubuntu-latest
    permissions: { contents: read, actions: read }
    steps: []
  gate:
    runs-on: ubuntu-latest
    permissions: { contents: read, pull-requests: write }
    steps: []
`;

const read = repository({
  ".github/workflows/reusable.yml": called,
  ".github/workflows/all.yml": "on: workflow_call\npermissions: read-all\njobs: {}\n",
  ".github/workflows/quiet.yml": called.replaceAll(/^ {4}permissions.*\n/gm, ""),
});

const permissions = "{ contents: read, actions: read, pull-requests: write }";

/** A workflow that calls another one; the call's permissions stand at line 6. */
function calling({
  uses = "$/.github/workflows/reusable.yml",
  inputs = "runs: a.json",
  allows = permissions,
}) {
  return `on: push
permissions: {}
jobs:
  rungate:
    uses: ${uses}
    permissions: ${allows}
    with:
      ${inputs}
`;
}

const found = (call: Parameters<typeof calling>[0]) => findings(calling(call), "example", read);

describe("a call of a reusable workflow of ours", () => {
  test.each([
    "$/.github/workflows/reusable.yml",
    "./.github/workflows/reusable.yml",
    "rungate/rungate/.github/workflows/reusable.yml@v1",
  ])("is checked as %s", (uses) => {
    expect(found({ uses })).toEqual([]);
    expect(found({ uses, allows: "{}" })).toEqual([
      expect.stringMatching(
        /^6: .* add actions: read, contents: read, pull-requests: write to the job's `perm/,
      ),
    ]);
  });

  test.each([
    ["{ contents: read, actions: read, pull-requests: write, issues: write }", []],
    ["{ contents: write, actions: write, pull-requests: write }", []],
    ["write-all", []],
    ["read-all", ["pull-requests: write"]],
    ["{ contents: read, actions: read, pull-requests: read }", ["pull-requests: write"]],
    ["{ contents: none, actions: read, pull-requests: write }", ["contents: read"]],
  ])("that grants %s lacks %j", (allows, lacking) => {
    const expected = lacking.map((scope) => expect.stringContaining(`add ${scope} to`));
    expect(found({ allows })).toEqual(expected);
  });

  test("grants what the whole workflow does when it names nothing itself", () => {
    const silent = calling({}).replace(`    permissions: ${permissions}\n`, "");
    expect(findings(silent, "example", read)).toEqual([expect.stringMatching(/^4: .*asks for more/)]);
    const whole = silent.replace("permissions: {}", `permissions: ${permissions}`);
    expect(findings(whole, "example", read)).toEqual([]);
  });

  test("grants what the called workflow asks for as a whole", () => {
    const uses = "$/.github/workflows/all.yml";
    expect(found({ uses })).toEqual([expect.stringContaining("add read-all to")]);
    expect(found({ uses, allows: "read-all" })).toEqual([]);
    expect(found({ uses, allows: "write-all" })).toEqual([]);
  });

  test("needs to grant nothing where nothing is asked for", () => {
    expect(found({ uses: "$/.github/workflows/quiet.yml", allows: "{}" })).toEqual([]);
  });

  test("is not confused with one of others", () => {
    const uses = "octo/demo/.github/workflows/reusable.yml@v1";
    expect(found({ uses, allows: "{}" })).toEqual([]);
  });
});

test("a step names an action of its own repository by a path, which the runner demands", () => {
  const step = (uses: string) => `on: workflow_call
permissions: {}
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - uses: ${uses}
        with: { shard: 1/2 }
`;
  const found = (uses: string) =>
    findings(step(uses), "example", read).filter((line) => line.includes("has no path"));
  expect(found("$/")).toEqual([
    "7: `uses: $/` has no path, which the runner refuses: write `uses: $/.github/actions/rungate`",
  ]);
  expect(found("$/.github/actions/rungate")).toEqual([]);
});
