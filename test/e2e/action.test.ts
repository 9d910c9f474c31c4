import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { firstLine } from "./reading.ts";
import { root } from "./runner.ts";
import type { Files } from "./trips.ts";
import { onPull, propose, reportOf, type WorkflowResult } from "./workflow.ts";

const exampleInputs = {
  runs: "examples/runs/{_}/{case}.{trial}.json\nexamples/runs/ai-sdk/{case}/{trial}.json\n\nexamples/runs/*.jsonl",
  expectations: "examples/expectations.yml",
  policy: "examples/rungate.yml",
};

const examples: Files = Object.fromEntries(
  globSync("examples/**", { cwd: root }).map((file) => [file, readFileSync(join(root, file))]),
);

/** A pull request that adds rungate, with these files, to a repository without it. */
async function adopt(inputs: Record<string, string>, files: Files = {}): Promise<WorkflowResult> {
  const github = await startGitHub();
  github.commit({ files: { "README.md": "an agent" } });
  const pull = propose(github, "feature", { ...examples, ...files });
  return onPull(github, pull, { inputs: { expectations: "", ...inputs } });
}

describe("the built action", () => {
  test("scores the examples, writes report, summary and outputs, and passes", async () => {
    const result = await adopt(exampleInputs);
    expect(result).toMatchObject({ exitCode: 0, undeclaredOutputs: [] });
    expect(result.annotations.map(({ level, file }) => [level, file])).toEqual(
      Array.from({ length: 5 }, () => ["notice", "examples/expectations.yml"]),
    );
    expect(result.outputs).toMatchObject({
      verdict: "pass",
      report: expect.stringMatching(/\/rungate-report\.default\.json$/),
    });
    expect(Number(result.outputs["score-f1"])).toBeCloseTo(0.832, 3);
    expect(Number(result.outputs["score-code"])).toBeCloseTo(0.905, 3);
    expect(reportOf(result)).toMatchObject({ totals: { cases: 14, runs: 42, errors: 0 } });
    expect(firstLine(result.summary)).toMatch(
      /^⚪ Pass, with nothing to compare · 2 of 14 cases fail every trial: book-flight: book_flight date: expected "2026-06-12"/,
    );
  });

  test("fails by a floor with the reason in the annotation, after everything is written", async () => {
    const strict = { "strict.yml": "gate: { floors: { passRate: 0.9 } }\n" };
    const result = await adopt({ ...exampleInputs, policy: "strict.yml" }, strict);
    expect(result.exitCode).toBe(1);
    expect(result.outputs.verdict).toBe("fail");
    expect(result.annotations[0]).toMatchObject({
      level: "error",
      message: expect.stringContaining("at least 90.0% required"),
    });
    expect(firstLine(result.summary)).toMatch(/^❌ Fail · Floors/);
    expect(reportOf(result).verdict.blocks).toBe(true);
  });

  test("reports a failing verdict without failing the job when asked to", async () => {
    const strict = { "strict.yml": "gate: { floors: { passRate: 0.9 } }\n" };
    const inputs = { ...exampleInputs, policy: "strict.yml", "report-only": "true" };
    expect(await adopt(inputs, strict)).toMatchObject({ exitCode: 0, outputs: { verdict: "fail" } });
  });

  test("fails when no file matches", async () => {
    const result = await adopt({ runs: "evals/{case}.json" });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", "score-f1": "" } });
    expect(result.annotations[0]?.message).toContain('no file matched "evals/{case}.json"');
  });

  test("names every configuration problem where it stands, and ends with 2", async () => {
    const cases = "cases:\n  - id: a\n    refrenceToolCalls: []\n  - id: b\n    f1: { mode: strikt }\n";
    const result = await adopt({ ...exampleInputs, expectations: "bad.yml" }, { "bad.yml": cases });
    expect(result).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" } });
    expect(result.annotations).toMatchObject([
      { file: "bad.yml", line: "3", message: expect.stringContaining('Did you mean "referenceToolCalls"?') },
      { file: "bad.yml", line: "5", message: expect.stringContaining('Did you mean "strict"?') },
    ]);
  });

  test("names every unusable input at once", async () => {
    const result = await adopt({ shard: "5", "report-only": "yes" });
    expect(result.exitCode).toBe(2);
    expect(result.annotations.map(({ message }) => message.split(":")[0])).toEqual([
      "input report-only",
      "input shard",
    ]);
  });

  test("reads nothing outside the workspace", async () => {
    const result = await adopt({ runs: "../*.json" });
    expect(result.exitCode).toBe(2);
    expect(result.annotations[0]?.message).toContain("relative to the workspace");
  });

  test("lets no workflow command through from a recording", async () => {
    const name = "x\n::error file=a::injected\n::stop-commands::y";
    const row = { case: name, toolCalls: [{ name, arguments: { [name]: name } }], referenceToolCalls: [] };
    const result = await adopt({ runs: "evil/*.json" }, { "evil/a.json": JSON.stringify(row) });
    expect(result.log).toContain("injected");
    expect(result.annotations.filter(({ message }) => message === "injected")).toEqual([]);
    expect(result.log).not.toMatch(/^::stop-commands/m);
    expect(result.summary).not.toContain("::error");
  });

  test("lets no workflow command through that begins a line of the log, or stands anywhere in the old spelling", async () => {
    const names = ["::stop-commands::x", "##[add-mask]a", "::error file=a::injected"];
    const rows = names.map((name, at) => {
      // A wrong argument moves the tool's name to the start of its line.
      const [called, expected] = [1, 2].map((n) => ({ name, arguments: { n } }));
      return [`evil/${at}.json`, JSON.stringify({ toolCalls: [called], referenceToolCalls: [expected] })];
    });
    const result = await adopt({ runs: "evil/*.json" }, Object.fromEntries(rows));
    expect(result.log).toContain("stop-commands");
    expect(result.log).not.toMatch(/^\s*::(?:stop-commands|error file=a)/m);
    expect(result.log).not.toContain("##[");
    expect(result.annotations).toEqual([]);
  });
});
