import type { Json } from "../../src/core/json.ts";
import { readOne } from "./fixture.ts";

/** What the only run of a document took, without its answers one by one. */
export function took(format: string, document: Json) {
  const { usage, duration, model, unmeasured, steps } = readOne(format, document);
  const all = { usage, duration, model, unmeasured, steps };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
