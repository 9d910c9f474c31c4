import type { ScriptedCall, Writer } from "./scripted-run.ts";

export default {
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

function toolCall({ id, name, arguments: args }: ScriptedCall) {
  return { id, type: "function", function: { name, arguments: JSON.stringify(args) } };
}
