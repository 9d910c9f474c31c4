import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file whole or not at all: a reader never sees half of it. */
export function writeWhole(path: string, content: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
