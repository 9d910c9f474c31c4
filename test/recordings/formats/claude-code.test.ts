import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants } from "../../../src/recordings/detect.ts";
import { fixtureRows, spoken } from "../fixture.ts";
import { answer, assistant, message, read, results, textContent, use, user } from "./anthropic-fixture.ts";

describe("a transcript of Claude Code", () => {
  const entries = fixtureRows("anthropic/claude-code.jsonl") as JsonObject[];

  test("counts each call of the agent once, and those of one answer as parallel", () => {
    const run = read(entries);
    expect(run.toolCalls.map(({ id, name, status, group }) => [id, name, status, group])).toEqual([
      ["toolu_1", "Grep", "ok", 0],
      ["toolu_2", "Task", "ok", 0],
      ["toolu_sub", "Grep", "ok", 1],
      ["toolu_3", "Edit", "rejected", 2],
      ["toolu_4", "Bash", "rejected", 3],
    ]);
    expect(spoken(run)).toEqual([
      "user: Count the trees and prune them.",
      "reasoning: First count.",
      "assistant: I count.",
      "assistant: There are three.",
    ]);
    expect(run.warnings).toEqual([]);
  });

  test("is known by its first line, whatever that is", () => {
    for (const entry of entries) expect(claimants([entry]).map(({ id }) => id)).toEqual(["anthropic"]);
  });

  test("of one entry is not an answer of Ollama's", () => {
    const entry = { type: "assistant", sessionId: "s", message: { role: "assistant", content: "Fed." } };
    expect(read(entry).response).toBe("Fed.");
  });

  test("of a sub-agent alone is that sub-agent's", () => {
    const run = read(entries.filter(({ isSidechain }) => isSidechain === true));
    expect(run.toolCalls).toMatchObject([{ id: "toolu_sub", status: "ok" }]);
    expect(run.warnings).toEqual([]);
  });

  test("in which the API failed at the end cannot be scored", () => {
    const failed = {
      type: "assistant",
      isApiErrorMessage: true,
      message: message("m9", textContent("API Error: 529")),
    };
    expect(read([...entries, failed]).fault).toBe("the run ended in an error of the API");
    const done = { ...(message("m10", textContent("Done.")) as object), stop_reason: "end_turn" };
    const recovered = [...entries, failed, { type: "assistant", message: done }];
    expect(read(recovered).fault).toBeUndefined();
    expect(spoken(read(recovered))).not.toContain("assistant: API Error: 529");
  });

  test.each<[string, Json[], string]>([
    ["nothing but a prompt", [{ type: "user", message: user, sessionId: "s" }], "the agent says nothing"],
    ["nothing but a summary", [{ type: "summary", summary: "Cat", leafUuid: "u" }], "the agent says nothing"],
    [
      "a message of another shape",
      [{ type: "assistant", sessionId: "s", message: { role: "model", parts: [] } }],
      "a transcript entry of type assistant without message.content",
    ],
    [
      "calls in an entry of an unknown type",
      [...entries, { type: "hand", sessionId: "s", message: assistant(use("t9")) }],
      'a transcript entry of type "hand" that has tool calls',
    ],
  ])("with %s is refused", (_what, document, expected) => {
    expect(() => read(document)).toThrow(expected);
  });
});

test("pieces of one answer are one message, until the user speaks", () => {
  const entry = (piece: JsonObject) => ({ type: piece.role as string, sessionId: "s", message: piece });
  const pieces = [
    message("m1", textContent("I feed."), use("t1")),
    results(answer("t1")),
    message("m1", textContent("I feed."), use("t1"), use("t2")),
    user,
    message("m1", use("t3")),
  ];
  const run = read(pieces.map(entry));
  expect(run.toolCalls.map(({ id, group }) => [id, group])).toEqual([
    ["t1", 0],
    ["t2", 0],
    ["t3", 1],
  ]);
  expect(spoken(run)).toEqual(["assistant: I feed.", "user: Feed the cat."]);
});

test("entries that a resumed session repeats are read once, and what nobody said is not", () => {
  const userMessage = { type: "user", uuid: "u1", sessionId: "s", message: user };
  const message = { type: "assistant", uuid: "u1", message: assistant(textContent("Fed.")) };
  const added = { type: "user", isSynthetic: true, message: user };
  expect(spoken(read([userMessage, message, userMessage, message, added]))).toEqual([
    "user: Feed the cat.",
    "assistant: Fed.",
  ]);
});

describe("a stream of the Claude Agent SDK", () => {
  const entries = fixtureRows("anthropic/agent-sdk.jsonl") as JsonObject[];
  const withResult = (more: JsonObject) => [
    ...entries.slice(0, -1),
    { type: "result", session_id: "s1", ...more },
  ];

  test("tells which calls were not permitted", () => {
    const run = read(entries);
    expect(run.toolCalls.map(({ name, status, result }) => [name, status, result])).toEqual([
      ["Task", "ok", "three trees"],
      ["Grep", "ok", "3"],
      ["mcp__orchard__prune", "rejected", "Not on a Sunday."],
      ["mcp__orchard__prune", "rejected", undefined],
    ]);
    expect(run.response).toBe("Not today.");
    expect(run.tools).toEqual([{ name: "Task" }, { name: "mcp__orchard__prune" }]);
    expect(run.toolCalls.map(({ agent }) => agent)).toEqual([undefined, "toolu_1", undefined, undefined]);
    expect(run).toMatchObject({ warnings: [], namesAgents: true });
  });

  test("tells so while it goes on, too", () => {
    const denied = { type: "system", subtype: "permission_denied", tool_use_id: "toolu_1", session_id: "s1" };
    expect(read([...entries, denied]).toolCalls[0]?.status).toBe("rejected");
  });

  test("leaves out the calls of an answer that was retracted, and says so", () => {
    const answer = (id: string, uuid: string) => ({
      type: "assistant",
      uuid,
      session_id: "s1",
      message: assistant({ type: "tool_use", id, name: "prune", input: {} }),
    });
    const fallback = { type: "system", subtype: "model_refusal_fallback", retracted_message_uuids: ["v1"] };
    const run = read([answer("t1", "v1"), fallback, answer("t2", "v2")]);
    expect(run.toolCalls.map(({ id }) => id)).toEqual(["t2"]);
    expect(run.warnings).toEqual([expect.stringContaining("retracted")]);
  });

  test.each<[string, JsonObject, string | undefined, string | undefined]>([
    [
      "failed",
      { subtype: "error_during_execution", is_error: true, errors: ["no disk"] },
      "no disk",
      undefined,
    ],
    [
      "failed in the API",
      { subtype: "success", is_error: true, result: "API Error" },
      "API Error",
      undefined,
    ],
    ["took too many turns", { subtype: "error_max_turns", is_error: true }, undefined, "error_max_turns"],
    ["went well", { subtype: "success", is_error: false, result: "" }, undefined, undefined],
  ])("that %s", (_what, result, fault, limit) => {
    const run = read(withResult(result));
    if (fault === undefined) expect(run.fault).toBeUndefined();
    else expect(run.fault).toContain(fault);
    expect(run.limit).toBe(limit);
    expect(run.warnings.filter((text) => text.includes("stopped"))).toEqual([]);
  });

  test("in which the answer is not repeated has that of its messages", () => {
    expect(read(withResult({ subtype: "success", result: "" })).response).toBe("I ask around.");
  });

  test("that begins and has no result was cut off, other than the messages of a session", () => {
    expect(read(entries.slice(0, -1)).fault).toContain("no result at its end");
    const session = read(entries.filter(({ type }) => type === "assistant" || type === "user"));
    expect(session.fault).toBeUndefined();
    expect(session.toolCalls.map(({ status }) => status)).toEqual(["ok", "ok", "error", "pending"]);
  });

  test("of events alone is put together", () => {
    const event = (one: JsonObject) => ({ type: "stream_event", session_id: "s1", event: one });
    const run = read([
      event({ type: "message_start", message: message("m1") }),
      event({ type: "content_block_start", index: 0, content_block: use("t1") }),
      { type: "user", session_id: "s1", message: results(answer("t1")) },
      event({ type: "message_stop" }),
      { type: "result", subtype: "success", is_error: false, session_id: "s1" },
    ]);
    expect(run.toolCalls).toMatchObject([{ id: "t1", status: "ok" }]);
  });

  test("that is nothing but a result is refused", () => {
    expect(() => read(entries.slice(-1))).toThrow("--output-format stream-json");
  });
});
