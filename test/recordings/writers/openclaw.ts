import type { Writer } from "./scripted-run.ts";

/** The events of its telemetry: they have no ids. */
export default {
  format: "openclaw",
  loses: ["ids", "groups"],
  write: ({ question, turns, answer }) => [
    { type: "message.in", channel: "cli", content: question },
    { type: "agent.start", sessionKey: "s", agentId: "main" },
    ...turns.flatMap((calls) =>
      calls.flatMap(({ name, arguments: params, status, result }) => [
        { type: "tool.start", toolName: name, params, sessionKey: "s", agentId: "main" },
        ...(status === "pending"
          ? []
          : [
              {
                type: "tool.end",
                toolName: name,
                success: status === "ok",
                ...(status === "ok" ? { result } : { error: result }),
                sessionKey: "s",
              },
            ]),
      ]),
    ),
    ...(answer === "" ? [] : [{ type: "message.out", channel: "cli", content: answer }]),
  ],
} satisfies Writer;
