import { isObject, isString, type Json, type JsonObject, objectsOf } from "../json/json.ts";
import { readOnlyHint } from "./hints.ts";
import { jsonIn } from "./message-parts.ts";
import type { ToolDefinition } from "./run.ts";

/**
 * The tools in a list of definitions, in the shape of any provider. The list and each of its items may be JSON text; what is no
 * definition is left out.
 */
export function offeredTools(list: Json | undefined): ToolDefinition[] {
  const held = jsonIn(list);
  return objectsOf(Array.isArray(held) ? held.map((item) => jsonIn(item) ?? null) : []).flatMap(definitions);
}

/** Gemini lists the declarations of functions within a tool. */
function definitions(tool: JsonObject): ToolDefinition[] {
  const declared = tool.function_declarations ?? tool.functionDeclarations;
  if (Array.isArray(declared)) return objectsOf(declared).flatMap((one) => definition(one));
  return isObject(tool.function) ? definition(tool.function, tool) : definition(tool);
}

/** The definition in an object; what it has no field for may stand `beside` it. */
function definition(stated: JsonObject, beside: JsonObject = stated): ToolDefinition[] {
  const said = (field: string) => (field in stated ? stated : beside)[field] ?? null;
  const [name, description] = [said("name"), said("description")];
  if (!isString(name) || name === "") return [];
  const tool: ToolDefinition = { name };
  if (isString(description)) tool.description = description;
  const readOnly = readOnlyHint({ annotations: said("annotations"), readOnlyHint: said("readOnlyHint") });
  if (readOnly !== undefined) tool.readOnly = readOnly;
  return [tool];
}
