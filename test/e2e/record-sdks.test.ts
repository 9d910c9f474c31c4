import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  hasPython,
  hasSdks,
  keepingAgent,
  pythonAgents,
  type SdkAgent,
  sdkAgents,
  turnAgents,
} from "../sdks/agents.ts";
import { rungate } from "./command-line.ts";
import { holds, recordingsOf, sdkProject } from "./sdk-projects.ts";

const LARGE = `cases:
  - id: answer-only
    input: "How much may I carry of liquids? (fault: large)"
    referenceToolCalls: []
`;

const TURNS = [
  "Book Ines Aldana the cheapest flight from Oslo to Lisbon on 12 June 2026.",
  "Add one bag of 23 kg to TD-48213.",
];
const turnsCase = (answer: string) => `cases:
  - id: book-and-bag
    input: ${JSON.stringify(TURNS)}
    mustSay: [${JSON.stringify(answer)}]
    referenceToolCalls:
      - { name: search_flights }
      - { name: book_flight }
      - { name: add_baggage, arguments: { booking_id: TD-48213, pieces: 1, max_weight_kg: 23 } }
`;

if (!hasSdks) console.warn("skipped: agents with an SDK, until `npm ci` has run in test/sdks");
if (!hasPython) console.warn("skipped: agents in Python, which is not on this machine");

describe.skipIf(!hasSdks)("an agent with an SDK", () => {
  test.for([...sdkAgents])("%s: is recorded, and red once an argument is wrong", holds);

  test.for(["openai-chat-stream", "openai-responses-kept", "anthropic", "ai-openai", "langgraph"])(
    "%s: that is refused once and tries again leaves whole runs",
    async (name) => {
      const { root, model, record } = await sdkProject(agentNamed(name), { fault: "429 once" });
      const { status, stdout } = await record("--trials", "1");
      expect(stdout).toMatch(/^Recorded 5 runs of 5 cases in evals\/runs: 5 from model requests\n/);
      expect(status).toBe(0);
      const calls = recordingsOf(root).flatMap(({ modelCalls }) => modelCalls);
      const answered = calls.filter(({ failed }) => failed !== true);
      expect(calls).toHaveLength(model.requests.length);
      expect(answered.length).toBeLessThan(calls.length);
      expect((await rungate(root, ["gate"])).status).toBe(0);
    },
  );

  test.for([...turnAgents])("%s: two turns are one run, with all that was said in it", async ([, agent]) => {
    const { root, model, record } = await sdkProject(agent, {}, turnsCase("Your reference is TD-NV417"));
    const { stdout, status } = await record("--trials", "1");
    expect(stdout).toMatch(/^Recorded 1 run of 1 case in evals\/runs: 1 from model requests\n/);
    expect(status).toBe(0);
    expect(JSON.stringify(model.requests.at(-1)?.body)).toContain('{"type":"item_reference","id":"msg_');
    const shown = await rungate(root, ["inspect", "evals/runs/{case}.{trial}.json"]);
    expect(shown.stdout).toMatch(
      /3 tool calls[\s\S]*user {3}Book Ines .*\\nAdd one bag[\s\S]*agent {2}Done: 1 bag/,
    );
    expect((await rungate(root, ["gate"])).stdout).not.toContain("was not said");
    writeFileSync(join(root, "evals/cases.yml"), turnsCase("Your reference is TD-NV418"));
    expect((await rungate(root, ["gate"])).stdout).toMatch(/TD-NV418.* was not said/);
  });

  test("whose store keeps its traces has the same calls in them", async () => {
    const { root, record } = await sdkProject(keepingAgent);
    expect((await record("--trials", "1")).status).toBe(0);
    const linesOf = async (folder: string) => {
      const { stdout } = await rungate(root, ["inspect", `${folder}/{case}.{trial}.json`]);
      return stdout.split("\n").filter((line) => /^ {2}(?:user|agent| +\d+) /.test(line));
    };
    const lines = await linesOf("evals/runs");
    expect(lines.length).toBeGreaterThan(15);
    expect(await linesOf("kept")).toEqual(lines);
  });

  test("whose model is not there, refuses, breaks off or writes too much, is in error and never scored", async () => {
    for (const [fault, reason] of [
      ["429", /^429 from 127\.0\.0\.1:\d+: The model is overloaded$/],
      ["500", /^500 from 127\.0\.0\.1:\d+: The model is overloaded$/],
      ["cut", /^the answer of 127\.0\.0\.1:\d+ was cut off/],
      ["not JSON", /^the answer of 127\.0\.0\.1:\d+ is not JSON$/],
    ] as const) {
      const { root, record } = await sdkProject(agentNamed("openai-chat-stream"), { fault });
      const { status, stderr } = await record("--trials", "1");
      expect(stderr).toContain("5 runs could not run:");
      expect(status).toBe(1);
      for (const { runError } of recordingsOf(root)) expect(runError).toMatch(reason);
      expect((await rungate(root, ["gate"])).status).toBe(1);
    }
  });

  test("whose model says nothing is ended in time", async () => {
    const { root, record } = await sdkProject(agentNamed("openai-chat"), { fault: "hang" });
    const { status } = await record("--trials", "1", "--timeout", "3", "--concurrency", "5");
    for (const { runError } of recordingsOf(root)) expect(runError).toMatch(/did not end within 3 s/);
    expect(status).toBe(1);
  });

  test("gets an answer of 50 MB as it is", async () => {
    const { root, record } = await sdkProject(agentNamed("openai-chat"), {}, LARGE);
    const { status, stdout, stderr } = await record("--trials", "1");
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^Recorded 1 run of 1 case in /);
    expect(status).toBe(0);
    const { size } = statSync(join(root, "evals/runs/answer-only.1.json"));
    expect(size).toBeGreaterThan(50 * 1024 * 1024);
  });
});

describe.skipIf(!hasPython)("an agent in Python", () => {
  test.for([...pythonAgents])("%s: is recorded, and red once an argument is wrong", holds);
});

function agentNamed(name: string): SdkAgent {
  const agent = sdkAgents.get(name);
  if (agent === undefined) throw new Error(`no agent ${name}`);
  return agent;
}
