import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A built rungate that is measured: this one, or that of another commit. */
export interface Release {
  /** What stands behind the names of its rows: nothing for this one. */
  suffix: string;
  /** Its program; undefined for the one that is built here. */
  program: string | undefined;
}

export const thisOne: Release = { suffix: "", program: undefined };

/** What stands in `dist` at a commit, a branch or a tag, put into a folder below `parent`. Throws when git knows no such thing. */
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

/** The commit that is checked out, with a mark where files differ from it. */
export function commitHere(): string {
  const isChanged = git("status", "--porcelain", "--", "src", "dist").trim() !== "";
  return `${git("rev-parse", "HEAD").trim().slice(0, 12)}${isChanged ? "+" : ""}`;
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
}
