import { findFiles } from "../../disk/patterns.ts";
import { readTextFile } from "../../disk/text-file.ts";
import { limits } from "../../limits.ts";
import { atOnce } from "../../process/steps.ts";

const FOLDER = ".github/workflows";
const CALL = /^[^#\n]*\buses:\s*["']?rungate\/rungate(?:\/[^\s@]*)?@/m;

/** The workflows of the working directory that call rungate, with their texts. */
export function gatingWorkflows(): { file: string; text: string }[] {
  const bounds = { root: process.cwd(), contained: true, mostBytes: limits.configurationBytes, remedy: "" };
  const { files } = atOnce(findFiles([`${FOLDER}/*.yml`, `${FOLDER}/*.yaml`], bounds.root, true));
  return files
    .flatMap(({ name }) => readTextFile(name, bounds, []) ?? [])
    .filter(({ text }) => CALL.test(text));
}
