import { gitFile } from "./git-file.ts";

/** The repository on this server that a folder's remote `origin` names, as `owner/name`; undefined where git's files do not tell. */
export function originRepository(folder: string, server: string): string | undefined {
  const address = originAddress((gitFile(folder, "config") ?? "").replaceAll("\r\n", "\n"));
  const host = URL.canParse(server) ? new URL(server).host : undefined;
  const [, given = "", path = ""] =
    /^(?:https?|ssh):\/\/(?:[^@/]*@)?([^/]+)\/(.+)$/.exec(address) ??
    /^(?:[^@/]*@)?([^:/]+):(.+)$/.exec(address) ??
    [];
  const name = path.replace(/\/$/, "").replace(/\.git$/, "");
  return given === host && isRepositoryName(name) ? name : undefined;
}

/** The branch that was the default one when the folder was cloned; undefined where git's files do not tell. */
export function clonedBranch(folder: string): string | undefined {
  return /^ref: refs\/remotes\/origin\/(\S+)\s*$/.exec(
    gitFile(folder, "refs/remotes/origin/HEAD") ?? "",
  )?.[1];
}

/** Whether a text is `owner/name`. */
export function isRepositoryName(text: string): boolean {
  return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text);
}

/** The first address of the section of the remote. */
function originAddress(config: string): string {
  const [, section = ""] = /^\[remote "origin"\][^\S\n]*\n([^[]*)/m.exec(config) ?? [];
  return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
}
