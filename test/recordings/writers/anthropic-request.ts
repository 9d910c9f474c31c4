import type { ScriptedCall, Writer } from "./scripted-run.ts";

export default {
  format: "anthropic",
  needsCalls: true,
  write: ({ question, turns, answer }) => ({
    model: "claude-haiku-4-5",
    messages: [
      { role: "user", content: question },
      ...turns.flatMap((calls) => [
        { role: "assistant", content: calls.map(toolUse) },
        ...(calls.every(isPending) ? [] : [{ role: "user", content: calls.map(toolResult) }]),
      ]),
      ...(answer === "" ? [] : [{ role: "assistant", content: [{ type: "text", text: answer }] }]),
    ],
  }),
} satisfies Writer;

function toolUse({ id, name, arguments: input }: ScriptedCall) {
  return { type: "tool_use", id, name, input };
}

function toolResult({ id, status, result }: ScriptedCall) {
  return { type: "tool_result", tool_use_id: id, is_error: status === "error", content: result };
}

function isPending({ status }: ScriptedCall): boolean {
  return status === "pending";
}
