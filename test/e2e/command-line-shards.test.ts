import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workspace, write } from "../workspace.ts";
import { rungate as runRungate } from "./command-line.ts";
import { root } from "./runner.ts";

const recordings = [
  ...["--runs", "examples/runs/{_}/{case}.{trial}.json"],
  ...["--runs", "examples/runs/ai-sdk/{case}/{trial}.json"],
  ...["--runs", "examples/runs/*.jsonl"],
];
const demands = ["--expectations", "examples/expectations.yml", "--policy", "examples/rungate.yml"];
const shards = [1, 2, 3, 4].map((index) => `${index}/4`);
const partName = (shard: string) => `${shard.replace("/", "-of-")}.json`;

function rungate(args: readonly string[], cwd = root) {
  return runRungate(cwd, args);
}

const RUNS = / --runs(?: \\?"[^"\\]*\\?")+/g;

async function scored(names: readonly string[] = shards): Promise<string> {
  const folder = workspace();
  for (const shard of names) {
    const output = join(folder, partName(shard));
    const result = await rungate(["score", ...recordings, ...demands, "--shard", shard, "--output", output]);
    expect(result).toMatchObject({ status: 0, stderr: "" });
  }
  return folder;
}

describe("rungate gate --merge", () => {
  test("prints byte for byte what gate --runs prints, and exits alike; only it does not know where the recordings were", async () => {
    const merge = ["--merge", join(await scored(), "*.json")];
    const more = [...demands, "--baseline", "examples/baseline.json", "--now", "2026-01-31T12:00:00Z"];
    for (const print of [["--json"], ["--markdown"], []]) {
      const whole = await rungate(["gate", ...recordings, ...more, ...print]);
      expect(whole).toMatchObject({ status: 1, stderr: "" });
      const merged = await rungate(["gate", ...merge, ...more, ...print]);
      expect(merged.stdout).not.toContain("--runs");
      expect(merged).toEqual({ ...whole, stdout: whole.stdout.replaceAll(RUNS, "") });
    }
    expect((await rungate(["gate", ...merge, ...demands])).status).toBe(0);
  });

  test("makes the same baseline of a commit that was not known when the shards were scored", async () => {
    const commit = ["--commit", "a".repeat(40), "--json"];
    const whole = await rungate(["gate", ...recordings, ...demands, ...commit]);
    expect(JSON.parse(whole.stdout)).toMatchObject({ commit: "a".repeat(40), role: "base" });
    expect(await rungate(["gate", "--merge", join(await scored(), "*.json"), ...demands, ...commit])).toEqual(
      whole,
    );
  });

  test("names the shards that are missing, and judges nothing", async () => {
    const result = await rungate([
      "gate",
      "--merge",
      join(await scored(["1/4", "4/4"]), "*.json"),
      ...demands,
      "--json",
    ]);
    const missing = (shard: string) =>
      `error: shard ${shard} is missing: it left no partial report. Look at its job, and run it again\n`;
    expect(result).toEqual({ status: 2, stdout: "", stderr: missing("2/4") + missing("3/4") });
  });

  test("says that other expectations or another policy are in force now", async () => {
    const result = await rungate(["gate", "--merge", join(await scored(), "*.json")]);
    expect(result).toMatchObject({ status: 2, stdout: "" });
    expect(result.stderr.match(/by another policy than the one in force/g)).toHaveLength(4);
    expect(result.stderr.match(/by other expectations files/g)).toHaveLength(4);
  });

  test("refuses the report of a whole suite, even with --report-only", async () => {
    const folder = workspace();
    await rungate(["gate", ...recordings, ...demands, "--output", join(folder, "report.json")]);
    const result = await rungate(["gate", "--merge", join(folder, "*.json"), ...demands, "--report-only"]);
    expect(result).toMatchObject({ status: 2, stdout: "" });
    expect(result.stderr).toContain('a partial report is what "rungate score --shard" writes');
  });

  test("takes no recordings beside", async () => {
    expect(await rungate(["gate", "--merge", "parts/*.json", ...recordings])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(/'--merge <pattern\.\.\.>' cannot be used with option '--runs/),
    });
  });
});

describe("rungate score --shard", () => {
  const part = () => join(workspace(), "part.json");

  test("is for a file that gate --merge can judge", async () => {
    expect(await rungate(["score", ...recordings, "--shard", "1/4"])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: "error: name a file with --output: what a shard found is for gate --merge to judge\n",
    });
  });

  test("says in a line what it has scored", async () => {
    const lines: string[] = [];
    for (const shard of shards) {
      const score = ["score", ...recordings, ...demands, "--shard", shard, "--output", part()];
      lines.push((await rungate(score)).stdout);
    }
    const found = lines.map((line) =>
      /^shard (\d)\/4 of suite default: (\d+) cases?, (\d+) runs?, 0 errors, 0 warnings\n$/
        .exec(line)
        ?.slice(1)
        .map(Number),
    );
    expect(found.map((numbers) => numbers?.[0])).toEqual([1, 2, 3, 4]);
    const sum = (at: number) => found.reduce((all, numbers) => all + (numbers?.[at] ?? Number.NaN), 0);
    expect([sum(1), sum(2)]).toEqual([14, 42]);
  });

  test("prints the partial report and nothing else with --json, which is what --output keeps", async () => {
    const output = join(workspace(), "part.json");
    const result = await rungate([
      "score",
      ...recordings,
      ...demands,
      "--shard",
      "2/4",
      "--json",
      "--output",
      output,
    ]);
    expect(result).toMatchObject({ status: 0, stderr: "", stdout: readFileSync(output, "utf8") });
    expect(JSON.parse(result.stdout)).toMatchObject({
      shard: { index: 2, of: 4 },
      commit: null,
      workflowRun: null,
    });
  });

  test("says what could not be read, which fails the gate and not the shard", async () => {
    const folder = workspace({ "runs/a.json": { toolCalls: [] }, "runs/b.json": "not JSON" });
    const score = async (shard: string) =>
      await rungate(["score", "--runs", "runs/{case}.json", "--shard", shard, "--output", part()], folder);
    const results = [await score("1/2"), await score("2/2")];
    expect(results.map(({ status }) => status)).toEqual([0, 0]);
    const failed = results.find(({ stdout }) => stdout.includes("1 error,"));
    expect(failed?.stdout).toMatch(/1 error, 0 warnings\nerror: runs\/b\.json:1:1: .*\n$/);
  });

  test("lets no recording take over the terminal", async () => {
    const folder = workspace();
    write(folder, "runs/\u001b[31mred\n::error::.json", "not JSON");
    const options = ["--shard", "1/1", "--output", part()];
    const { stdout } = await rungate(["score", "--runs", "runs/*.json", ...options], folder);
    expect(stdout).not.toContain("\u001b");
    expect(stdout).not.toMatch(/^::/m);
  });

  test.each(["0/4", "5/4", "2", "1/257", ""])("does not know a share %j", async (shard) => {
    expect(await rungate(["score", ...recordings, "--shard", shard])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("Write it as 2/4: the second of four, of at most 20."),
    });
  });

  test("has no Markdown", async () => {
    expect((await rungate(["score", ...recordings, "--shard", "1/4", "--markdown"])).status).toBe(2);
  });

  test("says what is wrong with the configuration as ever", async () => {
    const options = ["--expectations", "none.yml", "--shard", "1/4", "--output", part()];
    const result = await rungate(["score", ...recordings, ...options]);
    expect(result).toMatchObject({
      status: 2,
      stdout: "",
      stderr: "error: none.yml: does not exist: check its path\n",
    });
  });
});
