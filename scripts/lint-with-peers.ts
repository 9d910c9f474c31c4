/**
 * Lints our workflows, those of the documentation and those that `rungate init` writes, with actionlint and zizmor. Python installs both;
 * without Python they are skipped with a message.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourcesIn } from "./workflows/source.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const environment = join(root, "build/linters");
const examples = mkdtempSync(join(tmpdir(), "rungate-workflows-"));
const requirements = join(root, "scripts/workflows/linters.txt");

// Both called workflows use no cache, and GitHub's own language service does not know the key cache-mode yet.
const NO_CACHE_MODE = "has no explicit cache access limit";

if (!isInstalled()) {
  console.log("skipped: actionlint and zizmor need python3 with venv, and the registry of Python");
  // On GitHub both are there, and a check that is always skipped would go unnoticed.
  process.exit(process.env.GITHUB_ACTIONS === "true" ? 1 : 0);
}
writeExamples();
const linted = [root, examples].map(
  (folder) =>
    run(tool("actionlint"), ["-ignore", NO_CACHE_MODE], "inherit", folder) +
    run(tool("zizmor"), zizmorOptions(folder), "inherit", folder),
);
rmSync(examples, { recursive: true });
process.exit(linted.every((status) => status === 0) ? 0 : 1);

function isInstalled(): boolean {
  const stamp = join(environment, "linters.txt");
  const wanted = readFileSync(requirements, "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return true;
  const pip = ["-m", "pip", "install", "--quiet", "--retries", "1", "--require-hashes", "--requirement"];
  const isReady =
    run("python3", ["-m", "venv", "--clear", environment]) === 0 &&
    run(tool("python"), [...pip, requirements]) === 0;
  if (isReady) writeFileSync(stamp, wanted);
  return isReady;
}

/** Each example is a workflow of a repository of its own, beside the copy of gate.yml that some of them call. */
function writeExamples(): void {
  const workflows = join(examples, ".github/workflows");
  mkdirSync(workflows, { recursive: true });
  mkdirSync(join(examples, ".git"));
  cpSync(join(root, ".github/workflows/gate.yml"), join(workflows, "gate.yml"));
  for (const { file, firstLine, text, kind } of sourcesIn(root)) {
    if (kind !== "example") continue;
    const page = file.replaceAll("/", "-").replace(/\.md$/, "");
    writeFileSync(join(workflows, `${page}.${firstLine}.yml`), text);
  }
  for (const [name, options] of Object.entries({ committed: [], recorded: ["--record", "node agent.mjs"] })) {
    // A repository of its own, because init writes no second workflow.
    const project = mkdtempSync(join(tmpdir(), "rungate-project-"));
    cpSync(join(root, "examples/runs"), join(project, "runs"), { recursive: true });
    run(process.execPath, [join(root, "src/main.ts"), "init", ...options], "ignore", project);
    cpSync(join(project, ".github/workflows/agent.yml"), join(workflows, `init-${name}.yml`));
    rmSync(project, { recursive: true });
  }
}

function zizmorOptions(folder: string): string[] {
  const config = folder === root ? [] : ["--config", join(root, "scripts/workflows/zizmor.yml")];
  return ["--offline", "--no-progress", "--quiet", ...config, ".github"];
}

function tool(name: string): string {
  return join(environment, process.platform === "win32" ? "Scripts" : "bin", name);
}

function run(program: string, words: string[], stdio: "inherit" | "ignore" = "inherit", cwd = root): number {
  return spawnSync(program, words, { cwd, stdio }).status ?? 1;
}
