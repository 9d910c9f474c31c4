import { piMessages } from "./pi-session.ts";
import type { Writer } from "./scripted-run.ts";

/** The events of `--mode json`: a call is in the message and in separate events. */
export default {
  format: "pi",
  write: (run) => [
    { type: "agent_start" },
    { type: "turn_start" },
    ...piMessages(run).flatMap((message) => {
      const { role = null, toolCallId = null, toolName = null, content = null, isError = null } = message;
      const end = { type: "tool_execution_end", toolCallId, toolName, result: { content }, isError };
      return [...(role === "toolResult" ? [end] : []), { type: "message_end", message }];
    }),
    { type: "agent_end" },
  ],
} satisfies Writer;
