import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import { limits } from "../base/limits.ts";
import { codeOf } from "../base/network.ts";
import { shorten } from "../base/text.ts";

/** Where programs are started: Windows looks for them in the working directory first, and a repository may have a `git.exe`. */
export const ELSEWHERE: string = dirname(process.execPath);

/**
 * The id of the commit that a folder with `.git` has checked out, as git says it; or why it does not. Git only looks up where HEAD leads:
 * it runs nothing that the repository names, looks for no other repository, and does not mind whose it is.
 */
export function askHead(folder: string): { id: string } | { why: string } {
  const variables = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  const repository = `--git-dir=${resolve(folder, ".git")}`;
  const answer = spawnSync("git", ["--no-optional-locks", repository, "rev-parse", "--verify", "HEAD"], {
    cwd: ELSEWHERE,
    // Its words are shown.
    env: { ...Object.fromEntries(variables), LC_ALL: "C" },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: limits.gitSeconds * 1000,
    killSignal: "SIGKILL",
    windowsHide: true,
  });
  const { status, stdout } = answer;
  return status === 0 ? { id: stdout.trim() } : { why: whySilent(answer) };
}

function whySilent({ error, stderr }: SpawnSyncReturns<string>): string {
  if (codeOf(error) === "ENOENT") return "there is no git on the runner to read the repository";
  if (codeOf(error) === "ETIMEDOUT") return `git did not answer in ${limits.gitSeconds} seconds`;
  const said = (error?.message ?? stderr).replace(/^fatal: /, "").replace(/\s+/g, " ");
  return `git cannot read the repository (${shorten(said.trim(), limits.shownName)})`;
}
