import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workflowBlocks } from "../../../scripts/workflows/source.ts";
import { readRepository } from "../../../src/cli/repository.ts";
import { examine } from "../../../src/setup/doctor/doctor.ts";
import type { Finding, GitHubSetup, State } from "../../../src/setup/doctor/repository.ts";
import { root } from "../../e2e/runner.ts";
import { type Content, workspace } from "../../workspace.ts";

export const AGENT = ".github/workflows/agent.yml";

const expectations = { cases: [{ id: "a", referenceToolCalls: [] }] };
const run = { toolCalls: [] };

export const CONFIG = ".github/rungate.yml";
export const RUNS_LINE = "runs: evals/runs/{case}.{trial}.json\n";
export const EXPECTATIONS_LINE = "expectations: evals/expectations.yml\n";

export const namedFiles: Record<string, Content> = {
  [CONFIG]: RUNS_LINE + EXPECTATIONS_LINE,
  "evals/expectations.yml": expectations,
  "evals/runs/a.1.json": run,
};

const suiteFiles: Record<string, Content> = Object.fromEntries(
  ["booking", "support"].flatMap((suite) => [
    [`agents/${suite}/expectations.yml`, expectations],
    [`agents/${suite}/runs/a.1.json`, run],
  ]),
);

export function workflowsOn(page: string): [title: string, text: string][] {
  const markdown = readFileSync(join(root, page), "utf8");
  const lines = markdown.split("\n");
  return workflowBlocks(page, markdown).map(({ firstLine, text }) => {
    const heading = lines.slice(0, firstLine).findLast((line) => line.startsWith("## ")) ?? "";
    return [heading.replace("## ", ""), text];
  });
}

export function recipe(title: string): string {
  const [, text = ""] = workflowsOn("docs/recipes.md").find(([name]) => name === title) ?? [];
  return text;
}

export const twoSuites = `suites:\n${["booking", "support"]
  .map(
    (suite) =>
      `  ${suite}:\n    runs: agents/${suite}/runs/{case}.{trial}.json\n    expectations: agents/${suite}/expectations.yml\n`,
  )
  .join("")}`;

export const canonical = recipe("Recordings made in the workflow");

/** The findings in a repository with these files and a correct setup on GitHub except for the changes. */
export function findingsIn(files: Record<string, Content>, changes: Partial<GitHubSetup> = {}): Finding[] {
  const areSuites = Object.values(files).some((text) =>
    String(text).includes("agents/booking/expectations.yml"),
  );
  const here = readRepository(workspace({ ...(areSuites ? suiteFiles : {}), ...files }));
  const baseline = { isFound: true, reason: "recorded", expiresAt: "2026-06-12T10:00:00Z" };
  return examine({
    ...here,
    github: {
      defaultBranch: { seen: "main" },
      isPublic: { seen: false },
      rules: {
        seen: {
          checks: ["rungate", "rungate / gate", "booking / gate", "support / gate"].map((name) => ({
            name,
            isFromOneApp: true,
          })),
          workflows: [],
          hasMergeQueue: true,
        },
      },
      protection: { seen: [] },
      listedBranches: { seen: new Map() },
      baselines: new Map(here.gates.map((gate) => [gate, { seen: baseline }])),
      ...changes,
    },
  });
}

export function findingsOf(
  workflow: string,
  changes: Partial<GitHubSetup> = {},
  files: Record<string, Content | undefined> = {},
): Finding[] {
  const all = Object.entries({ [AGENT]: workflow, ...namedFiles, ...files });
  const there = all.flatMap(([file, content]) => (content === undefined ? [] : [[file, content] as const]));
  return findingsIn(Object.fromEntries(there), changes);
}

/** The text with one replacement. Fails when it does not occur. */
export function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`nothing to change: no ${from}`);
  return text.replace(from, () => to);
}

/** The findings with a state, as `check: message`. */
export function findingTexts(findings: readonly Finding[], ...states: State[]): string[] {
  return findings.filter(({ state }) => states.includes(state)).map(({ check, what }) => `${check}: ${what}`);
}

interface Around {
  /** The file with the changed text; the workflow by default. */
  in?: string;
  files?: Record<string, Content | undefined>;
}

/** A broken part and its finding: the check, its words, and the text at its place. */
export type Mutation = [
  broken: string,
  from: string,
  to: string,
  found: { check: string; state?: State; what: string; at: string },
  around?: Around,
];
