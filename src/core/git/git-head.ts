import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { delimiter, dirname, isAbsolute, resolve } from "node:path";
import { leadsOutside } from "../files.ts";
import { limits } from "../limits.ts";
import { codeOf } from "../network.ts";
import { shorten } from "../text.ts";

/** Security: working directory for child processes. Windows searches it for programs first, and a repository may contain a `git.exe`. */
export const ELSEWHERE: string = dirname(process.execPath);

/** Security: git gets only these variables; a job's environment has the token and the judge's key. */
const VARIABLES = ["HOME", "USERPROFILE", "SYSTEMROOT", "PATHEXT", "TEMP", "TMP"];

/**
 * Asks git for the checked-out commit of a folder with `.git`; returns the reason if it fails. Security: git only resolves HEAD. It runs
 * no programs of the repository, searches no other repository, ignores the owner, and is never a git inside the folder.
 */
export function askHead(folder: string): { id: string } | { why: string } {
  const repository = `--git-dir=${resolve(folder, ".git")}`;
  const answer = spawnSync(
    "git",
    ["--no-optional-locks", repository, "rev-parse", "HEAD", "--symbolic-full-name", "HEAD"],
    {
      cwd: ELSEWHERE,
      env: variablesFor(folder),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      timeout: limits.gitSeconds * 1000,
      killSignal: "SIGKILL",
      windowsHide: true,
    },
  );
  const [id = "", name = ""] = answer.stdout?.split("\n") ?? [];
  if (answer.status !== 0) return { why: failureReason(answer) };
  // If HEAD leads nowhere, git looks for a tag or branch named HEAD.
  const isHead = name === "HEAD" || (name.startsWith("refs/heads/") && name !== "refs/heads/HEAD");
  return isHead ? { id } : { why: "HEAD leads to no commit" };
}

/** Excludes the folder from PATH. English output, because messages show it. */
function variablesFor(folder: string): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? "").split(delimiter).filter((place) => isOutside(folder, place));
  const allowed = Object.entries(process.env).filter(([name]) => VARIABLES.includes(name.toUpperCase()));
  return { ...Object.fromEntries(allowed), PATH: path.join(delimiter), LC_ALL: "C" };
}

function isOutside(folder: string, place: string): boolean {
  try {
    return isAbsolute(place) && leadsOutside(folder, place);
  } catch {
    return false;
  }
}

function failureReason({ error, stderr }: SpawnSyncReturns<string>): string {
  if (codeOf(error) === "ENOENT") return "there is no git on the runner to read the repository";
  if (codeOf(error) === "ETIMEDOUT") return `git did not answer in ${limits.gitSeconds} seconds`;
  const message = (error?.message ?? stderr).replace(/^fatal: /, "").replace(/\s+/g, " ");
  return `git cannot read the repository (${shorten(message.trim(), limits.shownName)})`;
}
