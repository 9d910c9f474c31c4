import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** The events of `exec --json`: it leaves out what was asked. */
export default {
  format: "codex-exec",
  loses: ["question"],
  needsCalls: true,
  write: ({ turns, answer }) => [
    { type: "thread.started", thread_id: "t" },
    { type: "turn.started" },
    ...turns.flatMap((calls) => [
      ...calls.map((call) => event("item.started", call)),
      ...calls.filter(({ status }) => status !== "pending").map((call) => event("item.completed", call)),
    ]),
    ...(answer === ""
      ? []
      : [{ type: "item.completed", item: { id: "last", type: "agent_message", text: answer } }]),
    { type: "turn.completed", usage: { input_tokens: 3, output_tokens: 2 } },
  ],
} satisfies Writer;

function event(type: "item.started" | "item.completed", call: ScriptedCall) {
  const { id, name, arguments: args, status, result } = call;
  const asked = { id, type: "mcp_tool_call", server: "any", tool: name, arguments: args };
  if (type === "item.started")
    return { type, item: { ...asked, result: null, error: null, status: "in_progress" } };
  const answered = {
    result: { content: [{ type: "text", text: result }] },
    error: null,
    status: "completed",
  };
  const failed = { result: null, error: { message: result }, status: "failed" };
  return { type, item: { ...asked, ...(status === "ok" ? answered : failed) } };
}
