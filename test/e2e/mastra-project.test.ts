import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { agentVariables, hasSdks } from "../sdks/agents.ts";
import { type Model, startModel } from "../sdks/model.mjs";
import { type Content, workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";

const script = (name: string) =>
  fileURLToPath(new URL(`../sdks/mastra-project/${name}.mjs`, import.meta.url));

const TASK = "Ask the desk: book Ines Aldana a flight to Lisbon.";

if (!hasSdks) console.warn("skipped: a project with Mastra, until `npm ci` has run in test/sdks");

/** A project with memory, storage, a sub-agent, a live scorer and a model. */
async function project(files: Record<string, Content> = {}) {
  const model = await startModel();
  onTestFinished(() => model.close());
  const root = workspace(files);
  return { root, model, env: variables(root, model) };
}

function variables(root: string, { address }: Model): Record<string, string> {
  const database = `file:${join(root, "mastra.db")}`;
  return { ...agentVariables(address, "sk-test"), MASTRA_DATABASE: database };
}

async function start(name: string, root: string, env: Record<string, string>, ...args: string[]) {
  const options = { cwd: root, env: { PATH: process.env.PATH, ...env }, stdio: "ignore" as const };
  const [code] = await once(spawn(process.execPath, [script(name), ...args], options), "exit");
  expect(code).toBe(0);
}

describe.skipIf(!hasSdks)("a Mastra project with memory, storage, a sub-agent and a live scorer", () => {
  test("is recorded without a change, and the calls of its sub-agent are not passed over in silence", async () => {
    const cases = `cases:\n  - { id: book-by-desk, input: "${TASK}" }\n`;
    const { root, env } = await project({ "evals/cases.yml": cases });
    const words = ["record", "--cases", "evals/cases.yml", "--", process.execPath, script("agent")];
    const { stdout, status } = await rungate(root, words, env);
    expect(stdout).toMatch("Recorded 3 runs of 1 case in evals/runs: 3 from model requests\n");
    expect(stdout).toContain("6 calls of sub-agents are not in the recordings");
    expect(status).toBe(0);
    expect((await rungate(root, ["init"])).status).toBe(0);
    expect((await rungate(root, ["gate"])).stdout).toMatch(/^[✔○] rungate: .*1 case passes\n/);
  });

  test("is red with the argument of its sub-agent, four commands after the first", async () => {
    const { root, model, env } = await project();
    await start("evals", root, env);
    expect((await rungate(root, ["init"])).status).toBe(0);
    const good = await rungate(root, ["gate", "--json"]);
    expect(good.status).toBe(0);
    writeFileSync(join(root, "good.json"), good.stdout);
    model.set({ broken: "book-flight" });
    await start("evals", root, env);
    const { stdout, status } = await rungate(root, ["gate", "--baseline", "good.json"]);
    expect(stdout.split("\n").slice(0, 2)).toEqual([
      "✘ rungate: 1 case got worse: book-by-desk",
      '  book-by-desk book_flight date: expected "2026-06-12", got "2026-06-05", was 1 of 1',
    ]);
    expect(status).toBe(1);
  });

  test("scores an experiment as Mastra did", async () => {
    const cases = [
      "How much may I carry of liquids?",
      "Book Ines Aldana the cheapest flight from Oslo to Lisbon on 12 June 2026.",
    ];
    const expectedToolOrder = ["search_flights", "book_flight"];
    const { root, env } = await project({
      ".github/rungate.yml": "runs: experiment.json\nexpectations: cases.json\ncaseField: /input\n",
      "cases.json": { cases: cases.map((id) => ({ id, expectedToolOrder })) },
    });
    await start("experiment", root, env, "experiment.json");
    const results: ExperimentResult[] = JSON.parse(readFileSync(join(root, "experiment.json"), "utf8"));
    const theirs = results.map(({ input, scores }) => [input, scores[0]?.score]);
    expect(Object.fromEntries(theirs)).toEqual({ [cases[0] ?? ""]: 0, [cases[1] ?? ""]: 1 });
    expect(await codeScores(root)).toEqual(Object.fromEntries(theirs));
  });
});

interface ExperimentResult {
  input: string;
  scores: { score: number }[];
}

async function codeScores(root: string): Promise<Record<string, number>> {
  const report = JSON.parse((await rungate(root, ["score", "--json"])).stdout);
  return Object.fromEntries(
    report.cases.map(({ id, trials }: { id: string; trials: { scores: { code: { value: number } } }[] }) => [
      id,
      trials[0]?.scores.code.value,
    ]),
  );
}

const CONFIGURATIONS = [
  { expectedTool: "search" },
  { expectedTool: "pay" },
  { expectedTool: "search", strictMode: true },
  { expectedToolOrder: ["search", "pay"] },
  { expectedToolOrder: ["pay", "search"] },
  { expectedToolOrder: ["search", "pay"], strictMode: true },
  { expectedTool: "pay", expectedToolOrder: [] },
  { expectedTool: "pay", expectedToolOrder: ["search"] },
];
const CALLED = [["search"], ["search", "pay"], ["pay", "search"], ["search", "log", "pay"]];

/** Mastra's ways to store a run that called these tools. */
const SHAPES: Record<string, (tools: readonly string[]) => object> = {
  "messages of a scorer": (tools) => ({ input: inputOf(), output: outputOf(tools) }),
  "steps of an agent": (tools) => ({
    input: "Go on.",
    steps: [
      ...tools.map((name, at) => ({ toolCalls: [callOf(name, at)] })),
      { toolCalls: [], text: "Done." },
    ],
  }),
  "the result of an experiment": (tools) => ({
    input: "Go on.",
    output: { text: "Done.", toolCalls: tools.map(callOf), toolResults: [] },
  }),
};

const callOf = (toolName: string, at: number) => ({
  type: "tool-call",
  payload: { toolCallId: `call_${at}`, toolName, args: {} },
});

const inputOf = () => ({
  inputMessages: [messageOf("user", [{ type: "text", text: "Go on." }])],
  rememberedMessages: [],
  systemMessages: [],
  taggedSystemMessages: {},
});

const outputOf = (tools: readonly string[]) => [
  messageOf("assistant", [
    ...tools.map((toolName, at) => ({
      type: "tool-invocation",
      toolInvocation: { toolCallId: `call_${at}`, toolName, args: {}, result: "ok", state: "result" },
    })),
    { type: "text", text: "Done." },
  ]),
];

const messageOf = (role: string, parts: object[]) => ({
  id: `${role}-1`,
  role,
  createdAt: new Date(0),
  content: { format: 2, parts },
});

describe.skipIf(!hasSdks)("32 runs beside Mastra's own scorer", () => {
  test.each(Object.entries(SHAPES))("%s score the same", async (_, shapeOf) => {
    const path = "../sdks/node_modules/@mastra/evals/dist/scorers/prebuilt/index.js";
    const { createToolCallAccuracyScorerCode } = await import(new URL(path, import.meta.url).href);
    const theirs: Record<string, number> = {};
    const files: Record<string, Content> = {};
    for (const [at, configuration] of CONFIGURATIONS.entries())
      for (const [row, tools] of CALLED.entries()) {
        const scorer = createToolCallAccuracyScorerCode(configuration);
        const { score } = await scorer.run({ input: inputOf(), output: outputOf(tools) });
        theirs[`case-${at}-${row}`] = score;
        files[`runs/case-${at}-${row}.1.json`] = shapeOf(tools);
      }
    const cases = CONFIGURATIONS.flatMap((configuration, at) =>
      CALLED.map((_tools, row) => ({ id: `case-${at}-${row}`, ...configuration })),
    );
    const root = workspace({
      ...files,
      ".github/rungate.yml": "runs: runs/{case}.{trial}.json\nexpectations: cases.json\n",
      "cases.json": { cases },
    });
    expect(Object.keys(theirs)).toHaveLength(32);
    expect(await codeScores(root)).toEqual(theirs);
  });
});
