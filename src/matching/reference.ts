import type { Json } from "../json/json.ts";
import { literal, type Pattern } from "./pattern.ts";

/** A tool call that was expected. */
export interface ReferenceCall {
  name: string;
  /** What the arguments must be. */
  arguments: Pattern;
  /** Matched if made, not missed if not. */
  optional: boolean;
  /** What the tool must have answered. Absent: anything, or nothing. */
  result?: Pattern;
}

/** A reference whose arguments mean themselves, whatever keys they have. */
export function literalReference(name: string, args: Json): ReferenceCall {
  return { name, arguments: literal(args), optional: false };
}
