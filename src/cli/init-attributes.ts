import { existsSync } from "node:fs";
import { join } from "node:path";
import { readTextFile } from "../core/files.ts";
import { isInRepository } from "../core/git/git.ts";
import { limits } from "../core/limits.ts";
import { commonFolder } from "../recordings/reading/artifact-folders.ts";
import { fromHere, patternInRepository, topFolder } from "./init-place.ts";
import { writeNew } from "./init-workflow.ts";
import { replaceFile } from "./print.ts";

const FILE = ".gitattributes";

/** Makes GitHub fold committed recordings in pull requests; undefined when they have no folder of their own. */
export function attributesLine(runs: readonly string[]): string | undefined {
  const folder = commonFolder(runs.map(patternInRepository)).join("/");
  return folder === "" || /[\s"\\]/.test(folder) ? undefined : `${folder}/** linguist-generated`;
}

/** Returns the changed file; undefined when the line exists or cannot be written. */
export function addAttributes(line: string): string | undefined {
  const file = fromHere(FILE);
  if (!isInRepository(process.cwd())) return undefined;
  if (!existsSync(join(topFolder(), FILE))) {
    writeNew(file, `${line}\n`);
    return file;
  }
  const bounds = { root: topFolder(), contained: true, mostBytes: limits.configurationBytes, remedy: "" };
  const text = readTextFile(FILE, bounds, [])?.text;
  if (text === undefined || text.split(/\r?\n/).includes(line)) return undefined;
  const after = `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${line}\n`;
  return replaceFile(file, text, after) === undefined ? file : undefined;
}
