import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { readOne, spoken } from "../fixture.ts";

const place = { sessionID: "ses_1", messageID: "msg_1" };

function tool(state: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    ...place,
    id: "prt_1",
    type: "tool",
    callID: "a",
    tool: "bash",
    state: { input: { command: "ls" }, ...state },
    ...more,
  };
}

function run(...parts: JsonObject[]) {
  return readOne(
    "opencode",
    parts.map((part) => ({ type: "any", sessionID: "ses_1", part })),
  );
}

describe("a log of OpenCode", () => {
  test.each<[JsonObject, string]>([
    [{ status: "completed", output: "x", metadata: { exit: 0 } }, "ok"],
    [{ status: "completed", output: "x", metadata: { exit: 2 } }, "error"],
    [{ status: "error", error: "gone" }, "error"],
    [{ status: "error", error: "The user rejected permission to use this tool call." }, "rejected"],
    [{ status: "running" }, "pending"],
  ])("says by %j that a call is %s", (state, status) => {
    expect(run(tool(state)).toolCalls).toMatchObject([
      { name: "bash", arguments: { command: "ls" }, status },
    ]);
  });

  test("has a part of the server's events once, as it is at the end", () => {
    const events = [
      { type: "message.updated", properties: { info: { id: "msg_0", role: "user" } } },
      {
        type: "message.part.updated",
        properties: { part: { ...place, messageID: "msg_0", id: "p", type: "text", text: "Go" } },
      },
      { type: "message.part.updated", properties: { part: tool({ status: "running" }) } },
      { type: "message.part.updated", properties: { part: tool({ status: "completed", output: "x" }) } },
      { type: "session.idle", properties: { sessionID: "ses_1" } },
    ];
    const read = readOne("opencode", events);
    expect(read.toolCalls).toMatchObject([{ status: "ok" }]);
    expect([spoken(read), read.warnings]).toEqual([["user: Go"], []]);
  });

  test("has what it took, and warns of sub-agents", () => {
    const finish = {
      ...place,
      id: "f",
      type: "step-finish",
      tokens: { input: 5, output: 2, cache: { read: 3, write: 0 } },
      cost: 0.5,
    };
    const read = run(tool({ status: "completed", metadata: { sessionId: "ses_2" } }), finish);
    expect(read.usage).toMatchObject({ input: 8, output: 2, cost: 0.5 });
    expect(read.warnings).toEqual([
      "sub-agents keep sessions of their own: the calls that they made are not counted",
    ]);
  });

  test("that ended in an error has no score", () => {
    const error = { name: "APIError", data: { message: "overloaded" } };
    const rows = [
      { type: "tool_use", part: tool({ status: "completed" }) },
      { type: "error", sessionID: "ses_1", error },
    ];
    expect(readOne("opencode", rows).fault).toBe("the run ended in an error: overloaded");
  });
});
