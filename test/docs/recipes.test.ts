// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { workflowBlocks } from "../../scripts/workflows/source.ts";
import { brokenLinks } from "./markdown.ts";

const file = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(file(path), "utf8");
const page = read("docs/recipes.md");
const recipes = page.split(/^(?=## )/m).slice(1);
const gate: { on: { workflow_call: { outputs: object } } } = parse(read(".github/workflows/gate.yml"));

describe("the recipes", () => {
  test.each(["docs/recipes.md", "README.md"])("%s has links that lead somewhere", (path) => {
    expect(brokenLinks(file(path))).toEqual([]);
  });

  test("show one workflow at most, with words before it", () => {
    const blocks = workflowBlocks("docs/recipes.md", page);
    expect(blocks).toHaveLength(12);
    const wordless = recipes.filter((recipe) => recipe.split("\n\n")[1]?.startsWith("```") ?? true);
    expect(wordless.map(titleOf)).toEqual([]);
    const shown = recipes.map((recipe) => recipe.match(/^jobs:$/gm)?.length ?? 0);
    expect(shown.reduce((sum, count) => sum + count)).toBe(blocks.length);
    expect(Math.max(...shown)).toBe(1);
  });

  test("change jobs and steps of the workflow that they name, and keep the rest", () => {
    const blocks = workflowBlocks("docs/recipes.md", page).map(({ text }) => parse(text));
    const [first, , , models] = blocks;
    expect(models).toEqual({
      ...first,
      jobs: {
        record: {
          ...first.jobs.record,
          strategy: { "fail-fast": false, matrix: { model: ["large", "small"] } },
          env: { MODEL: "${{ matrix.model }}" },
          steps: [
            ...first.jobs.record.steps.slice(0, 2),
            { ...first.jobs.record.steps[2], run: expect.stringContaining("evals/runs/$MODEL") },
            {
              ...first.jobs.record.steps[3],
              with: { ...first.jobs.record.steps[3].with, name: "recordings-${{ matrix.model }}" },
            },
          ],
        },
        rungate: {
          ...first.jobs.rungate,
          with: { ...first.jobs.rungate.with, "runs-artifact": "recordings-*" },
        },
      },
    });
  });

  test("read outputs that gate.yml has", () => {
    const shown = [...page.matchAll(/needs\.\w+\.outputs\.([\w-]+)/g)].map(([, name = ""]) => name);
    expect(shown).not.toEqual([]);
    expect(shown.filter((name) => !(name in gate.on.workflow_call.outputs))).toEqual([]);
  });
});

function titleOf(recipe: string): string {
  return recipe.slice("## ".length, recipe.indexOf("\n"));
}
