import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportSchema } from "../../src/report/report.ts";
import { workspace } from "../workspace.ts";
import { rungate as runRungate } from "./command-line.ts";
import { terminalVerdict } from "./reading.ts";

const ids = Array.from({ length: 12 }, (_, at) => `trip-${at}`);

/** Twelve trips, some on the wrong day; `recording` makes recordings differ. */
function tripsIn(folder: string, failing: readonly string[] = [], recording = "base"): void {
  const rows = ids.map((id) => ({
    case: id,
    response: `booked on ${recording}`,
    toolCalls: [
      { name: "book", arguments: { date: failing.includes(id) ? "2026-06-05" : "2026-06-12" }, status: "ok" },
    ],
  }));
  writeFileSync(join(folder, "runs.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
}

function suite(): string {
  const cases = ids.map(
    (id) => `  - { id: ${id}, referenceToolCalls: [{ name: book, arguments: { date: 2026-06-12 } }] }`,
  );
  const folder = workspace({ "expectations.yml": `cases:\n${cases.join("\n")}\n` });
  tripsIn(folder);
  return folder;
}

function rungate(cwd: string, ...args: string[]) {
  return runRungate(cwd, args);
}

async function gate(cwd: string, ...args: string[]) {
  return await rungate(cwd, "gate", "--runs", "runs.jsonl", "--expectations", "expectations.yml", ...args);
}

async function recordBase(folder: string, commit: string, ...args: string[]): Promise<string> {
  const { status, stdout } = await gate(folder, "--commit", commit, "--json", ...args);
  expect(status).toBe(0);
  writeFileSync(join(folder, `${commit}.json`), stdout);
  return `${commit}.json`;
}

describe("the built command line with a baseline", () => {
  test("passes an agent that did not change, and fails a snapshot that got worse by its argument", async () => {
    const folder = suite();
    const base = await recordBase(folder, "base");
    expect(await gate(folder, "--baseline", base)).toMatchObject({ status: 0, stderr: "" });
    tripsIn(folder, ["trip-7"]);
    const worse = await gate(folder, "--baseline", base);
    expect(worse).toMatchObject({ status: 1, stderr: "" });
    expect(worse.stdout).toMatch(
      /^✘ rungate: 1 case got worse: trip-7\n {2}trip-7 book date: expected "2026-06-12", got "2026-06-05", was \d of \d\n/,
    );
    expect(terminalVerdict(worse.stdout)).toContain(
      'Regression (snapshots): trip-7 passed on every base recording and fails now: book date: expected "2026-06-12", got "2026-06-05"',
    );
    expect((await gate(folder, "--baseline", base, "--report-only")).status).toBe(0);
  });

  test("does not block on an inconclusive verdict, unless the policy says so", async () => {
    const folder = suite();
    const base = await recordBase(folder, "base");
    tripsIn(folder, ["trip-3", "trip-4"], "head");
    expect(await gate(folder, "--baseline", base)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^● rungate: 2 cases may be worse: trip-3, trip-4\n.*\n {2}Exit code 0\.\n/,
      ),
    });
    writeFileSync(join(folder, "policy.yml"), "gate: { inconclusive: fail }");
    expect(await gate(folder, "--baseline", base, "--policy", "policy.yml")).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /^● rungate: 2 cases may be worse: trip-3, trip-4\n.*\n {2}Exit code 1 \(inconclusive: fail\)\.\n/,
      ),
    });
    expect(await gate(folder, "--baseline", base, "--policy", "policy.yml", "--report-only")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^● rungate: 2 cases may be worse: trip-3, trip-4\n.*\n {2}Exit code 0\.\n/,
      ),
    });
  });

  test("carries runs and history on from one base report to the next", async () => {
    const folder = suite();
    const first = await recordBase(folder, "first");
    tripsIn(folder, ["trip-1"], "second");
    const second = await recordBase(folder, "second", "--baseline", first);
    const third = await recordBase(folder, "third", "--baseline", second);
    const report = reportSchema.parse(JSON.parse(readFileSync(join(folder, third), "utf8")));
    expect(report.history.map(({ commit, passRate }) => [commit, passRate])).toEqual([
      ["first", 1],
      ["second", 11 / 12],
      ["third", 11 / 12],
    ]);
    expect(report.cases[0]?.pool.map(({ commit, runs }) => [commit, runs.length])).toEqual([["first", 1]]);
  });

  test("carries on a baseline that is written over with the report", async () => {
    const folder = suite();
    const base = await recordBase(folder, "base");
    tripsIn(folder, ["trip-1"], "second");
    const args = ["--baseline", base, "--commit", "second"];
    const { stdout } = await gate(folder, ...args, "--json");
    expect((await gate(folder, ...args, "--output", base)).status).toBe(0);
    expect(readFileSync(join(folder, base), "utf8")).toBe(stdout);
    tripsIn(folder, ["trip-1"], "head");
    writeFileSync(join(folder, "head.json"), (await gate(folder, "--json")).stdout);
    const compared = await rungate(folder, "compare", base, "head.json", "--json");
    expect(await rungate(folder, "compare", base, "head.json", "--json", "--output", base)).toEqual(compared);
    expect(readFileSync(join(folder, base), "utf8")).toBe(compared.stdout);
  });

  test("leaves the file of --output alone when there is no report", async () => {
    const folder = suite();
    const base = await recordBase(folder, "base");
    const before = readFileSync(join(folder, base), "utf8");
    writeFileSync(join(folder, "policy.yml"), "gat: {}");
    expect((await gate(folder, "--policy", "policy.yml", "--output", base)).status).toBe(2);
    expect(readFileSync(join(folder, base), "utf8")).toBe(before);
  });

  test("compares two reports like the gate that had one of them as its baseline", async () => {
    const folder = suite();
    const base = await recordBase(folder, "base");
    tripsIn(folder, ["trip-7"], "head");
    const gated = await gate(folder, "--baseline", base, "--json");
    writeFileSync(join(folder, "head.json"), (await gate(folder, "--json")).stdout);
    const compared = await rungate(folder, "compare", base, "head.json", "--json");
    expect(compared).toEqual(gated);
    expect(await rungate(folder, "compare", base, "head.json", "--report-only", "--json")).toEqual({
      ...compared,
      status: 0,
    });
    expect((await rungate(folder, "compare", "head.json", base)).status).toBe(0);
    expect(await rungate(folder, "compare", base)).toMatchObject({ status: 2, stdout: "" });
  });

  test.each<[string, (report: string) => string, string]>([
    ["is not JSON", (report) => report.slice(0, 100), "other.json: is not JSON (line "],
    [
      "is of a newer version",
      (report) => report.replace('"schemaVersion":1', '"schemaVersion":2'),
      "other.json: is a report of a newer rungate: schema version 2",
    ],
    [
      "is of an older version",
      (report) => report.replace('"schemaVersion":1', '"schemaVersion":0'),
      "other.json: is a report of an older rungate: schema version 0",
    ],
    [
      "is of another suite",
      (report) => report.replace('"suite":"default"', '"suite":"billing"'),
      'other.json: is the report of suite "billing", and this is suite "default"',
    ],
    ["is no report", () => "[]", "other.json: is not a report of rungate: "],
  ])("ends without a verdict when the baseline %s", async (_what, changed, message) => {
    const folder = suite();
    const text = readFileSync(join(folder, await recordBase(folder, "base")), "utf8");
    writeFileSync(join(folder, "other.json"), changed(text));
    const result = await gate(folder, "--baseline", "other.json");
    expect(result).toMatchObject({ status: 2, stdout: "" });
    expect(result.stderr).toContain(message);
    expect(result.stderr).toContain("there is no verdict");
  });

  test("tells all that is wrong with baseline, policy and expectations at once", async () => {
    const folder = suite();
    writeFileSync(
      join(folder, "policy.yml"),
      "gate:\n  floors: { passRate: 1.5 }\n  regression: { alpha: 0, maxdrop: 1 }\n",
    );
    writeFileSync(join(folder, "expectations.yml"), "cases: []\nretired: [{ id: a }]\n");
    const result = await gate(folder, "--baseline", "none.json", "--policy", "policy.yml");
    expect(result).toMatchObject({ status: 2, stdout: "" });
    expect(result.stderr.split("\n")).toEqual([
      "error: policy.yml:2:23: gate.floors.passRate: expected at most 1, got 1.5. Write a share from 0 to 1, such as 0.7",
      "error: policy.yml:3:24: gate.regression.alpha: expected more than 0, got 0",
      'error: policy.yml:3:27: unknown key "maxdrop" in gate.regression. Did you mean "maxDrop"?',
      'error: expectations.yml:2:11: "reason" is missing in retired[0]',
      "error: none.json: does not exist: check its path",
      "",
    ]);
  });
});
