import { basename, relative, sep } from "node:path";
import { shellWord } from "../../init/next-command.ts";

/** How rungate is called again from the working directory, as a POSIX shell reads it. */
export function programName(): string {
  const file = process.argv[1] ?? "rungate";
  // npm's commands find what is installed in a project; the user's shell does not.
  if (basename(file) === "rungate") return process.env.npm_command === undefined ? "rungate" : "npx rungate";
  const near = relative(process.cwd(), file);
  const shorter = near.length < file.length ? near : file;
  return `node ${shellWord(shorter.split(sep).join("/"))}`;
}
