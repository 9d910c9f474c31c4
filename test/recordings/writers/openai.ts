import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, ScriptedRun, Writer } from "./scripted-run.ts";

export const openaiChat = {
  format: "openai-chat",
  loses: ["errors"],
  write: ({ question, turns, answer }) => ({
    model: "gpt-5",
    messages: [
      { role: "user", content: question },
      ...turns.flatMap((calls) => [
        { role: "assistant", content: null, tool_calls: calls.map(toolCall) },
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, result }) => ({ role: "tool", tool_call_id: id, content: result })),
      ]),
      ...(answer === "" ? [] : [{ role: "assistant", content: answer }]),
    ],
  }),
} satisfies Writer;

export const writers: Record<string, Writer> = {
  "openai-chat": openaiChat,
  /** The last request of a run to Ollama's `/api/chat`, and the lines of its streamed answer. */
  "openai-chat-ollama": {
    format: "openai-chat",
    loses: ["ids", "errors"],
    write: ({ question, turns, answer }) => {
      const messages: JsonObject[] = [
        { role: "user", content: question },
        ...turns.flatMap((calls) => [
          { role: "assistant", content: "", tool_calls: calls.map(toolCallOfOpenaiChatOllama) },
          ...calls
            .filter(({ status }) => status !== "pending")
            .map(({ name, result }) => ({ role: "tool", tool_name: name, content: result })),
        ]),
      ];
      return { request: { model: "qwen3", messages }, response: lines(answer) };
    },
  },
  "openai-chat-stream": {
    format: "openai-chat",
    loses: ["errors"],
    needsCalls: true,
    write: (run) => {
      const messages: JsonObject[] = openaiChat.write(run).messages;
      return messages.flatMap((message, at) =>
        message.role === "assistant"
          ? [{ model: "gpt-5", stream: true, messages: messages.slice(0, at) }, ...chunksOf(message, at)]
          : [],
      );
    },
  },
  /** The items of `result.to_input_list()` of the OpenAI Agents SDK. */
  "openai-responses": {
    format: "openai-responses",
    loses: ["errors"],
    needsCalls: true,
    write: ({ question, turns, answer }) => [
      { role: "user", content: question },
      ...turns.flatMap((calls) => [
        ...calls.map(functionCall),
        ...calls.filter(({ status }) => status !== "pending").map(functionCallOutput),
      ]),
      ...(answer === "" ? [] : [message(answer)]),
    ],
  },
  /** Every request of a run to the Responses API, each with the whole history, and its response. */
  "openai-responses-exchanges": {
    format: "openai-responses",
    loses: ["errors"],
    needsCalls: true,
    write: (run) =>
      exchanges(run).map(({ input, output }, at) => ({
        request: { model: "gpt-5", input },
        response: response(`resp_${at}`, output),
      })),
  },
  /** The lines of a Codex session in which only events have the calls of MCP servers. */
  "openai-responses-rollout-events": {
    format: "openai-responses",
    write: ({ question, turns, answer }) => [
      line("session_meta", { id: "session_1", cli_version: "0.147.0" }),
      item({ type: "message", role: "user", content: [{ type: "input_text", text: question }] }),
      ...turns.flatMap((calls) => [
        ...calls.map(({ id, name, arguments: args }) =>
          event({
            type: "mcp_tool_call_begin",
            call_id: id,
            invocation: { server: "any", tool: name, arguments: args },
          }),
        ),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, name, arguments: args, status, result }) =>
            event({
              type: "mcp_tool_call_end",
              call_id: id,
              invocation: { server: "any", tool: name, arguments: args },
              result:
                status === "ok" ? { Ok: { content: [{ type: "text", text: result }] } } : { Err: result },
            }),
          ),
      ]),
      ...(answer === "" ? [] : [item(message(answer))]),
    ],
  },
  "openai-responses-rollout": {
    format: "openai-responses",
    loses: ["errors"],
    write: ({ question, turns, answer }) => [
      line("session_meta", { id: "session_1", cli_version: "0.77.0" }),
      item({
        type: "message",
        role: "user",
        content: [{ type: "input_text", text: question }],
      }),
      line("event_msg", { type: "user_message", message: question }),
      ...turns.flatMap((calls) => [
        ...calls.map((call) => item(functionCall(call))),
        ...calls.filter(({ status }) => status !== "pending").map((call) => item(functionCallOutput(call))),
      ]),
      ...(answer === "" ? [] : [item(message(answer))]),
    ],
  },
  /** Every request of a run to the Responses API, and the events of its stream. The last event repeats no items. */
  "openai-responses-stream": {
    format: "openai-responses",
    loses: ["errors"],
    needsCalls: true,
    write: (run) =>
      exchanges(run).flatMap(({ input, output }, at) => [
        { model: "gpt-5", stream: true, input },
        { type: "response.created", response: { ...response(`resp_${at}`, []), status: "in_progress" } },
        ...output.flatMap(eventsOf),
        { type: "response.completed", response: response(`resp_${at}`, []) },
      ]),
  },
};

function toolCall({ id, name, arguments: args }: ScriptedCall) {
  return { id, type: "function", function: { name, arguments: JSON.stringify(args) } };
}

function toolCallOfOpenaiChatOllama({ name, arguments: args }: ScriptedCall) {
  return { function: { name, arguments: args } };
}

function lines(answer: string): JsonObject[] {
  const line = (content: string, done: boolean) => ({
    model: "qwen3",
    message: { role: "assistant", content },
    done,
  });
  return [...[...answer].map((letter) => line(letter, false)), line("", true)];
}

function chunksOf(message: JsonObject, at: number): Json[] {
  const chunk = (delta: JsonObject, finish_reason: Json = null) => ({
    id: `chatcmpl-${at}`,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  });
  const calls = Array.isArray(message.tool_calls) ? (message.tool_calls as JsonObject[]) : [];
  return [
    chunk({ role: "assistant", content: message.content ?? null }),
    ...calls.flatMap((call, index) => piecesOf(call, index).map((piece) => chunk({ tool_calls: [piece] }))),
    chunk({}, calls.length > 0 ? "tool_calls" : "stop"),
    { id: `chatcmpl-${at}`, object: "chat.completion.chunk", choices: [], usage: null },
  ];
}

/** Only the first piece of a call has its id and name. */
function piecesOf({ id = null, function: made }: JsonObject, index: number): JsonObject[] {
  const { name, arguments: args } = made as { name: string; arguments: string };
  return [
    { index, id, type: "function", function: { name, arguments: "" } },
    { index, function: { arguments: args.slice(0, 2) } },
    { index, function: { arguments: args.slice(2) } },
  ];
}

function functionCall({ id, name, arguments: args }: ScriptedCall) {
  return {
    type: "function_call",
    id: `fc_${id}`,
    call_id: id,
    name,
    arguments: JSON.stringify(args),
    status: "completed",
  };
}

/** The result of a call, which has no field for failure. */
function functionCallOutput({ id, result }: ScriptedCall) {
  return { type: "function_call_output", call_id: id, output: result };
}

function message(text: string) {
  return {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, annotations: [] }],
  };
}

/** The model's inputs and answers by step. */
function exchanges({ question, turns, answer }: ScriptedRun): { input: Json[]; output: JsonObject[] }[] {
  const outputs = [
    ...turns.map((calls) => calls.map(functionCall)),
    ...(answer === "" ? [] : [[message(answer)]]),
  ];
  let input: Json[] = [{ role: "user", content: question }];
  return outputs.map((output, at) => {
    const step = { input, output };
    input = [...input, ...output, ...(turns[at] ?? []).map(functionCallOutput)];
    return step;
  });
}

function response(id: string, output: Json[]): JsonObject {
  return { id, object: "response", status: "completed", error: null, output, usage: { input_tokens: 7 } };
}

function item(payload: JsonObject): JsonObject {
  return line("response_item", payload);
}

function event(payload: JsonObject): JsonObject {
  return line("event_msg", payload);
}

function line(type: string, payload: JsonObject): JsonObject {
  return { timestamp: "2026-01-02T03:04:05Z", type, payload };
}

function eventsOf(item: JsonObject, output_index: number): Json[] {
  const args = typeof item.arguments === "string" ? item.arguments : undefined;
  if (args === undefined) return [{ type: "response.output_item.done", output_index, item }];
  const piece = { type: "response.function_call_arguments.delta", output_index, item_id: item.id ?? null };
  return [
    { type: "response.output_item.added", output_index, item: { ...item, arguments: "" } },
    { ...piece, delta: args.slice(0, 3) },
    { ...piece, delta: args.slice(3) },
  ];
}
