import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { type Content, workspace, write } from "../workspace.ts";
import { rungate } from "./command-line.ts";
import { readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { type Files, policy, tripExpectations, tripRuns } from "./trips.ts";
import { onPull, propose } from "./workflow.ts";

const CASES = 30;
const RULE = policy(
  "gate: { switch: { margin: 0.05 } }\nrates: [{ match: new, input: 1, output: 1 }, { match: old, input: 2, output: 2 }]\n",
);

/** Recordings of 30 trips by a model, 3 trials each. */
function by(model: string, more: { wrong?: readonly number[]; trials?: number } = {}): Files {
  const [[path, text] = ["", ""]] = Object.entries(
    tripRuns({ cases: CASES, trials: 3, recording: model, ...more }),
  );
  const usage = { input: 1000, output: 100 };
  const rows = String(text)
    .split("\n")
    .map((row) => JSON.stringify({ ...JSON.parse(row), model, usage }));
  return { [path]: rows.join("\n") };
}

const before = { ...by("old"), ...tripExpectations(CASES), ...RULE };

function headlineOf({ comments }: { comments: readonly { body: string }[] }): string {
  return readable(comments[0]?.body ?? "").split("\n")[0] ?? "";
}

describe("a pull request that switches the model", () => {
  test("says that it is no worse, and what it costs", async () => {
    const { github } = await recorded(before);
    const pull = propose(github, "switch", by("new"));
    const { exitCode, outputs, log } = await onPull(github, pull);
    expect({ exitCode, verdict: outputs.verdict, log }).toMatchObject({ exitCode: 0, verdict: "pass" });
    expect(headlineOf(pull)).toBe(
      "### ✅ rungate: new is no worse than old within 5 points, and 50% cheaper",
    );
  });

  test("is held where too few runs show it, by the policy of the base branch", async () => {
    const { github } = await recorded({ ...before, ...policy("gate: { switch: { margin: 0.02 } }\n") });
    const pull = propose(github, "switch", { ...by("new"), ...policy("gate: {}\n") });
    const { exitCode, outputs } = await onPull(github, pull);
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 1, verdict: "inconclusive" });
    expect(headlineOf(pull)).toBe("### 🟡 rungate: not shown that new is no worse than old within 2 points");
    expect(readable(pull.comments[0]?.body ?? "")).toContain("loosens the policy");
  });

  test("is red with the cases where the model is worse", async () => {
    const { github } = await recorded(before);
    const pull = propose(github, "switch", by("new", { wrong: [3, 4] }));
    expect(await onPull(github, pull)).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(headlineOf(pull)).toBe("### ❌ rungate: 2 cases got worse: trip-3, trip-4");
  });
});

describe("rungate gate --no-worse-than", () => {
  const GATE = ["gate", "--runs", "evals/runs.jsonl", "--expectations", "evals/expectations.yml"];

  async function between(head: Record<string, Content>, ...flags: string[]) {
    const root = workspace({ ...by("old"), ...tripExpectations(CASES) });
    await rungate(root, [...GATE, "--no-base", "--output", "base.json"]);
    for (const [path, content] of Object.entries(head)) write(root, path, content);
    return await rungate(root, [...GATE, "--baseline", "base.json", ...flags]);
  }

  test("ends with 0 where it is shown and 1 where it is not, in the page too", async () => {
    const shown = await between(by("new"), "--no-worse-than", "5%");
    expect(shown.status).toBe(0);
    expect(shown.stdout).toMatch(/^✔ rungate: new is no worse than old within 5 points\n/);
    const { status, stdout } = await between(by("new"), "--no-worse-than", "2%");
    expect(status).toBe(1);
    expect(stdout).toMatch(/^● rungate: not shown that new is no worse than old within 2 points\n/);
    expect(stdout).toMatch(/\d+ runs of each case on both sides would probably show it/);
    expect(stdout).toContain("exit code 1 (a switch must be shown)");
    const json = await between(by("new"), "--no-worse-than", "2%", "--json");
    const { verdict }: Report = JSON.parse(json.stdout);
    expect(verdict.checks.find(({ name }) => name === "switch")).toMatchObject({
      result: "inconclusive",
      numbers: { margin: 0.02, change: 0 },
    });
  });

  test("judges shards, which know no margin", async () => {
    const root = workspace({ ...by("old"), ...tripExpectations(CASES) });
    await rungate(root, [...GATE, "--no-base", "--output", "base.json"]);
    for (const [path, content] of Object.entries(by("new"))) write(root, path, content);
    for (const shard of ["1", "2"]) {
      const part = ["--shard", `${shard}/2`, "--output", `part-${shard}.json`];
      await rungate(root, ["score", ...GATE.slice(1), "--baseline", "base.json", ...part]);
    }
    const merge = ["--merge", "part-*.json", "--baseline", "base.json", "--no-worse-than", "5%"];
    const { status, stdout } = await rungate(root, ["gate", ...GATE.slice(3), ...merge]);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining("new is no worse than old within 5 points"),
    });
  });

  test("needs something to compare with", async () => {
    const root = workspace({ ...by("old"), ...tripExpectations(CASES) });
    const { status, stderr } = await rungate(root, [...GATE, "--no-base", "--no-worse-than", "5%"]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining("--no-worse-than has nothing to compare suite default with"),
    });
  });

  test.each(["0%", "100%", "3", "-1%", "x"])("refuses %s", async (margin) => {
    const { status, stderr } = await between({}, "--no-worse-than", margin);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining("Write points of the pass rate above 0% and below 100%, such as 3%."),
    });
  });
});
