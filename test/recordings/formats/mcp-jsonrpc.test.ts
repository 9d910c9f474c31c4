import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { mcpJsonrpc } from "../../../src/recordings/formats/mcp-jsonrpc.ts";
import { call, fixture, fixtureRows, readOne } from "../fixture.ts";

const read = (document: Json) => readOne("mcp-jsonrpc", document);
const request = (id: Json, name: string, args: Json = {}, more: JsonObject = {}): JsonObject => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: args, ...more },
});
const response = (id: Json, result: Json): JsonObject => ({ jsonrpc: "2.0", id, result });
const contentOf = (text: string): Json => ({ content: [{ type: "text", text }] });
const briefly = (document: Json) =>
  read(document).toolCalls.map(({ id, status, result, group }) => [id, status, result, group]);

describe("a log of JSON-RPC messages", () => {
  test("holds the calls of the client with what became of them", () => {
    const run = read(fixtureRows("mcp-jsonrpc/nursery.jsonl"));
    expect(run.toolCalls).toEqual([
      call("find_plants", { light: "shade" }, { id: "2", result: "fern\nhosta" }),
      call("find_plants", { light: "sun" }, { id: "3", result: "lavender" }),
      call(
        "reserve_plant",
        { plant: "fern", pots: 0 },
        {
          id: "4",
          turn: 1,
          group: 1,
          status: "rejected",
          result: "Invalid arguments for tool reserve_plant: pots must be at least 1",
        },
      ),
      call(
        "reserve_plant",
        { plant: "fern", pots: 2 },
        { id: "5", turn: 2, group: 2, status: "error", result: "Only 1 pot left" },
      ),
      call("advise", {}, { id: "6", turn: 3, group: 3, status: "error", result: "Internal error" }),
      call("reserve_plant", { plant: "fern", pots: 1 }, { id: "7", turn: 4, group: 4, status: "pending" }),
    ]);
    expect(run.tools).toEqual([
      { name: "advise", parameters: [] },
      { name: "find_plants", description: "Finds plants by what they need", readOnly: true, parameters: [] },
      { name: "reserve_plant", readOnly: false, parameters: [] },
    ]);
    expect([run.input, run.response, run.warnings]).toEqual(["", "", []]);
  });

  test("may be bodies of HTTP: streams, batches, and text in a field", () => {
    const run = read(fixture("mcp-jsonrpc/http.json"));
    expect(run.toolCalls).toEqual([
      call("ferry_times", { from: "Mürwik", to: "Ærø" }, { id: "1", result: "09:15" }),
      call("seats", { sailing: "09:15" }, { id: "a", turn: 1, group: 1, result: { free: 4 } }),
      call("price", { sailing: "09:15" }, { id: "b", turn: 1, group: 1, result: "12 EUR" }),
    ]);
  });

  test("may be what the Inspector exports of its network", () => {
    const exchange = (request: JsonObject, body: string) => ({
      id: "7-x",
      method: "POST",
      requestBody: JSON.stringify(request),
      responseStatus: 200,
      responseBody: body,
    });
    const stream = `event: message\ndata: ${JSON.stringify(response(2, contentOf("wet")))}\n\n`;
    const log = [
      exchange(request(1, "look"), JSON.stringify(response(1, contentOf("dry")))),
      exchange(request(2, "water", { ml: 5 }), stream),
    ];
    expect(briefly(log)).toEqual([
      ["1", "ok", "dry", 0],
      ["2", "ok", "wet", 1],
    ]);
  });

  test("may be the text of each message beside its direction", () => {
    const lines = [
      { direction: "request", raw: JSON.stringify(request(1, "look")) },
      { direction: "response", raw: JSON.stringify(response(1, contentOf("dry"))) },
    ];
    expect(briefly(lines)).toEqual([["1", "ok", "dry", 0]]);
  });

  test("may be wrapped by a proxy of several servers, each with ids of its own", () => {
    const run = read(fixture("mcp-jsonrpc/proxy.json"));
    expect(run.toolCalls).toEqual([
      call(
        "find_book",
        { title: "Dune" },
        { id: "1", server: "catalogue", result: "shelf 4", duration: 1000 },
      ),
      call(
        "loans_of",
        { card: 77 },
        { id: "1", server: "loans", status: "error", result: "no such card", duration: 2000 },
      ),
      call(
        "loans_of",
        { card: 78 },
        { id: "2", server: "loans", turn: 1, group: 1, result: "2 loans", duration: 5000 },
      ),
    ]);
    expect(run.warnings).toEqual([
      'a call of "not_the_agents" is left out: a server asked for it, not the agent',
      "1 of 12 log lines have no JSON-RPC message and are left out",
    ]);
  });

  test("may be one message, or messages beside the fields of a row", () => {
    expect(briefly(request("x", "water"))).toEqual([["x", "pending", undefined, 0]]);
    expect(briefly({ case: "dry", messages: [request(1, "water"), response(1, contentOf("done"))] })).toEqual(
      [["1", "ok", "done", 0]],
    );
    expect(briefly({ request: request(1, "water"), response: response(1, contentOf("done")) })).toEqual([
      ["1", "ok", "done", 0],
    ]);
    // The MCP inspector's history.
    expect(
      briefly([
        { direction: "request", message: request(1, "water"), response: response(1, contentOf("done")) },
      ]),
    ).toEqual([["1", "ok", "done", 0]]);
  });
});

describe("ids", () => {
  test("restart with each connection", () => {
    const hello = { jsonrpc: "2.0", id: 0, method: "initialize", params: {} };
    const once = [hello, response(0, {}), request(1, "water", { bed: 1 }), response(1, contentOf("wet"))];
    expect(briefly([...once, ...once])).toEqual([
      ["1", "ok", "wet", 0],
      ["1", "ok", "wet", 1],
    ]);
  });

  test("answer the latest request that waits", () => {
    const hello = { jsonrpc: "2.0", id: 0, method: "initialize", params: {} };
    const calls = [hello, request(1, "water", { bed: 1 }), hello, request(1, "water", { bed: 2 })];
    expect(read([...calls, response(1, contentOf("wet"))]).toolCalls.map(({ status }) => status)).toEqual([
      "pending",
      "ok",
    ]);
  });

  test("do not make one call of two when a connection broke before the first was answered", () => {
    const hello = { jsonrpc: "2.0", id: 0, method: "initialize", params: {} };
    const requests = [hello, request(1, "water", { bed: 1 })];
    expect(briefly([...requests, ...requests, response(1, contentOf("wet"))])).toEqual([
      ["1", "pending", undefined, 0],
      ["1", "ok", "wet", 0],
    ]);
  });

  test("may not be endless", () => {
    expect(() => read(request("x".repeat(1_001), "water"))).toThrow("has 1001 characters, of at most 1000");
  });

  test("are different as a number and as text", () => {
    expect(
      briefly([
        request(0, "water", { bed: 1 }),
        request("0", "weed", { bed: 2 }),
        response(0, contentOf("wet")),
      ]),
    ).toEqual([
      ["0", "ok", "wet", 0],
      ["0", "pending", undefined, 0],
    ]);
  });

  test("of a message that is logged twice make one call", () => {
    const [callRequest, answered] = [request(1, "water", { bed: 1 }), response(1, contentOf("wet"))];
    const run = read([callRequest, callRequest, answered, answered]);
    expect(run.toolCalls).toHaveLength(1);
    expect(run.warnings).toEqual([]);
  });
});

describe("what became of a call", () => {
  test.each([
    ["a result", { result: contentOf("fine") }, "ok", "fine"],
    ["an empty result", { result: {} }, "ok", {}],
    [
      "an image",
      { result: { content: [{ type: "image", data: "AA" }] } },
      "ok",
      [{ type: "image", data: "AA" }],
    ],
    ["structure alone", { result: { structuredContent: { n: 1 } } }, "ok", { n: 1 }],
    ["what 2024 had", { result: { toolResult: 7 } }, "ok", 7],
    ["a failed tool", { result: { ...(contentOf("no") as JsonObject), isError: true } }, "error", "no"],
    [
      "what the TypeScript SDK refuses",
      { result: { ...(contentOf("MCP error -32602: Invalid arguments") as JsonObject), isError: true } },
      "rejected",
      "MCP error -32602: Invalid arguments",
    ],
    [
      "what the Python SDK refuses",
      { result: { ...(contentOf("Input validation error: 'a' is required") as JsonObject), isError: true } },
      "rejected",
      "Input validation error: 'a' is required",
    ],
    [
      "what a tool answered against its own schema",
      {
        result: {
          ...(contentOf("MCP error -32602: Output validation error: Expected number") as JsonObject),
          isError: true,
        },
      },
      "error",
      "MCP error -32602: Output validation error: Expected number",
    ],
    [
      "the same as an error",
      {
        error: { code: -32602, message: "MCP error -32602: Tool water has an output schema but no content" },
      },
      "error",
      "MCP error -32602: Tool water has an output schema but no content",
    ],
    [
      "invalid parameters",
      { error: { code: -32602, message: "Unknown tool: x" } },
      "rejected",
      "Unknown tool: x",
    ],
    ["a server that failed", { error: { code: -32000, message: "gone" } }, "error", "gone"],
    ["an error that is text", { error: "gone" }, "error", "gone"],
    ["a null error beside a result", { error: null, result: contentOf("fine") }, "ok", "fine"],
  ])("%s", (_what, answer, status, result) => {
    expect(briefly([request(1, "water"), { jsonrpc: "2.0", id: 1, ...answer } as Json])).toEqual([
      ["1", status, result, 0],
    ]);
  });

  test("a call that was given up is not parallel to the next", () => {
    const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
    expect(
      briefly([request(1, "water"), cancelled, request(2, "weed"), response(2, contentOf("done"))]),
    ).toEqual([
      ["1", "pending", undefined, 0],
      ["2", "ok", "done", 1],
    ]);
  });

  test("a call goes on when the server asks for input first", () => {
    const asks = response(1, { resultType: "input_required", requestState: "s1", inputRequests: {} });
    const again = request(2, "water", { bed: 1 }, { requestState: "s1", inputResponses: {} });
    expect(briefly([request(1, "water", { bed: 1 }), asks, again, response(2, contentOf("wet"))])).toEqual([
      ["1", "ok", "wet", 0],
    ]);
    expect(briefly([request(1, "water", { bed: 1 }), asks])).toEqual([["1", "pending", undefined, 0]]);
  });

  test("a task that failed has failed its call", () => {
    const poll = { jsonrpc: "2.0", id: 2, method: "tasks/get", params: { taskId: "t" } };
    const log = [
      request(1, "water"),
      response(1, { resultType: "task", taskId: "t", status: "working" }),
      poll,
    ];
    expect(briefly([...log, response(2, { taskId: "t", status: "failed", statusMessage: "dry" })])).toEqual([
      ["1", "error", "dry", 0],
    ]);
    expect(
      briefly([...log, response(2, { taskId: "t", status: "completed", result: contentOf("wet") })]),
    ).toEqual([["1", "ok", "wet", 0]]);
    expect(briefly(log)).toEqual([["1", "pending", undefined, 0]]);
  });
});

describe("what is refused", () => {
  test.each<[string, Json, string]>([
    ["responses alone", response(1, contentOf("wet")), "JSON-RPC responses without their requests"],
    ["a call without a name", [{ jsonrpc: "2.0", id: 1, method: "tools/call" }], "without a name"],
    [
      "arguments under another key",
      [{ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "water", args: {} } }],
      'a call of "water" has "args" where "arguments" is expected',
    ],
    [
      "a log of the Agent Client Protocol",
      [{ jsonrpc: "2.0", method: "session/update", params: { update: { sessionUpdate: "tool_call" } } }],
      '"session/update" is no method of MCP',
    ],
    [
      "a body that was cut",
      [{ request: request(1, "water"), response: { __raw: 'data: {"jsonrpc":"2.0","id":1,"resu' } }],
      "is not whole",
    ],
  ])("%s", (_what, document, message) => {
    expect(() => read(document)).toThrow(message);
  });

  test("what is no log, when its format is named", () => {
    expect(() => mcpJsonrpc.read([{ a: 1 }])).toThrow("no JSON-RPC message");
  });

  test("a result whose request is not in the log makes the run unscorable", () => {
    expect(read([request(1, "water"), response(8, contentOf("?"))]).fault).toBe(
      '1 tool result without a recorded call, such as that of "8": the recording is not whole',
    );
  });

  test("is not claimed", () => {
    for (const document of [
      contentOf("wet"),
      [{ role: "user", content: 'send {"jsonrpc":"2.0"}' }],
      [{ role: "user", message: '{"jsonrpc":"2.0"}', content: "" }],
      [request(1, "water"), "text"],
      { jsonrpc: "1.0", method: "tools/call" },
    ]) {
      expect(mcpJsonrpc.detect(document as Json)).toBe(false);
    }
  });
});
