import { describe, expect, test } from "vitest";
import { atOnce } from "../../../src/core/interruptible.ts";
import { isObject, type Json, type JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { findFiles } from "../../../src/recordings/files/find.ts";
import { loadRuns } from "../../../src/recordings/files/load.ts";
import { formats } from "../../../src/recordings/formats/index.ts";
import { workspace } from "../../workspace.ts";

const args = { bed: "north", depth: 3 };
const text = (message: string) => [{ type: "text", text: message }];
const ask = "Water the ferns.";
const answer = "The north bed is dry.";

const letta = (message_type: string, more: JsonObject) => ({
  type: "message",
  message_type,
  session_id: "s",
  ...more,
});
const claw = (type: string, more: JsonObject) => ({ type, sessionKey: "s", agentId: "main", ...more });
const mcpItem = (more: JsonObject) => ({
  id: "a",
  type: "mcp_tool_call",
  server: "w",
  tool: "read_sensor",
  ...more,
});
const gooseRows: JsonObject[] = [
  { role: "user", created: 1, content: text(ask) },
  {
    role: "assistant",
    created: 2,
    content: [
      {
        type: "toolRequest",
        id: "a",
        toolCall: { status: "success", value: { name: "read_sensor", arguments: args } },
      },
    ],
  },
  {
    role: "user",
    created: 3,
    content: [{ type: "toolResponse", id: "a", toolResult: { status: "success", value: text("0.21") } }],
  },
  { role: "assistant", created: 4, content: text(answer) },
];
const ampMessages = [
  { role: "user", content: text(ask) },
  { role: "assistant", content: [{ type: "tool_use", id: "a", name: "read_sensor", input: args }] },
  {
    role: "user",
    content: [{ type: "tool_result", toolUseID: "a", run: { status: "done", result: "0.21" } }],
  },
  { role: "assistant", content: text(answer) },
];

const logs: [string, Json, string][] = [
  [
    "what Codex writes with exec --json",
    [
      { type: "thread.started", thread_id: "t" },
      { type: "turn.started" },
      { type: "item.started", item: mcpItem({ arguments: args, status: "in_progress" }) },
      {
        type: "item.completed",
        item: mcpItem({ arguments: args, result: { content: text("0.21") }, status: "completed" }),
      },
      { type: "item.completed", item: { id: "b", type: "agent_message", text: answer } },
      { type: "turn.completed", usage: { input_tokens: 3, output_tokens: 2 } },
    ],
    "~/.codex/sessions",
  ],
  [
    "what Codex writes with exec --json",
    [
      { type: "thread.started", thread_id: "t" },
      { type: "turn.started" },
      { type: "error", message: "429 Too Many Requests" },
    ],
    "~/.codex/sessions",
  ],
  [
    "what Codex writes with exec --json",
    [{ type: "item.completed", item: { id: "c", type: "command_execution", command: "ls", exit_code: 0 } }],
    "~/.codex/sessions",
  ],
  ["a thread of Amp", { v: 3, id: "T-0f0f", messages: ampMessages }, "--stream-json"],
  ["a thread of Amp", { id: "T-0f0f", messages: ampMessages }, "--stream-json"],
  [
    "a session of Goose",
    [{ working_dir: "/home/me", description: "any", message_count: 2 }, ...gooseRows],
    "rungate record",
  ],
  ["a session of Goose", { id: "1", working_dir: "/home/me", conversation: gooseRows }, "rungate record"],
  ["a session of Goose", { case: "fern", messages: gooseRows }, "rungate record"],
  [
    "a session of Goose",
    gooseRows.map((message) => ({ type: "message", message })).concat([{ type: "complete" } as never]),
    "rungate record",
  ],
  [
    "the chat history of Grok Build",
    [
      { type: "system", content: "You garden." },
      { type: "user", content: text(ask), prompt_index: 0 },
      {
        type: "assistant",
        content: "",
        tool_calls: [{ id: "a", name: "read_sensor", arguments: '{"bed":"north"}' }],
        model_id: "m",
      },
      { type: "tool_result", tool_call_id: "a", content: "0.21" },
      { type: "assistant", content: answer, model_id: "m" },
    ],
    "rungate record",
  ],
  [
    "the chat history of Grok Build",
    [
      { type: "user", content: text(ask) },
      { type: "backend_tool_call", kind: { tool_type: "web_search", id: "w", action: { query: "fern" } } },
    ],
    "rungate record",
  ],
  [
    "a log of Letta",
    [
      { type: "system", subtype: "init", session_id: "s", agent_id: "agent-1", model: "m", tools: ["Bash"] },
      letta("user_message", { id: "u", content: ask }),
      letta("tool_call_message", {
        id: "c",
        tool_call: { tool_call_id: "a", name: "read_sensor", arguments: '{"bed":"north"}' },
      }),
      letta("tool_return_message", { id: "r", tool_call_id: "a", status: "success", tool_return: "0.21" }),
      letta("assistant_message", { id: "m", content: answer }),
      { type: "result", subtype: "success", session_id: "s", num_turns: 1, result: answer, usage: null },
    ],
    "plain form",
  ],
  [
    "a log of Letta",
    {
      messages: [
        { id: "m", message_type: "tool_call_message", tool_call: { name: "read_sensor", arguments: "{}" } },
      ],
    },
    "plain form",
  ],
  [
    "a log of Letta",
    [
      { type: "system", subtype: "init", session_id: "s", model: "m" },
      { type: "stream_event", session_id: "s", event: letta("assistant_message", { content: answer }) },
    ],
    "plain form",
  ],
  [
    "the events of a session of Claude's managed agents",
    [
      { type: "user.message", id: "u", content: text(ask) },
      { type: "agent.custom_tool_use", id: "a", name: "read_sensor", input: args },
      { type: "user.custom_tool_result", id: "r", custom_tool_use_id: "a", content: text("0.21") },
      { type: "agent.message", id: "m", content: text(answer) },
      { type: "session.status_idle", id: "i", stop_reason: { type: "end_turn" } },
    ],
    "plain form",
  ],
  [
    "the events of a session of Claude's managed agents",
    { data: [{ type: "agent.mcp_tool_use", id: "a", name: "read_sensor", input: args }], next_page: null },
    "plain form",
  ],
  [
    "the events of a session of Claude's managed agents",
    [
      { type: "agent.tool_use", id: "a", name: "read_sensor", input: args },
      { type: "agent.tool_result", id: "r", tool_use_id: "a", content: text("0.21") },
      { type: "agent.message", id: "m", content: text(answer) },
    ],
    "plain form",
  ],
  [
    "a log of Letta",
    [
      { id: "u", message_type: "user_message", content: ask },
      { id: "m", message_type: "assistant_message", content: answer },
    ],
    "plain form",
  ],
  ["a session of Goose", gooseRows.map((row, at) => ({ id: `m${at}`, ...row })), "rungate record"],
  [
    "the telemetry of OpenClaw",
    [
      { type: "message.in", channel: "cli", content: ask },
      claw("agent.start", {}),
      claw("tool.start", { toolName: "read_sensor", params: args }),
      claw("tool.end", { toolName: "read_sensor", success: false, error: "429 Too Many Requests" }),
      { type: "message.out", channel: "cli", content: answer },
    ],
    "the session that OpenClaw keeps",
  ],
];

function load(name: string, content: string) {
  const { files } = atOnce(findFiles([name], workspace({ [name]: content }), true));
  return files.flatMap((file) => [...loadRuns(file)]);
}

describe("the log of an agent that is not read", () => {
  test.each(logs)("is refused by its name, with what to do: %s %#", (title, document, instead) => {
    const refused = `this is no recording but ${title}: `;
    expect(formats).not.toContain(claimants(document)[0]);
    expect(() => readDocument(document)).toThrow(refused);
    const rows = Array.isArray(document) ? document : [document];
    const files = [
      load("runs/log.json", JSON.stringify(document, null, 1)),
      load("runs/log.jsonl", rows.map((row) => JSON.stringify(row)).join("\n")),
    ];
    for (const loaded of files) {
      expect(loaded).toEqual([expect.objectContaining({ error: expect.stringContaining(refused) })]);
      expect(loaded).toEqual([expect.objectContaining({ error: expect.stringContaining(instead) })]);
    }
  });

  test("is refused alone beside other runs", () => {
    const runs = [
      { case: "a", toolCalls: [] },
      { case: "b", messages: gooseRows },
    ];
    for (const loaded of [
      load("runs.json", JSON.stringify(runs)),
      load("runs.jsonl", runs.map((run) => JSON.stringify(run)).join("\n")),
    ])
      expect(loaded.map((one) => [one.caseId, "error" in one])).toEqual([
        ["a", false],
        ["b", true],
      ]);
  });

  test.each<[string, Json]>([
    ["a case of Anthropic's messages with an id like Amp's", { id: "T-1", messages: [...chat("Dry?")] }],
    ["a plain run that says T- and v as texts", { id: "T-1", v: "3", toolCalls: [] }],
    ["a plain run of a Goose that waters", { case: "goose", toolCalls: [{ name: "toolRequest" }] }],
    ["messages that name Letta's types as texts", { messages: chat("assistant_message tool_call_message") }],
  ])("is not seen in %s", (_what, document) => {
    expect(claimants(document).every((format) => formats.includes(format))).toBe(true);
    expect(isObject(document) && claimants(document)).not.toEqual([]);
  });
});

function chat(message: string): JsonObject[] {
  return [
    { role: "user", content: text(message) },
    { role: "assistant", content: [{ type: "tool_use", id: "a", name: "read_sensor", input: args }] },
    { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: "0.21" }] },
    { role: "assistant", content: text(answer) },
  ];
}
