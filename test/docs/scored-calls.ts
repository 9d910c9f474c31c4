import type { JsonObject } from "../../src/base/json.ts";
import { parseJson } from "../../src/base/json.ts";

/** The calls in a cell such as `` `get_user; pay {"to": "a"} (error)` ``, as the plain form of recordings has them. */
export function callsIn(cell: string): JsonObject[] {
  const text = cell.replaceAll("`", "");
  return text === "" ? [] : text.split("; ").map(callIn);
}

function callIn(text: string): JsonObject {
  const [, name, args, status] = /^(\S+?)(?: (\{.*\}))?(?: \((\w+)\))?$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`no call: ${text}`);
  return { name, arguments: parseJson(args ?? "{}"), status: status ?? "ok" };
}
