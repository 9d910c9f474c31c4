import type { Writer } from "./scripted-run.ts";

export default {
  format: "openhands",
  write: ({ question, turns, answer }) => [
    { kind: "MessageEvent", source: "user", llm_message: textMessage("user", question) },
    ...turns.flatMap((calls, turn) => [
      ...calls.map(({ id, name, arguments: args }) => ({
        kind: "ActionEvent",
        source: "agent",
        thought: [],
        action: { kind: "AnyAction", ...args },
        tool_name: name,
        tool_call_id: id,
        tool_call: { id, name, arguments: JSON.stringify(args), origin: "completion" },
        llm_response_id: `r${turn}`,
      })),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, name, status, result }) => ({
          source: "environment",
          tool_name: name,
          tool_call_id: id,
          ...(status === "ok"
            ? {
                kind: "ObservationEvent",
                observation: { kind: "Any", content: [{ type: "text", text: result }] },
              }
            : { kind: "AgentErrorEvent", error: result }),
        })),
    ]),
    ...(answer === ""
      ? []
      : [{ kind: "MessageEvent", source: "agent", llm_message: textMessage("assistant", answer) }]),
  ],
} satisfies Writer;

function textMessage(role: string, text: string) {
  return { role, content: [{ type: "text", text }] };
}
