import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** The lines of a Gemini CLI chat. A message appears when its calls are made, and again when they are answered. */
export default {
  format: "gemini-adk",
  write: ({ question, turns, answer }) => [
    { sessionId: "session_1", projectHash: "e3b0c442", kind: "main" },
    { id: "question", type: "user", content: [{ text: question }] },
    ...turns.flatMap((calls, turn) => [
      callingMessage(
        turn,
        calls.map((call) => ({ ...called(call), status: "executing" })),
      ),
      callingMessage(
        turn,
        calls.map((call) => (call.status === "pending" ? called(call) : answered(call))),
      ),
    ]),
    ...(answer === "" ? [] : [{ id: "answer", type: "gemini", content: answer }]),
  ],
} satisfies Writer;

function callingMessage<T>(turn: number, toolCalls: T[]) {
  return { id: `turn_${turn}`, type: "gemini", content: "", toolCalls };
}

function called({ id, name, arguments: args }: ScriptedCall) {
  return { id, name, args, status: "executing" };
}

function answered(call: ScriptedCall) {
  const { id, name, status, result } = call;
  const response = { [status === "error" ? "error" : "output"]: result };
  return {
    ...called(call),
    status: status === "error" ? "error" : "success",
    result: [{ functionResponse: { id, name, response } }],
  };
}
