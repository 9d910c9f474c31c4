import { basename, relative, sep } from "node:path";
import { limits } from "./limits.ts";
import { shellWord } from "./shell-words.ts";

/** Where a release of rungate is, for a project that has not installed it. */
const PACKAGE = "https://github.com/rungate/rungate/releases/latest/download/rungate.tgz";

/** How rungate is called in a project that has installed it. */
export const INSTALLED = "npx rungate";

/** How it is called anywhere: `npx rungate` would run whatever package of that name the registry has. */
export const FROM_ADDRESS: string = fromPackage(PACKAGE);

function fromPackage(address: string): string {
  return `npx --yes --package ${address} rungate`;
}

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
