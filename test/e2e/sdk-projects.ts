import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { agentVariables, casesFile, type SavedFact, type SdkAgent } from "../sdks/agents.ts";
import { type Model, type ModelSettings, startModel } from "../sdks/model.mjs";
import { recordingsIn } from "../setup/record/project.ts";
import { workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";

/** The key of the model. It must not be in any written file. */
const KEY = "sk-proj-ThisIsTheKeyOfTheTestsAndMustNotBeOnDisk0123456789";
const CASES = ["add-baggage", "answer-only", "book-flight", "cheapest-day", "refund-quote"];

export interface Recording {
  runError?: string;
  recorder: { source?: string };
  modelCalls: { model?: string; usage?: object; failed?: true }[];
}

/** Records an agent's cases, gates them, breaks an argument, records the case again, and gates. */
export async function holds([, agent]: readonly [string, SdkAgent]): Promise<void> {
  const { root, model, record } = await sdkProject(agent);
  const { status, stdout, stderr } = await record();
  expect(stdout).toMatch(`Recorded 15 runs of 5 cases in evals/runs: 15 from ${agent.source}\n`);
  if (agent.warning === undefined) expect(stdout + stderr).not.toContain("warning");
  else expect(stdout).toMatch(agent.warning);
  expect(status).toBe(0);
  expect(files(root)).toEqual(CASES.flatMap((id) => [1, 2, 3].map((trial) => `${id}.${trial}.json`)));
  for (const { runError, recorder, modelCalls } of recordingsOf(root)) {
    expect(runError).toBeUndefined();
    expect(recorder.source).toBe(agent.source);
    for (const call of modelCalls)
      expect(call).toEqual(expect.objectContaining({ model: expect.any(String), usage: expect.any(Object) }));
  }
  const good = await rungate(root, ["gate"]);
  expect(good.stdout).toMatch(/^[✔○] rungate: .*5 cases pass\n/);
  expect(good.status).toBe(0);
  writeFileSync(join(root, "good.json"), (await rungate(root, ["gate", "--json"])).stdout);

  model.set({ broken: "book-flight" });
  for (const trial of [1, 2, 3]) rmSync(join(root, `evals/runs/book-flight.${trial}.json`));
  expect((await record("--resume")).stdout).toContain("Kept 12 recordings from before");
  const bad = await rungate(root, ["gate", "--baseline", "good.json"]);
  expect(bad.stdout.split("\n").slice(0, 2)).toEqual([
    "✘ rungate: 1 case got worse: book-flight",
    '  book-flight book_flight date: expected "2026-06-12", got "2026-06-05", was 3 of 3',
  ]);
  expect(bad.status).toBe(1);
  noSecretIn(root);
}

/** Reads each run both ways, as it was recorded and as the agent saved it, and compares. */
export async function readsAlike([, agent]: readonly [string, SdkAgent]): Promise<void> {
  const { format, has } = agent.saved ?? { format: "none", has: [] };
  const { root, record } = await sdkProject(agent);
  expect((await record("--trials", "1")).status).toBe(0);
  const recorded = await inspect(root, "evals/runs/{case}.{trial}.json");
  const saved = await inspect(root, "saved/{case}.{trial}.json");
  expect(new Set(saved.map((run) => run.format))).toEqual(new Set([format]));
  expect(saved.map((run) => shownOf(run, has))).toEqual(recorded.map((run) => shownOf(run, has)));
  expect(saved.flatMap(({ toolCalls }) => toolCalls)).toHaveLength(8);
}

interface InspectedRun {
  case: string;
  format: string;
  input: unknown;
  response: unknown;
  usage?: object;
  toolCalls: { id?: string; group?: number }[];
}

async function inspect(root: string, pattern: string): Promise<InspectedRun[]> {
  const { stdout } = await rungate(root, ["inspect", pattern, "--json"]);
  const { runs, problems }: { runs: InspectedRun[]; problems: unknown[] } = JSON.parse(stdout);
  expect(problems).toEqual([]);
  return runs;
}

function shownOf(run: InspectedRun, has: readonly SavedFact[]) {
  const toolCalls = run.toolCalls.map(({ id, group, ...call }) => ({
    ...call,
    ...(has.includes("ids") ? { id } : {}),
    ...(has.includes("groups") ? { group } : {}),
  }));
  const { case: caseId, input, response, usage } = run;
  return { caseId, input, response, toolCalls, ...(has.includes("usage") ? { usage } : {}) };
}

interface SdkProject {
  root: string;
  model: Model;
  record: (...options: string[]) => ReturnType<typeof rungate>;
}

export async function sdkProject(
  { command }: SdkAgent,
  settings: ModelSettings = {},
  cases = readFileSync(casesFile, "utf8"),
): Promise<SdkProject> {
  const model = await startModel({ apiKey: KEY, ...settings });
  onTestFinished(() => model.close());
  const root = workspace({
    "evals/cases.yml": cases,
    ".github/rungate.yml": "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\n",
  });
  const record = (...options: string[]) =>
    rungate(
      root,
      ["record", "--cases", "evals/cases.yml", ...options, "--", ...command],
      agentVariables(model.address, KEY),
    );
  return { root, model, record };
}

const files = (root: string) => recordingsIn(join(root, "evals/runs"));

/** The recordings of a project, in the order of their names. */
export function recordingsOf(root: string): Recording[] {
  return files(root).map((file) => JSON.parse(readFileSync(join(root, "evals/runs", file), "utf8")));
}

function noSecretIn(root: string): void {
  const written = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(written.length).toBeGreaterThan(15);
  for (const { parentPath, name } of written) {
    const bytes = readFileSync(join(parentPath, name));
    for (const secret of [KEY, KEY.slice(8, 40), Buffer.from(KEY).toString("base64").slice(0, 40)])
      expect(bytes.includes(secret), `${name} has the key`).toBe(false);
    expect(bytes.toString("latin1")).not.toMatch(/authorization|x-api-key|x-goog-api-key|Bearer /i);
  }
}
