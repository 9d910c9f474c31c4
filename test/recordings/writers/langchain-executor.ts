import type { Writer } from "./scripted-run.ts";

/** The output of an AgentExecutor, which records a call after its execution. */
export default {
  format: "langchain",
  loses: ["errors", "groups", "pending"],
  write: ({ question, turns, answer }) => ({
    input: question,
    output: answer,
    intermediate_steps: turns.flat().flatMap(({ id, name, arguments: args, status, result }) => {
      const action = {
        tool: name,
        tool_input: args,
        log: "",
        tool_call_id: id,
        type: "AgentActionMessageLog",
      };
      return status === "pending" ? [] : [[action, result]];
    }),
  }),
} satisfies Writer;
