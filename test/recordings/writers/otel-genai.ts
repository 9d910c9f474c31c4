import { otlp } from "../otlp.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** Spans by the GenAI semantic conventions: an agent's, with those of its model and tools below. */
export default {
  format: "otel-genai",
  write: ({ question, turns, answer }) => {
    const input: object[] = [{ role: "user", parts: [{ type: "text", content: question }] }];
    const spans = turns.flatMap((calls, turn) => {
      const output = { role: "assistant", parts: calls.map(part), finish_reason: "tool_call" };
      const chatSpan = chat(`chat${turn}`, turn * 10, [...input], output);
      const made = calls.filter(({ status }) => status !== "pending");
      input.push({ role: "assistant", parts: output.parts }, { role: "tool", parts: made.map(response) });
      return [chatSpan, ...made.map((call) => execution(call, turn * 10 + 2))];
    });
    const message = { role: "assistant", parts: [{ type: "text", content: answer }], finish_reason: "stop" };
    spans.push(chat("last", turns.length * 10, input, answer === "" ? { ...message, parts: [] } : message));
    const agent = {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.output.messages": JSON.stringify([message]),
    };
    return otlp([...spans, { id: "agent", start: 0, end: 1000, attributes: agent }]);
  },
} satisfies Writer;

function chat(id: string, start: number, input: object[], output: object) {
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.input.messages": JSON.stringify(input),
    "gen_ai.output.messages": JSON.stringify([output]),
  };
  return { id, parent: "agent", start, attributes };
}

function execution({ id, name, arguments: args, status, result }: ScriptedCall, start: number) {
  const attributes = {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": name,
    "gen_ai.tool.call.id": id,
    "gen_ai.tool.call.arguments": JSON.stringify(args),
    ...(status === "ok" ? { "gen_ai.tool.call.result": JSON.stringify(result) } : {}),
  };
  return {
    id: `tool ${id}`,
    parent: "agent",
    start,
    attributes,
    ...(status === "error" ? { error: result } : {}),
  };
}

function part({ id, name, arguments: args }: ScriptedCall) {
  return { type: "tool_call", id, name, arguments: args };
}

function response({ id, result }: ScriptedCall) {
  return { type: "tool_call_response", id, response: result };
}
