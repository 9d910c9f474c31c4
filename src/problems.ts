import { closestMatch } from "leven";

/** Where something is: a file as the user named it, line and column from 1, and the row in a file of many runs. */
export interface Place {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  /** Zero-based index of the run in its file. */
  index?: number | undefined;
}

/** Something the reader must know: an error stops a pass, a warning does not. */
export interface Problem extends Place {
  severity: "error" | "warning";
  message: string;
}

/** The configuration cannot be used. Carries every problem found, not only the first. */
export class ConfigurationError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${placeText(problem)}${problem.message}`).join("\n"));
    this.name = "ConfigurationError";
    this.problems = problems;
  }
}

/** A recording cannot be read. The message says what was expected and what to do. */
export class RecordingError extends Error {
  override readonly name = "RecordingError";
}

/** `file:line:column: ` with the parts that are known, or nothing. */
export function placeText(place: Place): string {
  if (place.file === undefined) return "";
  const line =
    place.line === undefined ? "" : `:${place.line}${place.column === undefined ? "" : `:${place.column}`}`;
  const run = !place.index || place.line !== undefined ? "" : ` (run ${place.index + 1})`;
  return `${place.file}${line}${run}: `;
}

/** ` Did you mean "x"?` for the nearest of the known words, whatever their case, or nothing when none is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const byLowerCase = new Map([...known].map((one) => [one.toLowerCase(), one]));
  const maxDistance = Math.max(2, Math.floor(word.length / 3));
  const nearest = closestMatch(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
  return nearest === undefined ? "" : ` Did you mean "${byLowerCase.get(nearest)}"?`;
}
