import { parse } from "yaml";
import type { Block } from "../pages.ts";

export interface Kind {
  name: string;
  /** True when a block is of this kind. The first such kind checks it. */
  claims(block: Block): boolean;
  faults(block: Block): Promise<string[]> | string[];
}

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

export function hasOnly(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  const own = Object.keys(value);
  return own.length > 0 && own.every((key) => keys.includes(key));
}
