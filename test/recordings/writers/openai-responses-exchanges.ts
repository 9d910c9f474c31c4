import type { Json, JsonObject } from "../../../src/core/json.ts";
import { functionCall, functionCallOutput, message } from "./openai-responses.ts";
import type { ScriptedRun, Writer } from "./scripted-run.ts";

/** Every request of a run to the Responses API, each with the whole history, and its response. */
export default {
  format: "openai-responses",
  loses: ["errors"],
  needsCalls: true,
  write: (run) =>
    exchanges(run).map(({ input, output }, at) => ({
      request: { model: "gpt-5", input },
      response: response(`resp_${at}`, output),
    })),
} satisfies Writer;

/** The model's inputs and answers by step. */
export function exchanges({
  question,
  turns,
  answer,
}: ScriptedRun): { input: Json[]; output: JsonObject[] }[] {
  const outputs = [
    ...turns.map((calls) => calls.map(functionCall)),
    ...(answer === "" ? [] : [[message(answer)]]),
  ];
  let input: Json[] = [{ role: "user", content: question }];
  return outputs.map((output, at) => {
    const step = { input, output };
    input = [...input, ...output, ...(turns[at] ?? []).map(functionCallOutput)];
    return step;
  });
}

export function response(id: string, output: Json[]): JsonObject {
  return { id, object: "response", status: "completed", error: null, output, usage: { input_tokens: 7 } };
}
