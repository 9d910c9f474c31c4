import { describe, expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import { accountForCalls } from "../../src/recordings/account.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";

const question = { role: "user", content: "Lend the ladder" };
const made = { id: "c1", type: "function", function: { name: "lend", arguments: '{"what":"ladder"}' } };
const piece = { name: "lend", arguments: '{"' };
const chat: Json[] = [
  question,
  { role: "assistant", content: null, tool_calls: [made] },
  { role: "tool", tool_call_id: "c1", content: '{"name":"no call","arguments":{}}' },
  { role: "assistant", content: "Lent." },
];

function account(document: Json): string[] {
  const [format] = claimants(document);
  if (format === undefined) throw new Error("no format claims it");
  return accountForCalls(document, readDocument(document).runs, format);
}

describe("what looks like a call and is not read", () => {
  test.each<[string, Json]>([
    ["steps beside messages", { trail: [[{ tool: "sell", tool_input: { what: "ladder" } }, "ok"]] }],
    ["a list of calls", { tool_calls: [{ name: "sell" }] }],
    ["a list of uses", { toolUses: [{ tool: "sell", input: { what: "ladder" } }] }],
    ["an event", { log: [{ type: "remote_tool_call", call_id: "x", name: "sell", arguments: {} }] }],
    ["an event with its name inside", { log: [{ event: "tool_start", data: { name: "sell", input: {} } }] }],
    ["a call under its key", { log: [{ sellToolCall: { args: { what: "ladder" } } }] }],
    ["the same tool with other arguments", { log: [{ name: "lend", args: { what: "saw" } }] }],
    ["a step whose input is a text", { trail: [[{ tool: "sell", tool_input: "the saw", log: "" }, "ok"]] }],
    ["a call whose arguments are a text", { log: [{ name: "sell", arguments: "the saw" }] }],
    ["an executed tool", { tools: [{ tool_call_id: "t", tool_name: "sell", tool_args: { what: "saw" } }] }],
    [
      "a call of a request with a trace",
      { log: [{ trace_id: "t", name: "sell", arguments: { what: "saw" } }] },
    ],
    ["a call whose tool is an object", { log: [{ type: "tool_use", tool: { name: "sell" }, input: {} }] }],
    [
      "the older form of a call beside another call",
      { log: [{ tool_calls: [made], function_call: { name: "lend", arguments: '{"what":"saw"}' } }] },
    ],
    [
      "the older form of a call beside several",
      {
        log: [
          { tool_calls: [made, made], function_call: { name: "sell", arguments: made.function.arguments } },
        ],
      },
    ],
    ["JSON text of arguments", { log: [{ name: "sell", arguments: '{"what":"ladder"}' }] }],
  ])("%s is an error that names it", (_what, beside) => {
    expect(() => account({ messages: chat, ...(beside as object) })).toThrow(
      /looks like a call of "(sell|lend)/,
    );
  });

  test("names the place and the kind", () => {
    const document = { messages: chat, log: [{ type: "remote_tool_call", name: "sell", arguments: {} }] };
    expect(() => account(document)).toThrow(
      '/log/0 (remote_tool_call) looks like a call of "sell" that openai-chat recordings do not have there',
    );
  });
});

describe("what is no call of the run", () => {
  test.each<[string, object]>([
    [
      "a definition",
      { tools: [{ type: "function", function: { name: "sell", parameters: { type: "object" } } }] },
    ],
    ["a choice", { tool_choice: { type: "function", function: { name: "sell" } } }],
    ["what a tool answered", { toolUseResult: { name: "backup", args: { all: true } } }],
    ["the start of a program", { process: { name: "agent.py", args: ["--all"] } }],
    ["a prompt of an MCP server", { log: [{ method: "prompts/get", params: { name: "p", arguments: {} } }] }],
    ["data of an application", { log: [{ type: "data-job", name: "j", args: { a: 1 } }] }],
    ["a right answer", { ground_truth: [{ name: "sell", arguments: {} }], gold_calls: [{ name: "sell" }] }],
    ["an expectation", { referenceToolCalls: [{ name: "sell", arguments: {} }] }],
    [
      "its older form, with another name, as llama-cpp-python may write it",
      { log: [{ tool_calls: [made], function_call: { name: "sell:", arguments: made.function.arguments } }] },
    ],
    [
      "pieces in both forms",
      {
        log: [{ tool_calls: [{ ...made, function: piece }], function_call: piece }, { function_call: null }],
      },
    ],
    [
      "the call that is read, by its id",
      { log: [{ type: "tool", call_id: "c1", name: "shed.lend", args: [] }] },
    ],
    ["the call that is read, by its content", { log: [{ name: "lend", args: { what: "ladder" } }] }],
    ["a name with other things", { user: { name: "Ada", input: "x" } }],
  ])("%s is passed over", (_what, beside) => {
    expect(() => account({ messages: [...chat], ...beside })).not.toThrow();
  });

  test("a value that nests deeper than any stack is walked through", () => {
    let deep: Json = [];
    for (let level = 0; level < 200_000; level += 1) deep = [deep];
    expect(() => account({ messages: [...chat], deep })).not.toThrow();
  });
});

describe("a count of calls", () => {
  test.each([["tool_call_count"], ["toolCallCount"], ["total_tool_calls"], ["tool_calls"]])(
    "under %s that is higher than what is read is an error",
    (key) => {
      expect(() => account({ messages: [...chat], stats: { [key]: 2 } })).toThrow(
        `counts 2 tool calls (/stats/${key}) and has 1: the recording is not whole`,
      );
      expect(() => account({ messages: [...chat], stats: { [key]: 1 } })).not.toThrow();
    },
  );
});

test("a count of a provider's own tool that is higher than what is read is an error", () => {
  const usage = { server_tool_use: { web_search_requests: 1, web_fetch_requests: 0 } };
  expect(() => account({ messages: [...chat], usage })).toThrow(
    "counts 1 tool call (/usage/server_tool_use/web_search_requests) and has 0",
  );
});

describe("rows and parts of unknown types", () => {
  test("are one warning with their counts", () => {
    const content = [
      { type: "hologram", of: "a cat" },
      { type: "text", text: "Lent." },
      { type: "hologram" },
      { type: "scent" },
    ];
    const messages: Json[] = [...chat.slice(0, 3), { role: "assistant", content }];
    expect(account({ messages })).toEqual([
      "rows or parts of types that are not read: hologram (2), scent (1)",
    ]);
  });

  test("names so many types, and counts the rest", () => {
    const content = Array.from({ length: limits.shownTypes + 2 }, (_, at) => ({ type: `hologram-${at}` }));
    const messages: Json[] = [...chat.slice(0, 3), { role: "assistant", content }];
    const [warning = ""] = account({ messages });
    expect(warning.match(/hologram/g)).toHaveLength(limits.shownTypes);
    expect(warning).toMatch(/ and 2 more types$/);
  });

  test("of the known ones there is no word", () => {
    expect(account({ messages: chat })).toEqual([]);
  });
});

describe("a compaction is named", () => {
  test.each<[string, Json[], string]>([
    ["Claude Code", [{ type: "system", subtype: "compact_boundary" }], "compact_boundary"],
    ["Codex", [{ type: "compacted", payload: { message: "So far." } }], "compacted"],
    ["Codex's events", [{ type: "event_msg", payload: { type: "context_compacted" } }], "context_compacted"],
    ["OpenAI's items", [{ type: "compaction", encrypted_content: "x" }], "compaction"],
    ["Pydantic AI", [{ parts: [{ part_kind: "compaction" }] }], "compaction"],
    ["Copilot CLI", [{ type: "session.compaction_complete" }], "session.compaction_complete"],
    ["Gemini CLI", [{ type: "chat_compressed" }], "chat_compressed"],
    ["OpenHands", [{ action: "condensation" }], "condensation"],
    ["pi", [{ role: "compactionSummary" }], "compactionSummary"],
    ["Anthropic", [{ context_management: { applied_edits: [{ cleared_tool_uses: 3 }] } }], "applied_edits"],
  ])("of %s", (_what, log, name) => {
    expect(account({ messages: chat, log })).toEqual([
      expect.stringContaining(`the context was compacted (${name})`),
    ]);
  });

  test.each<[string, Json]>([
    ["a trigger", { type: "compaction_trigger" }],
    ["a request for one", { type: "compaction.requested" }],
    ["no edit", { context_management: { applied_edits: [] } }],
    ["the word in a text", { text: "compacted" }],
  ])("not %s", (_what, row) => {
    expect(account({ messages: chat, log: [row] })).toEqual([]);
  });
});
