import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tables } from "../docs/markdown.ts";
import { workspace, write } from "../workspace.ts";
import { rungate } from "./command-line.ts";
import { readable } from "./reading.ts";
import { type Source, sources } from "./sources.ts";

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test.each(sources)("an export of $name gates without a written line", async (source: Source) => {
  const { fixture, files, init = [], prepare, change, says } = source;
  const [baseFile, headFile = baseFile] = files;
  const made = file(`test/fixtures/${fixture}`);
  const base = prepare === undefined ? made : made.replace(...prepare);
  const head = base.replace(...change);
  expect(head).not.toBe(base);
  const root = workspace({ ".git/HEAD": "ref: refs/heads/main\n", [baseFile]: base });

  expect(await rungate(root, ["init", ...init])).toMatchObject({ status: 0 });
  const green = await rungate(root, ["gate", "--no-base", "--output", "base.json"]);
  expect(green).toMatchObject({ status: 0, stderr: "" });
  expect((await rungate(root, ["gate", "--baseline", "base.json"])).status).toBe(0);

  rmSync(join(root, baseFile));
  write(root, headFile, head);
  const red = await rungate(root, ["gate", "--baseline", "base.json", "--markdown"]);
  expect(red.status).toBe(1);
  const [first = "", , ...rest] = readable(red.stdout).replaceAll("**", "").split("\n");
  expect(first).toMatch(/^### ❌ rungate: /);
  expect(rest.slice(0, 3).join("\n")).toMatch(says);
});

test("every source of the recipes has a walk, and every walk a source", () => {
  const [table] = tables(file("docs/recipes.md")).filter(({ header }) => header.includes("source"));
  const named = (table?.rows ?? []).map(({ source = "" }) => source.replaceAll(/\[|\]\([^)]*\)/g, ""));
  expect(named).toEqual(sources.map(({ name }) => name));
});
