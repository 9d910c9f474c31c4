import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gate, openPull, recordBase, startRepository } from "../attacks/trips.ts";
import { workspace } from "../workspace.ts";
import { rungate as atTerminal } from "./command-line.ts";
import { root } from "./runner.ts";

/** Texts that are only in the chunk of dist/ with this library. */
const MARKS = {
  openai: "CONCATENATED MODULE: ./node_modules/openai/",
  core: "CONCATENATED MODULE: ./node_modules/@actions/core/",
  github: "CONCATENATED MODULE: ./node_modules/@actions/github/",
  octokit: "CONCATENATED MODULE: ./node_modules/@octokit/core/",
  undici: "undici:request:create",
  yaml: "class YAMLParseError",
  zod: "class $ZodCyclicError",
  re2js: "class RE2JS",
  diff: "function structuredPatch(",
  csv: "class CsvError",
  compromise: "node_modules/compromise/src/API/world.js",
  afinn: "  abducted: -2,",
} as const;

type Library = keyof typeof MARKS;

const NETWORK: readonly Library[] = ["openai", "github", "octokit"];
const ACTION: readonly Library[] = ["core", "github"];
const CONFIGURATION: readonly Library[] = ["yaml", "zod"];
const RARE: readonly Library[] = ["diff", "csv", "compromise", "afinn"];
const LIBRARIES = Object.keys(MARKS) as Library[];

const pieces = readdirSync(join(root, "dist"))
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(join(root, "dist", name), "utf8") }));

/** A copy of the action whose dist/ throws when it loads one of these libraries. */
function actionWithout(libraries: readonly Library[]): string {
  const names = ["action.yml"];
  const folder = workspace(Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name))])));
  mkdirSync(join(folder, "dist"));
  copyFileSync(join(root, "dist/package.json"), join(folder, "dist/package.json"));
  const left = pieces.filter(({ text }) => !libraries.some((library) => text.includes(MARKS[library])));
  for (const { name } of left) copyFileSync(join(root, "dist", name), join(folder, "dist", name));
  return folder;
}

function distWithout(libraries: readonly Library[]): string {
  return join(actionWithout(libraries), "dist/index.js");
}

function rungate(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH },
  });
  // Printed commands contain the program's path.
  return { status, stdout: stdout.replaceAll(/node \S*dist\/index\.js/g, "rungate"), stderr };
}

const runs = ["--runs", "examples/runs/openai/{case}.{trial}.json"];
const configured = [
  ...runs,
  "--expectations",
  "examples/expectations.yml",
  "--policy",
  "examples/rungate.yml",
];
const unneeded = [...NETWORK, "core", "undici", ...RARE] as const;
const withRecordings = [...unneeded, ...CONFIGURATION, "re2js"] as const;

function asking(scorer: string): string {
  const text = JSON.stringify({
    defaults: { [scorer]: true },
    cases: [{ id: "book-flight", groundTruth: "Booked." }],
  });
  return join(workspace({ "expectations.json": text }), "expectations.json");
}

describe("a command loads what it needs and no more", () => {
  test.each<[words: string[], without: readonly Library[]]>([
    [["--version"], LIBRARIES],
    [["--help"], LIBRARIES],
    [["gate", "--help"], LIBRARIES],
    [["scroe"], LIBRARIES],
    [["score", ...runs], withRecordings],
    [["gate", ...runs, "--no-base", "--markdown"], withRecordings],
    [
      ["inspect", "examples/runs/openai/book-flight.1.json"],
      [...unneeded, ...CONFIGURATION],
    ],
    [["explain", "book-flight", ...runs], withRecordings],
    [["score", "--runs", "examples/**/{case}.{trial}.json"], withRecordings],
    [
      ["compare", "examples/baseline.json", "examples/baseline.json"],
      [...unneeded, "yaml", "re2js"],
    ],
    [["gate", ...configured, "--baseline", "examples/baseline.json"], unneeded],
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

  test.each<[Library, scorer: string]>([
    ["compromise", "completeness"],
    ["afinn", "tone-consistency"],
  ])("without %s something is missing where a case asks for %s", (library, scorer) => {
    const { status, stderr } = rungate(distWithout([library]), [
      "score",
      ...runs,
      "--expectations",
      asking(scorer),
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain("Cannot find module");
  });
});

test("a command that asks GitHub loads the client alone, without what the action needs", async () => {
  const { github } = await startRepository();
  const env = {
    PATH: process.env.PATH,
    GITHUB_API_URL: github.api,
    GITHUB_TOKEN: github.token,
    GITHUB_REPOSITORY: "octo/demo",
  };
  const doctor = (program: string) =>
    new Promise<string>((done) => {
      const args = [program, "doctor"];
      execFile(process.execPath, args, { cwd: root, env }, (_error, out, err) => done(out + err));
    });
  const whole = await doctor(join(root, "dist/index.js"));
  expect(github.log.length).toBeGreaterThan(1);
  expect(await doctor(distWithout(ACTION))).toBe(whole);
  expect(await doctor(distWithout(["octokit"]))).toContain("Cannot find module");
});

describe("the action loads what it needs and no more", () => {
  async function gated(without: readonly Library[], job: Parameters<typeof gate>[2] = {}) {
    const { github, base } = await startRepository();
    recordBase(github, base);
    const done = await gate(github, openPull(github, {}), { folder: actionWithout(without), ...job });
    return { exitCode: done.exitCode, summary: done.outputs.summary, requests: github.log.length };
  }

  test("on a pull request", async () => {
    const whole = await gated([]);
    expect(whole).toMatchObject({ exitCode: 0, summary: expect.stringContaining("pass") });
    expect(whole.requests).toBeGreaterThan(1);
    expect(await gated(["openai", ...RARE])).toEqual(whole);
  });

  test("where no input can be used", async () => {
    const refused = { with: { shard: "x" } };
    const whole = await gated([], refused);
    expect(whole).toMatchObject({
      exitCode: 2,
      summary: expect.stringContaining("input shard"),
      requests: 0,
    });
    expect(await gated([...NETWORK, ...RARE, "re2js"], refused)).toEqual(whole);
  });

  test("and says which proxy cannot be used, not what it is called", async () => {
    const env = { GITHUB_API_URL: "https://api.nowhere.invalid", https_proxy: "ftp://me:hunter2@127.0.0.1" };
    const { exitCode, summary } = await gated([], { env });
    expect({ exitCode, summary }).toMatchObject({
      exitCode: 2,
      summary: expect.stringContaining("(https_proxy) cannot be used: expected an address"),
    });
    expect(summary).not.toContain("hunter2");
  });
});

test("a recording that brings an expression of its own is scored where nothing else needs RE2", async () => {
  const expected = [{ name: "find", arguments: { q: { $regex: "^os" } } }];
  const toolCalls = [{ name: "find", arguments: { q: "oslo" } }];
  const folder = workspace({ "runs/a.json": { case: "a", toolCalls, referenceToolCalls: expected } });
  const { status, stdout } = await atTerminal(folder, ["gate", "--runs", "runs/{case}.json", "--json"]);
  expect({ status, ...JSON.parse(stdout).totals }).toMatchObject({ status: 0, runs: 1, errors: 0 });
  expect(await atTerminal(folder, ["inspect", "runs/a.json"])).toMatchObject({ status: 0 });
});
