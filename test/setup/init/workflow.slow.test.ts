import { readFileSync } from "node:fs";
import nodeModule from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { filesIn } from "../../../scripts/workflows/repository.ts";
import { ruleFindings } from "../../../scripts/workflows/rules.ts";
import { workflowBlocks } from "../../../scripts/workflows/source.ts";
import { isRecorder, keysFor } from "../../../src/setup/init/record-step.ts";
import type { WorkflowPlan } from "../../../src/setup/init/workflow-text.ts";
import { whyNoWorkflow, workflowText } from "../../../src/setup/init/workflow-text.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = filesIn(root);

// Older Node versions cannot load GitHub's language service.
const languageFindings =
  "registerHooks" in nodeModule
    ? (await import("../../../scripts/workflows/language-service.ts")).languageFindings
    : async () => [];

const usual: WorkflowPlan = {
  file: ".github/workflows/agent.yml",
  branch: "main",
  runs: ["evals/runs/{case}.{trial}.json"],
  expectations: "evals/expectations.yml",
  policy: ".github/rungate.yml",
  kind: "recorded",
};

const committed: WorkflowPlan = { ...usual, kind: "committed" };

const recorder: WorkflowPlan = {
  ...usual,
  usesRecorder: true,
  cases: "evals/expectations.yml",
  install: "npm ci",
  keys: ["OPENAI_API_KEY"],
};

const elsewhere: WorkflowPlan = {
  ...usual,
  branch: "release+1 #2",
  file: "two\nlines.yml",
  runs: [
    "my evals/\\{b\\}/{model}/{case}.{trial}.json",
    "my evals/\\{b\\}/deep: #/{_}/{case}/{trial}.json",
    "my evals/\\{b\\}/all.jsonl",
  ],
  expectations: "my evals/e: #'\".yml",
  policy: "- p.yml",
  format: "plain",
  caseField: "/a/b",
  record: 'npm run "evals" # all: of them',
};

const KINDS = ["recorded", "committed"] as const;

describe("the workflow", () => {
  test.each([
    [recorder, "docs/recipes.md", 0],
    [committed, "docs/recipes.md", 1],
    [committed, "README.md", 0],
  ] as const)("that has recordings $kind is in %s", (plan, page, at) => {
    const shown = workflowBlocks(page, readFileSync(new URL(`../../../${page}`, import.meta.url), "utf8"));
    expect(workflowText(plan)).toBe(shown[at]?.text);
  });

  test.each(
    KINDS.flatMap((kind) => [
      { ...usual, kind },
      { ...elsewhere, kind },
      { ...usual, kind, suite: "booking", record: "python -m evals" },
      { ...recorder, kind },
      { ...recorder, kind, cases: "my evals/a: 'b'.yml", install: undefined, keys: ["A_KEY", "B_KEY"] },
    ]),
  )("is one that the linter has nothing against: $kind, $branch", async (plan) => {
    const source = { file: "agent.yml", firstLine: 1, text: workflowText(plan), kind: "example" } as const;
    expect([...(await languageFindings(source, read)), ...ruleFindings(source)]).toEqual([]);
  });

  test("says what was planned, whatever characters it has", () => {
    const committed = parse(workflowText({ ...elsewhere, kind: "committed" }));
    expect(committed.on.push.branches).toEqual(["release\\+1 #2"]);
    expect(committed.jobs.rungate.with).toEqual({ policy: elsewhere.policy });
    const { jobs } = parse(workflowText(elsewhere));
    expect(jobs.record.steps[1].run).toBe(elsewhere.record);
    expect(jobs.record.steps[2].with.path).toBe("my evals/{b}");
    expect(jobs.rungate.with).toMatchObject({ "runs-artifact": "recordings", policy: elsewhere.policy });
  });

  test.each<[more: Partial<WorkflowPlan>, command: string]>([
    [{}, "npx rungate record --cases evals/expectations.yml -- node agent.mjs"],
    [{ cases: undefined }, "npx rungate record -- npm run evals"],
    [{ cases: "my evals/a: b.yml" }, 'npx rungate record --cases "my evals/a: b.yml" -- node agent.mjs'],
    [
      { runs: ["bot/runs/{case}.{trial}.json"], cases: "bot/cases.yml" },
      "npx rungate record --cases bot/cases.yml --out bot/runs -- node agent.mjs",
    ],
    [{ record: "npx rungate record -- node a.mjs" }, "npx rungate record -- node a.mjs"],
  ])("records with rungate record, once the packages are there: %j", (more, command) => {
    const { steps } = parse(workflowText({ ...recorder, ...more })).jobs.record;
    expect(steps.slice(1, 3)).toEqual([
      { run: "npm ci" },
      { run: command, env: { OPENAI_API_KEY: `\${{ secrets.OPENAI_API_KEY }}` } },
    ]);
  });

  test("brings rungate where no packages are installed", () => {
    const plan = { ...recorder, install: undefined, keys: ["A_KEY", "B_KEY"] };
    const { steps } = parse(workflowText(plan)).jobs.record;
    expect(steps[1].run).toMatch(
      /^npx --yes --package https:\S+\/rungate\.tgz rungate record --cases evals\/expectations\.yml -- python agent\.py$/,
    );
    expect(Object.keys(steps[1].env)).toEqual(["A_KEY", "B_KEY"]);
  });

  test.each(["npx rungate", "npx --yes rungate", "npx -y rungate", "uvx rungate-cli", "rungate"])(
    "takes no package named rungate from the registry where no packages are installed: %s",
    (program) => {
      const record = `${program} record -- python a.py`;
      const { steps } = parse(workflowText({ ...recorder, install: undefined, record })).jobs.record;
      expect(steps[1].run).toMatch(
        /^npx --yes --package https:\S+\/rungate\.tgz rungate record -- python a\.py$/,
      );
    },
  );

  test.each(["npx rungate", "uvx rungate-cli", "rungate"])(
    "calls the rungate that the steps before install for Python: %s",
    (program) => {
      const record = `${program} record -- python a.py`;
      const plan = { ...recorder, install: undefined, hasRungate: true, record };
      const { steps } = parse(workflowText(plan)).jobs.record;
      expect(steps[1].run).toBe("rungate record -- python a.py");
    },
  );

  test("uploads what was recorded where the command failed too", () => {
    const { steps } = parse(workflowText(recorder)).jobs.record;
    expect(steps.at(-1)).toMatchObject({
      if: `\${{ !cancelled() }}`,
      with: { "if-no-files-found": "error" },
    });
  });

  test.each([
    ["npx rungate record -- node a.mjs", true],
    ["node path/to/rungate/dist/index.js record -- x", true],
    ["npx --yes --package https://example.com/rungate.tgz rungate record -- x", true],
    ["uvx rungate-cli record -- x", true],
    ["npm run record", false],
    ["python -m evals # not rungate recorder", false],
  ])("knows rungate record by its words: %s", (command, isOne) => {
    expect(isRecorder(command)).toBe(isOne);
  });

  test("names the secrets after the formats that the agent speaks", () => {
    expect(keysFor(["anthropic", "openai-chat", "openai-responses"])).toEqual([
      "ANTHROPIC_API_KEY",
      "OPENAI_API_KEY",
    ]);
    expect(keysFor(["otel-genai"])).toEqual(["MODEL_API_KEY"]);
  });

  test.each([
    [{ suite: "booking" }, { record: "record-booking", gate: "booking", artifact: "recordings-booking" }],
    [{ suite: "2nd" }, { record: "record-2nd", gate: "suite-2nd", artifact: "recordings-2nd" }],
  ])("names jobs and artifacts after a suite: %j", (more, { record, gate, artifact }) => {
    const { jobs } = parse(workflowText({ ...usual, ...more }));
    expect(Object.keys(jobs)).toEqual([record, gate]);
    expect(jobs[record].steps[2].with.name).toBe(artifact);
    expect(jobs[gate]).toMatchObject({ needs: record, with: { "runs-artifact": artifact, ...more } });
  });

  test.each<[runs: string[], path: string]>([
    [["a.jsonl"], "a.jsonl"],
    [["{case}.json", "*.jsonl"], "*.json\n*.jsonl"],
    [["./runs/a.jsonl"], "runs"],
    [["runs/[ab]/{case}.json"], "runs"],
    [["runs/a/{case}.json", "runs/b/{case}.json"], "runs"],
    [["we \\[x\\]/{case}.json"], "we ?x?"],
  ])("uploads for %j what lies in %j", (runs, path) => {
    expect(parse(workflowText({ ...usual, runs })).jobs.record.steps[2].with.path).toBe(path);
  });

  test("is refused for what cannot be in one", () => {
    expect(whyNoWorkflow(usual)).toBeUndefined();
    expect(whyNoWorkflow(elsewhere)).toBeUndefined();
    expect(whyNoWorkflow({ ...usual, policy: "../p.yml" })).toContain("does not lie in the repository");
    for (const policy of [`\${{ github.token }}.yml`, "two\nlines.yml", " blank.yml"])
      expect(whyNoWorkflow({ ...usual, policy })).toContain("cannot be in a workflow");
  });
});
