import type { Writer } from "./scripted-run.ts";

/** The rows of a session. */
export default {
  format: "goose",
  needsCalls: true,
  write: ({ question, turns, answer }) => [
    { working_dir: "/home/me", description: "any", message_count: 2 },
    { role: "user", created: 1, content: [{ type: "text", text: question }] },
    ...turns.flatMap((calls) => [
      {
        role: "assistant",
        created: 2,
        content: calls.map(({ id, name, arguments: args }) => ({
          type: "toolRequest",
          id,
          toolCall: { status: "success", value: { name, arguments: args } },
        })),
      },
      {
        role: "user",
        created: 3,
        content: calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, status, result }) => ({
            type: "toolResponse",
            id,
            toolResult:
              status === "ok"
                ? { status: "success", value: [{ type: "text", text: result }] }
                : { status: "error", error: result },
          })),
      },
    ]),
    ...(answer === "" ? [] : [{ role: "assistant", created: 4, content: [{ type: "text", text: answer }] }]),
  ],
} satisfies Writer;
