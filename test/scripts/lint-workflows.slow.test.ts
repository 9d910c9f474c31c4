import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/lint-workflows.ts", import.meta.url));
const runsTypeScript = Number(process.versions.node.split(".")[0]) >= 24;

const SHA = "3d3c42e5aac5ba805825da76410c181273ba90b1";

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
      - uses: actions/upload-artifact@${SHA} # v7.0.1
        if: \${{ !cancelled() }}
        with:
          path: rungate-report.default.json
          name: rungate-report.default.json
          archive: false
          overwrite: true
`;
}

const reusable = `on:
  workflow_call:
    inputs:
      runs: { type: string, required: true }
    secrets:
      key: { required: true }
    outputs:
      verdict: { value: pass }
permissions: {}
jobs:
  gate: { runs-on: ubuntu-latest, timeout-minutes: 5, steps: [{ run: "true" }] }
`;

/** A workflow that calls another one at line 5, with inputs at line 7 and secrets at line 9, and uses its output at line 15. */
function calling(
  uses: string,
  { inputs = "runs: a.json", secrets = "key: x", output = "verdict" } = {},
): string {
  return `on: push
permissions: {}
jobs:
  call:
    uses: ${uses}
    with:
      ${inputs}
    secrets:
      ${secrets}
  after:
    needs: call
    runs-on: ubuntu-latest
    timeout-minutes: 5
    env:
      VERDICT: \${{ needs.call.outputs.${output} }}
    steps:
      - run: echo "$VERDICT"
`;
}

function page(example: string): string {
  return `# Demo\n\n\`\`\`yaml\n${example}\`\`\`\n`;
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
      "docs/action.md": page(workflow("rungate/rungate@v1", "{ runs: a.json }")),
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
      "README.md": page(workflow("rungate/rungate@main", "{ runs: a.json, sweet: x }")),
    });
    expect(code).toBe(1);
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^action\.yml:5: .*node4/),
        expect.stringMatching(/^\.github\/workflows\/gate\.yml:6: .*timeout-minute/),
        expect.stringMatching(/^\.github\/workflows\/gate\.yml:9: Invalid action input 'run'/),
        expect.stringMatching(/^\.github\/workflows\/gate\.yml:9: Missing required input `runs`/),
        expect.stringMatching(/^\.github\/workflows\/other\.yaml:1: not a workflow/),
        expect.stringMatching(/^README\.md:12: Invalid action input 'sweet'/),
      ]),
    );
  });

  test("looks up the inputs of the action at the workflow's own commit, however it is written", () => {
    const { errors } = lint(
      Object.fromEntries(
        ["./", '"./"', "./ # this commit"].map((uses, at) => [
          `.github/workflows/${at}.yml`,
          workflow(uses, "{ run: a.json }"),
        ]),
      ),
    );
    const messages = [0, 1, 2].flatMap((at) => [
      `.github/workflows/${at}.yml:9: Invalid action input 'run'`,
      `.github/workflows/${at}.yml:9: Missing required input \`runs\``,
    ]);
    expect(errors.toSorted()).toEqual(messages);
  });

  test("looks up other actions of the repository", () => {
    const using = (uses: string) =>
      workflow("./", "{ runs: a.json }").replace("steps:", `steps:\n      - uses: ${uses}`);
    const { errors } = lint({
      "tools/record/action.yml": action,
      ".github/workflows/bad.yml": using("$/tools/record"),
      ".github/workflows/none.yml": using("$/tools/none"),
      "README.md": page(using("rungate/rungate/tools/record@v1")),
    });
    expect(errors).toEqual([
      expect.stringContaining(".github/workflows/bad.yml:8: Missing required input `runs`"),
      expect.stringContaining(".github/workflows/none.yml:8: Unable to resolve action `$/tools/none`"),
    ]);
  });

  const spellings = [
    "./.github/workflows/reusable.yml",
    "$/.github/workflows/reusable.yml",
    "rungate/rungate/.github/workflows/reusable.yml@v1",
  ];

  test("is content with calls of reusable workflows that keep their contract", () => {
    const files = spellings.map((uses, at) => [`docs/${at}.md`, page(calling(uses))] as const);
    const own = calling("$/.github/workflows/reusable.yml");
    const inheriting = own.replace(/secrets:\n.*\n/, "secrets: inherit\n");
    expect(
      lint({
        ...Object.fromEntries(files),
        ".github/workflows/reusable.yml": reusable,
        ".github/workflows/calling.yml": own,
        "docs/inheriting.md": page(inheriting),
      }),
    ).toEqual({ code: 0, errors: [] });
  });

  test("says nothing of calls of workflows that it cannot see", () => {
    const unseen = (uses: string) => page(calling(uses).replace(/ {4}env:\n.*\n/, ""));
    const files = {
      ".github/workflows/reusable.yml": reusable.replace("runs:", "recordings:"),
      "docs/readers.md": unseen("./.github/workflows/of-the-reader.yml"),
      "docs/others.md": unseen("octo/demo/.github/workflows/reusable.yml@v1"),
    };
    expect(lint(files)).toEqual({ code: 0, errors: [] });
  });

  test.each(spellings)("names what breaks the contract of %s", (uses) => {
    const { errors } = lint({
      ".github/workflows/reusable.yml": reusable,
      "docs/input.md": page(calling(uses, { inputs: "run: a.json" })),
      "docs/output.md": page(calling(uses, { output: "score" })),
      "docs/secret.md": page(calling(uses, { secrets: "token: x" })),
    });
    expect(errors.toSorted()).toEqual([
      "docs/input.md:10: Invalid input, run is not defined in the referenced workflow.",
      "docs/input.md:8: Input runs is required, but not provided while calling.",
      "docs/output.md:18: Context access might be invalid: score",
      "docs/secret.md:12: Invalid secret, token is not defined in the referenced workflow.",
      "docs/secret.md:8: Secret key is required, but not provided while calling.",
    ]);
  });

  test("names a call of a workflow that is not reusable", () => {
    const { errors } = lint({
      ".github/workflows/a.yml": calling("./.github/workflows/b.yml"),
      ".github/workflows/b.yml": reusable.replace(/workflow_call:\n( {4}.*\n)*/, "push:\n"),
    });
    expect(errors).toContain(
      ".github/workflows/a.yml:5: workflow_call key is not defined in the referenced workflow.",
    );
  });

  test.each([
    ["of a job", reusable.replace("runs-on", "runs-at"), 11],
    ["that leaves no workflow", reusable.replace("permissions: {}", "permissions: {"), 1],
  ])("tells a fault %s of a called workflow where it stands, not with its caller", (_, broken, line) => {
    const { errors } = lint({
      ".github/workflows/reusable.yml": broken,
      "docs/call.md": page(calling("$/.github/workflows/reusable.yml").replace(/ {4}env:\n.*\n/, "")),
    });
    expect(errors).toContainEqual(expect.stringContaining(`.github/workflows/reusable.yml:${line}: `));
    expect(errors.filter((error) => error.startsWith("docs/"))).toEqual([]);
  });
});
