import { realpathSync, statSync } from "node:fs";
import { type Content, writeWhole } from "../../disk/write.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";

/** A file that the user named, and what is to stand in it. */
export interface Output {
  file: string;
  text: Content;
}

/**
 * Writes a file that the user named, through links to it, in place of what it held: whole or not at all. Throws ConfigurationError
 * when that is not possible.
 */
export function writeOutput(file: string, text: Content): void {
  writeOutputs([{ file, text }]);
}

/** Writes several such files. Throws ConfigurationError with those that could not be written, when the others are. */
export function writeOutputs(outputs: readonly Output[]): void {
  const problems = outputs.flatMap(({ file, text }): Problem[] => {
    const message = faultOfWriting(file, text);
    return message === undefined ? [] : [{ severity: "error", file, message }];
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function faultOfWriting(file: string, text: Content): string | undefined {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory()) return "cannot be written: it is a folder, name a file in it";
    // A device that is renamed over is lost to everybody.
    if (there?.isFile() === false) return "cannot be written: it is not a regular file";
    writeWhole(there === undefined ? file : realpathSync(file), text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `cannot be written, check that its folder is there and yours to write in: ${error.message}`;
  }
}
