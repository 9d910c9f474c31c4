import { basename, relative, sep } from "node:path";
import { limits } from "./limits.ts";
import { FROM_ADDRESS, fromPackage, INSTALLED } from "./program-words.ts";
import { shellWord } from "./shell-words.ts";

/** The folder in which the user called rungate: `-C` enters another one. */
let start = process.cwd();

/** Remembers the working directory as the one in which rungate is called again. */
export function startHere(): void {
  start = process.cwd();
}

/** Words that every shell takes as they are. */
const PLAIN_WORDS = /^(?!-)[\w.@/:][\w.@/:=+-]*(?: [\w.@/:=+-]+)*$/;

function isPlain(words: string | undefined): words is string {
  return words !== undefined && words.length <= limits.shownName && PLAIN_WORDS.test(words);
}

/**
 * How rungate is called again from where the user called it, as a POSIX shell reads it. A launcher in another language says its own name
 * in RUNGATE_PROGRAM.
 */
export function programName(): string {
  const { RUNGATE_PROGRAM: launcher, npm_config_package: address } = process.env;
  if (isPlain(launcher)) return launcher;
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
