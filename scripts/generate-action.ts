/**
 * Writes a copy of the action under a path, because a workflow that uses `$/` needs a path after it. With --check, fails when the copy
 * differs.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const FILE = ".github/actions/rungate/action.yml";
const fileAt = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const main = "../".repeat(FILE.split("/").length - 1);
const action = readFileSync(fileAt("action.yml"), "utf8").replace("main: dist/", `main: ${main}dist/`);
const text = `# Written from action.yml by "npm run fix".\n${action}`;

if (!process.argv.includes("--check")) {
  mkdirSync(dirname(fileAt(FILE)), { recursive: true });
  writeFileSync(fileAt(FILE), text);
} else if (readFileSync(fileAt(FILE), "utf8") !== text) {
  console.error(`${FILE} is not what action.yml says: run "npm run fix" and commit it`);
  process.exit(1);
}
