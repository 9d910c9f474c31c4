import type { JsonObject } from "../../../src/core/json.ts";
import { toolPart } from "./opencode-run.ts";
import type { Writer } from "./scripted-run.ts";

export default {
  format: "opencode",
  loses: ["groups"],
  write: ({ question, turns, answer }) => ({
    info: { id: "ses_1", title: "any" },
    messages: [
      message("user", [{ type: "text", text: question }]),
      ...turns.map((calls) => message("assistant", [{ type: "step-start" }, ...calls.map(toolPart)])),
      ...(answer === ""
        ? []
        : [message("assistant", [{ type: "step-start" }, { type: "text", text: answer }])]),
    ],
  }),
} satisfies Writer;

function message(role: string, parts: JsonObject[]) {
  return {
    info: { id: "msg_1", role, sessionID: "ses_1" },
    parts: parts.map((part) => ({ sessionID: "ses_1", messageID: "msg_1", ...part })),
  };
}
