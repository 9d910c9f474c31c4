import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { readTextFile } from "./text-file.ts";

/** The text of an expectations or policy file. What is wrong with it goes to `problems`, and undefined comes back. */
export function readConfigurationFile(
  file: string,
  { root, contained }: { root: string; contained: boolean },
  problems: Problem[],
): { file: string; text: string } | undefined {
  const bounds = { root, contained, mostBytes: limits.configurationBytes, remedy: "split it" };
  return readTextFile(file, bounds, problems);
}
