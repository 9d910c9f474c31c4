import { describe, expect, test } from "vitest";
import { inlineCommands } from "./inline.ts";
import { policy } from "./kinds/configuration.ts";
import { kinds } from "./kinds.ts";
import { partsOf } from "./pages.ts";
import { commandLines, commandsIn } from "./shell/parse.ts";
import { commandFaults, isRunnable } from "./shell/programs.ts";

const FAULTY: [kind: string, block: string, fault: string][] = [
  ["expectations", "```yaml\ncases:\n  - { id: a, f2: {} }\n```", 'unknown key "f2"'],
  ["expectations", "```yaml\n- id: a\n  expectedTool: b\n  required: maybe\n```", "cases[0].required"],
  ["expectations", "```yaml\nexpectedTool: 3\n```", "expectedTool: expected text"],
  ["policy", "```yaml\ngate: { floor: 1 }\n```", 'unknown key "floor"'],
  ["part of a workflow", "```yaml\n- uses: rungate/rungate@v1\n  with: { rnus: x }\n```", "'rnus'"],
  [
    "part of a workflow",
    "```yaml\nsteps:\n  - uses: actions/setup-node\n```",
    "Expected format {owner}/{repo}",
  ],
  ["part of a workflow", "```yaml\npermissions: { contents: reed }\n```", "'reed'"],
  ["part of a workflow", "```yaml\nwith: { judgemodel: a }\n```", "judgemodel"],
  ["workflow", "```yaml\non: push\njobs: {}\n```", "does not take this block"],
  ["labels", "```yaml\nlabels:\n  - { case: a, callId: c, appropriate: perhaps }\n```", "perhaps"],
  ["recording", '```json\n{ "x": 1 }\n```', "unknown shape"],
  ["CODEOWNERS", "```\n# .github/CODEOWNERS\n/evals/ nobody\n```", "/evals/ nobody"],
  [
    "OpenTelemetry collector",
    "```yaml\nreceivers: { a: {} }\nservice: { pipelines: { traces: { receivers: [b] } } }\n```",
    "names b",
  ],
  ["another tool's file", "```yaml promptfoo\n{\n```", "cannot be parsed"],
];

/** The page of the blocks. It has no commands, or JSON on it could be their output. */
const PAGE = "docs/limits.md";

// Older Node versions cannot check TypeScript or workflows.
const isRecent = Number(process.versions.node.split(".", 1)) >= 24;

describe("a faulty block", () => {
  test
    .skipIf(!isRecent)
    .each(FAULTY.map(([name, markdown, fault], at) => [name, markdown, fault, at] as const))(
    "of the kind %s is told: %j",
    async (name, markdown, fault, at) => {
      // GitHub's language service caches a workflow by its place.
      const [block] = partsOf(PAGE, "\n".repeat(at) + markdown).blocks;
      const kind = block && kinds.find(({ claims }) => claims(block));
      expect(kind?.name).toBe(name);
      expect(block && (await kind?.faults(block))).toContainEqual(expect.stringContaining(fault));
    },
  );

  test.skipIf(!isRecent)("of code is told", async () => {
    const [block] = partsOf("README.md", "```ts\nconst = 3;\n```").blocks;
    const kind = block && kinds.find(({ claims }) => claims(block));
    expect(block && (await kind?.faults(block))).toHaveLength(1);
  });

  test("is told with its line of the page", async () => {
    const [block] = partsOf("README.md", "# A\n\n```yaml\ngate:\n  floor: 1\n```").blocks;
    expect(block && (await policy.faults(block))).toEqual([expect.stringMatching(/^line 5: /)]);
  });

  test("that no kind knows is claimed by none", () => {
    const [block] = partsOf("README.md", "```abc\nnotes\n```").blocks;
    expect(block && kinds.find(({ claims }) => claims(block))).toBeUndefined();
  });
});

describe("a command", () => {
  test.each([
    ["rungate gat", "rungate has no command gat"],
    ["rungate gate … --merg x", "gate has no option --merg"],
    ["rungate compare a b c", "compare takes 2 arguments, and 3 are given"],
    ["rungate gate --runs", "--runs <pattern...> has no value"],
    ["npm run nothing", "package.json has no script nothing"],
    ["npx nothing", "no dependency has nothing"],
    ["frobnicate", "nothing is known of frobnicate"],
    ["node scripts/nothing.ts", "there is no scripts/nothing.ts"],
  ])("%s is told", (line, fault) => {
    expect(commandsIn(line).flatMap(commandFaults)).toContainEqual(expect.stringContaining(fault));
  });

  test("continues where a line ends with a backslash, and ends where a comment begins", () => {
    const lines = commandLines(
      "# first\nA=1 rungate gate \\\n  --runs 'a b/*.json' > out.json # why\n\nnpm ci && jq '.a | .b'\n",
    );
    expect(lines.map(({ at, text }) => [at, commandsIn(text)])).toEqual([
      [1, [["rungate", "gate", "--runs", "a b/*.json"]]],
      [
        4,
        [
          ["npm", "ci"],
          ["jq", ".a | .b"],
        ],
      ],
    ]);
  });

  test("is run when it is rungate's alone", () => {
    expect(isRunnable(commandsIn("rungate inspect a.json | cat"))).toBe(true);
    expect(isRunnable(commandsIn("node path/to/rungate/dist/index.js inspect a.json"))).toBe(true);
    expect(isRunnable(commandsIn("rungate inspect a.json && npm cit"))).toBe(false);
    expect(isRunnable(commandsIn("cat a.json"))).toBe(false);
  });

  test("is found in sentences and tables", () => {
    expect(inlineCommands("docs/commands.md").map(({ text }) => text)).toEqual(
      expect.arrayContaining(["rungate compare BASE HEAD", "rungate gate --commit SHA --output FILE"]),
    );
  });
});
