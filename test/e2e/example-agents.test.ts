import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { recordingsIn } from "../setup/record/project.ts";
import { type ScriptedModel, startScriptedModel } from "../support/scripted-model.ts";
import { workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";
import { root } from "./runner.ts";

const folder = join(root, "examples/agents");
const packages = join(folder, "node_modules");
const agents = [
  {
    name: "in Python",
    command: ["python3", "agent.py"],
    format: "openai-chat",
    isHere: spawnSync("python3", ["--version"]).error === undefined,
  },
  {
    // `npm ci --prefix examples/agents` installs its packages.
    name: "with the AI SDK",
    command: [process.execPath, "agent.mjs"],
    format: "openai-responses",
    isHere: existsSync(join(packages, "ai")),
  },
];

const models: ScriptedModel[] = [];
afterAll(() => {
  for (const model of models) model.stop();
});

describe("the example agents", () => {
  for (const { name, command, format, isHere } of agents)
    describe.skipIf(!isHere)(name, () => {
      test("is recorded and passes the gate", async () => {
        const agent = checkedOut();
        const { env } = await model();
        const recorded = await rungate(agent, [...RECORD, "--", ...command], env);
        expect(recorded).toMatchObject({ status: 0, stderr: "" });
        expect(recorded.stdout).toContain("Recorded 9 runs of 3 cases in runs: 9 from model requests");
        expect(recordingsIn(join(agent, "runs"))).toHaveLength(9);
        const gated = await rungate(agent, ["gate"]);
        expect(gated).toMatchObject({ status: 0, stderr: "" });
        expect(linesOf(gated.stdout)[0]).toBe("○ rungate: nothing to compare with, 3 cases pass");
      });

      test("is seen whole: words, calls, results, tokens and the model", async () => {
        const agent = checkedOut();
        const { env } = await model();
        await rungate(agent, [...RECORD, "--trials", "1", "--", ...command], env);
        const { stdout } = await rungate(agent, ["inspect", "runs/{case}.{trial}.json", "--json"]);
        const { runs } = JSON.parse(stdout);
        expect(runs.find((run: { case: string }) => run.case === "book-flight")).toMatchObject({
          format,
          trial: "1",
          recordedFrom: "model requests",
          response: "NV417 is booked, for 89 euros.",
          toolCalls: [
            { name: "search_flights", status: "ok" },
            { name: "book_flight", status: "ok", arguments: { flight: "NV417", date: "2026-06-12" } },
          ],
        });
        const text = readFileSync(join(agent, "runs/book-flight.1.json"), "utf8");
        const { modelCalls } = JSON.parse(text);
        expect(modelCalls).toHaveLength(3);
        expect(modelCalls[0]).toMatchObject({ model: "gpt-5-mini", usage: { total_tokens: 140 } });
      });

      test("that books another day is red, and the first lines say which argument of which case", async () => {
        const agent = checkedOut();
        const { env } = await model({ DATE: "2026-06-05" });
        expect(await rungate(agent, [...RECORD, "--", ...command], env)).toMatchObject({ status: 0 });
        const { status, stdout } = await rungate(agent, ["gate"]);
        expect(status).toBe(1);
        const [first, second] = linesOf(stdout);
        expect(first).toBe("✘ rungate: pass rate 66.7% is below the floor of 100%");
        expect(second).toContain('book-flight: book_flight date: expected "2026-06-12", got "2026-06-05"');
      });
    });
});

const RECORD = ["record", "--cases", "cases.yml", "--out", "runs"];

function checkedOut(): string {
  const to = workspace();
  for (const file of ["agent.py", "agent.mjs", "package.json", "cases.yml", "rungate.yml"])
    cpSync(join(folder, file), join(to, file));
  if (existsSync(packages)) symlinkSync(packages, join(to, "node_modules"), "junction");
  return to;
}

async function model(settings: Record<string, string> = {}): Promise<ScriptedModel> {
  const started = await startScriptedModel(settings);
  models.push(started);
  return started;
}

function linesOf(text: string): string[] {
  return text.split("\n");
}
