import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recipes } from "../../scripts/new/recipes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const house = mkdtempSync(join(realpathSync(tmpdir()), "rungate-house-"));
const parts = [
  ...["src", "scripts", "schemas", "docs", "examples", "test", "package.json", "action.yml", ".github"],
  ...["tsconfig.json", "vitest.config.ts", "biome.json", ".gitignore", "README.md", "CONTRIBUTING.md"],
];

beforeAll(() => {
  for (const part of parts) {
    const filter = (path: string) => !path.includes("node_modules");
    cpSync(join(root, part), join(house, part), { recursive: true, filter });
  }
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Runs a program in the house. Throws with its output when it fails. */
function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: house, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
}

const tool = (name: string) => join(root, "node_modules/.bin", name);

/** Tests that name all formats, scorers, views or files. */
const concerned = [
  ...["docs/formats", "docs/measures", "docs/metrics", "recordings/detect", "structure/options", "schemas"],
  ...["expectations/load", "call-log", "short-answers", "no-repeats", "case-lines"],
];

test("npm run new leaves nothing red: code, tests and pages", { timeout: 600_000 }, () => {
  for (const [kind, { example }] of Object.entries(recipes))
    run(process.execPath, "scripts/new.ts", kind, example);
  run(tool("tsc"));
  run(tool("biome"), "check", "src", "scripts", "test");
  run(tool("vitest"), "run", "--project", "fast", ...concerned);
  expect(() => run(process.execPath, "scripts/new.ts", "format", "call-log")).toThrow(
    "call-log exists already",
  );
});
