import { isObject, type Json } from "../json/json.ts";

/** Where a tool definition says that the tool only reads. */
interface Hinting {
  annotations?: Json;
  readOnlyHint?: Json;
}

/** MCP's `readOnlyHint` of a tool definition: in its `annotations`, or where it has none on the tool itself. Undefined where it says nothing. */
export function readOnlyHint(tool: Hinting): boolean | undefined {
  const { readOnlyHint } = isObject(tool.annotations) ? tool.annotations : tool;
  return typeof readOnlyHint === "boolean" ? readOnlyHint : undefined;
}
