import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportSchema } from "../../src/report/schema.ts";
import { root, runAction } from "./runner.ts";

const exampleInputs = {
  runs: "examples/runs/{_}/{case}.{trial}.json\nexamples/runs/ai-sdk/{case}/{trial}.json\n\nexamples/runs/*.jsonl",
  expectations: "examples/expectations.yml",
  policy: "examples/rungate.yml",
};

function workspace(): string {
  const folder = mkdtempSync(join(tmpdir(), "workspace-"));
  cpSync(join(root, "examples"), join(folder, "examples"), { recursive: true });
  return folder;
}

describe("the built action", () => {
  test("scores the examples, writes report, summary and outputs, and passes", async () => {
    const folder = workspace();
    const result = await runAction(exampleInputs, { workspace: folder });
    expect(result).toMatchObject({ exitCode: 0, annotations: [], undeclaredOutputs: [] });
    expect(result.outputs).toMatchObject({
      verdict: "pass",
      report: join(folder, "rungate-report.default.json"),
    });
    expect(Number(result.outputs["score-f1"])).toBeCloseTo(0.832, 3);
    expect(Number(result.outputs["score-code"])).toBeCloseTo(0.905, 3);
    const report = reportSchema.parse(JSON.parse(readFileSync(result.outputs.report ?? "", "utf8")));
    expect(report).toMatchObject({ commit: "a".repeat(40), totals: { cases: 14, runs: 42, errors: 0 } });
    expect(result.summary).toMatch(/^### ✅ Pass/);
  });

  test("fails by a floor with the reason in the annotation, after everything is written", async () => {
    const folder = workspace();
    writeFileSync(join(folder, "strict.yml"), "gate: { floors: { passRate: 0.9 } }\n");
    const result = await runAction({ ...exampleInputs, policy: "strict.yml" }, { workspace: folder });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.verdict).toBe("fail");
    expect(result.annotations).toMatchObject([
      { level: "error", message: expect.stringContaining("at least 90.0 % demanded") },
    ]);
    expect(result.summary).toMatch(/^### ❌ Fail/);
  });

  test("reports a failing verdict without failing the job when asked to", async () => {
    const folder = workspace();
    writeFileSync(join(folder, "strict.yml"), "gate: { floors: { passRate: 0.9 } }\n");
    const inputs = { ...exampleInputs, policy: "strict.yml", "report-only": "true" };
    const result = await runAction(inputs, { workspace: folder });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "fail" } });
  });

  test("fails when no file matches", async () => {
    const result = await runAction({ runs: "evals/{case}.json" }, { workspace: workspace() });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", "score-f1": "" } });
    expect(result.annotations[0]?.message).toContain('no file matched "evals/{case}.json"');
  });

  test("names every configuration problem where it stands, and ends with 2", async () => {
    const folder = workspace();
    const cases = "cases:\n  - id: a\n    refrenceToolCalls: []\n  - id: b\n    f1: { mode: strikt }\n";
    writeFileSync(join(folder, "bad.yml"), cases);
    const result = await runAction({ ...exampleInputs, expectations: "bad.yml" }, { workspace: folder });
    expect(result).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" } });
    expect(result.annotations).toMatchObject([
      { file: "bad.yml", line: "3", message: expect.stringContaining('Did you mean "referenceToolCalls"?') },
      { file: "bad.yml", line: "5", message: expect.stringContaining('Did you mean "strict"?') },
    ]);
  });

  test("names every unusable input at once", async () => {
    const result = await runAction({ runs: " ", "report-only": "yes" }, { workspace: workspace() });
    expect(result.exitCode).toBe(2);
    expect(result.annotations.map(({ message }) => message.split(":")[0])).toEqual([
      "input runs",
      "input report-only",
    ]);
  });

  test("reads nothing outside the workspace", async () => {
    const result = await runAction({ runs: "../*.json" }, { workspace: workspace() });
    expect(result.exitCode).toBe(2);
    expect(result.annotations[0]?.message).toContain("relative to the workspace");
  });

  test("lets no workflow command through from a recording", async () => {
    const folder = workspace();
    mkdirSync(join(folder, "evil"));
    const name = "x\n::error file=a::injected\n::stop-commands::y";
    const row = { case: name, toolCalls: [{ name, arguments: { [name]: name } }], referenceToolCalls: [] };
    writeFileSync(join(folder, "evil", "a.json"), JSON.stringify(row));
    const result = await runAction({ runs: "evil/*.json" }, { workspace: folder });
    expect(result.annotations.filter(({ message }) => message === "injected")).toEqual([]);
    expect(result.log).not.toMatch(/^::stop-commands/m);
    expect(result.summary).not.toContain("::error");
  });

  test("lets no workflow command through that begins a line of the log, or stands anywhere in the old spelling", async () => {
    const folder = workspace();
    mkdirSync(join(folder, "evil"));
    for (const [at, name] of ["::stop-commands::x", "##[add-mask]a", "::error file=a::injected"].entries()) {
      // A wrong argument puts the tool's name first on its line.
      const [called, expected] = [1, 2].map((n) => ({ name, arguments: { n } }));
      const row = { toolCalls: [called], referenceToolCalls: [expected] };
      writeFileSync(join(folder, "evil", `${at}.json`), JSON.stringify(row));
    }
    const result = await runAction({ runs: "evil/*.json" }, { workspace: folder });
    expect(result.log).toContain("stop-commands");
    expect(result.log).not.toMatch(/^\s*::(?:stop-commands|error file=a)/m);
    expect(result.log).not.toContain("##[");
    expect(result.annotations).toEqual([]);
  });
});
