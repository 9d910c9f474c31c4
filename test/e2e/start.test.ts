import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workspace } from "../workspace.ts";
import { root } from "./runner.ts";

/** What stands in the piece of dist/ that holds a library, and in no other. */
const MARKS = {
  openai: "CONCATENATED MODULE: ./node_modules/openai/",
  octokit: "CONCATENATED MODULE: ./node_modules/@octokit/",
  undici: "undici:request:create",
  yaml: "class YAMLParseError",
  zod: "class $ZodCyclicError",
  re2js: "class RE2JS",
  diff: "function structuredPatch(",
  csv: "class CsvError",
} as const;

type Library = keyof typeof MARKS;

const NETWORK: readonly Library[] = ["openai", "octokit", "undici"];
const CONFIGURATION: readonly Library[] = ["yaml", "zod"];
const WRITING: readonly Library[] = ["diff", "csv"];
const LIBRARIES = Object.keys(MARKS) as Library[];

const pieces = readdirSync(join(root, "dist"))
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(join(root, "dist", name), "utf8") }));

/** A copy of dist/ that ends in an error where it needs one of these libraries. */
function distWithout(libraries: readonly Library[]): string {
  const folder = workspace({ "package.json": readFileSync(join(root, "package.json")) });
  mkdirSync(join(folder, "dist"));
  copyFileSync(join(root, "dist/package.json"), join(folder, "dist/package.json"));
  const left = pieces.filter(({ text }) => !libraries.some((library) => text.includes(MARKS[library])));
  for (const { name } of left) copyFileSync(join(root, "dist", name), join(folder, "dist", name));
  return join(folder, "dist/index.js");
}

function rungate(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH },
  });
  return { status, stdout, stderr };
}

const runs = ["--runs", "examples/runs/openai/{case}.{trial}.json"];
const configured = [
  ...runs,
  "--expectations",
  "examples/expectations.yml",
  "--policy",
  "examples/rungate.yml",
];
const withRecordings = [...NETWORK, ...WRITING, ...CONFIGURATION, "re2js"] as const;

describe("a command loads what it needs and no more", () => {
  test.each<[words: string[], without: readonly Library[]]>([
    [["--version"], LIBRARIES],
    [["--help"], LIBRARIES],
    [["gate", "--help"], LIBRARIES],
    [["scroe"], LIBRARIES],
    [["score", ...runs], withRecordings],
    [["gate", ...runs, "--markdown"], withRecordings],
    [["inspect", "examples/runs/openai/book-flight.1.json"], withRecordings],
    [["explain", "book-flight", ...runs], withRecordings],
    [["score", "--runs", "examples/**/{case}.{trial}.json"], withRecordings],
    [
      ["compare", "examples/baseline.json", "examples/baseline.json"],
      [...NETWORK, ...WRITING, "yaml", "re2js"],
    ],
    [
      ["gate", ...configured, "--baseline", "examples/baseline.json"],
      [...NETWORK, ...WRITING],
    ],
  ])("rungate %j", (words, without) => {
    const whole = rungate(join(root, "dist/index.js"), words);
    expect(rungate(distWithout(without), words)).toEqual(whole);
  });

  test.each(LIBRARIES)("%s is in one piece, without which something is missing", (library) => {
    expect(pieces.filter(({ text }) => text.includes(MARKS[library]))).toHaveLength(1);
  });

  test.each<[Library, words: string[]]>([
    ["zod", ["score", ...configured]],
    ["re2js", ["score", "--runs", "examples/runs/{openai,}/{case}.{trial}.json"]],
    ["re2js", ["inspect", "examples/runs/openai/{_}{case}{_}.json"]],
    ["re2js", ["score", ...runs, "--policy", "examples/rungate.yml"]],
  ])("without %s something is missing for %j", (library, words) => {
    const { status, stderr } = rungate(distWithout([library]), words);
    expect(status).toBe(1);
    expect(stderr).toContain("Cannot find module");
  });
});
