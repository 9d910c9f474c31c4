import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { workspace } from "../workspace.ts";

/** Limits file sizes to this number of half kilobytes: the system writes as much and refuses the rest, like a full disk. */
export const noFileLongerThan = (blocks: number): string => `ulimit -f ${blocks}`;

/** The device that refuses every write. */
export const FULL = "/dev/full";

/** A small mounted disk, removed after the test; undefined where a test may not mount one. */
export function smallDisk(): string | undefined {
  const folder = workspace();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "none", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
  });
  return folder;
}

export function fillDisk(folder: string, free: number): void {
  for (let bytes = 1024 * 1024; bytes >= 4096; bytes /= 2) {
    for (let count = 0, isFull = false; !isFull; count++)
      isFull = !fits(join(folder, `fill-${bytes}-${count}`), bytes);
  }
  for (let freed = 0; freed < free; freed += 4096) rmSync(join(folder, `fill-4096-${freed / 4096}`));
}

function fits(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes, "x"));
    return true;
  } catch {
    rmSync(file, { force: true });
    return false;
  }
}
