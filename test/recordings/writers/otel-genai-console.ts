import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** Spans by Python's console exporter, with messages of pydantic-ai 1. */
export default {
  format: "otel-genai",
  write: ({ question, turns, answer }) => {
    const userEvent = { "event.name": "gen_ai.user.message", content: question, role: "user" };
    const spans = turns.flatMap((calls, turn) => {
      const message = { role: "assistant", tool_calls: calls.map(toolCall) };
      return [
        printed(
          `chat${turn}`,
          turn * 10,
          chat([userEvent, { "event.name": "gen_ai.choice", index: 0, message }]),
        ),
        ...calls.filter(({ status }) => status !== "pending").map((call) => execution(call, turn * 10 + 2)),
      ];
    });
    const message = { role: "assistant", content: answer };
    if (answer !== "")
      spans.push(
        printed("last", 900, chat([userEvent, { "event.name": "gen_ai.choice", index: 0, message }])),
      );
    if (spans.length === 0)
      spans.push(
        printed(
          "none",
          0,
          chat([userEvent, { "event.name": "gen_ai.choice", index: 0, message: { role: "assistant" } }]),
        ),
      );
    return spans.reverse();
  },
} satisfies Writer;

function chat(events: object[]) {
  return { "gen_ai.operation.name": "chat", events: JSON.stringify(events) };
}

function toolCall({ id, name, arguments: args }: ScriptedCall) {
  return { id, type: "function", function: { name, arguments: JSON.stringify(args) } };
}

function execution({ id, name, arguments: args, status, result }: ScriptedCall, start: number) {
  const attributes = {
    "gen_ai.tool.name": name,
    "gen_ai.tool.call.id": id,
    tool_arguments: JSON.stringify(args),
    ...(status === "ok" ? { tool_response: result } : {}),
  };
  return printed(`tool ${id}`, start, attributes, status === "error" ? result : undefined);
}

function printed(id: string, start: number, attributes: Record<string, string>, error?: string) {
  return {
    name: "running tool",
    context: { trace_id: "0xfe44", span_id: `0x${id}`, trace_state: "[]" },
    kind: "SpanKind.INTERNAL",
    parent_id: null,
    start_time: new Date(1_790_000_000_000 + start).toISOString(),
    end_time: new Date(1_790_000_000_001 + start).toISOString(),
    status: error === undefined ? { status_code: "UNSET" } : { status_code: "ERROR", description: error },
    attributes,
    events: [],
    links: [],
    resource: { attributes: { "service.name": "ferries" }, schema_url: "" },
  };
}
