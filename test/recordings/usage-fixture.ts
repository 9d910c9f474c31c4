import type { Json } from "../../src/core/json.ts";
import { readOne } from "./fixture.ts";

/** The usage of a document's only run without its steps. */
export function took(format: string, document: Json) {
  const { usage, duration, model, unmeasured, steps } = readOne(format, document);
  const all = { usage, duration, model, unmeasured, steps };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
