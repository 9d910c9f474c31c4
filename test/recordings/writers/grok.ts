import type { Writer } from "./scripted-run.ts";

/** The rows of `chat_history.jsonl`. */
export default {
  format: "grok",
  needsCalls: true,
  loses: ["errors"],
  write: ({ question, turns, answer }) => [
    { type: "system", content: "You garden." },
    { type: "user", content: [{ type: "text", text: question }], prompt_index: 0 },
    ...turns.flatMap((calls) => [
      {
        type: "assistant",
        content: "",
        tool_calls: calls.map(({ id, name, arguments: args }) => ({
          id,
          name,
          arguments: JSON.stringify(args),
        })),
        model_id: "any",
      },
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, result }) => ({ type: "tool_result", tool_call_id: id, content: result })),
    ]),
    ...(answer === "" ? [] : [{ type: "assistant", content: answer, model_id: "any" }]),
  ],
} satisfies Writer;
