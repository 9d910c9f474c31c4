import type { ConfigurationDocument } from "../config/document.ts";
import { parseConfiguration } from "../config/parse.ts";
import type { Place } from "../problems.ts";

/** Parses JSON Lines as one list, whose items are the lines that are not blank. A line that cannot be parsed is a problem and no item. */
export function parseJsonLines(file: string, text: string): ConfigurationDocument {
  const lines = text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === "") return [];
    // What stands in a line stands there in the file too, but for the number of the line.
    const inFile = <T extends Place>(place: T): T => ({ ...place, line: at + (place.line ?? 1) });
    return [{ document: parseConfiguration(file, line), inFile }];
  });
  const problems = lines.flatMap(({ document, inFile }) => document.problems.map(inFile));
  const parsed = lines.filter(({ document }) => document.value !== undefined);
  const values = parsed.map(({ document }) => document.value ?? null);
  return {
    file,
    value: values.length === 0 && problems.length > 0 ? undefined : values,
    problems,
    locate([at, ...path], what) {
      const line = parsed[Number(at)];
      return line === undefined ? { file } : line.inFile(line.document.locate(path, what));
    },
  };
}
