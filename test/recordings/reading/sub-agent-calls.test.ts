import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { agentMessage, invocation } from "../../golden/mastra-pages.ts";
import { readOne } from "../fixture.ts";

/** The result of a delegation in Mastra 1. */
const answer = (text: string, ...subAgentToolResults: JsonObject[]): JsonObject => ({
  ...{ text, finishReason: "stop", subAgentThreadId: "t", subAgentResourceId: "r" },
  subAgentToolResults,
});
const made = (toolName: string, more: JsonObject = {}): JsonObject => ({
  ...{ toolName, toolCallId: `sub-${toolName}`, args: { of: toolName }, result: 1 },
  ...more,
});
const nested = answer("", made("deep", { isError: true, result: "no bell" }));
const result = answer("Rain.", made("lookup"), made("agent-helper", { result: nested }));

/** Two parallel calls, one a delegation, and a later call. */
const payloads = [
  { toolCallId: "1", toolName: "agent-weather", args: { prompt: "Oslo?" }, result },
  { toolCallId: "2", toolName: "clock", args: {}, result: 9 },
  { toolCallId: "3", toolName: "send", args: {}, result: 1 },
];
const step = (...of: JsonObject[]): JsonObject => ({
  toolCalls: of.map(({ result: _result, ...payload }) => ({ type: "tool-call", payload })),
  toolResults: of.map((payload) => ({ type: "tool-result", payload })),
});
const calls = ({ toolCalls }: Run) =>
  toolCalls.map(({ name, agent, group, status, arguments: args }) => [group, agent, name, status, args]);

describe("calls of Mastra's sub-agents", () => {
  const expected = [
    [0, undefined, "agent-weather", "ok", { prompt: "Oslo?" }],
    [0, undefined, "clock", "ok", {}],
    [1, "weather", "lookup", "ok", { of: "lookup" }],
    [2, "weather", "agent-helper", "ok", { of: "agent-helper" }],
    [3, "helper", "deep", "error", { of: "deep" }],
    [4, undefined, "send", "ok", {}],
  ];
  const [first = {}, second = {}, third = {}] = payloads;
  const part = (payload: JsonObject): JsonObject => ({
    type: "tool-invocation",
    toolInvocation: { ...payload, state: "result" },
  });
  const parts: Json = [part(first), part(second), { type: "step-start" }, part(third)];

  it.each<[string, string, Json]>([
    ["an output", "mastra", { steps: [step(first, second), step(third)] }],
    ["stored messages", "mastra", [{ role: "assistant", content: { format: 2, parts } }]],
    [
      "UI messages",
      "ai-sdk",
      [{ role: "assistant", content: "", parts: [{ type: "step-start" }, ...parts] }],
    ],
  ])(
    "are calls with their agent, after what was called at once with the delegation: %s",
    (_what, format, document) => {
      const run = readOne(format, document);
      expect(calls(run)).toEqual(expected);
      expect(run.namesAgents).toBe(true);
    },
  );

  const delegation = (...list: Json[]): Json => [
    agentMessage("Rain.", [
      invocation("agent-weather", {}, { result: { text: "", subAgentToolResults: list } }),
    ]),
  ];

  it("count once where the run has them already", () => {
    const own = invocation("lookup", {}, { toolCallId: "sub-lookup" });
    const run = readOne("mastra", [agentMessage("", [own, invocation("agent-weather", {}, { result })])]);
    expect(run.toolCalls.filter(({ name }) => name === "lookup")).toHaveLength(1);
  });

  it("cannot be compared without their arguments, as an older Mastra keeps them", () => {
    const { args: _args, ...bare } = made("lookup");
    expect(readOne("mastra", delegation(bare)).fault).toContain(
      'the arguments of "lookup", a call of the sub-agent "weather", were not recorded',
    );
  });

  it.each<[string, Json]>([
    ["without a name", made("")],
    ["that is no object", "lookup"],
  ])("are a fault where one is %s", (_what, one) => {
    expect(() => readOne("mastra", delegation(one))).toThrow(/without a name|not a list of objects/);
  });
});
