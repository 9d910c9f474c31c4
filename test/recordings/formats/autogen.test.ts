import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, readOne, spoken, usageOf } from "../fixture.ts";

const userMessage = { type: "TextMessage", source: "user", content: "Ship it." };
const request = (...content: JsonObject[]) => ({ type: "ToolCallRequestEvent", source: "clerk", content });
const execution = (...content: JsonObject[]) => ({
  type: "ToolCallExecutionEvent",
  source: "clerk",
  content,
});
const ship = { id: "s1", name: "ship", arguments: "{}" };

describe("autogen", () => {
  test("reads the result of a team's task", () => {
    const run = readOne("autogen", fixture("autogen/task-result.json"));
    const planner = { turn: 2, agent: "planner" };
    expect(run.toolCalls).toStrictEqual([
      call("find_order", { id: 7 }, { ...planner, id: "q1", result: "order 7" }),
      call(
        "transfer_to_courier",
        { to: "courier" },
        { ...planner, id: "q2", result: "Transferred to courier." },
      ),
      call(
        "fly",
        {},
        { ...planner, id: "q3", status: "rejected", result: "Error: tool 'fly' not found in any workbench" },
      ),
      call(
        "ship",
        { id: 7 },
        { turn: 4, group: 1, agent: "courier", id: "q4", status: "error", result: "no van" },
      ),
    ]);
    expect(run).toMatchObject({ namesAgents: true, limit: "Maximum number of turns 4 reached." });
    expect(usageOf(run)).toMatchObject({ usage: { input: 110, output: 22 }, duration: 7000 });
    expect(spoken(run)).toContain("reasoning: Find it first.");
  });

  test("reads the state of an agent and of a team", () => {
    const state = fixture("autogen/state.json") as JsonObject;
    expect(readOne("autogen", state).toolCalls).toMatchObject([
      { id: "q1", name: "find_order", status: "ok" },
    ]);
    const team = {
      type: "TeamState",
      agent_states: {
        clerk: { type: "ChatAgentContainerState", agent_state: state },
        "RoundRobinGroupChatManager/1": { message_thread: [userMessage, request(ship)] },
      },
    };
    expect(readOne("autogen", team).toolCalls).toMatchObject([{ id: "s1", status: "pending" }]);
  });

  test("reads a stream, whose last element repeats the messages", () => {
    const messages = [
      userMessage,
      request(ship),
      execution({ call_id: "s1", content: "gone", is_error: false }),
    ];
    const streamed = [...messages, { messages, stop_reason: null }];
    expect(readOne("autogen", streamed).toolCalls).toMatchObject([{ id: "s1", status: "ok" }]);
  });

  test("reads the chat history of 0.2, as either of the two sees it", () => {
    const history = fixture("autogen/chat-history-0.2.json") as { chat_history: JsonObject[] };
    for (const document of [history, history.chat_history]) {
      const run = readOne("autogen", document as Json);
      expect(run.toolCalls).toStrictEqual([
        call("add", { a: 2, b: 3 }, { id: "t1", turn: 1, agent: "helper", result: "5" }),
        call(
          "sing",
          {},
          {
            id: "t2",
            turn: 1,
            agent: "helper",
            status: "rejected",
            result: "Error: Function sing not found.",
          },
        ),
      ]);
      expect(spoken(run)).toEqual(["user: Add 2 and 3, and sing.", "assistant: It is 5."]);
    }
    const unnamed = history.chat_history.map(({ name: _name, ...message }) => message);
    expect(spoken(readOne("autogen", unnamed as Json))).toEqual([
      "user: Add 2 and 3, and sing.",
      "assistant: It is 5.",
    ]);
  });

  test("reads calls that only a summary has", () => {
    const summary = {
      type: "ToolCallSummaryMessage",
      source: "clerk",
      content: "gone",
      tool_calls: [ship],
      results: [{ call_id: "s1", name: "ship", content: "gone", is_error: false }],
    };
    expect(readOne("autogen", [userMessage, summary]).toolCalls).toMatchObject([{ id: "s1", status: "ok" }]);
  });

  test.each<[string, JsonObject[], JsonObject[]]>([
    ["no result", [userMessage, request(ship)], [{ status: "pending" }]],
    [
      "two results",
      [
        userMessage,
        request(ship),
        execution({ call_id: "s1", content: "gone" }),
        execution({ call_id: "s1", content: "again", is_error: true }),
      ],
      [{ status: "ok", result: "gone" }],
    ],
    [
      "one id twice",
      [userMessage, request(ship, { ...ship, name: "fly" })],
      [{ name: "ship" }, { name: "fly" }],
    ],
    ["arguments that are a number", [userMessage, request({ ...ship, arguments: 7 })], [{ arguments: 7 }]],
    ["arguments that are null", [userMessage, request({ ...ship, arguments: null })], [{ arguments: {} }]],
  ])("reads a call with %s", (_name, messages, calls) => {
    expect(readOne("autogen", messages).toolCalls).toMatchObject(calls);
  });

  test("takes whoever is asked for input for a person", () => {
    const messages = [
      userMessage,
      { type: "TextMessage", source: "clerk", content: "Where to?" },
      { type: "UserInputRequestedEvent", source: "boss", content: "", request_id: "1" },
      { type: "TextMessage", source: "boss", content: "Rome." },
      request(ship),
    ];
    expect(spoken(readOne("autogen", messages))).toEqual([
      "user: Ship it.",
      "assistant: Where to?",
      "user: Rome.",
    ]);
  });

  test("refuses messages that it does not know", () => {
    expect(() =>
      readDocument([userMessage, { type: "RemoteCallEvent", source: "clerk", content: [] }]),
    ).toThrow('"RemoteCallEvent"');
    expect(() => readDocument([userMessage, { ...request(), content: "ship" }])).toThrow("not a list");
    expect(() => readDocument({}, [formatNamed("autogen")])).toThrow("no messages");
    expect(claimants([{ type: "SomeMessage", content: "Hi" }])).toEqual([]);
  });
});
