import type { Writer } from "./scripted-run.ts";

/** The events of a run, with arguments and texts in pieces. */
export default {
  format: "ag-ui",
  loses: ["errors"],
  write: ({ question, turns, answer }) => [
    {
      type: "RUN_STARTED",
      threadId: "t",
      runId: "r",
      input: { messages: [{ id: "m", role: "user", content: question }] },
    },
    ...turns.flatMap((calls) => [
      ...calls.flatMap(({ id, name, arguments: args }) => [
        { type: "TOOL_CALL_START", toolCallId: id, toolCallName: name },
        { type: "TOOL_CALL_ARGS", toolCallId: id, delta: JSON.stringify(args).slice(0, 1) },
        { type: "TOOL_CALL_ARGS", toolCallId: id, delta: JSON.stringify(args).slice(1) },
        { type: "TOOL_CALL_END", toolCallId: id },
      ]),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, result }) => ({
          type: "TOOL_CALL_RESULT",
          toolCallId: id,
          content: result,
          role: "tool",
        })),
    ]),
    ...(answer === ""
      ? []
      : [
          { type: "TEXT_MESSAGE_START", messageId: "a", role: "assistant" },
          { type: "TEXT_MESSAGE_CONTENT", messageId: "a", delta: answer.slice(0, 1) },
          { type: "TEXT_MESSAGE_CONTENT", messageId: "a", delta: answer.slice(1) },
          { type: "TEXT_MESSAGE_END", messageId: "a" },
        ]),
    { type: "RUN_FINISHED", threadId: "t", runId: "r" },
  ],
} satisfies Writer;
