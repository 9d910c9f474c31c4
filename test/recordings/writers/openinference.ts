import type { JsonObject } from "../../../src/core/json.ts";
import { otlp } from "../otlp.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

export default {
  format: "openinference",
  write: ({ question, turns, answer }) => {
    const input = {
      "openinference.span.kind": "LLM",
      "llm.input_messages.0.message.role": "user",
      "llm.input_messages.0.message.content": question,
      "llm.output_messages.0.message.role": "assistant",
    };
    const spans = turns.flatMap((calls, turn) => {
      const callAttributes = calls.flatMap((call, at) =>
        toolCall(call, `llm.output_messages.0.message.tool_calls.${at}.tool_call`),
      );
      return [
        {
          id: `llm${turn}`,
          start: turn * 10,
          attributes: { ...input, ...Object.fromEntries(callAttributes) },
        },
        ...calls
          .filter(({ status }) => status !== "pending")
          .map((call, at) => execution(call, turn * 10 + 2 + at)),
      ];
    });
    const last = { ...input, "llm.output_messages.0.message.content": answer };
    return otlp([...spans, { id: "last", start: 900, attributes: last }]);
  },
} satisfies Writer;

function toolCall({ id, name, arguments: args }: ScriptedCall, path: string): [string, string][] {
  return [
    [`${path}.id`, id],
    [`${path}.function.name`, name],
    [`${path}.function.arguments`, JSON.stringify(args)],
  ];
}

function execution({ id, name, arguments: args, status, result }: ScriptedCall, start: number) {
  const attributes: JsonObject = {
    "openinference.span.kind": "TOOL",
    "tool.name": name,
    "tool_call.id": id,
    "input.value": JSON.stringify(JSON.stringify(args)),
    ...(status === "ok" ? { "output.value": JSON.stringify(result) } : {}),
  };
  return { id: `tool ${id}`, start, attributes, ...(status === "error" ? { error: result } : {}) };
}
