import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { readOne } from "../fixture.ts";

const session = { sessionId: "s", isSidechain: false };
const prompt = { ...session, type: "user", message: { role: "user", content: "Prune." } };

function answer(id: string, ...content: JsonObject[]): JsonObject {
  return { ...session, type: "assistant", message: { id, role: "assistant", content } };
}

function use(id: string, input: JsonObject = {}): JsonObject {
  return { type: "tool_use", id, name: "Agent", input };
}

function result(id: string, text: string, more: JsonObject = {}): JsonObject {
  const content = [{ type: "tool_result", tool_use_id: id, content: text }];
  return { ...session, type: "user", message: { role: "user", content }, toolUseResult: more };
}

function side(agentId: string, ...ids: string[]): JsonObject {
  return { ...answer(`m ${agentId}`, ...ids.map((id) => use(id))), isSidechain: true, agentId };
}

function read(...rows: JsonObject[]) {
  return readOne("anthropic", [prompt, ...rows]);
}

describe("the rows of sub-agents", () => {
  const started = answer("m1", use("t1"));
  const missing = /^a sub-agent made .*subagents\/agent-\*\.jsonl/;

  test.each<[string, JsonObject[]]>([
    [
      "are all there",
      [started, side("a", "x", "y"), result("t1", "Done.", { agentId: "a", totalToolUseCount: 2 })],
    ],
    [
      "are none, since it called nothing",
      [started, result("t1", "Done.", { agentId: "a", totalToolUseCount: 0 })],
    ],
    [
      "are there of one in the background",
      [started, side("a", "x"), result("t1", "", { agentId: "a", isAsync: true })],
    ],
    [
      "are not known to be its own, but are enough",
      [started, side("other", "x", "y"), result("t1", "Done.", { totalToolUseCount: 2 })],
    ],
  ])("that %s leave nothing out", (_name, rows) => {
    expect(read(...rows).fault).toBeUndefined();
  });

  test.each<[string, JsonObject[]]>([
    ["are in another file", [started, result("t1", "Done.", { agentId: "a", totalToolUseCount: 2 })]],
    [
      "are there in part",
      [started, side("a", "x"), result("t1", "Done.", { agentId: "a", totalToolUseCount: 2 })],
    ],
    ["are of one in the background", [started, result("t1", "", { agentId: "a", isAsync: true })]],
    [
      "are counted when it is done",
      [
        started,
        result("t1", "", { agentId: "a", isAsync: true }),
        {
          type: "system",
          subtype: "task_notification",
          session_id: "s",
          tool_use_id: "t1",
          usage: { tool_uses: 3 },
        },
      ],
    ],
  ])("that %s leave the run without a score", (_name, rows) => {
    expect(read(...rows).fault).toMatch(missing);
  });

  test("are read from rows on their progress", () => {
    const { message } = answer("m2", use("x", { bush: "rose" }));
    const data = { type: "agent_progress", agentId: "a", message: { type: "assistant", message } };
    const progress = { ...session, type: "progress", parentToolUseID: "t1", data } as JsonObject;
    const run = read(started, progress, result("t1", "Done.", { agentId: "a", totalToolUseCount: 1 }));
    expect(run.fault).toBeUndefined();
    expect(run.toolCalls.map(({ id, agent }) => [id, agent])).toEqual([
      ["t1", undefined],
      ["x", "a"],
    ]);
  });
});

describe("calls of one id", () => {
  const twice = [answer("m1", use("t", { at: 1 })), answer("m2", use("t", { at: 1 }))];

  test("are two where two answers made them and both have results", () => {
    const run = read(...twice, result("t", "one"), result("t", "two"));
    expect(run.toolCalls.map(({ id, result: text }) => [id, text])).toEqual([
      ["t", "one"],
      ["t (2)", "two"],
    ]);
    expect(run.warnings).toEqual(['the call id "t" is used for different calls; they are counted apart']);
  });

  test("are one where one answer is written down twice, or there is one result", () => {
    expect(
      read(answer("m1", use("t")), answer("m1", use("t")), result("t", "one"), result("t", "one")).toolCalls,
    ).toHaveLength(1);
    expect(read(...twice, result("t", "one")).toolCalls).toHaveLength(1);
  });
});

describe("rows of types that are not known", () => {
  test("are counted in one warning", () => {
    const rows = [
      { type: "weather-report", sessionId: "s" },
      { type: "weather-report", sessionId: "s" },
    ];
    expect(read(...rows, answer("m1", { type: "text", text: "Done." })).warnings).toEqual([
      "rows of types that are not read: weather-report (2)",
    ]);
  });

  test.each<JsonObject>([
    { type: "remote-exec", sessionId: "s" },
    { type: "weather-report", tool_name: "open_valve" },
    { type: "weather-report", name: "open_valve", arguments: 7 },
  ])("are refused where they may be calls: %j", (row) => {
    expect(() => read(row, answer("m1", { type: "text", text: "Done." }))).toThrow(
      /row of type .* may be a call/,
    );
  });
});

test("an answer that counts more searches than it has leaves the run without a score", () => {
  const searched = answer("m1", { type: "server_tool_use", id: "w", name: "web_search", input: {} });
  const counted = (requests: number) => ({
    ...searched,
    message: {
      ...(searched.message as JsonObject),
      usage: { server_tool_use: { web_search_requests: requests } },
    },
  });
  expect(read(counted(1)).fault).toBeUndefined();
  expect(read(counted(2)).fault).toBe(
    "an answer counts 2 calls of web_search and has 1: record all of its blocks",
  );
});
