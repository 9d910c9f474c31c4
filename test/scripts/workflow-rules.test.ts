import { describe, expect, test } from "vitest";
import { ruleFindings } from "../../scripts/workflows/rules.ts";
import { workflowBlocks } from "../../scripts/workflows/source.ts";
import { findings } from "./findings.ts";

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
    expect(blocks.flatMap(ruleFindings)).toEqual([]);
  });

  test("has its breach named by the page's own line", () => {
    const page = `# Page\n\n\`\`\`yaml\n${good}  gate:\n    needs: check\n    uses: rungate/rungate/.github/workflows/gate.yml@v1\n\`\`\`\n`;
    const found = workflowBlocks("docs/page.md", page).flatMap(ruleFindings);
    expect(found.map(({ file, line }) => [file, line])).toEqual([
      ["docs/page.md", 21],
      ["docs/page.md", 21],
    ]);
  });
});
