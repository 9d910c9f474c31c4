import { describe, expect, test } from "vitest";
import { atOnce } from "../../../src/core/interruptible.ts";
import { pointerSteps } from "../../../src/core/json.ts";
import { findFiles } from "../../../src/recordings/files/find.ts";
import { type LoadOptions, loadRuns } from "../../../src/recordings/files/load.ts";
import { type Content, workspace } from "../../workspace.ts";

/** The runs of a file as `format case/trial: calls with their statuses`, or the problems. */
function load(content: Content, options: LoadOptions = {}, name = "chat.jsonl"): string[] {
  const { files } = atOnce(findFiles([name], workspace({ [name]: content }), true));
  return files.flatMap((file) =>
    [...loadRuns(file, options)].map((one) => {
      if ("error" in one) return one.error;
      const calls = one.toolCalls.map(({ name: tool, status }) => `${tool} ${status}`).join(", ");
      const owner = [one.caseId ?? "?", ...(one.trial === undefined ? [] : [one.trial])].join("/");
      return `${one.format} ${owner}: ${calls || "no call"}`;
    }),
  );
}

const lines = (...values: object[]) => values.map((value) => JSON.stringify(value)).join("\n");
const chat = (tool: string) => [
  { role: "user", content: `Use ${tool}` },
  {
    role: "assistant",
    content: null,
    tool_calls: [{ id: `c-${tool}`, type: "function", function: { name: tool, arguments: "{}" } }],
  },
  { role: "tool", tool_call_id: `c-${tool}`, content: "done" },
  { role: "assistant", content: "It is done." },
];
const claude = (tool: string) => [
  { role: "user", content: `Use ${tool}` },
  { role: "assistant", content: [{ type: "tool_use", id: "t1", name: tool, input: {} }] },
  { role: "user", content: [{ type: "tool_result", tool_use_id: "t1", content: "no", is_error: true }] },
];
const framework = (tool: string) => [
  { role: "user", contents: [{ type: "text", text: `Use ${tool}` }] },
  { role: "assistant", contents: [{ type: "function_call", call_id: "f1", name: tool, arguments: {} }] },
];
const langchain = (tool: string) => [
  { type: "human", data: { type: "human", content: `Use ${tool}` } },
  { type: "ai", data: { type: "ai", content: "", tool_calls: [{ id: "l1", name: tool, args: {} }] } },
];
const wrapped = (messages: object[], key: string, more: object = {}) =>
  messages.map((message, id) => ({ id, ...more, [key]: message, created_at: `2026-01-0${id + 1}` }));

describe("rows that hold one message each", () => {
  test.each(["message", "message_data", "data", "payload", "item", "content", "body", "event"])(
    "under %s are one run",
    (key) => {
      expect(load(lines(...wrapped(chat("fly"), key)))).toEqual(["openai-chat chat: fly ok"]);
    },
  );

  test.each<[string, object[], string]>([
    ["Anthropic", claude("fly"), "anthropic chat: fly error"],
    ["Agent Framework", framework("fly"), "agent-framework chat: fly pending"],
    ["LangChain", langchain("fly"), "langchain chat: fly pending"],
  ])("of %s are one run", (_name, messages, run) => {
    expect(load(lines(...wrapped(messages, "message")))).toEqual([run]);
    const packed = messages.map((message) => JSON.stringify(message));
    expect(load(lines(...packed.map((message, id) => ({ id, session_id: "s", message }))))).toEqual([run]);
  });

  test("are one run for each thread, in the order of the file", () => {
    const [a, b] = [
      wrapped(chat("fly"), "message", { thread_id: "A" }),
      wrapped(claude("dig"), "message", { thread_id: "B" }),
    ];
    const mixed = a.flatMap((row, at) => [row, ...b.slice(at, at + 1)]);
    const byThread = { caseField: pointerSteps("/thread_id") };
    const runs = ["openai-chat A: fly ok", "anthropic B: dig error"];
    expect(load(lines(...mixed), byThread)).toEqual(runs);
    expect(load(mixed, byThread, "chat.json")).toEqual(runs);
    expect(load({ rows: mixed, exported: true }, byThread, "chat.json")).toEqual(runs);
    // A thread is a case only on request.
    expect(load(lines(...mixed))).toEqual(["openai-chat ?: fly ok", "anthropic ?: dig error"]);
  });

  test.each(["threadId", "conversation_id", "conversationId", "session_id", "sessionId", "chat_id"])(
    "that are messages themselves are one run for each %s",
    (key) => {
      const rows = [
        ...chat("fly").map((row) => ({ ...row, [key]: 1 })),
        ...chat("dig").map((row) => ({ ...row, [key]: 2 })),
      ];
      const runs = ["openai-chat 1: fly ok", "openai-chat 2: dig ok"];
      expect(load(lines(...rows), { caseField: pointerSteps(`/${key}`) })).toEqual(runs);
      expect(load({ messages: rows }, { caseField: pointerSteps(`/${key}`) }, "chat.json")).toEqual(runs);
    },
  );

  test("keep the case and the trial that they name", () => {
    const rows = [1, 2].flatMap((trial) => wrapped(chat("fly"), "message", { case: "trip", trial }));
    expect(load(lines(...rows))).toEqual(["openai-chat trip/1: fly ok", "openai-chat trip/2: fly ok"]);
    const named = ["a", "b"].flatMap((name) => wrapped(chat("fly"), "message", { metadata: { name } }));
    const options = { caseField: pointerSteps("/metadata/name") };
    expect(load(lines(...named), options)).toEqual(["openai-chat a: fly ok", "openai-chat b: fly ok"]);
  });

  test("with columns of JSON text are read as what these hold", () => {
    const packed = chat("fly").map((row) => ({
      ...row,
      ...("tool_calls" in row ? { tool_calls: JSON.stringify(row.tool_calls) } : {}),
    }));
    expect(load(lines(...packed))).toEqual(["openai-chat chat: fly ok"]);
    const parts = claude("fly").map(({ content, ...row }) => ({ ...row, content: JSON.stringify(content) }));
    expect(load(lines(...parts.slice(1)))).toEqual(["anthropic chat: fly error"]);
    expect(load({ messages: parts.slice(1) }, {}, "chat.json")).toEqual(["anthropic chat: fly error"]);
  });

  test("with text that only looks like parts of a message are read as it stands", () => {
    const rows = [
      { role: "user", content: '[{"type":"todo"}]' },
      { role: "assistant", content: '["a"]' },
    ];
    expect(load(lines(...rows))).toEqual(["openai-chat chat: no call"]);
    const answered = chat("fly").map((row) =>
      row.role === "tool" ? { ...row, content: '[{"type":"tool"}]' } : row,
    );
    expect(load(lines(...answered))).toEqual(["openai-chat chat: fly ok"]);
  });

  test("may have the role in a column of its own", () => {
    const rows = chat("fly").map(({ role, ...message }, id) => ({ id, role, message }));
    expect(load(lines(...rows))).toEqual(["openai-chat chat: fly ok"]);
  });

  test("of a session of the OpenAI Agents SDK are one run", () => {
    const items = [
      { role: "user", content: "Use fly" },
      { type: "function_call", call_id: "c1", name: "fly", arguments: "{}" },
      { type: "function_call_output", call_id: "c1", output: "done" },
    ];
    const rows = items.map((item, id) => ({ id, session_id: "s", message_data: JSON.stringify(item) }));
    expect(load(lines(...rows))).toEqual(["openai-responses chat: fly ok"]);
  });

  test("with one that cannot be read have that fault alone", () => {
    const [first = "", second = ""] = wrapped(chat("fly"), "message").map((row) => JSON.stringify(row));
    expect(load([first, '{"message": {"role"', second].join("\n"))).toEqual([
      expect.stringContaining("not JSON"),
    ]);
  });

  test.each<[string, object[]]>([
    ["one of something else", [...wrapped(chat("fly"), "message"), { id: 9, event: "closed" }]],
    [
      "one of something else that comes first",
      [{ id: 9, type: "session" }, ...wrapped(chat("fly"), "message")],
    ],
    [
      "messages of another provider",
      [...wrapped(claude("dig"), "message"), ...wrapped(chat("fly"), "message")],
    ],
    [
      "calls in another column",
      [
        ...wrapped(chat("fly"), "message"),
        { message: { role: "assistant", content: "" }, tool_calls: [{ name: "dig", arguments: {} }] },
      ],
    ],
  ])("beside %s are no runs of their own, and that is said", (_name, rows) => {
    expect(load(lines(...rows))).toEqual([expect.stringContaining("of no known format")]);
  });

  test("of answers alone are responses of their own", () => {
    const answer = (name: string) => ({
      model: "llama3",
      message: { role: "assistant", content: "", tool_calls: [{ function: { name, arguments: {} } }] },
      done: true,
      prompt_eval_count: 9,
    });
    expect(load(lines(answer("fly"), answer("dig")))).toHaveLength(2);
  });

  test.each<[string, object[]]>([
    ["null", [{ message: null }, { message: null }]],
    ["a number", [{ message: 7 }]],
    ["text that is not JSON", [{ message: "{x" }]],
    ["a message without a role", [{ message: { content: "Hi" } }]],
  ])("under which stands %s are not read", (_name, rows) => {
    expect(load(lines(...rows)).join()).toContain("unknown shape");
  });
});
