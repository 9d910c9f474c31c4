import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** A request to Bedrock's Converse with the whole conversation; Strands has it in `agent.messages`. */
export default {
  format: "bedrock-converse",
  write: ({ question, turns, answer }) => ({
    messages: [
      { role: "user", content: [{ text: question }] },
      ...turns.flatMap((calls) => [
        { role: "assistant", content: calls.map(toolUse) },
        ...(calls.every(isPending) ? [] : [{ role: "user", content: calls.map(toolResult) }]),
      ]),
      ...(answer === "" ? [] : [{ role: "assistant", content: [{ text: answer }] }]),
    ],
  }),
} satisfies Writer;

function toolUse({ id, name, arguments: input }: ScriptedCall) {
  return { toolUse: { toolUseId: id, name, input } };
}

function toolResult({ id, status, result }: ScriptedCall) {
  return {
    toolResult: {
      toolUseId: id,
      status: status === "error" ? "error" : "success",
      content: [{ text: result }],
    },
  };
}

function isPending({ status }: ScriptedCall): boolean {
  return status === "pending";
}
