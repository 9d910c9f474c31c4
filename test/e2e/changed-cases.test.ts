import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { type Content, workspace, write } from "../workspace.ts";
import { rungate } from "./command-line.ts";

const FILE = "evals/expectations.yml";
const CONFIG = ".github/rungate.yml";
const config = "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n";
const trips = (count: number) => Array.from({ length: count }, (_, at) => `trip-${at + 1}`);

function runs(ids: readonly string[], day: number, made: string): Record<string, Content> {
  const run = (trial: number) => ({
    toolCalls: [{ name: "book", arguments: { day } }],
    response: `${made}, ${trial}`,
  });
  return Object.fromEntries(
    ids.flatMap((id) => [1, 2, 3].map((trial) => [`evals/runs/${id}.${trial}.json`, run(trial)])),
  );
}

type Day = number | { $any: true };

function expecting(ids: readonly string[], rest: Record<string, Day> = {}): object[] {
  return ids.map((id) => ({
    id,
    referenceToolCalls: [{ name: "book", arguments: { day: rest[id] ?? 1 } }],
  }));
}

function git(root: string, ...args: string[]): string {
  const who = ["-c", "user.name=a", "-c", "user.email=a@b.invalid", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...who, ...args], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
}

function repository(ids: readonly string[], more: Record<string, Content> = {}): string {
  const root = workspace({
    [CONFIG]: config,
    [FILE]: { cases: expecting(ids) },
    ...runs(ids, 1, "monday"),
    ...more,
  });
  git(root, "init", "--quiet", "--initial-branch", "main");
  commit(root);
  return root;
}

function commit(root: string): string {
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "recorded");
  return git(root, "rev-parse", "HEAD");
}

function change(root: string, files: Record<string, Content>): void {
  for (const [path, content] of Object.entries(files)) write(root, path, content);
}

interface Gated {
  report: Report;
  lines: string;
}

async function gate(root: string, by: readonly string[] = ["--base", "main"]): Promise<Gated> {
  const [json, shown] = [
    await rungate(root, ["gate", ...by, "--json"]),
    await rungate(root, ["gate", ...by]),
  ];
  expect(json.stderr + shown.stderr).toBe("");
  return { report: JSON.parse(json.stdout), lines: shown.stdout.split("\n").slice(0, 2).join("\n") };
}

async function baselineOf(root: string): Promise<string[]> {
  const file = join(workspace(), "base.json");
  const sha = git(root, "rev-parse", "main");
  expect((await rungate(root, ["gate", "--commit", sha, "--output", file])).status).toBe(0);
  return ["--baseline", file];
}

describe("an edited expectation that its own case fails 3 of 3", () => {
  test("is inconclusive, and the first lines name the case and what differs", async () => {
    const ids = trips(12);
    const root = repository(ids);
    const baseline = await baselineOf(root);
    change(root, { [FILE]: { cases: expecting(ids, { "trip-3": 2 }) } });
    for (const by of [["--base", "main"], baseline]) {
      const { report, lines } = await gate(root, by);
      expect(report.verdict.result).toBe("inconclusive");
      expect(report.cases.find(({ id }) => id === "trip-3")?.asOnBase).toEqual({ passed: 3, trials: 3 });
      expect(lines).toMatch(
        /Weakening: 1 changed case fails every run by its own new expectation: trip-3 · worst case trip-3: book day: expected 2, got 1 · /,
      );
    }
  });
});

describe("two of three cases with a broken agent", () => {
  const ids = trips(3);
  const broken = runs(["trip-1", "trip-2"], 2, "tuesday");
  const names =
    "trip-1 (passes 0 of 3 runs, 3 of 3 on the base), trip-2 (passes 0 of 3 runs, 3 of 3 on the base); trip-1: book day: expected 1, got 2 · ";
  const retired = ["trip-1", "trip-2"].map((id) => ({ id, reason: "not sold any more" }));
  const edits: [what: string, expectations: object, sentence: string][] = [
    [
      "made to accept anything",
      { cases: expecting(ids, { "trip-1": { $any: true }, "trip-2": { $any: true } }) },
      `Weakening: 2 changed cases fail by what the base expects: ${names}2 of 3 cases changed `,
    ],
    [
      "retired",
      { cases: expecting(["trip-3"]), retired },
      `Weakening: 2 changed or retired cases fail by what the base expects: ${names}2 of 3 cases of the baseline are retired or gone, more than a tenth`,
    ],
  ];

  test.each(edits)("are inconclusive where they are %s", async (_what, expectations, sentence) => {
    const root = repository(ids);
    const baseline = await baselineOf(root);
    change(root, { ...broken, [FILE]: expectations });
    for (const by of [["--base", "main"], baseline]) {
      const { report, lines } = await gate(root, by);
      expect(report.verdict.result).toBe("inconclusive");
      expect(lines).toContain("● rungate: 2 changed cases fail by what the base expects: trip-1, trip-2\n");
      expect(lines).toContain(sentence);
    }
  });

  test("are inconclusive where the recordings are gone with them, by their number", async () => {
    const root = repository(ids);
    for (const path of Object.keys(broken)) git(root, "rm", "--quiet", path);
    change(root, { [FILE]: { cases: expecting(["trip-3"]), retired } });
    const { report, lines } = await gate(root);
    expect(report.verdict.result).toBe("inconclusive");
    expect(lines).toContain(
      "Weakening: 2 of 3 cases of the baseline are retired or gone, more than a tenth · ",
    );
  });

  test("cannot be let pass by the policy", async () => {
    const root = repository(ids, { [CONFIG]: `${config}gate: { changedCases: pass }\n` });
    change(root, { ...broken, [FILE]: edits[0]?.[1] ?? {} });
    expect((await gate(root)).report.verdict.result).toBe("inconclusive");
  });
});

test("two of twelve cases in each of six changes in a row are inconclusive each time", async () => {
  const ids = trips(12);
  const root = repository(ids);
  const edited: Record<string, Day> = {};
  for (let at = 0; at < ids.length; at += 2) {
    const two = ids.slice(at, at + 2);
    for (const id of two) edited[id] = { $any: true };
    change(root, { ...runs(two, 2, "tuesday"), [FILE]: { cases: expecting(ids, edited) } });
    const { report, lines } = await gate(root);
    expect(report.verdict.result).toBe("inconclusive");
    const named = two.toSorted().map((id) => `${id} (passes 0 of 3 runs, 3 of 3 on the base)`);
    expect(lines).toContain(
      `Weakening: 2 changed cases fail by what the base expects: ${named.join(", ")}; `,
    );
    commit(root);
  }
});

describe("what a commit expects", () => {
  const ids = trips(12);
  const anyDay = { [FILE]: { cases: expecting(ids, { "trip-3": { $any: true } }) } };
  const broken = runs(["trip-3"], 2, "tuesday");

  test("is no news where the case failed on the base already", async () => {
    const root = repository(ids, runs(["trip-3"], 2, "monday"));
    change(root, { ...anyDay, ...runs(["trip-3"], 2, "tuesday") });
    expect((await gate(root)).report.verdict.result).toBe("pass");
  });

  test("is not known where the report is of a commit that is not here: then it is as before", async () => {
    const baseline = await baselineOf(repository(ids, { "more.txt": "another commit" }));
    const root = repository(ids);
    change(root, { ...anyDay, ...broken });
    const { report } = await gate(root, baseline);
    expect([report.verdict.result, report.problems]).toEqual(["pass", []]);
    expect(report.comparison?.unseenExpectations).toBeUndefined();
  });

  test("is nothing of a file that the commit does not have", async () => {
    const root = repository(ids);
    const baseline = await baselineOf(root);
    change(root, { ...anyDay, ...broken, "evals/other.yml": anyDay[FILE] });
    const { report } = await gate(root, [...baseline, "--expectations", "evals/other.yml"]);
    expect([report.verdict.result, report.problems]).toEqual(["pass", []]);
  });

  test.each([
    ["is invalid", "cases: [", /^cannot be used as it is at the base commit \(line 1: /],
    ["has 60 MB", Buffer.alloc(60 * 1024 * 1024, "#"), /\(it has 62914560 bytes, and 16777216 are read\)/],
    ["is no text", Buffer.from([0xff, 0xfe, 0x00]), /\(it is not UTF-8 text\)/],
  ])(
    "is not used of a file that %s there, and then a changed case is not green",
    async (_what, content, why) => {
      const root = repository(ids);
      const [, file = ""] = await baselineOf(root);
      const report = JSON.parse(execFileSync("cat", [file], { encoding: "utf8" }));
      change(root, { [FILE]: content });
      write(root, "base.json", { ...report, commit: commit(root) });
      change(root, { ...anyDay, ...broken });
      const gated = await gate(root, ["--baseline", "base.json"]);
      expect(gated.report.problems).toMatchObject([
        { severity: "warning", file: FILE, message: expect.stringMatching(why) },
      ]);
      expect(gated.report.verdict.result).toBe("inconclusive");
      expect(gated.lines).toContain("1 changed case could not be scored by what the base expects: trip-3");
    },
  );

  test("is known to shards that are given the same baseline", async () => {
    const root = repository(ids);
    const baseline = await baselineOf(root);
    change(root, { ...anyDay, ...broken });
    const parts = workspace();
    for (const index of [1, 2]) {
      const shard = ["score", "--shard", `${index}/2`, "--output", join(parts, `${index}.json`)];
      expect((await rungate(root, [...shard, ...baseline])).status).toBe(0);
    }
    const whole = await rungate(root, ["gate", ...baseline, "--json"]);
    const merged = await rungate(root, ["gate", "--merge", join(parts, "*.json"), ...baseline, "--json"]);
    expect(JSON.parse(whole.stdout).verdict.result).toBe("inconclusive");
    expect(JSON.parse(merged.stdout).cases).toEqual(JSON.parse(whole.stdout).cases);
    expect(JSON.parse(merged.stdout).verdict.checks).toEqual(JSON.parse(whole.stdout).verdict.checks);
    const refused = await rungate(root, ["score", ...baseline]);
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--baseline is for a shard"),
    });
  });
});
