import type { Writer } from "./scripted-run.ts";

/** A row of AIAgentConverter: parallel calls in separate messages with one run id. */
export default {
  format: "azure-ai-evaluation",
  loses: ["errors"],
  needsCalls: true,
  write: ({ question, turns, answer }) => ({
    query: [
      { role: "system", content: "You are helpful" },
      { role: "user", content: [{ type: "text", text: question }] },
    ],
    response: [
      ...turns.flatMap((calls) => [
        ...calls.map(({ id, name, arguments: args }) => ({
          role: "assistant",
          run_id: "run_1",
          content: [{ type: "tool_call", tool_call_id: id, name, arguments: args }],
        })),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, result }) => ({
            role: "tool",
            run_id: "run_1",
            tool_call_id: id,
            content: [{ type: "tool_result", tool_result: result }],
          })),
      ]),
      ...(answer === ""
        ? []
        : [{ role: "assistant", run_id: "run_1", content: [{ type: "text", text: answer }] }]),
    ],
    tool_definitions: [],
  }),
} satisfies Writer;
