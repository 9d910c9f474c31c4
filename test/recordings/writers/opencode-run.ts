import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** The output of `run --format json`, which lacks the user's message. */
export default {
  format: "opencode",
  needsCalls: true,
  loses: ["question", "groups"],
  write: ({ turns, answer }) => [
    ...turns.flatMap((calls) => [
      event("step_start", { type: "step-start" }),
      ...calls.map((call) => event("tool_use", toolPart(call))),
      event("step_finish", { type: "step-finish", reason: "tool-calls" }),
    ]),
    ...(answer === "" ? [] : [event("text", { type: "text", text: answer })]),
  ],
} satisfies Writer;

export function toolPart({ id, name, arguments: input, status, result }: ScriptedCall): JsonObject {
  const done = { status: status === "ok" ? "completed" : "error", input, time: { start: 1, end: 3 } };
  const text = status === "ok" ? { output: result } : { error: result };
  return {
    id: `prt_${id}`,
    type: "tool",
    callID: id,
    tool: name,
    state: status === "pending" ? { status: "running", input } : { ...done, ...text },
  };
}

function event(type: string, part: JsonObject) {
  return {
    type,
    timestamp: 1,
    sessionID: "ses_1",
    part: { sessionID: "ses_1", messageID: "msg_1", ...part },
  };
}
