import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** An eval set's result, which some ADK versions write as JSON text in JSON. */
export default {
  format: "gemini-adk",
  loses: ["groups"],
  write: ({ question, turns, answer }) => {
    const calls = turns.flat();
    const invocation = {
      userContent: { parts: [{ text: question }], role: "user" },
      finalResponse: answer === "" ? null : { parts: [{ text: answer }], role: "model" },
      intermediateData: {
        toolUses: calls.map(({ id, name, arguments: args }) => ({ id, name, args })),
        toolResponses: calls.filter(({ status }) => status !== "pending").map(functionResponse),
        intermediateResponses: [],
      },
    };
    const result = { evalId: "case", evalMetricResultPerInvocation: [{ actualInvocation: invocation }] };
    return JSON.stringify({ evalSetResultId: "set", evalCaseResults: [result] });
  },
} satisfies Writer;

function functionResponse({ id, name, status, result }: ScriptedCall) {
  return { id, name, response: { [status === "error" ? "error" : "result"]: result } };
}
