import type { JsonObject } from "../../src/core/json.ts";
import { jsonText } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";

/** The calls in a cell such as `` `get_user; pay {"to": "a"} (error)` ``, in the plain form of recordings. */
function callsIn(cell: string): JsonObject[] {
  const text = cell.replaceAll("`", "");
  return text === "" ? [] : text.split("; ").map(callIn);
}

function callIn(text: string): JsonObject {
  const [, name, args, status, agent] =
    /^(\S+?)(?: (\{.*\}))?(?: \((\w+)\))?(?: by (\w+))?$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`no call: ${text}`);
  return {
    name,
    arguments: parseJson(args ?? "{}"),
    status: status ?? "ok",
    ...(agent === undefined ? {} : { agent }),
  };
}

/** The recording of such a cell: the plain form, or messages when ` / ` separates turns. */
export function recordingOf(cell: string): JsonObject {
  const turns = cell.replaceAll("`", "").split(" / ");
  if (turns.length === 1) return { toolCalls: callsIn(cell) };
  let id = 0;
  const messages = turns.flatMap((text): JsonObject[] => {
    const calls = callsIn(text.trim()).map(({ name, arguments: args }) => ({
      id: `call-${++id}`,
      type: "function",
      function: { name: name as string, arguments: jsonText(args as JsonObject) },
    }));
    return [
      { role: "user", content: "go on" },
      ...(calls.length === 0 ? [] : [{ role: "assistant", tool_calls: calls }]),
      ...calls.map((call) => ({ role: "tool", tool_call_id: call.id, content: "done" })),
      { role: "assistant", content: "done" },
    ];
  });
  return { messages };
}
