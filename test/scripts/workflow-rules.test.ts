import { describe, expect, test } from "vitest";
import { workflowBlocks } from "../../scripts/workflows/source.ts";
import { expression, findings, findingsIn, repository } from "./findings.ts";

const SHA = "3d3c42e5aac5ba805825da76410c181273ba90b1";

const good = `name: CI
on:
  pull_request:
permissions: {}
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@${SHA} # v7.0.1
        with:
          persist-credentials: false
      - run: |
          echo begin
          echo "$TITLE"
        env:
          TITLE: \${{ github.event.pull_request.title }}
`;

/** The good workflow with one part replaced. */
function changed(from: string, to: string): string {
  expect(good).toContain(from);
  return good.replace(from, to);
}

describe("a workflow of our own", () => {
  test("has no findings when it keeps the rules", () => {
    expect(findings(good)).toEqual([]);
  });

  test.each([
    [
      "pull_request_target among others",
      "  pull_request:",
      "  pull_request_target:",
      "3: pull_request_target ",
    ],
    [
      "pull_request_target alone",
      "on:\n  pull_request:",
      "on: pull_request_target",
      "2: pull_request_target ",
    ],
    [
      "pull_request_target in a list",
      "on:\n  pull_request:",
      "on: [push, pull_request_target]",
      "2: pull_req",
    ],
    ["no permissions", "permissions: {}\n", "", "1: no permissions named"],
    ["all permissions", "permissions: {}", "permissions: write-all", "4: no permissions named"],
    ["no timeout", "    timeout-minutes: 10\n", "", "6: job check may hang"],
    ["a tag", `@${SHA} # v7.0.1`, "@v7", "10: actions/checkout@v7 may become"],
    ["a branch", `@${SHA}`, "@main", "10: actions/checkout@main may become"],
    ["a short sha", `@${SHA}`, "@3d3c42e", "10: actions/checkout@3d3c42e may become"],
    ["no version behind the sha", " # v7.0.1", "", `10: actions/checkout@${SHA} may become`],
    ["half a version behind the sha", " # v7.0.1", " # v7", `10: actions/checkout@${SHA} may become`],
    [
      "a container by its tag",
      `actions/checkout@${SHA}`,
      "docker://alpine:3",
      "10: docker://alpine:3 may become",
    ],
    ["a checkout that keeps the token", "false", "true", "10: the token stays on disk"],
    [
      "text from an event in a script",
      '"$TITLE"',
      expression("github.event.issue.title"),
      "15: an expression becomes",
    ],
    ["a branch name in a script", '"$TITLE"', expression("github.head_ref"), "15: an expression becomes"],
    ["an input in a script", '"$TITLE"', expression("inputs.name"), "15: an expression becomes"],
    ["no jobs", "jobs:", "job:", "1: not a workflow"],
    ["no YAML", "permissions: {}", "permissions: {", "1: not a workflow"],
  ])("is told of %s", (_, from, to, expected) => {
    expect(findings(changed(from, to))).toEqual([expect.stringContaining(expected)]);
  });

  test("is told of a checkout without inputs, and of one whose input is a word", () => {
    const message = "the token stays on disk";
    expect(findings(changed("        with:\n          persist-credentials: false\n", ""))).toEqual([
      expect.stringContaining(`10: ${message}`),
    ]);
    expect(findings(changed("false", '"false"'))).toEqual([expect.stringContaining(`10: ${message}`)]);
  });

  describe("that unpacks what other jobs left", () => {
    const download = (inputs: string) =>
      `      - uses: actions/download-artifact@${SHA} # v8.0.1\n        with: ${inputs}\n`;
    const empty = (folder: string) => `      - run: rm -rf ${folder}\n`;
    const [head = "", steps = ""] = good.split(/(?<=steps:\n)/);

    test("to an emptied folder, or without a checkout, keeps the rules", () => {
      const more = empty("runs") + download("{ pattern: 'runs-*', path: runs }");
      expect(findings(good + more)).toEqual([]);
      expect(findings(head + download("{ name: runs }") + steps)).toEqual([]);
    });

    test.each([
      ["a folder that is not emptied", download("{ name: runs, path: runs }")],
      ["one that is emptied too late", download("{ name: runs, path: runs }") + empty("runs")],
      ["another than was emptied", empty("run") + download("{ name: runs, path: runs }")],
      [
        "one that is emptied on another condition",
        `${empty("runs").trimEnd()}\n        if: false\n${download("{ name: runs, path: runs }")}`,
      ],
      ["a folder in another one", empty("a/b") + download("{ name: runs, path: a/b }")],
      ["the workspace", empty(".") + download("{ name: runs }")],
    ])("is told of %s", (_, more) => {
      expect(findings(good + more)).toEqual([expect.stringContaining("a link in the checkout leads")]);
    });

    test("is told of a folder that was emptied before the checkout", () => {
      const early = head + empty("runs") + steps + download("{ name: runs, path: runs }");
      expect(findings(early)).toHaveLength(1);
    });
  });

  test("is told of an expression in a script that an action runs", () => {
    const step = `      - uses: actions/github-script@${SHA} # v9.0.0
        with:
          script: |
            console.log(1);
            console.log("\${{ github.event.issue.title }}");
`;
    expect(findings(good + step)).toEqual([expect.stringContaining("22: an expression becomes")]);
  });

  test("may call a workflow of another repository by its sha, and one of its own, without a timeout", () => {
    const called = (uses: string) => `${good}  called:\n    uses: ${uses}\n`;
    expect(findings(called(`octo/demo/.github/workflows/x.yml@${SHA} # v1.0.0`))).toEqual([]);
    const ours = repository({ ".github/workflows/x.yml": "on: workflow_call\njobs: {}\n" });
    expect(findings(called("./.github/workflows/x.yml"), "workflow", ours)).toEqual([]);
    expect(findings(called("$/.github/workflows/x.yml"), "workflow", ours)).toEqual([]);
    expect(findings(called("octo/demo/.github/workflows/x.yml@v1"))).toEqual([
      expect.stringContaining("19: octo/demo/.github/workflows/x.yml@v1 may become"),
    ]);
  });

  test("may use an action of its own commit, and gives it no version", () => {
    const using = (uses: string) => changed(`actions/checkout@${SHA} # v7.0.1`, uses);
    expect(findings(using("$/tools/record"))).toEqual([]);
    expect(findings(using("./tools/record"))).toEqual([]);
    expect(findings(using("$/tools/record@v1"))).toEqual([
      expect.stringContaining("10: $/tools/record@v1 may become"),
    ]);
  });

  test("hides nothing behind an anchor", () => {
    const twice = `${changed("    steps:", "    steps: &steps").replace('"$TITLE"', expression("github.head_ref"))}
  again:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps: *steps
`;
    const lines = findings(twice).filter((line) => line.includes("an expression becomes"));
    expect(lines).toHaveLength(2);
  });
});

describe("a workflow that the documentation shows", () => {
  test("may name versions, and needs no timeout", () => {
    const text = changed(`@${SHA} # v7.0.1`, "@v7").replace("    timeout-minutes: 10\n", "");
    expect(findings(text, "example")).toEqual([]);
  });

  test.each([
    ["a branch", `@${SHA} # v7.0.1`, "@main", "10: actions/checkout@main names no release"],
    ["no permissions", "permissions: {}\n", "", "1: no permissions named"],
    [
      "text from an event in a script",
      '"$TITLE"',
      expression("github.event.issue.title"),
      "15: an expression becomes",
    ],
    ["pull_request_target", "  pull_request:", "  pull_request_target:", "3: pull_request_target "],
  ])("is told of %s", (_, from, to, expected) => {
    expect(findings(changed(from, to), "example")).toEqual([expect.stringContaining(expected)]);
  });

  test("is found in a page, with its line, also in a list", () => {
    const indented = good.replaceAll(/^(?=.)/gm, "   ");
    const page = `# Page

\`\`\`yaml
on: push
\`\`\`

\`\`\`yaml
${good}\`\`\`

1. First

   \`\`\`yaml
${indented}   \`\`\`

\`\`\`json
{ "on:": "jobs:" }
\`\`\`
`;
    const blocks = workflowBlocks("docs/page.md", page);
    expect(blocks.map(({ firstLine, text }) => [firstLine, text])).toEqual([
      [8, good],
      [30, good],
    ]);
    expect(blocks.flatMap(findingsIn)).toEqual([]);
  });

  test("has its breach named by the page's own line", () => {
    const page = `# Page\n\n\`\`\`yaml\n${changed("  pull_request:", "  pull_request_target:")}\`\`\`\n`;
    const found = workflowBlocks("docs/page.md", page).flatMap(findingsIn);
    expect(found).toEqual([expect.objectContaining({ file: "docs/page.md", line: 6 })]);
  });
});
