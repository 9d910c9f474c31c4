import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/lint-workflows.ts", import.meta.url));
const runsTypeScript = Number(process.versions.node.split(".")[0]) >= 24;

const action = `name: demo
description: A demonstration
inputs:
  runs: { description: Recordings, required: true }
runs: { using: node24, main: index.js }
`;

/** A workflow with one step of our action, its inputs at line 8. */
function workflow(uses: string, inputs: string): string {
  return `on: push
permissions: {}
jobs:
  rungate:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: ${uses}
        with: ${inputs}
`;
}

function lint(files: Record<string, string>): { code: number | null; errors: string[] } {
  const root = mkdtempSync(join(tmpdir(), "repository-"));
  for (const [file, text] of Object.entries({ "action.yml": action, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: "utf8" });
  return { code: status, errors: stderr.split("\n").filter((line) => line !== "") };
}

describe.skipIf(!runsTypeScript)("the linter of workflows", () => {
  test("is content with a repository that keeps the rules", () => {
    const files = {
      ".github/workflows/gate.yml": workflow("./", "{ runs: a.json }"),
      "docs/action.md": `\`\`\`yaml\n${workflow("rungate/rungate@v1", "{ runs: a.json }")}\`\`\`\n`,
    };
    expect(lint(files)).toEqual({ code: 0, errors: [] });
  });

  test("names file and line of what the language service and the rules find", () => {
    const { code, errors } = lint({
      "action.yml": action.replace("node24", "node4"),
      ".github/workflows/gate.yml": workflow("./", "{ run: a.json }").replace(
        "timeout-minutes",
        "timeout-minute",
      ),
      ".github/workflows/other.yaml": "on: push\njobs: [",
      "README.md": `# Demo\n\n\`\`\`yaml\n${workflow("rungate/rungate@main", "{ runs: a.json, sweet: x }")}\`\`\`\n`,
    });
    expect(code).toBe(1);
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^action\.yml:5: .*node4/),
        expect.stringMatching(/^\.github\/workflows\/gate\.yml:6: .*timeout-minute/),
        expect.stringMatching(/^\.github\/workflows\/gate\.yml:9: Invalid action input 'run'/),
        expect.stringMatching(/^\.github\/workflows\/gate\.yml:9: Missing required input `runs`/),
        expect.stringMatching(/^\.github\/workflows\/gate\.yml:4: job rungate may hang/),
        expect.stringMatching(/^\.github\/workflows\/other\.yaml:1: not a workflow/),
        expect.stringMatching(/^README\.md:12: Invalid action input 'sweet'/),
        expect.stringMatching(/^README\.md:11: rungate\/rungate@main names no release/),
      ]),
    );
  });
});
