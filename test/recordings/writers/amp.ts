import type { Writer } from "./scripted-run.ts";

/** A thread. */
export default {
  format: "amp",
  write: ({ question, turns, answer }) => ({
    v: 3,
    id: "T-0f0f",
    messages: [
      { role: "user", content: [{ type: "text", text: question }] },
      ...turns.flatMap((calls) => [
        {
          role: "assistant",
          content: calls.map(({ id, name, arguments: input }) => ({ type: "tool_use", id, name, input })),
        },
        {
          role: "user",
          content: calls
            .filter(({ status }) => status !== "pending")
            .map(({ id, status, result }) => ({
              type: "tool_result",
              toolUseID: id,
              run:
                status === "ok"
                  ? { status: "done", result }
                  : { status: "error", error: { message: result } },
            })),
        },
      ]),
      ...(answer === "" ? [] : [{ role: "assistant", content: [{ type: "text", text: answer }] }]),
    ],
  }),
} satisfies Writer;
