import { closeSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** What is to stand in a file: its text, or pieces of it one after the other. */
export type Content = string | Iterable<string>;

/** Characters that are written at once. */
const CHUNK = 64 * 1024;

/**
 * Writes a file whole or not at all: a reader never sees half of it. A link in its place is replaced, not followed. Throws when the
 * folder cannot be written to.
 */
export function writeWhole(path: string, content: Content): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    // A checkout may hold a link of the draft's name.
    const file = openSync(draft, "wx");
    try {
      for (const chunk of chunksOf(content)) writeFileSync(file, chunk);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function* chunksOf(content: Content): Generator<string> {
  if (typeof content === "string") return yield content;
  let chunk = "";
  for (const piece of content) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}
