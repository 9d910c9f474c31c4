import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";

const FILE = ".github/rungate.yml";
const call = (name: string) => ({ toolCalls: [{ name, arguments: { day: 1 } }] });
const expectations = (id: string) => ({
  cases: [{ id, referenceToolCalls: [{ name: "book", arguments: { day: 1 } }] }],
});
const one = {
  ".git/HEAD": "ref: refs/heads/main\n",
  "evals/runs/trip.1.json": call("book"),
  "evals/expectations.yml": expectations("trip"),
  [FILE]: "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n",
};
const two = {
  ...one,
  "bot/runs/talk.1.json": call("cancel"),
  "bot/expectations.yml": expectations("talk"),
  [FILE]: `suites:
  desk: { runs: "evals/runs/{case}.{trial}.json", expectations: evals/expectations.yml }
  bot: { runs: ["bot/runs/{case}.{trial}.json"], expectations: [bot/expectations.yml] }
gate: { floors: { passRate: 0.9 } }
`,
};

describe("a repository with one file", () => {
  test("needs no option in any command, whatever folder it is called in", async () => {
    const root = workspace(one);
    const flags = ["--runs", "evals/runs/{case}.{trial}.json", "--expectations", "evals/expectations.yml"];
    for (const command of [
      ["gate", "--json"],
      ["score", "--json"],
      ["explain", "trip"],
      ["gate", "--markdown"],
    ]) {
      const [named = "", ...options] = command;
      const short = await rungate(root, command);
      expect(short).toEqual(await rungate(root, [named, ...options, ...flags]));
      expect(short).toMatchObject({ status: 0, stderr: "" });
      expect((await rungate(join(root, "evals/runs"), command)).stdout).toBe(short.stdout);
      expect(await rungate(join(root, "evals"), [...command, "-C", ".."])).toEqual(short);
    }
    const alone = await rungate(root, []);
    expect(alone).toEqual(await rungate(root, ["gate"]));
    expect(await rungate(root, ["--report-only"])).toEqual(alone);
  });

  test("is found as rungate.yml, too; of two files it is said which one applies", async () => {
    const { [FILE]: text, ...rest } = one;
    const root = workspace({ ...rest, "rungate.yml": text });
    expect(await rungate(root, [])).toMatchObject({ status: 0, stderr: "" });
    const both = workspace({ ...one, "rungate.yml": "runs: nothing/*.json" });
    expect(await rungate(both, [])).toMatchObject({
      status: 0,
      stderr: `warning: rungate.yml is not used, because ${FILE} applies. Remove one of them\n`,
    });
  });

  test("in a folder of its own says paths from there, in a repository or out of one", async () => {
    const { [FILE]: text, ".git/HEAD": head, ...rest } = one;
    const inside = Object.fromEntries(
      Object.entries(rest).map(([path, content]) => [`desk/${path}`, content]),
    );
    const root = workspace({ ...inside, ".git/HEAD": head, "desk/rungate.yml": text });
    const short = await rungate(root, ["score", "-C", "desk", "--json"]);
    expect(JSON.parse(short.stdout).cases).toMatchObject([
      { id: "trip", file: "desk/evals/expectations.yml" },
    ]);
    expect(await rungate(join(root, "desk/evals"), ["score", "--json"])).toMatchObject({
      stdout: short.stdout,
    });
    const alone = workspace({ ...rest, "rungate.yml": text });
    expect((await rungate(alone, ["score"])).status).toBe(0);
  });

  test("reports what a policy file and options report", async () => {
    const rules = "gate: { floors: { f1: 0.9 } }\n";
    const old = workspace({ ...one, "evals/runs/trip.1.json": call("cancel"), [FILE]: rules });
    const flags = ["--runs", "evals/runs/{case}.{trial}.json", "--expectations", "evals/expectations.yml"];
    const long = await rungate(old, ["gate", ...flags, "--json"]);
    const short = await rungate(
      workspace({ ...one, "evals/runs/trip.1.json": call("cancel"), [FILE]: `${one[FILE]}${rules}` }),
      ["--json"],
    );
    expect(long).toMatchObject({ status: 1, stdout: expect.stringContaining('"floors"') });
    expect(short.stdout).toBe(long.stdout);
  });

  test("is overruled by options", async () => {
    const root = workspace({ ...one, "more/trip.1.json": call("cancel") });
    const other = await rungate(join(root, "evals"), [
      "score",
      "--runs",
      "../more/{case}.{trial}.json",
      "--json",
    ]);
    const { cases } = JSON.parse(other.stdout);
    expect(cases).toMatchObject([{ id: "trip", passRate: 0, file: "expectations.yml" }]);
    const red = await rungate(root, ["--runs", "more/{case}.{trial}.json", "--policy", "p.yml"]);
    expect(red.stderr).toContain("p.yml: does not exist");
  });

  test("is never written over", async () => {
    const root = workspace(one);
    const before = readFileSync(join(root, "evals/expectations.yml"), "utf8");
    for (const file of ["evals/expectations.yml", FILE]) {
      const refused = await rungate(root, ["gate", "--output", file]);
      expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining("would overwrite") });
    }
    expect(readFileSync(join(root, "evals/expectations.yml"), "utf8")).toBe(before);
  });

  test("says whom to compare with: a report that is committed", async () => {
    const root = workspace(one);
    await rungate(root, ["--output", "base.json"]);
    const [runs, expected] = one[FILE].split("\n");
    const named = workspace({
      ...one,
      "base.json": readFileSync(join(root, "base.json"), "utf8"),
      [FILE]: `${runs}\n${expected}\nbaseline: { file: base.json }\n`,
      "evals/runs/trip.1.json": call("cancel"),
    });
    expect((await rungate(named, [])).stdout).toContain("compared with base.json");
    expect((await rungate(named, ["score"])).stdout).not.toContain("compared with");
  });
});

describe("a repository with several suites", () => {
  test("is gated suite by suite, and red where one of them is", async () => {
    const root = workspace(two);
    const all = await rungate(root, []);
    const [desk, bot] = [await rungate(root, ["--suite", "desk"]), await rungate(root, ["--suite", "bot"])];
    expect([desk.status, bot.status, all.status]).toEqual([0, 1, 1]);
    expect(all.stdout).toBe(desk.stdout + bot.stdout);
  });

  test("explains and accepts a case in the suite that has it", async () => {
    const root = workspace(two);
    for (const command of ["explain", "accept"]) {
      const found = await rungate(root, [command, "trip"]);
      expect(found).toEqual(await rungate(root, [command, "trip", "--suite", "desk"]));
      expect(found.status).toBe(0);
    }
  });

  test.each([
    [["--json"], "has 2 suites: desk, bot. Name one of them, such as --suite desk"],
    [["--output", "r.json"], "has 2 suites: desk, bot"],
    [["--baseline", "r.json"], "has 2 suites: desk, bot"],
    [["explain", "tripp"], 'no suite has a run of a case "tripp". Did you mean "trip"?'],
    [["accept", "--all"], "has 2 suites: desk, bot"],
    [["accept", "trip", "talk"], "has 2 suites: desk, bot"],
    [["--runs", "*.json"], "has 2 suites: desk, bot"],
    [["--suite", "dsk"], `${FILE}: has no suite "dsk". Did you mean "desk"?`],
    [["--suite", "zebra"], `${FILE}: has no suite "zebra". It has: desk, bot.`],
  ])("refuses %s, which is for one suite", async (args, message) => {
    const refused = await rungate(workspace(two), args);
    expect(refused).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining(message) });
  });
});

test.each([
  ["suites: { a: { expectations: e.yml } }", '1:11: suites.a: "runs" is missing'],
  ["suites: { a: { runs: ../x.json } }", "1:22: suites.a.runs: leads out of the folder"],
  ["runs: /etc/x.json", "1:7: runs: leads out of the folder"],
  ["expectations: e.yml", '1:1: expectations: needs "runs" beside it'],
  [
    "runs: x.json\nsuites: { a: { runs: y.json } }",
    'runs: is written in each suite where the file has "suites"',
  ],
  ["suites: { A b: { runs: x.json } }", 'suite "A b" is not a name'],
  ["suites: {}", "suites: has no suite"],
  ["suites: { a: { run: x.json } }", 'unknown key "run" in suites.a. Did you mean "runs"?'],
  ["runs: []", "runs: expected a list with something in it"],
  ["runs: x.json\njudge: { model: m, baseUrl: http://x.org }", "judge.baseUrl: use https"],
])("a file that says %s is refused", async (text, message) => {
  const refused = await rungate(workspace({ ...one, [FILE]: text }), []);
  expect(refused).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining(message) });
});

test("a folder that cannot be entered is named", async () => {
  const refused = await rungate(workspace(one), ["gate", "-C", "nowhere"]);
  expect(refused).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--directory nowhere cannot be entered"),
  });
});
