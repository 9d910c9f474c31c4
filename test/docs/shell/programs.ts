import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../../package.json" with { type: "json" };
import { root } from "../pages.ts";
import { usageFaults } from "./usage.ts";

interface Program {
  /** The reason why the test does not run it; without a reason it is run. */
  why?: string;
  faults?: (args: readonly string[]) => string[];
}

/** Scripts of the reader's own, which record the runs. */
const READERS_SCRIPTS = ["evals", "agent"];

const programs: Readonly<Record<string, Program>> = {
  rungate: { faults: usageFaults },
  node: {
    faults: ([file = "", ...args]) => (isBuilt(file) ? usageFaults(args) : isOwn(file) ? [] : missing(file)),
  },
  jq: spawnSync("jq", ["--version"]).error === undefined ? {} : { why: "is not on this machine" },
  cat: {},
  head: {},
  echo: {},
  npm: { why: "installs, builds or tests everything, this test among it", faults: npmFaults },
  npx: {
    why: "starts what CONTRIBUTING.md says, over all tests, or what was installed, which test/walk does",
    faults: (words) => {
      const isUninstalled = words[0] === "--yes" && words[1] === "--package";
      const [name = "", ...args] = isUninstalled ? words.slice(3) : words;
      if (name === manifest.name) return usageFaults(args);
      return name in manifest.devDependencies ? [] : [`no dependency has ${name}`];
    },
  },
  ".ci/run": { why: "runs all tests, this test among them", faults: () => notExecutable(".ci/run") },
  ...Object.fromEntries(
    ["cd", "cp", "mkdir", "mv", "perl", "rm", "sed"].map((name) => [
      name,
      { why: "changes the reader's files" },
    ]),
  ),
  sleep: { why: "waits for GitHub" },
  export: { why: "sets a variable of the reader's shell" },
  git: { why: "changes the reader's repository" },
  gh: { why: "asks GitHub, with the reader's account" },
  curl: { why: "asks a server of others" },
  kill: { why: "ends a program of the reader's shell" },
  ...Object.fromEntries(
    ["python3", "uv", ".venv/bin/pip", ".venv-weekly/bin/pip"].map((name) => [
      name,
      { why: "makes an environment, which .ci/run and the weekly workflow do" },
    ]),
  ),
  pip: { why: "installs into the reader's environment, which test/python does" },
  pytest: { why: "runs the reader's tests, which test/python does" },
  claude: { why: "starts an agent, which costs money" },
  tee: { why: "stands around the reader's own MCP server" },
  "your-mcp-server": { why: "is the reader's own" },
};

export function commandFaults([name = "", ...args]: readonly string[]): string[] {
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  return program === undefined
    ? [`nothing is known of ${name}: say in test/docs/shell/programs.ts whether it can be run`]
    : (program.faults?.(args) ?? []);
}

/** True when a line starts rungate or a program of the page, and nothing that must not run here. */
export function isRunnable(commands: readonly (readonly string[])[]): boolean {
  const mayRun = commands.every(([name = ""]) => programs[name] !== undefined && !programs[name].why);
  return (
    mayRun &&
    commands.some(
      ([name, file = ""]) => name === "rungate" || (name === "node" && (isBuilt(file) || isOwn(file))),
    )
  );
}

function isOwn(file: string): boolean {
  return /^[\w-]+\.mjs$/.test(file);
}

function isBuilt(file: string): boolean {
  return file === "dist/index.js" || file.endsWith("/rungate/dist/index.js");
}

function missing(file: string): string[] {
  return existsSync(join(root, file)) ? [] : [`there is no ${file}`];
}

function notExecutable(file: string): string[] {
  try {
    accessSync(join(root, file), constants.X_OK);
    return [];
  } catch {
    return [`${file} cannot be executed`];
  }
}

function npmFaults([name = "", script = ""]: readonly string[]): string[] {
  if (name !== "run")
    return ["ci", "cit", "audit", "test", "install", "version"].includes(name)
      ? []
      : [`nothing is known of npm ${name}`];
  const isThere = script in manifest.scripts || READERS_SCRIPTS.includes(script);
  return isThere ? [] : [`package.json has no script ${script}`];
}
