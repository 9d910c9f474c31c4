import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Content, workspace } from "../workspace.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const main = join(repository, "src/main.ts");

function rungate(cwd: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NO_COLOR: "1" },
  });
  return { status, stdout, stderr };
}

const RUNS = ["--runs", "runs/{case}.{trial}.json"];

function accept(files: Record<string, Content>, ...args: string[]) {
  const root = workspace(files);
  const text = () => readFileSync(join(root, "e.yml"), "utf8");
  return { root, text, ...rungate(root, ["accept", ...args, ...RUNS, "--expectations", "e.yml"]) };
}

function calling(...names: string[]) {
  return { toolCalls: names.map((name) => ({ name })) };
}

const expectations = `cases:
  - { id: one, referenceToolCalls: [{ name: x }] } # first
  - { id: two, referenceToolCalls: [{ name: x }] }
  - { id: budget, maxToolCalls: 3 }
`;
const files = {
  "e.yml": expectations,
  "runs/one.1.json": calling("y"),
  "runs/two.1.json": calling("x"),
};

describe("rungate accept", () => {
  test("shows the difference, then writes it, and the gate passes", () => {
    const { root, status, stdout, stderr, text } = accept(files, "one");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toBe(`--- e.yml
+++ e.yml
@@ -1,4 +1,4 @@
 cases:
-  - { id: one, referenceToolCalls: [{ name: x }] } # first
+  - { id: one, referenceToolCalls: [{ name: y, arguments: {} }] } # first
   - { id: two, referenceToolCalls: [{ name: x }] }
   - { id: budget, maxToolCalls: 3 }
accepted one: trial 1 at runs/one.1.json
wrote e.yml
`);
    expect(text()).toBe(
      expectations.replace(
        "one, referenceToolCalls: [{ name: x }]",
        "one, referenceToolCalls: [{ name: y, arguments: {} }]",
      ),
    );
    expect(readdirSync(root).sort()).toEqual(["e.yml", "runs"]);
    expect(accept({ ...files, "e.yml": text() }, "one", "two")).toMatchObject({
      status: 0,
      stdout: "one passes already\ntwo passes already\nnothing to write\n",
    });
  });

  test("writes nothing with --dry-run", () => {
    const { status, stdout, text } = accept(files, "--all", "--dry-run");
    expect(status).toBe(0);
    expect(stdout).toMatch(/would accept one: .*\npassing already: 1 case\nwould write e.yml\n$/);
    expect(text()).toBe(expectations);
  });

  test("asks for a trial where trials made different calls, and takes the one that is named", () => {
    const trials = { ...files, "runs/one.2.json": calling("z"), "runs/one.3.json": calling("x") };
    const torn = accept(trials, "one");
    expect(torn).toMatchObject({ status: 1, stdout: "nothing to write\n" });
    expect(torn.stderr).toBe(
      'error: case "one" cannot be accepted: the runs that do not pass made different calls: trial 1 at runs/one.1.json, trial 2 at runs/one.2.json. They share one expectation: choose one with --trial NAME\n',
    );
    const chosen = accept(trials, "one", "--trial", "2");
    expect(chosen).toMatchObject({ status: 0, stderr: "" });
    expect(chosen.stdout).toContain("accepted one: trial 2 at runs/one.2.json. 1 other run passed before");
    expect(chosen.text()).toContain("name: z");
  });

  test("accepts trials that differ in nothing that is written", () => {
    const policy = 'tools: [{ match: "get_*", readOnly: true }]\ndefaults: { f1: { calls: state-changing } }';
    const trials = { "runs/one.1.json": calling("get_a", "y"), "runs/one.2.json": calling("y", "get_b") };
    const both = accept({ ...files, ...trials, "p.yml": policy }, "one", "--policy", "p.yml");
    expect(both).toMatchObject({ status: 0, stderr: "" });
    expect(both.stdout).toContain("accepted one: trial 1 at runs/one.1.json, trial 2 at runs/one.2.json\n");
    expect(both.text()).toContain("one, referenceToolCalls: [{ name: y, arguments: {} }]");
  });

  test("accepts what it can and fails for the rest", () => {
    const { status, stderr, text } = accept(
      {
        ...files,
        "runs/two.1.json": calling("y"),
        "runs/budget.1.json": calling("a", "b", "c", "d"),
        "runs/new.1.json": calling(),
        "runs/broken.1.json": "{",
      },
      "--all",
    );
    expect(status).toBe(1);
    expect(text().match(/name: y/g)).toHaveLength(2);
    const told = stderr.trimEnd().split("\n");
    expect(told).toEqual([
      expect.stringMatching(
        /^error: case "broken" cannot be accepted: only runs in error are left: trial 1 at /,
      ),
      expect.stringMatching(/^error: case "new" cannot be accepted: no expectations file has it/),
      expect.stringMatching(/^error: case "budget" cannot be accepted: the run broke a budget/),
      expect.stringMatching(/^error: runs\/broken\.1\.json:1:2: not JSON/),
    ]);
  });

  test("adds a case that no file has when it is named", () => {
    const { status, text } = accept({ ...files, "runs/new.1.json": calling("n") }, "new");
    expect(status).toBe(0);
    expect(text()).toBe(`${expectations}  - { id: new, referenceToolCalls: [{ name: n, arguments: {} }] }\n`);
  });

  test("takes the policy and the options of recordings as other commands do", () => {
    const root = workspace({
      "e.yml": expectations,
      "p.yml": "tools: [{ match: y, ignore: true }]",
      "all.json": [{ meta: { id: "one" }, ...calling("y", "z") }],
    });
    const args = ["--runs", "all.json", "--case-field", "/meta/id", "--policy", "p.yml", "--format", "plain"];
    expect(rungate(root, ["accept", "one", ...args, "--expectations", "e.yml"])).toMatchObject({
      status: 0,
      stderr: "",
    });
    expect(readFileSync(join(root, "e.yml"), "utf8")).toContain(
      "one, referenceToolCalls: [{ name: z, arguments: {} }]",
    );
  });

  test.each([
    [["nine"], 'there is no case "nine"'],
    [["tow"], 'Did you mean "two"?'],
    [["one", "--all"], "name cases or say --all, not both"],
    [[], "name the cases to accept, or say --all"],
    [["--expectations", "e.yml", "one"], "Write the case before the options: rungate accept CASE --runs …"],
  ])("answers 2 to %j", (args, message) => {
    const { status, stderr, stdout, text } = accept(files, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(text()).toBe(expectations);
  });

  test("answers 2 when there is no file to write to, or the one named is not valid", () => {
    const root = workspace({ ...files, "bad.yml": "cases: [{ id: one, idd: x }]" });
    const none = rungate(root, ["accept", "one", ...RUNS]);
    expect(none).toMatchObject({ status: 2, stderr: expect.stringContaining("name it with --expectations") });
    const bad = rungate(root, ["accept", "one", ...RUNS, "--expectations", "bad.yml"]);
    expect(bad).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown key "idd"') });
  });

  test("shows the examples' differences as a person would make them", async () => {
    const args = ["--runs", "examples/runs/{_}/{case}.{trial}.json", "--runs", "examples/runs/*.jsonl"];
    const stated = ["--expectations", "examples/expectations.yml", "--policy", "examples/rungate.yml"];
    for (const trial of ["2", "3"]) {
      const { stdout } = rungate(repository, [
        "accept",
        "--all",
        "--dry-run",
        "--trial",
        trial,
        ...args,
        ...stated,
      ]);
      await expect(stdout).toMatchFileSnapshot(`../golden/accept/examples-trial-${trial}.txt`);
    }
  });
});
