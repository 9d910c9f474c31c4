import leven, { closestMatch } from "leven";

/** A place in a file. Line and column count from 1. */
export interface Place {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  /** The zero-based position of the run in its file. */
  index?: number | undefined;
}

/** An error, which prevents a pass, or a warning. */
export interface Problem extends Place {
  severity: "error" | "warning";
  message: string;
}

/** The error for an unusable configuration, with every problem found. */
export class ConfigurationError extends Error {
  readonly problems: readonly Problem[];
  readonly subject: string = "Configuration";

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${placeText(problem)}${problem.message}`).join("\n"));
    this.name = "ConfigurationError";
    this.problems = problems;
  }
}

export class ShardsError extends ConfigurationError {
  override readonly subject = "Shards";
}

/** The error for an unreadable recording. The message includes the remedy. */
export class RecordingError extends Error {
  override readonly name = "RecordingError";
}

/** Returns `file:line:column` as far as known, or "". */
export function placeName({ file, line, column, index }: Place): string {
  if (file === undefined) return "";
  if (line !== undefined) return `${file}:${line}${column === undefined ? "" : `:${column}`}`;
  return index ? `${file} (run ${index + 1})` : file;
}

/** Returns the place as a prefix of a message. */
export function placeText(place: Place): string {
  return place.file === undefined ? "" : `${placeName(place)}: `;
}

const LONGEST_WORD = 100;

/** Returns ` Did you mean "x"?` for the nearest known word, ignoring case, or "". */
export function didYouMean(word: string, known: Iterable<string>): string {
  const nearest = nearestName(word, known);
  return nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
}

/** Returns the nearest known word that may be meant, ignoring case. */
export function nearestName(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const comparable = [...known].filter(({ length }) => length <= LONGEST_WORD);
  const byLowerCase = new Map(comparable.map((candidate) => [candidate.toLowerCase(), candidate]));
  const maxDistance = Math.max(2, Math.floor(word.length / 3));
  const nearest = closestMatch(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
  return nearest === undefined ? undefined : byLowerCase.get(nearest);
}

/** Shorter names that differ by a letter are different names, such as `to` and `tz`. */
const SHORTEST_MISTYPED = 4;

/** Returns true for a typing mistake: one letter, two swapped letters, case or separators differ, but not the first letter or digits. */
export function isMistyped(name: string, other: string): boolean {
  if (name === other || Math.max(name.length, other.length) > LONGEST_WORD) return false;
  const [letters, otherLetters] = [lettersOf(name), lettersOf(other)];
  if (letters === otherLetters) return letters !== "";
  if (Math.max(letters.length, otherLetters.length) < SHORTEST_MISTYPED || letters[0] !== otherLetters[0])
    return false;
  if (digitsOf(letters) !== digitsOf(otherLetters)) return false;
  return leven(letters, otherLetters, { maxDistance: 2 }) < 2 || sorted(letters) === sorted(otherLetters);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function digitsOf(name: string): string {
  return name.replace(/\P{N}/gu, "");
}

function sorted(name: string): string {
  return [...name].sort().join("");
}
