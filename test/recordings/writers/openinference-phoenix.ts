import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** Rows of Phoenix's data frame of spans. Tools are joined by name, because their spans have no call id. */
export default {
  format: "openinference",
  write: ({ question, turns, answer }) => {
    const asks = [{ "message.role": "user", "message.content": question }];
    const spans = turns.flatMap((calls, turn) => [
      row(`llm${turn}`, "LLM", turn * 10, {
        "attributes.llm.input_messages": asks,
        "attributes.llm.output_messages": [
          { "message.role": "assistant", "message.tool_calls": calls.map(toolCall) },
        ],
      }),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map((call, at) => execution(call, turn * 10 + 2 + at)),
    ]);
    const outputMessages = [{ "message.role": "assistant", "message.content": answer }];
    const last = row("last", "LLM", 900, {
      "attributes.llm.input_messages": asks,
      "attributes.llm.output_messages": outputMessages,
    });
    return [...spans, last];
  },
} satisfies Writer;

function toolCall({ id, name, arguments: args }: ScriptedCall) {
  return {
    "tool_call.id": id,
    "tool_call.function.name": name,
    "tool_call.function.arguments": JSON.stringify(args),
  };
}

function execution({ id, name, arguments: args, status, result }: ScriptedCall, start: number) {
  return {
    ...row(`tool ${id}`, "TOOL", start, {
      "attributes.tool.name": name,
      "attributes.input.value": JSON.stringify(args),
      "attributes.output.value": status === "ok" ? result : null,
    }),
    ...(status === "error" ? { status_code: "ERROR", status_message: result } : {}),
  };
}

function row(id: string, kind: string, start: number, attributes: object) {
  return {
    name: kind.toLowerCase(),
    span_kind: kind,
    parent_id: null,
    start_time: new Date(1_790_000_000_000 + start).toISOString().replace("Z", "+00:00"),
    end_time: new Date(1_790_000_000_001 + start).toISOString().replace("Z", "+00:00"),
    status_code: "OK",
    status_message: "",
    events: [],
    "context.span_id": id,
    "context.trace_id": "t1",
    "attributes.openinference.span.kind": kind,
    ...attributes,
  };
}
