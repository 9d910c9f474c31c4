import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasPythonSdks, pinnedAgent, proxiedAgent, pythonEvals, pythonSdkAgents } from "../sdks/agents.ts";
import { rungate } from "./command-line.ts";
import { holds, recordingsOf, sdkProject } from "./sdk-projects.ts";

if (!hasPythonSdks)
  console.warn("skipped: agents with an SDK for Python, until test/sdks/python/.venv is there");

describe.skipIf(!hasPythonSdks)("an agent with an SDK for Python", () => {
  test.for([...pythonSdkAgents])(
    "%s: is recorded as its SDK's own messages are read, and red once an argument is wrong",
    holds,
  );

  test.for([...pythonEvals])("%s: each of its conversations is a run", async ([, agent]) => {
    const { root, model, recordAll } = await sdkProject(agent);
    const { stdout, status } = await recordAll("--trials", `${agent.trials}`);
    expect(stdout).toContain("Recorded 15 runs of 5 cases in evals/runs: 15 from model requests\n");
    expect(stdout).not.toContain("warning");
    expect(status).toBe(0);
    expect(recordingsOf(root).flatMap(({ modelCalls }) => modelCalls)).toHaveLength(model.requests.length);
    const good = await rungate(root, ["gate", "--json"]);
    expect(good.status).toBe(0);
    writeFileSync(join(root, "good.json"), good.stdout);

    model.set({ broken: "book-flight" });
    rmSync(join(root, "evals/runs"), { recursive: true });
    await recordAll("--trials", `${agent.trials}`);
    const bad = await rungate(root, ["gate", "--baseline", "good.json"]);
    expect(bad.stdout.split("\n").slice(0, 2)).toEqual([
      "✘ rungate: 1 case got worse: book-flight",
      '  book-flight book_flight date: expected "2026-06-12", got "2026-06-05", was 3 of 3',
    ]);
    expect(bad.status).toBe(1);
  });

  test.skipIf(process.platform === "win32")("behind a proxy reaches rungate without it", async () => {
    const { record } = await sdkProject(proxiedAgent);
    const { stdout, status } = await record("--trials", "1");
    expect(stdout).toContain("Recorded 5 runs of 5 cases in evals/runs: 5 from model requests\n");
    expect(status).toBe(0);
  });

  test("whose code has the address of its model is no agent that called nothing", async () => {
    const { root, model, record } = await sdkProject(pinnedAgent);
    const { stdout, stderr, status } = await record("--trials", "1");
    expect(model.requests.length).toBeGreaterThan(0);
    expect(stdout + stderr).toContain("the command ended without a request to rungate");
    expect(stdout + stderr).toContain("OPENAI_BASE_URL");
    expect(recordingsOf(root)).toEqual([]);
    expect(status).toBe(1);
  });
});
