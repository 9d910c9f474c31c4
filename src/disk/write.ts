import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file whole or not at all: a reader never sees half of it. A link in its place is replaced, not followed. Throws when the
 * folder cannot be written to.
 */
export function writeWhole(path: string, content: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    // A checkout may hold a link of the draft's name.
    writeFileSync(draft, content, { flag: "wx" });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
