import type { JsonObject } from "../../../src/core/json.ts";
import { otlp } from "../otlp.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** Spans of OpenLLMetry: messages in numbered attributes, and tools without a call id. */
export default {
  format: "otel-genai",
  write: ({ question, turns, answer }) => {
    const prompt = { "gen_ai.prompt.0.role": "user", "gen_ai.prompt.0.content": question };
    const spans = turns.flatMap((calls, turn) => {
      const callAttributes = calls.flatMap((call, at) =>
        toolCall(call, `gen_ai.completion.0.tool_calls.${at}`),
      );
      return [
        chat(`chat${turn}`, turn * 10, { ...prompt, ...Object.fromEntries(callAttributes) }),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map((call, at) => execution(call, turn * 10 + 2 + at)),
      ];
    });
    const last = chat("last", turns.length * 10, { ...prompt, "gen_ai.completion.0.content": answer });
    return otlp([...spans, last]);
  },
} satisfies Writer;

function chat(id: string, start: number, attributes: JsonObject) {
  const role = { "llm.request.type": "chat", "gen_ai.completion.0.role": "assistant" };
  return { id, start, attributes: { ...role, ...attributes } };
}

function toolCall({ id, name, arguments: args }: ScriptedCall, path: string): [string, string][] {
  return [
    [`${path}.id`, id],
    [`${path}.name`, name],
    [`${path}.arguments`, JSON.stringify(args)],
  ];
}

function execution({ id, name, arguments: args, status, result }: ScriptedCall, start: number) {
  const attributes = {
    "traceloop.span.kind": "tool",
    "traceloop.entity.name": name,
    "traceloop.entity.input": JSON.stringify({ args: [], kwargs: args }),
    ...(status === "ok" ? { "traceloop.entity.output": JSON.stringify(result) } : {}),
  };
  return { id: `tool ${id}`, start, attributes, ...(status === "error" ? { error: result } : {}) };
}
