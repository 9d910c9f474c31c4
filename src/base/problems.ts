import leven, { closestMatch } from "leven";

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
  /** What the problems are about, in a word. */
  readonly subject: string = "Configuration";

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${placeText(problem)}${problem.message}`).join("\n"));
    this.name = "ConfigurationError";
    this.problems = problems;
  }
}

/** What shards have scored cannot be put together. */
export class ShardsError extends ConfigurationError {
  override readonly subject = "Shards";
}

/** A recording cannot be read. The message says what was expected and what to do. */
export class RecordingError extends Error {
  override readonly name = "RecordingError";
}

/** `file:line:column` with the parts that are known, or nothing. */
export function placeName({ file, line, column, index }: Place): string {
  if (file === undefined) return "";
  if (line !== undefined) return `${file}:${line}${column === undefined ? "" : `:${column}`}`;
  return index ? `${file} (run ${index + 1})` : file;
}

/** The place in front of a message. */
export function placeText(place: Place): string {
  return place.file === undefined ? "" : `${placeName(place)}: `;
}

/** Words longer than this are not typing mistakes of one another. */
const LONGEST_WORD = 100;

/** ` Did you mean "x"?` for the nearest of the known words, whatever their case, or nothing when none is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const nearest = nearestName(word, known);
  return nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
}

/** The known word of which this one may be a misspelling, whatever their case; undefined when none is near. */
export function nearestName(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const comparable = [...known].filter(({ length }) => length <= LONGEST_WORD);
  const byLowerCase = new Map(comparable.map((one) => [one.toLowerCase(), one]));
  const maxDistance = Math.max(2, Math.floor(word.length / 3));
  const nearest = closestMatch(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
  return nearest === undefined ? undefined : byLowerCase.get(nearest);
}

/** Shorter names that differ by a letter are other names, such as `to` and `tz`. */
const SHORTEST_MISTYPED = 4;

/**
 * Whether two names are one name typed in two ways: they differ by a letter, by two that are swapped, or by case and what stands between
 * words. Names that begin otherwise, or differ in a digit, are two names: `get_user` and `set_user`.
 */
export function isMistyped(name: string, other: string): boolean {
  if (name === other || Math.max(name.length, other.length) > LONGEST_WORD) return false;
  const [one, two] = [lettersOf(name), lettersOf(other)];
  if (one === two) return one !== "";
  if (Math.max(one.length, two.length) < SHORTEST_MISTYPED || one[0] !== two[0]) return false;
  if (digitsOf(one) !== digitsOf(two)) return false;
  return leven(one, two, { maxDistance: 2 }) < 2 || sorted(one) === sorted(two);
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
