import { findFiles } from "../../disk/patterns.ts";
import { readTextFile } from "../../disk/text-file.ts";
import { limits } from "../../limits.ts";
import { atOnce } from "../../process/steps.ts";

const FOLDER = ".github/workflows";
const CALL = /^[^#\n]*\buses:\s*["']?rungate\/rungate(?:\/[^\s@]*)?@/m;

/** The first workflow of the working directory that calls rungate, if there is one. */
export function gatingWorkflow(): string | undefined {
  const bounds = { root: process.cwd(), contained: true, mostBytes: limits.configurationBytes, remedy: "" };
  const { files } = atOnce(findFiles([`${FOLDER}/*.yml`, `${FOLDER}/*.yaml`], bounds.root, true));
  return files.find(({ name }) => CALL.test(readTextFile(name, bounds, [])?.text ?? ""))?.name;
}
