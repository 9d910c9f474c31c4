import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Position {
  /** From 1. */
  line: number;
  column: number;
}

export interface Mutant {
  id: string;
  status: string;
  replacement?: string;
  location: { start: Position; end: Position };
}

/** The files of a report in the format of mutation-testing-elements. */
export type MutatedFiles = Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;

const CONFIG = "tsconfig.mutants.json";
const UNCHANGED = "unchanged-";
const SHOWN = 2_000;

/**
 * Returns the ids of the unnoticed changes that the compiler refuses, such as a `?.` that became `.`. They never reach a test. Each is
 * compiled as a copy beside its file, all at once. Throws if the compiler does not run, or refuses a file without a change too.
 */
export function refusedByCompiler(files: MutatedFiles): Set<string> {
  const ids = new Map<string, string>();
  const copyTo = (file: string, id: string, text: string) => {
    const copy = join(dirname(file), `mutant-${id}.ts`);
    ids.set(copy, id);
    writeFileSync(copy, text);
  };
  try {
    for (const [at, [file, { source, mutants }]] of Object.entries(files).entries()) {
      copyTo(file, `${UNCHANGED}${at}`, source);
      for (const mutant of mutants.filter(isUnnoticed)) copyTo(file, mutant.id, changed(source, mutant));
    }
    const config = { extends: "./tsconfig.json", include: [...ids.keys()], exclude: [] };
    writeFileSync(CONFIG, JSON.stringify(config));
    const { stdout, error, status } = spawnSync(
      "npx",
      ["tsc", "--noEmit", "--pretty", "false", "-p", CONFIG],
      {
        encoding: "utf8",
        maxBuffer: Number.POSITIVE_INFINITY,
      },
    );
    if (error !== undefined) throw error;
    const named = stdout.split("\n").map((line) => ids.get(line.split("(")[0] ?? ""));
    const refused = new Set(named.filter((id) => id !== undefined));
    const isBroken =
      [...refused].some((id) => id.startsWith(UNCHANGED)) || (status !== 0 && refused.size === 0);
    if (isBroken) throw new Error(`tsc cannot compile the files as they are:\n${stdout.slice(0, SHOWN)}`);
    return refused;
  } finally {
    for (const path of [CONFIG, ...ids.keys()]) rmSync(path, { force: true });
  }
}

function isUnnoticed({ status }: Mutant): boolean {
  return status === "Survived" || status === "NoCoverage";
}

function changed(source: string, { replacement = "", location: { start, end } }: Mutant): string {
  const lines = source.split("\n");
  const offset = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return `${source.slice(0, offset(start))}${replacement}${source.slice(offset(end))}`;
}
