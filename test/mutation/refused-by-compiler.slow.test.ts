import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { type Mutant, refusedByCompiler } from "../../scripts/mutation/refused-by-compiler.ts";

const FOLDER = "build/refused-by-compiler";
const source = "export function lengthOf(text?: string): number {\n  return text?.length ?? 0;\n}\n";

function changing(id: string, from: string, replacement: string, status = "Survived"): Mutant {
  const line = source.split("\n").findIndex((text) => text.includes(from)) + 1;
  const column = (source.split("\n")[line - 1] ?? "").indexOf(from) + 1;
  return {
    id,
    status,
    replacement,
    location: { start: { line, column }, end: { line, column: column + from.length } },
  };
}

test("changes that do not compile are named, and nothing is left of the copies", () => {
  mkdirSync(FOLDER, { recursive: true });
  onTestFinished(() => rmSync(FOLDER, { recursive: true }));
  const mutants = [
    changing("1", "text?.length", "text.length"),
    changing("2", "?? 0", "?? 1"),
    changing("3", "text?.length ?? 0", '"text"', "NoCoverage"),
    changing("4", "text?.length ?? 0", '"text"', "Killed"),
  ];
  const refused = refusedByCompiler({ [`${FOLDER}/length.ts`]: { source, mutants } });
  expect([...refused].sort()).toEqual(["1", "3"]);
  expect(readdirSync(FOLDER)).toEqual([]);
});

test("a file that does not compile as it is ends the count: its changes would all be left out", () => {
  mkdirSync(FOLDER, { recursive: true });
  onTestFinished(() => rmSync(FOLDER, { recursive: true }));
  const broken = {
    source: `${source}const length: number = "text";\n`,
    mutants: [changing("1", "?? 0", "?? 1")],
  };
  expect(() => refusedByCompiler({ [`${FOLDER}/length.ts`]: broken })).toThrow(
    /cannot compile the files as they are/,
  );
  expect(readdirSync(FOLDER)).toEqual([]);
});
