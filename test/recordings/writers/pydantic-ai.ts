import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** The messages of a run by `all_messages_json()`. */
export default {
  format: "pydantic-ai",
  write: ({ question, turns, answer }) => ({
    messages: [
      request({ part_kind: "user-prompt", content: question }),
      ...turns.flatMap((calls) => [
        response(...calls.map(toolCall)),
        request(...calls.filter(({ status }) => status !== "pending").map(toolReturn)),
      ]),
      ...(answer === "" ? [] : [response({ part_kind: "text", content: answer })]),
    ],
  }),
} satisfies Writer;

function request<Part>(...parts: Part[]) {
  return { kind: "request", parts };
}

function response<Part>(...parts: Part[]) {
  return { kind: "response", parts };
}

function toolCall({ id, name, arguments: args }: ScriptedCall) {
  return { part_kind: "tool-call", tool_name: name, args: JSON.stringify(args), tool_call_id: id };
}

function toolReturn({ id, name, status, result }: ScriptedCall) {
  const outcome = status === "ok" ? "success" : "failed";
  return { part_kind: "tool-return", tool_name: name, tool_call_id: id, content: result, outcome };
}
