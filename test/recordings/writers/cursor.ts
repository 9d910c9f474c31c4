import type { ScriptedCall, Writer } from "./scripted-run.ts";

export default {
  format: "cursor",
  loses: ["results"],
  write: ({ question, turns, answer }) => [
    {
      type: "system",
      subtype: "init",
      apiKeySource: "login",
      cwd: "/home/me",
      session_id: "s",
      model: "Auto",
    },
    { type: "user", message: { role: "user", content: [{ type: "text", text: question }] }, session_id: "s" },
    ...turns.flatMap((calls) => [
      ...calls.map((call) => event("started", call)),
      ...calls.filter(({ status }) => status !== "pending").map((call) => event("completed", call)),
    ]),
    ...(answer === ""
      ? []
      : [{ type: "assistant", message: { role: "assistant", content: [{ type: "text", text: answer }] } }]),
    { type: "result", subtype: "success", is_error: false, result: answer, session_id: "s", request_id: "r" },
  ],
} satisfies Writer;

function event(
  subtype: "started" | "completed",
  { id, name, arguments: args, status, result }: ScriptedCall,
) {
  const outcome = status === "error" ? { error: { message: result } } : { success: { text: result } };
  const body = { args, ...(subtype === "completed" ? { result: outcome } : {}) };
  return {
    type: "tool_call",
    subtype,
    call_id: id,
    tool_call: { [`${name}ToolCall`]: body },
    session_id: "s",
  };
}
