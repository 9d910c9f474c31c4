/**
 * Runs all checks, or the named ones, and lists the failed checks at the end. With --fix, writes every generated file and formats the code.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Scripts that write a generated file, and compare it with --check. A script may read the output of the scripts above it. */
const generators: Record<string, string> = {
  action: "generate-action.ts",
  schemas: "generate-schemas.ts",
  "page-assets": "generate-page-assets.ts",
  examples: "generate-example-baseline.ts",
  readme: "generate-readme.ts",
};

const checks: Record<string, string> = {
  types: "tsc && tsc -p src/views/page/browser",
  lint: "biome check .",
  unused: "knip",
  ...Object.fromEntries(
    Object.entries(generators).map(([name, script]) => [name, `node scripts/${script} --check`]),
  ),
  workflows: "node scripts/lint-workflows.ts",
  "workflows-by-peers": "node scripts/lint-with-peers.ts",
  dist: "node scripts/check-dist.ts",
  licences: "node scripts/generate-licences.ts --check",
};

const fixes: Record<string, string> = {
  ...Object.fromEntries(Object.entries(generators).map(([name, script]) => [name, `node scripts/${script}`])),
  format: "biome check --write .",
  dist: "node scripts/build.ts",
  licences: "node scripts/generate-licences.ts",
};

const [first, ...rest] = process.argv.slice(2);
const isFix = first === "--fix";
const tasks = isFix ? fixes : checks;
const names = isFix ? rest : process.argv.slice(2);
const unknown = names.filter((name) => !(name in tasks));
if (unknown.length > 0) {
  console.error(`no ${unknown.join(", ")}: there are ${Object.keys(tasks).join(", ")}`);
  process.exit(2);
}
const chosen = names.length === 0 ? Object.keys(tasks) : names;
const red = chosen.filter((name) => {
  console.log(`\n${name}`);
  return spawnSync(tasks[name] ?? "", { cwd: root, shell: true, stdio: "inherit" }).status !== 0;
});
console.log(red.length === 0 ? `\n${chosen.length} of ${chosen.length} green` : `\nred: ${red.join(", ")}`);
process.exit(red.length === 0 ? 0 : 1);
