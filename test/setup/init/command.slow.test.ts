import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { rungate as runRungate } from "../../e2e/command-line.ts";
import { type Content, workspace, write } from "../../workspace.ts";
import { scoreRow } from "./stated.ts";

const booked = { toolCalls: [{ name: "get_fare" }, { name: "book", arguments: { day: 1 }, result: "done" }] };
const runs = { "evals/runs/book.1.json": booked, "evals/runs/it's late.1.json": { toolCalls: [] } };

async function rungate(cwd: string, ...args: string[]) {
  const done = await runRungate(cwd, args);
  return { ...done, text: (file: string) => readFileSync(join(cwd, file), "utf8") };
}

const PATTERN = ["--runs", "evals/runs/{case}.{trial}.json"];

async function init(files: Record<string, Content>, ...more: string[]) {
  const root = workspace(files);
  return { root, ...(await rungate(root, "init", ...PATTERN, ...more)) };
}

describe("rungate init", () => {
  test("writes all files and names the command that then passes", async () => {
    const { root, status, stdout, stderr, text } = await init(runs);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("wrote evals/expectations.yml: 2 cases; the runs reach a pass rate of 100%\n");
    expect(stdout).toContain("wrote .github/rungate.yml: ");
    expect(stdout).toContain("wrote .github/workflows/agent.yml: ");
    expect(text("evals/expectations.yml")).toContain("- id: it's late");
    const [, next = ""] = /^ +(node .+ gate .+)$/m.exec(stdout) ?? [];
    const gate = spawnSync("sh", ["-c", next], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    });
    expect(gate).toMatchObject({ status: 0, stderr: "" });
  });

  test("writes every option into the file, so that the next command has none", async () => {
    const files = { "it's/a.json": { id: "x", ...booked } };
    const root = workspace(files);
    const options = [
      "--expectations",
      "e.yml",
      "--format",
      "plain",
      "--case-field",
      "/id",
      "--record",
      "npm run e",
    ];
    const { stdout, text } = await rungate(root, "init", "--runs", "it's/*.json", ...options);
    expect(stdout).toMatch(/ gate\n/);
    const { suites } = loadConfigFile("rungate.yml", text(".github/rungate.yml"));
    expect(suites).toMatchObject([
      {
        runs: ["it's/*.json"],
        expectations: ["e.yml"],
        format: "plain",
        caseField: "/id",
        record: "npm run e",
      },
    ]);
    expect((await rungate(root, "gate")).status).toBe(0);
  });

  test("prints all and writes none with --dry-run", async () => {
    const { root, status, stdout } = await init(runs, "--dry-run");
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^==> evals\/expectations.yml <==\n# yaml[\s\S]+\n==> .github\/rungate.yml <==\n# yaml[\s\S]+\n==> .github\/workflows\/agent.yml <==\n# .github/,
    );
    expect([existsSync(join(root, "evals/expectations.yml")), existsSync(join(root, ".github"))]).toEqual([
      false,
      false,
    ]);
  });

  test("never overwrites expectations, and then writes nothing at all", async () => {
    const { root, status, stderr, text } = await init({ ...runs, "evals/expectations.yml": "mine" });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^error: evals\/expectations.yml: exists and is not overwritten: name another file/,
    );
    expect(text("evals/expectations.yml")).toBe("mine");
    expect(existsSync(join(root, ".github"))).toBe(false);
    expect((await rungate(root, "init", ...PATTERN, "--dry-run")).status).toBe(0);
  });

  test("never writes through a link", async () => {
    const root = workspace(runs);
    symlinkSync("elsewhere.yml", join(root, "evals/expectations.yml"));
    expect((await rungate(root, "init", ...PATTERN)).status).toBe(2);
    expect(existsSync(join(root, "evals/elsewhere.yml"))).toBe(false);
  });

  test("never writes through a folder that leads out, and then writes nothing at all", async () => {
    const elsewhere = workspace();
    const root = workspace({ "runs/book.1.json": booked });
    symlinkSync(elsewhere, join(root, "evals"));
    const named = ["init", "--runs", "runs/{case}.{trial}.json"];
    expect(await rungate(root, ...named)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("evals/expectations.yml: a folder on the way"),
    });
    expect([elsewhere, join(root, ".github")].map((folder) => existsSync(folder))).toEqual([true, false]);
    expect(existsSync(join(elsewhere, "expectations.yml"))).toBe(false);
    const outside = join(elsewhere, "expectations.yml");
    expect(await rungate(root, ...named, "--expectations", outside)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("is not in this folder, so rungate.yml cannot name it"),
    });
    expect(existsSync(outside)).toBe(false);
  });

  test("writes no workflow through a folder that leads out", async () => {
    const elsewhere = workspace({ "rungate.yml": "{}" });
    const root = workspace(runs);
    symlinkSync(elsewhere, join(root, ".github"));
    expect((await rungate(root, "init", ...PATTERN)).stderr).toContain("leads out of the working directory");
    expect(existsSync(join(elsewhere, "workflows"))).toBe(false);
  });

  test("adds the suite to a file that is there, and proposes by its policy", async () => {
    const { root, status, stdout, text } = await init({
      ...runs,
      ".github/rungate.yml": "passMarks: { f1: 1 } # all",
    });
    expect(status).toBe(0);
    expect(stdout).toContain("added the suite to .github/rungate.yml\n");
    expect(text(".github/rungate.yml")).toBe(
      "passMarks: { f1: 1 } # all\n\nruns: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n",
    );
    expect((await rungate(root, "gate")).status).toBe(0);
    expect(text("evals/expectations.yml")).toContain("- name: get_fare");
    expect(await init({ ...runs, ".github/rungate.yml": "passMark: 1" })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('.github/rungate.yml:1:1: unknown key "passMark"'),
    });
  });

  test("proposes what can be read and tells what cannot", async () => {
    const { status, stdout, stderr } = await init({ ...runs, "evals/runs/cut.1.json": '{"toolCalls": [' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error: evals\/runs\/cut\.1\.json:1:\d+: .*\n$/);
    expect(stdout).toContain("wrote evals/expectations.yml: 2 cases");
  });

  test("writes nothing when nothing can be read", async () => {
    const { root, status, stdout, stderr } = await init({ "evals/runs/cut.1.json": "{" });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("no run could be read");
    expect(existsSync(join(root, ".github"))).toBe(false);
    expect(await init({})).toMatchObject({ status: 1, stderr: expect.stringContaining("no file matched") });
  });

  test("writes nothing where only eval sets are there, and says what lacks", async () => {
    const userContent = { parts: [{ text: "A cabin, please" }] };
    const evalSet = { evalSetId: "s", evalCases: [{ evalId: "a", conversation: [{ userContent }] }] };
    const { root, status, stdout, stderr } = await init({ "evals/runs/set.1.json": evalSet });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(
      "error: these files say what is expected, but none has a run of the agent, so rungate writes nothing. Record a run, and name it with --runs\n",
    );
    expect(existsSync(join(root, ".github"))).toBe(false);
  });

  test("leaves out cases that speak for themselves, and tells where they contradict each other", async () => {
    const own = (day: number) => ({ ...booked, referenceToolCalls: [{ name: "book", arguments: { day } }] });
    const { status, stdout, stderr } = await init({
      ...runs,
      "evals/runs/own.1.json": own(1),
      "evals/runs/own.2.json": own(2),
    });
    expect(stdout).toContain("wrote evals/expectations.yml: 2 cases, 1 left out (its comments say why); ");
    expect(stderr).toMatch(/^error: evals\/runs\/own\.2\.json: case "own" has other expectations here.*\n$/);
    expect(status).toBe(1);
  });

  test("proposes no call of a run to which a row of scores in another file gives 0", async () => {
    const { status, text } = await init({
      ...runs,
      "evals/runs/wrong.1.json": scoreRow(["cancel_flight"], {}, { scorerId: "tone" }),
      "evals/runs/wrong.2.json": scoreRow(["cancel_flight"], {}, { scorerId: "path", score: 0 }),
    });
    expect(status).toBe(0);
    expect(text("evals/expectations.yml")).toContain(
      "a scorer gave 0 to each run (write down what is right): wrong.",
    );
    expect(text("evals/expectations.yml")).not.toContain("cancel_flight");
  });

  test("tells of runs that no case can be found for", async () => {
    const root = workspace();
    write(root, "rows.jsonl", `${JSON.stringify(booked)}\n${JSON.stringify({ ...booked, case: "b" })}\n`);
    const { status, stderr } = await rungate(root, "init", "--runs", "rows.jsonl");
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining("no case id") });
  });

  test("ends with 2 on a usage that cannot be meant", async () => {
    const root = workspace(runs);
    const refused = async (...args: string[]) => await rungate(root, "init", ...args);
    expect(await refused("--runs")).toMatchObject({ status: 2, stderr: expect.stringContaining("--runs") });
    expect(await refused(...PATTERN, "--expectations", "e.json")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("init writes YAML"),
    });
    const many = await refused(
      ...PATTERN,
      "--expectations",
      "a.yml",
      "--policy",
      "./a.yml",
      "--workflow",
      "w",
      "--format",
      "x",
    );
    expect(many).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/unknown format[\s\S]+w: init writes YAML[\s\S]+a.yml: is named/),
    });
    expect(await refused(...PATTERN, "--format", "plane")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean "plain"?'),
    });
    write(root, "blocked", "a file");
    expect(await refused(...PATTERN, "--expectations", "blocked/e.yml")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error: blocked\/e.yml: cannot be written: /),
    });
    expect(await refused(...PATTERN, "--policy", "blocked/p.yml")).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("name a file at the top of the repository or in .github"),
    });
  });
});
