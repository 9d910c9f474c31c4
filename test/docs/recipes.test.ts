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

  test("are one whole workflow each, with a paragraph before it and one after", () => {
    expect(recipes.length).toBeGreaterThan(0);
    const incomplete = recipes.filter((recipe) => {
      const [before = "", ...rest] = recipe.split(/^```yaml\n# \.github\/workflows\/[\w-]+\.yml\n/m);
      const [, after = ""] = rest.join("").split(/^```$/m);
      const isOne = workflowBlocks("docs/recipes.md", recipe).length === 1 && rest.length === 1;
      return !isOne || paragraphs(before).length !== 2 || paragraphs(after).length === 0;
    });
    expect(incomplete.map(titleOf)).toEqual([]);
  });

  test("are all in the table at the top", () => {
    const [top = ""] = page.split(/^## /m);
    const listed = [...top.matchAll(/\| \[([^\]]+)\]\(#/g)].map(([, title]) => title);
    expect(listed).toEqual(recipes.map(titleOf));
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

function paragraphs(text: string): string[] {
  return text.split("\n\n").filter((paragraph) => paragraph.trim() !== "");
}
