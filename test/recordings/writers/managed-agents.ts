import type { Writer } from "./scripted-run.ts";

/** The events of a session. */
export default {
  format: "claude-managed-agents",
  needsCalls: true,
  write: ({ question, turns, answer }) => [
    { type: "user.message", id: "u", content: [{ type: "text", text: question }] },
    ...turns.flatMap((calls) => [
      ...calls.map(({ id, name, arguments: input }) => ({ type: "agent.custom_tool_use", id, name, input })),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, status, result }) => ({
          type: "user.custom_tool_result",
          id: `r ${id}`,
          custom_tool_use_id: id,
          content: [{ type: "text", text: result }],
          is_error: status === "error",
        })),
    ]),
    ...(answer === "" ? [] : [{ type: "agent.message", id: "a", content: [{ type: "text", text: answer }] }]),
    { type: "session.status_idle", id: "i", stop_reason: { type: "end_turn" } },
  ],
} satisfies Writer;
