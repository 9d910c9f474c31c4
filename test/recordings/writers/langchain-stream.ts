import { flatMessages } from "./langchain-flat.ts";
import type { Writer } from "./scripted-run.ts";

/** `graph.stream` in the modes `values` and `updates` together. */
export default {
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
} satisfies Writer;
