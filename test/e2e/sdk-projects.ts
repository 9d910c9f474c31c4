import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { tryParseJson } from "../../src/core/parse-json.ts";
import { agentVariables, casesFile, type SdkAgent } from "../sdks/agents.ts";
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

/**
 * Records an agent's cases, compares them with what its SDK kept, gates them, breaks an argument, records the case again, and gates.
 */
export async function holds([, agent]: readonly [string, SdkAgent]): Promise<void> {
  const { root, model, record } = await sdkProject(agent);
  const { trials = 3 } = agent;
  const numbers = Array.from({ length: trials }, (_, at) => at + 1);
  const { status, stdout, stderr } = await record("--trials", `${trials}`);
  const [all, broken] = [5 * trials, trials];
  expect(stdout).toMatch(`Recorded ${all} runs of 5 cases in evals/runs: ${all} from ${agent.source}\n`);
  if (agent.warning === undefined) expect(stdout + stderr).not.toContain("warning");
  else expect(stdout).toMatch(agent.warning);
  expect(status).toBe(0);
  expect(files(root)).toEqual(CASES.flatMap((id) => numbers.map((trial) => `${id}.${trial}.json`)));
  for (const { runError, recorder, modelCalls } of recordingsOf(root)) {
    expect(runError).toBeUndefined();
    expect(recorder.source).toBe(agent.source);
    for (const call of modelCalls)
      expect(call).toEqual(expect.objectContaining({ model: expect.any(String), usage: expect.any(Object) }));
  }
  if (agent.saved !== undefined) await readsAlike(root, agent.saved, agent.answersBy);
  const good = await rungate(root, ["gate"]);
  expect(good.stdout).toMatch(/^[✔○] rungate: .*5 cases pass\n/);
  expect(good.status).toBe(0);
  writeFileSync(join(root, "good.json"), (await rungate(root, ["gate", "--json"])).stdout);

  model.set({ broken: "book-flight" });
  for (const trial of numbers) rmSync(join(root, `evals/runs/book-flight.${trial}.json`));
  const again = await record("--trials", `${trials}`, "--resume");
  expect(again.stdout).toContain(`Kept ${all - broken} recordings from before`);
  const bad = await rungate(root, ["gate", "--baseline", "good.json"]);
  expect(bad.stdout.split("\n").slice(0, 2)).toEqual([
    "✘ rungate: 1 case got worse: book-flight",
    `  book-flight book_flight date: expected "2026-06-12", got "2026-06-05", was ${trials} of ${trials}`,
  ]);
  expect(bad.status).toBe(1);
  noSecretIn(root);
}

/** Reads each run both ways, as it was recorded and as the agent saved it. */
async function readsAlike(
  root: string,
  facts: NonNullable<SdkAgent["saved"]>,
  answersBy: string | undefined,
): Promise<void> {
  const recorded = await inspect(root, "evals/runs/{case}.{trial}.json");
  const saved = await inspect(root, "saved/{case}.{trial}.json");
  expect(new Set(saved.map((run) => run.format))).toEqual(new Set([facts.format]));
  const read = saved.map((run) => shownOf(run, facts, answersBy));
  expect(read).toEqual(
    recorded.map((run, at) => shownOf({ ...run, ...usageOf(run, saved[at]) }, facts, answersBy)),
  );
  expect(read.flatMap(({ toolCalls }) => toolCalls).length).toBeGreaterThan(7);
}

/** The counts that the saved form has too: some have no cached tokens, or none of reasoning. */
function usageOf({ usage }: InspectedRun, saved: InspectedRun | undefined) {
  const counts = Object.keys(saved?.usage ?? {}).map((name) => [name, usage?.[name]]);
  return { usage: Object.fromEntries(counts) };
}

interface InspectedRun {
  case: string;
  format: string;
  input: unknown;
  response: unknown;
  usage?: Record<string, number | undefined>;
  toolCalls: {
    name: string;
    arguments: unknown;
    status: string;
    result?: unknown;
    id?: string;
    group?: number;
  }[];
}

async function inspect(root: string, pattern: string): Promise<InspectedRun[]> {
  const { stdout } = await rungate(root, ["inspect", pattern, "--json"]);
  const { runs, problems }: { runs: InspectedRun[]; problems: unknown[] } = JSON.parse(stdout);
  expect(problems).toEqual([]);
  return runs;
}

function shownOf(
  run: InspectedRun,
  { has, lacksTexts }: Omit<NonNullable<SdkAgent["saved"]>, "format">,
  answersBy: string | undefined,
) {
  const calls = run.toolCalls.filter(({ name }) => name !== answersBy);
  const toolCalls = calls.map(({ name, arguments: args, status, result, id, group }) => ({
    name,
    arguments: args,
    status,
    // Some keep the value that the tool returned, and send its text, as JSON or as Python writes it.
    ...(answersBy === undefined
      ? {
          result: typeof result === "string" ? (tryParseJson(result.replaceAll("'", '"')) ?? result) : result,
        }
      : {}),
    ...(has.includes("ids") ? { id } : {}),
    ...(has.includes("groups") ? { group } : {}),
  }));
  const { case: caseId, input, response, usage } = run;
  return {
    caseId,
    toolCalls,
    ...(lacksTexts ? {} : { input, response }),
    ...(has.includes("usage") ? { usage: withoutZeros(usage) } : {}),
  };
}

/** Pydantic AI writes 0 for what its provider does not say. */
function withoutZeros(usage: InspectedRun["usage"]) {
  return Object.fromEntries(Object.entries(usage ?? {}).filter(([, tokens = 0]) => tokens !== 0));
}

interface SdkProject {
  root: string;
  model: Model;
  record: (...options: string[]) => ReturnType<typeof rungate>;
  /** For a command that runs all cases itself. */
  recordAll: (...options: string[]) => ReturnType<typeof rungate>;
}

export async function sdkProject(
  { command, answersBy, variables }: SdkAgent,
  settings: ModelSettings = {},
  cases = readFileSync(casesFile, "utf8"),
): Promise<SdkProject> {
  const model = await startModel({ apiKey: KEY, ...settings });
  onTestFinished(() => model.close());
  const root = workspace({
    "evals/cases.yml": cases,
    ".github/rungate.yml":
      "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\n" +
      (answersBy === undefined ? "" : `tools: [{ match: ${answersBy}, ignore: true }]\n`),
  });
  const recordAll = (...options: string[]) =>
    rungate(root, ["record", ...options, "--", ...command], {
      ...agentVariables(model.address, KEY),
      ...variables,
    });
  const record = (...options: string[]) => recordAll("--cases", "evals/cases.yml", ...options);
  return { root, model, record, recordAll };
}

const files = (root: string) => recordingsIn(join(root, "evals/runs"));

/** The recordings of a project, in the order of their names. */
export function recordingsOf(root: string): Recording[] {
  return files(root).map((file) => JSON.parse(readFileSync(join(root, "evals/runs", file), "utf8")));
}

function noSecretIn(root: string): void {
  const written = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(written.length).toBeGreaterThan(recordingsOf(root).length);
  for (const { parentPath, name } of written) {
    const bytes = readFileSync(join(parentPath, name));
    for (const secret of [KEY, KEY.slice(8, 40), Buffer.from(KEY).toString("base64").slice(0, 40)])
      expect(bytes.includes(secret), `${name} has the key`).toBe(false);
    expect(bytes.toString("latin1")).not.toMatch(/authorization|x-api-key|x-goog-api-key|Bearer /i);
  }
}
