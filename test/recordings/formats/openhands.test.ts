import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { readOne, spoken } from "../fixture.ts";

const userMessage = { id: 1, source: "user", action: "message", args: { content: "List." } };
const ran = {
  id: 2,
  source: "agent",
  action: "run",
  args: { command: "ls", thought: "I look.", blocking: false },
};

function seen(extras: JsonObject, more: JsonObject = {}): JsonObject {
  return { id: 3, source: "agent", observation: "run", cause: 2, content: "a.txt", extras, ...more };
}

describe("a trajectory of OpenHands", () => {
  test("without the calls of the model has its actions", () => {
    const run = readOne("openhands", [userMessage, ran, seen({ exit_code: 0 })]);
    expect(run.toolCalls).toMatchObject([
      { name: "run", arguments: { command: "ls" }, status: "ok", result: "a.txt" },
    ]);
    expect(spoken(run)).toEqual(["user: List.", "assistant: I look."]);
  });

  test.each<[JsonObject, JsonObject, string]>([
    [{ metadata: { exit_code: 1 } }, {}, "error"],
    [{}, { observation: "error" }, "error"],
    [{}, { observation: "user_rejected" }, "rejected"],
    [{}, {}, "ok"],
  ])("says by %j %j that a call is %s", (extras, more, status) => {
    expect(readOne("openhands", [userMessage, ran, seen(extras, more)]).toolCalls).toMatchObject([
      { status },
    ]);
  });

  test("leaves out what its framework does and sees", () => {
    const state = {
      id: 5,
      source: "environment",
      observation: "agent_state_changed",
      content: "",
      extras: {},
      cause: 4,
    };
    const change = {
      id: 4,
      source: "agent",
      action: "change_agent_state",
      args: { agent_state: "finished" },
    };
    expect(
      readOne("openhands", { history: [userMessage, ran, seen({}), change, state] }).toolCalls,
    ).toHaveLength(1);
  });
});

describe("events of OpenHands", () => {
  const action = { kind: "ActionEvent", source: "agent", tool_name: "terminal", tool_call_id: "c" };

  test.each<[JsonObject, string]>([
    [{ kind: "ObservationEvent", observation: { is_error: true, content: [] } }, "error"],
    [{ kind: "ObservationEvent", observation: { exit_code: 2, content: [] } }, "error"],
    [{ kind: "AgentErrorEvent", error: "no such tool" }, "error"],
    [{ kind: "UserRejectObservation", rejection_reason: "no" }, "rejected"],
  ])("say by %j that a call is %s", (row, status) => {
    const run = readOne("openhands", [
      { ...action, action: { kind: "TerminalAction", command: "ls" } },
      { source: "environment", tool_call_id: "c", ...row },
    ]);
    expect(run.toolCalls).toMatchObject([{ name: "terminal", arguments: { command: "ls" }, status }]);
  });

  test("of another agent's calls are refused", () => {
    const row = { kind: "ACPToolCallEvent", source: "agent", tool_call_id: "d", title: "ls" };
    expect(() => readOne("openhands", [action, row])).toThrow("ACPToolCallEvent");
  });
});
