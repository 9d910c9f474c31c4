import { readFileSync, statSync } from "node:fs";
import { limits } from "../../core/limits.ts";
import type { MatchedFile } from "./find.ts";
import { stemOf } from "./load.ts";

/** JSON text holds such an id as it is, unless it escapes a character. */
const PLAIN_ID = /^[\w ./:@+-]*[A-Za-z_][\w ./:@+-]*$/;
/** An escaped ASCII character begins so; PHP escapes each slash. */
const ESCAPES = [Buffer.from("\\u00"), Buffer.from("\\/")];

/** Returns false only if a file has no run of these cases: its path names another case, or no id is in its name or text. */
export function mayHoldCase(file: MatchedFile, ids: readonly string[]): boolean {
  const { path, captures } = file;
  if (captures.case !== undefined) return ids.includes(captures.case.normalize("NFC"));
  if (path.endsWith(".gz") || ids.includes(stemOf(file)) || !ids.every((id) => PLAIN_ID.test(id)))
    return true;
  try {
    if (statSync(path).size > limits.documentBytes) return true;
    const text = readFileSync(path);
    return [...ids, ...ESCAPES].some((part) => text.includes(part));
  } catch {
    // Reading the file says what is wrong with it.
    return true;
  }
}
