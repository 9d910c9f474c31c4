import { isObject, type JsonObject } from "../json/json.ts";

/** MCP's `readOnlyHint` of a tool definition, on the tool itself or in its `annotations`; undefined where neither says. */
export function readOnlyHint(tool: JsonObject): boolean | undefined {
  const annotations = isObject(tool.annotations) ? tool.annotations : tool;
  return typeof annotations.readOnlyHint === "boolean" ? annotations.readOnlyHint : undefined;
}
