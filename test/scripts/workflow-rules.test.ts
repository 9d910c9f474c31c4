import { describe, expect, test } from "vitest";
import { workflowBlocks } from "../../scripts/workflows/source.ts";
import { findings, findingsIn } from "./findings.ts";

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
    ["no jobs", "jobs:", "job:", "1: not a workflow"],
    ["no YAML", "permissions: {}", "permissions: {", "1: not a workflow"],
  ])("is told of %s", (_, from, to, expected) => {
    expect(findings(changed(from, to))).toEqual([expect.stringContaining(expected)]);
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
});

describe("a workflow that the documentation shows", () => {
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
    const page = `# Page\n\n\`\`\`yaml\n${good}      - uses: actions/download-artifact@v8\n\`\`\`\n`;
    const found = workflowBlocks("docs/page.md", page).flatMap(findingsIn);
    expect(found).toEqual([expect.objectContaining({ file: "docs/page.md", line: 21 })]);
  });
});
