import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export interface Release {
  suffix: string;
  program: string | undefined;
}

export const thisOne: Release = { suffix: "", program: undefined };

/** Extracts `dist` at a commit, branch or tag into a folder below `parent`. Throws when git does not know it. */
export function releaseAt(ref: string, parent: string): Release {
  const commit = git("rev-parse", "--verify", `${ref}^{commit}`).trim();
  const folder = join(parent, `release-${commit}`);
  const program = join(folder, "dist", "index.js");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync("git", ["archive", commit, "dist", "package.json"], {
      cwd: ROOT,
      maxBuffer: 256 * 1024 * 1024,
    });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
  }
  return { suffix: ` at ${ref}`, program };
}

/** The commit that is checked out, with a mark when files differ from it. */
export function commitHere(): string {
  const isChanged = git("status", "--porcelain", "--", "src", "dist").trim() !== "";
  return `${git("rev-parse", "HEAD").trim().slice(0, 12)}${isChanged ? "+" : ""}`;
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
}
