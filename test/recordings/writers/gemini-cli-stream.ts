import type { Writer } from "./scripted-run.ts";

/** The events of `--output-format stream-json`, with answers in pieces. */
export default {
  format: "gemini-cli",
  write: ({ question, turns, answer }) => [
    { type: "init", timestamp: "2026-02-03T04:05:06Z", session_id: "s", model: "any" },
    { type: "message", role: "user", content: question },
    ...turns.flatMap((calls) => [
      ...calls.map(({ id, name, arguments: parameters }) => ({
        type: "tool_use",
        tool_name: name,
        tool_id: id,
        parameters,
      })),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, status, result }) => ({
          type: "tool_result",
          tool_id: id,
          status: status === "ok" ? "success" : "error",
          ...(status === "ok" ? { output: result } : { error: { type: "failed", message: result } }),
        })),
    ]),
    ...(answer === ""
      ? []
      : [answer.slice(0, 1), answer.slice(1)].map((content) => ({
          type: "message",
          role: "assistant",
          content,
          delta: true,
        }))),
    { type: "result", status: "success", stats: { total_tokens: 9, tool_calls: turns.flat().length } },
  ],
} satisfies Writer;
