import { isObject, type Json } from "./json.ts";

/**
 * About how many characters a value has as JSON, counted until they are more than `atMost`. Without
 * recursion.
 */
export function sizeOf(value: Json, atMost: number): number {
  let size = 0;
  const left: Json[] = [value];
  while (left.length > 0 && size <= atMost) {
    const item = left.pop() ?? null;
    if (Array.isArray(item)) {
      size += item.length;
      if (size <= atMost) left.push(...item);
    } else if (isObject(item)) {
      for (const [key, child] of Object.entries(item)) {
        size += key.length + 1;
        left.push(child);
      }
    } else {
      size += String(item).length;
    }
  }
  return size;
}
