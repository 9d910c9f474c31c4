import { flatMessages } from "./langchain.ts";
import { openaiChat } from "./openai.ts";
import type { Writer } from "./scripted-run.ts";

export const writers: Record<string, Writer> = {
  /** The input of agentevals' evaluators as OpenAI messages. */
  agentevals: {
    format: "agentevals",
    loses: ["errors"],
    write: (run) => ({ outputs: openaiChat.write(run).messages, reference_outputs: [] }),
  },
  /** The input of agentevals' evaluators as LangChain messages. */
  "agentevals-langchain": {
    format: "agentevals",
    write: (run) => ({ outputs: { messages: flatMessages(run) }, referenceOutputs: [] }),
  },
  /** A row of AIAgentConverter: parallel calls in separate messages with one run id. */
  "azure-ai-evaluation": {
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
  },
  "inspect-ai": {
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
  },
};
