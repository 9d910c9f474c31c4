import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { workspace } from "../workspace.ts";
import { applySteps, guideFiles } from "./guide.ts";
import { brokenLinks } from "./markdown.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const house = mkdtempSync(join(realpathSync(tmpdir()), "rungate-house-"));

beforeAll(() => {
  for (const each of ["src", "schemas", "package.json", "tsconfig.json", "tsconfig.build.json", "biome.json"])
    cpSync(join(root, each), join(house, each), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  applySteps(page, house);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

function added(cwd: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(house, "src/main.ts"), ...args], { cwd, encoding: "utf8" });
}

function run(tool: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(join(root, "node_modules/.bin", tool), args, {
    cwd: house,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stdout + stderr);
}

const gate = [
  "gate",
  "--runs",
  "runs/{case}.json",
  "--expectations",
  "expectations.yml",
  "--policy",
  "rungate.yml",
];
const files = {
  "runs/trip.json": {
    gatewayLog: ["search", "search", "book"].map((tool) => ({ tool, input: { to: "Oslo" } })),
  },
  "expectations.yml": "cases: [{ id: trip, expectedToolOrder: [search, book] }]",
  "rungate.yml": "gate: { scorers: [code, economy] }",
};

describe("what CONTRIBUTING.md says how to add", () => {
  test("is fewer than twenty lines each, compiles, and reads as our code does", () => {
    const lengths = guideFiles(page).map(({ text }) => text.trimEnd().split("\n").length);
    expect(lengths).toHaveLength(4);
    expect(Math.max(...lengths)).toBeLessThan(20);
    const files = guideFiles(page).map(({ path }) => path);
    run("tsc", "-p", "tsconfig.build.json", "--noEmit");
    run("biome", "check", "--vcs-enabled=false", ...files);
  });

  test("a format: its recordings are detected and read, what is no call is an error", () => {
    const cwd = workspace({ ...files, "broken.json": { gatewayLog: [{ tool: "search", params: {} }] } });
    const { stdout } = added(cwd, "inspect", "runs/trip.json", "--json");
    expect(JSON.parse(stdout).runs).toMatchObject([
      {
        format: "call-log",
        toolCalls: [{ name: "search", arguments: { to: "Oslo" } }, {}, { name: "book" }],
      },
    ]);
    const broken = added(cwd, "inspect", "broken.json");
    expect(broken).toMatchObject({ status: 1, stdout: expect.stringContaining("params") });
  });

  test("a scorer: the policy gates on it, by its own pass mark, and everybody sees it", () => {
    const cwd = workspace(files);
    const json = added(cwd, ...gate, "--json");
    expect(JSON.parse(json.stdout)).toMatchObject({
      passRate: 0,
      scores: { code: { value: 1 }, economy: { value: 2 / 3 } },
      policy: { passMarks: { economy: 0.8 } },
      cases: [{ trials: [{ pass: false, scores: { economy: { status: "scored", value: 2 / 3 } } }] }],
    });
    expect(added(cwd, ...gate).stdout).toMatch(/economy +66\.7%/);
    expect(added(cwd, ...gate, "--markdown").stdout).toMatch(/\| economy \|.*66\.7%/);
    expect(added(cwd, ...gate, "--html", "page.html").status).toBe(0);
    expect(readFileSync(join(cwd, "page.html"), "utf8")).toContain("economy");
    writeFileSync(join(cwd, "rungate.yml"), "gate: { scorers: [code, economy], floors: { economy: 0.7 } }");
    const floored = added(cwd, ...gate);
    expect(floored).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("economy 66.7%, at least 70.0%"),
    });
  });

  test("a scorer of texts: a case asks for it, and the policy gates on it", () => {
    const cwd = workspace({
      "runs/trip.json": { case: "trip", response: "Booked for you.", toolCalls: [] },
      "runs/silent.json": { case: "silent", response: "", toolCalls: [] },
      "expectations.yml":
        "cases: [{ id: trip, brevity: { characters: 10 } }, { id: silent, brevity: true }, { id: other }]",
      "rungate.yml": "gate: { scorers: [brevity] }",
    });
    const args = [
      "gate",
      "--runs",
      "runs/*.json",
      "--expectations",
      "expectations.yml",
      "--policy",
      "rungate.yml",
    ];
    expect(JSON.parse(added(cwd, ...args, "--json").stdout)).toMatchObject({
      passRate: 0,
      scores: { brevity: { value: 10 / 15, assessed: 1, notAssessed: 1 } },
    });
    expect(added(cwd, ...args).stdout).toContain("the answer has 15 characters");
    expect(added(cwd, ...args, "--markdown").stdout).toMatch(/\| brevity \|.*66\.7%/);
    writeFileSync(join(cwd, "expectations.yml"), "cases: [{ id: trip, brevity: { characters: 0 } }]");
    expect(added(cwd, ...args)).toMatchObject({ status: 2, stderr: expect.stringContaining("at least 1") });
  });

  test("a scorer, of calls or of texts, keeps every case comparable with what was recorded before", () => {
    const runs = [
      "examples/runs/{_}/{case}.{trial}.json",
      "examples/runs/ai-sdk/{case}/{trial}.json",
      "examples/runs/*.jsonl",
    ];
    const job = ["--expectations", "examples/expectations.yml", "--policy", "examples/rungate.yml", "--json"];
    const { stdout } = added(root, "gate", ...runs.flatMap((pattern) => ["--runs", pattern]), ...job);
    const fingerprints = (text: string) =>
      (JSON.parse(text) as Report).cases.map(({ id, fingerprint }) => [id, fingerprint]);
    const before = readFileSync(join(root, "examples/baseline.json"), "utf8");
    expect(fingerprints(stdout)).toEqual(fingerprints(before));
    expect(JSON.parse(stdout).scores).toHaveProperty("economy");
  });

  test("a view: commands that print a report write it to the file that is named", () => {
    const cwd = workspace(files);
    expect(added(cwd, ...gate, "--lines", "cases.jsonl").status).toBe(0);
    const [row] = readFileSync(join(cwd, "cases.jsonl"), "utf8").split("\n");
    expect(JSON.parse(row ?? "")).toMatchObject({ id: "trip", passRate: 0, scores: { code: 1 } });
    const help = added(cwd, "compare", "--help").stdout;
    expect(help).toMatch(/--lines <file> +write the cases as JSON Lines/);
    expect(added(cwd, ...gate, "--lines", "x", "--html", "x").stderr).toContain("both --lines and --html");
  });

  test("has links that lead somewhere", () => {
    expect(brokenLinks(new URL("../../CONTRIBUTING.md", import.meta.url))).toEqual([]);
  });
});
