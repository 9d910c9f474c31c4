import type { Writer } from "./scripted-run.ts";

export default {
  format: "inspect-ai",
  write: ({ question, turns, answer }) => ({
    version: 2,
    status: "success",
    eval: { task: "any", model: "openai/gpt-5" },
    plan: { steps: [] },
    samples: [
      {
        id: "one",
        epoch: 1,
        input: question,
        target: "",
        messages: [
          { role: "user", source: "input", content: question },
          ...turns.flatMap((calls) => [
            {
              role: "assistant",
              source: "generate",
              content: "",
              tool_calls: calls.map(({ id, name, arguments: args }) => ({
                id,
                function: name,
                arguments: args,
              })),
            },
            ...calls
              .filter(({ status }) => status !== "pending")
              .map(({ id, name, status, result }) => ({
                role: "tool",
                tool_call_id: id,
                function: name,
                ...(status === "error"
                  ? { content: "", error: { type: "unknown", message: result } }
                  : { content: result }),
              })),
          ]),
          ...(answer === "" ? [] : [{ role: "assistant", source: "generate", content: answer }]),
        ],
        events: [],
      },
    ],
  }),
} satisfies Writer;
