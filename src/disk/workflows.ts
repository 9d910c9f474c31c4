import { opendirSync } from "node:fs";
import { join } from "node:path";
import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { readTextFile } from "./text-file.ts";

const FOLDER = ".github/workflows";

/**
 * The files in `.github/workflows` of a folder, in the order of their names. What cannot be read goes to `problems`; a folder that is not
 * there has none.
 */
export function readWorkflowFiles(root: string, problems: Problem[]): { file: string; text: string }[] {
  const bounds = { root, contained: true, mostBytes: limits.workflowBytes, remedy: "split it" };
  return workflowNames(root, problems).flatMap(
    (name) => readTextFile(`${FOLDER}/${name}`, bounds, problems) ?? [],
  );
}

function workflowNames(root: string, problems: Problem[]): string[] {
  const names: string[] = [];
  const fail = (message: string) => problems.push({ severity: "error", file: FOLDER, message });
  try {
    const folder = opendirSync(join(root, FOLDER));
    try {
      for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
        if (/\.ya?ml$/.test(entry.name)) names.push(entry.name);
        if (names.length <= limits.workflows) continue;
        fail(`has more than ${limits.workflows} workflows, the most that are looked at`);
        return [];
      }
    } finally {
      folder.closeSync();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT") fail(`cannot be looked into: ${message}`);
  }
  return names.sort();
}
