import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { workspace } from "../workspace.ts";

/** Lets no file get longer than so many half kilobytes: the system writes as much of it and refuses the rest, as on a full disk. */
export const noFileLongerThan = (blocks: number): string => `ulimit -f ${blocks}`;

/** A file of which nothing can be written: the device that is always full. */
export const FULL = "/dev/full";

/** A folder that is a small disk of its own, gone when the test is over; undefined where a test may not mount one. */
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

/** Leaves so many bytes free of it. */
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
