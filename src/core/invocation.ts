import { basename, relative, sep } from "node:path";
import { FROM_ADDRESS, fromPackage, INSTALLED, PYTHON_WITH_NODE } from "./install-command.ts";
import { limits } from "./limits.ts";
import { shellWord } from "./shell-words.ts";

/** The user's working directory before `-C`. */
let start = process.cwd();

/** Saves the working directory from which the user calls rungate. */
export function startHere(): void {
  start = process.cwd();
}

/** Words that need no quotes in any shell. */
const PLAIN_WORDS = /^(?!-)[\w.@/:][\w.@/:=+-]*(?: [\w.@/:=+-]+)*$/;

function isPlain(words: string | undefined): words is string {
  return words !== undefined && words.length <= limits.shownName && PLAIN_WORDS.test(words);
}

/** Returns the command that runs rungate again in a POSIX shell. Launchers in other languages set RUNGATE_PROGRAM. */
export function programName(): string {
  const { RUNGATE_PROGRAM: launcher, npm_config_package: address } = process.env;
  if (isPlain(launcher) || launcher === PYTHON_WITH_NODE) return launcher;
  const file = slashed(process.argv[1] ?? "rungate");
  const near = slashed(relative(start, process.argv[1] ?? "rungate"));
  if (file.includes("/_npx/"))
    return isPlain(address) && !address.includes(" ") ? fromPackage(address) : FROM_ADDRESS;
  if (/^(?:\.\.\/)*node_modules\//.test(near)) return INSTALLED;
  if (basename(file) === "rungate") return "rungate";
  return `node ${shellWord(near.length < file.length ? near : file)}`;
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}
