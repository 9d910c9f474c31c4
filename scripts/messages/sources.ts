import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

/** A file of ours, as the repository names it. */
export interface Source {
  file: string;
  source: string;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** All of our own sources in `src/`, in the order of their names. What is generated or runs in a browser says no message. */
export function readSources(): Source[] {
  const ignore = ["**/*.generated.ts", "src/views/html/browser/**"];
  return globSync("src/**/*.ts", { cwd: root, ignore }).sort().map(read);
}

/** The workflows that others call. */
export function readWorkflows(): Source[] {
  return [".github/workflows/gate.yml", ".github/workflows/comment.yml"].map(read);
}

function read(file: string): Source {
  return { file, source: readFileSync(root + file, "utf8") };
}
