import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { workspace } from "../workspace.ts";
import { chatFiles, tripChatExpectations, tripChats } from "./chats.ts";
import { rungate } from "./command-line.ts";
import { JUDGE_KEY, judgedCommand, judgedOutcomes, printedReport } from "./judges.ts";
import {
  type AnsweredCall,
  callsIn,
  MODELS,
  type SmallModel,
  startSmallModel,
  tap,
  weights,
} from "./small-model.ts";

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 300_000 });

const AGENT = fileURLToPath(new URL("small-model-agent.ts", import.meta.url));
const SCORE = ["score", "--json", "--runs", "runs/{case}.json"];

let model: SmallModel;

describe.skipIf(weights === undefined)("a small model behind a real server", () => {
  beforeAll(async () => {
    model = await startSmallModel();
    // The first command of a file is a process of a minute at most, and a model may take longer.
    await rungate(".", ["--version"]);
  });

  afterAll(() => {
    model.server.kill();
  });

  describe.each(MODELS)("as the model of an agent, as %s", (name) => {
    test.each([
      { how: "whole, with a forced call", MODEL_STREAM: "", MODEL_FORCED: "1" },
      { how: "whole, with calls as it likes", MODEL_STREAM: "", MODEL_FORCED: "" },
      { how: "streamed, with a forced call", MODEL_STREAM: "1", MODEL_FORCED: "1" },
      { how: "streamed, with calls as it likes", MODEL_STREAM: "1", MODEL_FORCED: "" },
    ])("$how: every call is in the recording", async ({ how: _, ...settings }) => {
      const between = await tap(model.url);
      onTestFinished(between.close);
      const root = workspace({
        "evals/cases.yml": "cases: [{ id: trip, input: Find and book a flight from Oslo to Lisbon. }]\n",
        ".github/rungate.yml": "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\n",
      });
      const command = ["record", "--cases", "--trials", "1", "--", process.execPath, AGENT];
      const recorded = await rungate(root, command, {
        OPENAI_BASE_URL: between.url,
        OPENAI_API_KEY: JUDGE_KEY,
        MODEL_NAME: name,
        ...settings,
      });
      const answered = between.bodies.flatMap(callsIn);
      const { stdout } = await rungate(root, ["inspect", "evals/runs/{case}.{trial}.json", "--json"]);
      const { runs, problems }: { runs: { toolCalls: AnsweredCall[] }[]; problems: unknown[] } =
        JSON.parse(stdout);
      const calls = runs.flatMap(({ toolCalls }) => toolCalls);
      console.log(JSON.stringify({ recorded, answered, problems }, null, 1));
      // The server may answer nothing or an error, which ends the agent. Then the recording says so.
      const isWhole = recorded.stdout.startsWith(
        "Recorded 1 run of 1 case in evals/runs: 1 from model requests",
      );
      if (!isWhole) expect(recorded.stderr).toMatch(/^1 run could not run:\n/);
      const problem = { severity: "error", message: expect.stringMatching(/^the agent could not run: /) };
      expect(problems).toEqual(isWhole ? [] : [expect.objectContaining(problem)]);
      expect(calls.map(({ name, arguments: args }) => ({ name, arguments: args }))).toEqual(answered);
      if (settings.MODEL_FORCED) expect(answered[0]?.name).toBe("search_flights");
      expect(printedReport(await rungate(root, ["score", "--json"])).cases).toMatchObject([{ id: "trip" }]);
    });
  });

  test("judges, or leaves a reason and never a score", async () => {
    const folder = workspace({
      ...chatFiles(tripChats(2)),
      ...tripChatExpectations(["trip-1", "trip-2"]),
      ".github/rungate.yml": "judge: { timeoutSeconds: 300, deadlineSeconds: 900, concurrency: 1 }\n",
    });
    const report = printedReport(await judgedCommand(folder, SCORE, model, { model: "smollm2" }));
    const outcomes = Object.values(judgedOutcomes(report));
    console.log(JSON.stringify({ outcomes, judge: report.judge }, null, 1));
    for (const outcome of outcomes) {
      if (outcome?.status === "scored") expect(outcome.value).toBeLessThanOrEqual(1);
      else expect(outcome).toMatchObject({ reason: expect.stringMatching(/judge/) });
    }
    // The server refuses the schema with 500, and rungate asks without it.
    expect(report.judge?.work?.promptTokens).toBeGreaterThan(0);
  });

  test("a server that dies leaves the other runs unjudged, with the reason", async () => {
    const folder = workspace({ ...chatFiles(tripChats(2)), ...tripChatExpectations(["trip-1", "trip-2"]) });
    model.server.kill("SIGKILL");
    const report = printedReport(await judgedCommand(folder, SCORE, model, { model: "smollm2" }));
    const reasons = Object.values(judgedOutcomes(report)).map(
      (outcome) => outcome && "reason" in outcome && outcome.reason,
    );
    expect(reasons).toEqual([
      expect.stringMatching(/could not be reached|broke off/),
      expect.stringMatching(/could not be reached|broke off/),
    ]);
  });
});
