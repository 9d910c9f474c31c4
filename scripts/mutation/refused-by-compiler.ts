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

/**
 * Returns the ids of the unnoticed changes that the compiler refuses, such as a `?.` that became `.`. They never reach a test. Each is
 * compiled as a copy beside its file, all at once.
 */
export function refusedByCompiler(files: MutatedFiles): Set<string> {
  const ids = new Map<string, string>();
  for (const [file, { source, mutants }] of Object.entries(files))
    for (const mutant of mutants.filter(isUnnoticed)) {
      const copy = join(dirname(file), `mutant-${mutant.id}.ts`);
      ids.set(copy, mutant.id);
      writeFileSync(copy, changed(source, mutant));
    }
  try {
    const config = { extends: "./tsconfig.json", include: [...ids.keys()], exclude: [] };
    writeFileSync(CONFIG, JSON.stringify(config));
    const { stdout } = spawnSync("npx", ["tsc", "--noEmit", "--pretty", "false", "-p", CONFIG], {
      encoding: "utf8",
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    const refused = stdout.split("\n").map((line) => ids.get(line.split("(")[0] ?? ""));
    return new Set(refused.filter((id) => id !== undefined));
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
