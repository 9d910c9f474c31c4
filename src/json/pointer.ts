import { isObject, type Json, member } from "./json.ts";

/** The steps of a JSON pointer (RFC 6901), or undefined when the text is not one. */
export function pointerSteps(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return undefined;
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value that the steps lead to, or undefined when there is none. */
export function followPointer(document: Json, steps: readonly string[]): Json | undefined {
  let value: Json | undefined = document;
  for (const step of steps) {
    if (Array.isArray(value)) value = /^(?:0|[1-9]\d*)$/.test(step) ? value[Number(step)] : undefined;
    else value = isObject(value) ? member(value, step) : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}
