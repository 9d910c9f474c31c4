import { readFileSync } from "node:fs";
import nodeModule from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { filesIn } from "../../scripts/workflows/repository.ts";
import { ruleFindings } from "../../scripts/workflows/rules.ts";
import { workflowBlocks } from "../../scripts/workflows/source.ts";
import type { WorkflowPlan } from "../../src/setup/workflow-text.ts";
import { whyNoWorkflow, workflowText } from "../../src/setup/workflow-text.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = filesIn(root);

// GitHub's language service cannot be loaded by an older Node.
const languageFindings =
  "registerHooks" in nodeModule
    ? (await import("../../scripts/workflows/language-service.ts")).languageFindings
    : async () => [];

/** What the documentation shows. */
const usual: WorkflowPlan = {
  file: ".github/workflows/agent.yml",
  branch: "main",
  runs: ["evals/runs/{case}.{trial}.json"],
  expectations: "evals/expectations.yml",
  policy: ".github/rungate.yml",
  kind: "recorded",
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
    ["recorded", "docs/recipes.md", 0],
    ["committed", "docs/recipes.md", 1],
    ["committed", "README.md", 0],
  ] as const)("that has recordings %s is in %s", (kind, page, at) => {
    const shown = workflowBlocks(page, readFileSync(new URL(`../../${page}`, import.meta.url), "utf8"));
    expect(workflowText({ ...usual, kind })).toBe(shown[at]?.text);
  });

  test.each(
    KINDS.flatMap((kind) => [
      { ...usual, kind },
      { ...elsewhere, kind },
      { ...usual, kind, suite: "booking", record: "python -m evals" },
    ]),
  )("is one that the linter has nothing against: $kind, $branch", async (plan) => {
    const source = { file: "agent.yml", firstLine: 1, text: workflowText(plan), kind: "example" } as const;
    expect([...(await languageFindings(source, read)), ...ruleFindings(source, read)]).toEqual([]);
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
