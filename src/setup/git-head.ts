import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { delimiter, dirname, isAbsolute, resolve } from "node:path";
import { leadsOutside } from "../base/files.ts";
import { limits } from "../base/limits.ts";
import { codeOf } from "../base/network.ts";
import { shorten } from "../base/text.ts";

/** Where programs are started: Windows looks for them in the working directory first, and a repository may have a `git.exe`. */
export const ELSEWHERE: string = dirname(process.execPath);

/** Variables that git needs. No other reaches it: a job's have the token and the judge's key. */
const VARIABLES = ["HOME", "USERPROFILE", "SYSTEMROOT", "PATHEXT", "TEMP", "TMP"];

/**
 * The id of the commit that a folder with `.git` has checked out, as git says it; or why it does not. Git only looks up where HEAD leads:
 * it runs nothing that the repository names, looks for no other repository, and does not mind whose it is. No git from inside the folder
 * is run.
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
  if (answer.status !== 0) return { why: whySilent(answer) };
  // A HEAD that leads nowhere makes git look for a tag or a branch of that name.
  const isHead = name === "HEAD" || (name.startsWith("refs/heads/") && name !== "refs/heads/HEAD");
  return isHead ? { id } : { why: "HEAD leads to no commit" };
}

/** By name, and by what the PATH has outside of the folder. Its words are shown, so they are English. */
function variablesFor(folder: string): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? "").split(delimiter).filter((place) => isOutside(folder, place));
  const kept = Object.entries(process.env).filter(([name]) => VARIABLES.includes(name.toUpperCase()));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), LC_ALL: "C" };
}

/** False for what is not there, or cannot be looked at. */
function isOutside(folder: string, place: string): boolean {
  try {
    return isAbsolute(place) && leadsOutside(folder, place);
  } catch {
    return false;
  }
}

function whySilent({ error, stderr }: SpawnSyncReturns<string>): string {
  if (codeOf(error) === "ENOENT") return "there is no git on the runner to read the repository";
  if (codeOf(error) === "ETIMEDOUT") return `git did not answer in ${limits.gitSeconds} seconds`;
  const said = (error?.message ?? stderr).replace(/^fatal: /, "").replace(/\s+/g, " ");
  return `git cannot read the repository (${shorten(said.trim(), limits.shownName)})`;
}
