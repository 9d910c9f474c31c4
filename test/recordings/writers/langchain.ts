import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, ScriptedRun, Writer } from "./scripted-run.ts";

export const writers: Record<string, Writer> = {
  "langchain-flat": {
    format: "langchain",
    write: (run) => ({ messages: flatMessages(run) }),
  },
  /** `graph.stream` in the mode `messages`: the answers in pieces, each with its metadata. */
  "langchain-chunks": {
    format: "langchain",
    loses: ["question"],
    needsCalls: true,
    write: (run) => {
      const [, ...messages] = flatMessages(run);
      return messages
        .flatMap(pieces)
        .map((message) => [message, { langgraph_node: "model", langgraph_step: 1 }]);
    },
  },
  /** `JSON.stringify` of messages in JavaScript, `dumpd` in Python. */
  "langchain-constructor": {
    format: "langchain",
    write: (run) =>
      flatMessages(run).map(({ type, ...kwargs }) => ({
        lc: 1,
        type: "constructor",
        id: ["langchain_core", "messages", CLASSES[String(type)] ?? "AIMessage"],
        kwargs,
      })),
  },
  /** The output of an AgentExecutor, which records a call after its execution. */
  "langchain-executor": {
    format: "langchain",
    loses: ["errors", "groups", "pending"],
    write: ({ question, turns, answer }) => ({
      input: question,
      output: answer,
      intermediate_steps: turns.flat().flatMap(({ id, name, arguments: args, status, result }) => {
        const action = {
          tool: name,
          tool_input: args,
          log: "",
          tool_call_id: id,
          type: "AgentActionMessageLog",
        };
        return status === "pending" ? [] : [[action, result]];
      }),
    }),
  },
  /** The history of a LangGraph thread: a state after each message, the latest first. */
  "langchain-history": {
    format: "langchain",
    write: (run) => {
      const messages = flatMessages(run);
      const states = messages.map((_, at) => ({
        values: { messages: messages.slice(0, at + 1) },
        next: [],
        tasks: [],
        metadata: { step: at },
        checkpoint: { thread_id: "thread", checkpoint_ns: "", checkpoint_id: `1f0-${at}` },
      }));
      return states.reverse();
    },
  },
  "langchain-stored": {
    format: "langchain",
    write: (run) => flatMessages(run).map(({ type = "ai", ...data }) => ({ type, data })),
  },
  /** `graph.stream` in the modes `values` and `updates` together. */
  "langchain-stream": {
    format: "langchain",
    write: (run) => {
      const messages = flatMessages(run);
      return messages.flatMap((message, at) => [
        ...(at === 0
          ? []
          : [["updates", { [message.type === "tool" ? "tools" : "model"]: { messages: [message] } }]]),
        ["values", { messages: messages.slice(0, at + 1) }],
      ]);
    },
  },
};

export function flatMessages({ question, turns, answer }: ScriptedRun): JsonObject[] {
  return [
    flat("human", "q", { content: question }),
    ...turns.flatMap((calls, turn) => [
      flat("ai", `run-${turn}`, { content: "", tool_calls: calls.map(toolCall), invalid_tool_calls: [] }),
      ...calls.filter(({ status }) => status !== "pending").map(toolMessage),
    ]),
    ...(answer === "" ? [] : [flat("ai", "run-last", { content: answer, tool_calls: [] })]),
  ];
}

function flat(type: string, id: string, fields: JsonObject): JsonObject {
  return { type, id, name: null, additional_kwargs: {}, response_metadata: {}, ...fields };
}

function toolCall({ id, name, arguments: args }: ScriptedCall): Json {
  return { id, name, args, type: "tool_call" };
}

function toolMessage({ id, name, status, result }: ScriptedCall): JsonObject {
  const fields = { content: result, name, tool_call_id: id, artifact: null };
  return flat("tool", `t-${id}`, { ...fields, status: status === "error" ? "error" : "success" });
}

function pieces(message: JsonObject): JsonObject[] {
  if (message.type !== "ai") return [message];
  const { content, tool_calls: calls } = message;
  const piece = { ...message, type: "AIMessageChunk", content: "", tool_calls: [] };
  const chunks = (Array.isArray(calls) ? calls : []).flatMap((call, index) => {
    const { id = null, name = null, args = null } = call as JsonObject;
    const text = JSON.stringify(args);
    return [
      { id, name, args: text.slice(0, 1), index },
      { id: null, name: null, args: text.slice(1), index },
    ];
  });
  const texts = typeof content === "string" ? [content.slice(0, 2), content.slice(2)] : [];
  return [
    ...texts.map((text) => ({ ...piece, content: text })),
    ...chunks.map((chunk) => ({ ...piece, tool_call_chunks: [chunk] })),
  ];
}

const CLASSES: Record<string, string> = { human: "HumanMessage", ai: "AIMessage", tool: "ToolMessage" };
