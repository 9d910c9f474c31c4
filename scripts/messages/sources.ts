import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

/** A file of `src/`, as the repository names it. */
export interface Source {
  file: string;
  source: string;
}

/** All of our own sources in `src/`, in the order of their names. What is generated or runs in a browser says no message. */
export function readSources(): Source[] {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const ignore = ["**/*.generated.ts", "src/views/html/browser/**"];
  const files = globSync("src/**/*.ts", { cwd: root, ignore }).sort();
  return files.map((file) => ({ file, source: readFileSync(root + file, "utf8") }));
}
