import { parse } from "yaml";
import type { Block } from "../pages.ts";

/** One kind of block, and what holds of all of them. */
export interface Kind {
  name: string;
  /** Whether a block is of this kind. The first kind that says so checks it. */
  claims(block: Block): boolean;
  /** What is wrong with a block, one sentence each. */
  faults(block: Block): Promise<string[]> | string[];
}

/** The value of a block in YAML or JSON. Undefined for what is neither. */
export function contentOf({ language, text }: Block): unknown {
  if (!/^(ya?ml|json)$/.test(language)) return undefined;
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is an object that has keys, and no others than these. */
export function hasOnly(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  const own = Object.keys(value);
  return own.length > 0 && own.every((key) => keys.includes(key));
}
