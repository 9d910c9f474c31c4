import { canonicalJson } from "./canonical.ts";
import { type Json, member } from "./json.ts";

/** A name under which two records hold different values. */
export interface Differing {
  name: string;
  base: unknown;
  head: unknown;
}

/** The names under which two records hold different values; one that is not there counts as null. */
export function differences(head: Record<string, unknown>, base: Record<string, unknown>): Differing[] {
  const names = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
  return names
    .map((name) => ({ name, base: member(base, name) ?? null, head: member(head, name) ?? null }))
    .filter((one) => canonicalJson(one.base as Json) !== canonicalJson(one.head as Json));
}
