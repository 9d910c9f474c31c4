import type { Json } from "../../../src/core/json.ts";
import type { Writer } from "./scripted-run.ts";

/** A transcript of Claude Code: an entry per block of an answer, and per result. */
export default {
  format: "anthropic",
  needsCalls: true,
  write: ({ question, turns, answer }) => [
    { type: "file-history-snapshot", messageId: "m", snapshot: {} },
    entry("user", { content: question }),
    ...turns.flatMap((calls, turn) =>
      calls.flatMap(({ id, name, arguments: input, status, result }) => [
        assistant(`msg_${turn}`, { type: "tool_use", id, name, input }),
        ...(status === "pending"
          ? []
          : [
              entry("user", {
                content: [
                  { type: "tool_result", tool_use_id: id, is_error: status === "error", content: result },
                ],
              }),
            ]),
      ]),
    ),
    ...(answer === "" ? [] : [assistant("msg_answer", { type: "text", text: answer })]),
  ],
} satisfies Writer;

function assistant(id: string, block: Record<string, Json>) {
  return entry("assistant", { id, type: "message", content: [block] });
}

function entry(role: "user" | "assistant", message: Record<string, Json>) {
  return { type: role, sessionId: "s", isSidechain: false, message: { ...message, role } };
}
