import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** The items of `result.to_input_list()` of the OpenAI Agents SDK. */
export default {
  format: "openai-responses",
  loses: ["errors"],
  needsCalls: true,
  write: ({ question, turns, answer }) => [
    { role: "user", content: question },
    ...turns.flatMap((calls) => [
      ...calls.map(functionCall),
      ...calls.filter(({ status }) => status !== "pending").map(functionCallOutput),
    ]),
    ...(answer === "" ? [] : [message(answer)]),
  ],
} satisfies Writer;

export function functionCall({ id, name, arguments: args }: ScriptedCall) {
  return {
    type: "function_call",
    id: `fc_${id}`,
    call_id: id,
    name,
    arguments: JSON.stringify(args),
    status: "completed",
  };
}

/** The result of a call, which has no field for failure. */
export function functionCallOutput({ id, result }: ScriptedCall) {
  return { type: "function_call_output", call_id: id, output: result };
}

export function message(text: string) {
  return {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, annotations: [] }],
  };
}
