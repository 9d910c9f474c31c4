import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { rungateAtTerminal } from "../../e2e/at-terminal.ts";
import { rungate as runRungate } from "../../e2e/command-line.ts";
import { type Content, workspace } from "../../workspace.ts";

/** The result of a command. `typed` is entered at a terminal. */
async function rungate(cwd: string, args: readonly string[], typed?: string) {
  return typed === undefined ? runRungate(cwd, args, { NO_COLOR: "1" }) : rungateAtTerminal(cwd, args, typed);
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const RUNS = ["--runs", "runs/{case}.{trial}.json"];
const ALL = [...RUNS, "--expectations", "e.yml"];

async function acceptIn(files: Record<string, Content>, args: readonly string[], typed?: string) {
  const root = workspace(files);
  const text = () => readFileSync(join(root, "e.yml"), "utf8");
  return { root, text, ...(await rungate(root, ["accept", ...args], typed)) };
}

async function accept(files: Record<string, Content>, ...args: string[]) {
  return await acceptIn(files, [...args, ...ALL, "--yes"]);
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

function runPasted(cwd: string, message: string) {
  const command = message.slice(message.lastIndexOf("run: ") + "run: ".length);
  spawnSync("sh", ["-c", command], { cwd, encoding: "utf8" });
}

describe("rungate accept", () => {
  test("shows the difference, then writes it, and the gate passes", async () => {
    const { root, status, stdout, stderr, text } = await accept(files, "one");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toBe(`--- e.yml
+++ e.yml
@@ -1,4 +1,4 @@
 cases:
-  - { id: one, referenceToolCalls: [{ name: x }] } # first
+  - { id: one, referenceToolCalls: [{ name: y, arguments: {} }] } # first
   - { id: two, referenceToolCalls: [{ name: x }] }
   - { id: budget, maxToolCalls: 3 }
one now expects what trial 1 at runs/one.1.json did
wrote e.yml
`);
    expect(text()).toBe(
      expectations.replace(
        "one, referenceToolCalls: [{ name: x }]",
        "one, referenceToolCalls: [{ name: y, arguments: {} }]",
      ),
    );
    expect(readdirSync(root).sort()).toEqual(["e.yml", "runs"]);
    expect(await accept({ ...files, "e.yml": text() }, "one", "two")).toMatchObject({
      status: 0,
      stdout: "one passes already\ntwo passes already\nnothing to write\n",
    });
  });

  test("adds with --variant another right way, and both pass", async () => {
    const { status, stderr, text } = await accept(files, "one", "--variant");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(text()).toBe(
      expectations.replace(
        "one, referenceToolCalls: [{ name: x }]",
        "one, anyOf: [{ referenceToolCalls: [{ name: x }] }, { referenceToolCalls: [{ name: y, arguments: {} }] }]",
      ),
    );
    const both = { ...files, "e.yml": text(), "runs/one.2.json": calling("x") };
    expect(await accept(both, "one")).toMatchObject({
      status: 0,
      stdout: "one passes already\nnothing to write\n",
    });
    expect(await accept(files, "one", "--variant", "--optional", "1")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("cannot be used with"),
    });
  });

  test("writes nothing with --dry-run", async () => {
    const { status, stdout, text } = await acceptIn(files, ["--all", ...ALL, "--dry-run"], "y\n");
    expect(status).toBe(0);
    expect(stdout).toMatch(/\none now expects what .*\npassing already: 1 case\nwould write e.yml\n$/);
    expect(text()).toBe(expectations);
    expect(await accept(files, "one", "--dry-run")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("cannot be used with"),
    });
  });

  test.each([
    ["y\n", true],
    ["Yes\r\n", true],
    ["yellow\n", false],
    ["", false],
  ])("asks at a terminal, and %j answers it", async (typed, isYes) => {
    const { status, stdout, stderr, text } = await acceptIn(files, ["one", ...ALL], typed);
    expect({ status, stderr }).toEqual({ status: isYes ? 0 : 1, stderr: "" });
    expect(stdout).toMatch(/^--- e\.yml\n/);
    expect(stdout.slice(stdout.indexOf("one now"))).toBe(
      `one now expects what trial 1 at runs/one.1.json did\nWrite this? [y/N] ${isYes ? "wrote e.yml" : "nothing was written"}\n`,
    );
    expect(text() === expectations).toBe(!isYes);
  });

  test("writes nothing where there is no terminal, and says which command does", async () => {
    const { root, status, stdout, stderr, text } = await acceptIn(files, ["one", ...ALL]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^--- e\.yml\n[\s\S]*\none now expects what trial 1 at runs\/one\.1\.json did\n$/);
    expect(stderr).toMatch(
      /^error: nothing was written, because there is no terminal to ask at\. To write it, run: node .* accept one --runs "runs\/\{case\}\.\{trial\}\.json" --expectations e\.yml --yes\n$/,
    );
    expect(text()).toBe(expectations);
    runPasted(root, stderr);
    expect(text()).toContain("name: y");
  });

  test("asks for nothing where there is nothing to write", async () => {
    expect(await acceptIn(files, ["two", ...ALL])).toMatchObject({
      status: 0,
      stdout: "two passes already\nnothing to write\n",
      stderr: "",
    });
  });

  test("says in words that nothing is expected to be called", async () => {
    const silent = { ...files, "runs/one.1.json": calling() };
    const { stdout } = await acceptIn(silent, ["one", ...ALL], "n\n");
    expect(stdout).toContain(
      "did\none now passes if nothing is called\nWrite this? [y/N] nothing was written\n",
    );
    expect((await accept(silent, "one")).stdout).toContain(
      "one now passes if nothing is called\nwrote e.yml\n",
    );
    expect((await accept(files, "one")).stdout).not.toContain("nothing is called");
  });

  test.each([["one"], ["--all"]])("takes no failing run by itself while as many pass: %s", async (which) => {
    const flaky = { ...files, "runs/one.2.json": calling("x") };
    const { status, text, stdout, stderr } = await accept(flaky, which);
    expect(text()).toBe(expectations);
    expect(status).toBe(which === "--all" ? 0 : 1);
    expect(which === "--all" ? stdout : stderr).toMatch(
      /1 of its 2 runs pass.*accept \w+ .*--trial (1|NAME)\n/,
    );
  });

  test.each([["one"], ["--all"]])("takes no run with fewer calls than one that passes: %s", async (which) => {
    const expectationsText = expectations.replace(
      "[{ name: x }] } # first",
      "[{ name: x }, { name: pay }] }",
    );
    const trials = {
      ...files,
      "e.yml": expectationsText,
      "runs/one.1.json": calling("x"),
      "runs/one.2.json": { ...calling("x"), run: 2 },
      "runs/one.3.json": calling("x", "pay"),
    };
    const { root, status, stderr, text } = await accept(trials, which);
    expect({ status, text: text() }).toEqual({ status: 1, text: expectationsText });
    expect(stderr).toMatch(
      /^error: case "one" cannot be accepted: trial 1 at runs\/one\.1\.json has 1 call, and trial 3 at runs\/one\.3\.json passes with 2\. To expect what trial 1 did, run: node .* accept one --runs .* --trial 1\n$/,
    );
    runPasted(root, `${stderr.trimEnd()} --yes`);
    expect(text()).not.toContain("pay");
  });

  test("a case with the name of an option is none in the command to paste", async () => {
    const [id, name] = ["--all", "'$(touch x)'"];
    const caseFields = {
      cases: [
        { id, referenceToolCalls: [{ name: "x" }] },
        { id: "two", expectedTool: "x" },
      ],
    };
    const recorded = {
      "runs.jsonl": `{"case":"${id}","trial":"${name}","toolCalls":[{"name":"y"}]}
{"case":"${id}","trial":"2","toolCalls":[{"name":"x"}]}
{"case":"two","toolCalls":[{"name":"z"}]}`,
    };
    const args = ["--runs", "runs.jsonl", "--expectations", "e.yml"];
    const { root, stderr, text } = await acceptIn({ "e.yml": caseFields, ...recorded }, [...args, "--", id]);
    expect(stderr).toMatch(/ accept --runs .* -- --all\n$/);
    runPasted(root, stderr.replace(" -- ", " --yes -- "));
    expect(JSON.parse(text())).toMatchObject({
      cases: [{ referenceToolCalls: [{ name: "y" }] }, { expectedTool: "x" }],
    });
    expect(readdirSync(root).sort()).toEqual(["e.yml", "runs.jsonl"]);
  });

  test("refuses a run that does not say what it must, and takes one that does", async () => {
    const expectationsText = "cases: [{ id: one, referenceToolCalls: [{ name: x }], mustSay: [hello] }]";
    const mute = { ...calling("y"), response: "Bye." };
    const { status, stderr, text } = await accept(
      { ...files, "e.yml": expectationsText, "runs/one.1.json": mute },
      "one",
    );
    expect({ status, text: text() }).toEqual({ status: 1, text: expectationsText });
    expect(stderr).toContain("it would still not pass (code 100%, pass mark 100%; f1 100%");
    expect(stderr).toContain("says 0%, pass mark 100%");
    const spoken = { ...calling("y"), response: "Hello." };
    expect(
      (await accept({ ...files, "e.yml": expectationsText, "runs/one.1.json": spoken }, "one")).text(),
    ).toContain("name: y");
  });

  test("asks for a trial where trials made different calls, and takes the one that is named", async () => {
    const trials = { ...files, "runs/one.2.json": calling("z"), "runs/one.3.json": calling("x") };
    const torn = await accept(trials, "one");
    expect(torn).toMatchObject({ status: 1, stdout: "nothing to write\n" });
    expect(torn.stderr).toBe(
      'error: case "one" cannot be accepted: the runs that do not pass made different calls: trial 1 at runs/one.1.json, trial 2 at runs/one.2.json. They share one expectation: choose one with --trial NAME\n',
    );
    const chosen = await accept(trials, "one", "--trial", "2");
    expect(chosen).toMatchObject({ status: 0, stderr: "" });
    expect(chosen.stdout).toContain(
      "one now expects what trial 2 at runs/one.2.json did. 1 other run passed before",
    );
    expect(chosen.text()).toContain("name: z");
  });

  test("accepts trials that differ in nothing that is written", async () => {
    const policy = 'tools: [{ match: "get_*", readOnly: true }]\ndefaults: { f1: { calls: state-changing } }';
    const trials = { "runs/one.1.json": calling("get_a", "y"), "runs/one.2.json": calling("y", "get_b") };
    const both = await accept({ ...files, ...trials, "p.yml": policy }, "one", "--policy", "p.yml");
    expect(both).toMatchObject({ status: 0, stderr: "" });
    expect(both.stdout).toContain(
      "one now expects what trial 1 at runs/one.1.json, trial 2 at runs/one.2.json did\n",
    );
    expect(both.text()).toContain("one, referenceToolCalls: [{ name: y, arguments: {} }]");
  });

  test("accepts what it can and fails for the rest", async () => {
    const { status, stderr, text } = await accept(
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
    const lines = stderr.trimEnd().split("\n");
    expect(lines).toEqual([
      expect.stringMatching(
        /^error: case "broken" cannot be accepted: only runs in error are left: trial 1 at /,
      ),
      expect.stringMatching(/^error: case "new" cannot be accepted: no expectations file has it/),
      expect.stringMatching(/^error: case "budget" cannot be accepted: the run broke a rule/),
      expect.stringMatching(/^error: runs\/broken\.1\.json:1:2: not JSON/),
    ]);
  });

  test("adds a case that no file has when it is named", async () => {
    const { status, text } = await accept({ ...files, "runs/new.1.json": calling("n") }, "new");
    expect(status).toBe(0);
    expect(text()).toBe(`${expectations}  - { id: new, referenceToolCalls: [{ name: n, arguments: {} }] }\n`);
  });

  test("takes the policy and the options of recordings as other commands do", async () => {
    const root = workspace({
      "e.yml": expectations,
      "p.yml": "tools: [{ match: y, ignore: true }]",
      "all.json": [{ meta: { id: "one" }, ...calling("y", "z") }],
    });
    const args = ["--runs", "all.json", "--case-field", "/meta/id", "--policy", "p.yml", "--format", "plain"];
    expect(await rungate(root, ["accept", "one", ...args, "--expectations", "e.yml", "--yes"])).toMatchObject(
      {
        status: 0,
        stderr: "",
      },
    );
    expect(readFileSync(join(root, "e.yml"), "utf8")).toContain(
      "one, referenceToolCalls: [{ name: z, arguments: {} }]",
    );
  });

  test.each([
    [["nine"], 'there is no case "nine"'],
    [["tow"], 'Did you mean "two"?'],
    [["one", "--all"], "name cases, or say --all or --new: one of them"],
    [[], "name the cases to accept, or say --all"],
    [["--expectations", "e.yml", "one"], "Write the case before the options: rungate accept CASE --runs …"],
  ])("answers 2 to %j", async (args, message) => {
    const { status, stderr, stdout, text } = await accept(files, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(text()).toBe(expectations);
  });

  test("answers 2 when there is no file to write to, or the one named is not valid", async () => {
    const root = workspace({ ...files, "bad.yml": "cases: [{ id: one, idd: x }]" });
    const none = await rungate(root, ["accept", "one", ...RUNS]);
    expect(none).toMatchObject({ status: 2, stderr: expect.stringContaining("name it with --expectations") });
    const bad = await rungate(root, ["accept", "one", ...RUNS, "--expectations", "bad.yml"]);
    expect(bad).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown key "idd"') });
  });

  test("shows the examples' differences as a person would make them", async () => {
    const args = ["--runs", "examples/runs/{_}/{case}.{trial}.json", "--runs", "examples/runs/*.jsonl"];
    const options = ["--expectations", "examples/expectations.yml", "--policy", "examples/rungate.yml"];
    for (const trial of ["2", "3"]) {
      const { stdout } = await rungate(repository, [
        "accept",
        "--all",
        "--dry-run",
        "--trial",
        trial,
        ...args,
        ...options,
      ]);
      await expect(stdout).toMatchFileSnapshot(`../../golden/accept/examples-trial-${trial}.txt`);
    }
  });
});
