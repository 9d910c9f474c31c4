import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** The last request of a run to Ollama's `/api/chat`, and the lines of its streamed answer. */
export default {
  format: "openai-chat",
  loses: ["ids", "errors"],
  write: ({ question, turns, answer }) => {
    const messages: JsonObject[] = [
      { role: "user", content: question },
      ...turns.flatMap((calls) => [
        { role: "assistant", content: "", tool_calls: calls.map(toolCall) },
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ name, result }) => ({ role: "tool", tool_name: name, content: result })),
      ]),
    ];
    return { request: { model: "qwen3", messages }, response: lines(answer) };
  },
} satisfies Writer;

function toolCall({ name, arguments: args }: ScriptedCall) {
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
