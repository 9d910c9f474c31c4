import { describe, expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { readOne } from "./fixture.ts";

const blocks = (...more: Json[]): Json => ({
  messages: [
    { role: "user", content: "Ask" },
    { role: "assistant", content: more },
  ],
});
const mcpUse = (id: string, server: Json): Json => ({
  type: "mcp_tool_use",
  id,
  name: "ask",
  server_name: server,
  input: {},
});
const span = (attributes: Record<string, string>): Json => ({
  resourceSpans: [
    {
      scopeSpans: [
        {
          spans: [
            {
              traceId: "0af7651916cd43dd8448eb211c80319c",
              spanId: "b7ad6b7169203331",
              name: "execute_tool ask",
              startTimeUnixNano: "1",
              endTimeUnixNano: "2",
              attributes: Object.entries(attributes).map(([key, value]) => ({
                key,
                value: { stringValue: value },
              })),
            },
          ],
        },
      ],
    },
  ],
});

describe("the server of a call", () => {
  test.each<[string, string, Json, (string | undefined)[]]>([
    ["blocks of Anthropic", "anthropic", blocks(mcpUse("m1", "faq"), mcpUse("m2", "docs")), ["faq", "docs"]],
    [
      "a server that is no text",
      "anthropic",
      blocks(mcpUse("m1", 7), mcpUse("m2", ""), mcpUse("m3", null)),
      [undefined, undefined, undefined],
    ],
    [
      "a name of Claude Code",
      "anthropic",
      blocks({ type: "tool_use", id: "t", name: "mcp__faq__ask", input: {} }),
      ["faq"],
    ],
    [
      "items of OpenAI",
      "openai-responses",
      [
        { role: "user", content: "Ask" },
        { type: "mcp_call", id: "mcp_1", name: "ask", server_label: "faq", arguments: "{}", output: "ok" },
        { type: "function_call", call_id: "c1", name: "ask", namespace: "mcp__docs__", arguments: "{}" },
        { type: "function_call", call_id: "c2", name: "ask", namespace: "crm", arguments: "{}" },
        { type: "function_call", call_id: "c3", name: "ask", arguments: "{}" },
      ],
      ["faq", "docs", "crm", undefined],
    ],
    [
      "a span of OpenTelemetry",
      "otel-genai",
      span({
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": "ask",
        "mcp.server.name": "faq",
        "gen_ai.tool.call.arguments": "{}",
      }),
      ["faq"],
    ],
    [
      "our own form",
      "plain",
      {
        case: "a",
        toolCalls: [
          { name: "ask", arguments: {}, server: "faq" },
          { name: "ask", arguments: {} },
        ],
      },
      ["faq", undefined],
    ],
    [
      "a log of MCP",
      "mcp-jsonrpc",
      [
        {
          server: "faq",
          message: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "ask", arguments: {} } },
        },
        {
          server: "docs",
          message: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "ask", arguments: {} } },
        },
        { server: "faq", message: { jsonrpc: "2.0", id: 1, result: { content: [] } } },
      ],
      ["faq", "docs"],
    ],
  ])("is read from %s", (_, format, document, servers) => {
    expect(
      readOne(format, document).toolCalls.map(({ name, server }) => [name.endsWith("ask"), server]),
    ).toEqual(servers.map((server) => [true, server]));
  });

  test("is in the names of the tools that it lists", () => {
    const listed: Json = {
      type: "mcp_list_tools",
      id: "l",
      server_label: "faq",
      tools: [{ name: "ask", input_schema: {} }],
    };
    const run = readOne("openai-responses", [
      { role: "user", content: "Ask" },
      listed,
      { ...(listed as object), id: "l2", server_label: "docs" } as Json,
      { type: "mcp_call", id: "m", name: "ask", server_label: "faq", arguments: "{}", output: "ok" },
    ]);
    expect(run.tools.map(({ name }) => name)).toEqual(["docs/ask", "faq/ask"]);
  });

  test("may not be longer than a name", () => {
    expect(() => readOne("anthropic", blocks(mcpUse("m", "x".repeat(1001))))).toThrow(
      "the name of an MCP server has 1001 characters",
    );
  });
});
