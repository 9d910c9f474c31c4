/** Begins a new format, scorer or view by its recipe in CONTRIBUTING.md: `npm run new format call-log`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { takenIds } from "./new/ids.ts";
import { filesOf, isId, recipes } from "./new/recipes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const [kind = "", id = ""] = process.argv.slice(2);
const recipe = recipes[kind];
if (recipe === undefined)
  refuse(`npm run new KIND ID, with one of these kinds: ${Object.keys(recipes).join(", ")}`);
if (!isId(id)) refuse(`"${id}" is no id: write lower-case words with dashes, such as ${recipe.example}`);
if (takenIds(kind).has(id)) refuse(`${id} exists already`);

const { written, changed } = filesOf(recipe, id, (path) => readFileSync(join(root, path), "utf8"));
const there = [...written.keys()].filter((path) => existsSync(join(root, path)));
if (there.length > 0) refuse(`${there.join(", ")} exists already`);
for (const [path, text] of [...written, ...changed]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`${changed.has(path) ? "changed" : "wrote"} ${path}`);
}
const sources = [...written.keys(), ...changed.keys()].filter((path) => path.endsWith(".ts"));
run("biome", "check", "--write", ...sources);
run(process.execPath, "scripts/check.ts", "--fix", "schemas");
const test = sources.find((path) => path.endsWith(".test.ts"));
console.log(`\nNext:\n${recipe.next}\n\n  npx vitest run ${test}`);

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(1);
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}
