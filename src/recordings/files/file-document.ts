import type { Json } from "../../core/json.ts";

/** A JSON value of a file, or a fault. `line` is set in JSONL; `keys` are the kinds of secrets in the text. */
export type FileDocument =
  | { value: Json; hash: string; bytes: number; line?: number; keys?: readonly string[] }
  | { fault: string; line?: number; column?: number };
