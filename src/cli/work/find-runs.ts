import { join } from "node:path";
import { type PathPattern, readPattern } from "../../disk/path-pattern.ts";
import { type TerminalText, terminal } from "../../escape/terminal.ts";
import { chooseHome, type Home } from "../../init/finding/home.ts";
import { proposePatterns } from "../../init/finding/propose-patterns.ts";
import { nothingFoundText } from "../../init/told/nothing-found.ts";
import { leftOutText, suitesText } from "../../init/told/suites.ts";
import type { LoadOptions } from "../../loading/load.ts";
import { loadRe2 } from "../../re2.ts";
import { counted } from "../../wording.ts";
import { complain } from "../print-text.ts";
import { tell } from "../tell.ts";
import { programName } from "./program-name.ts";
import { searchRecordings } from "./search.ts";

/** Patterns of the recordings that were found, and what is to be told of others. */
interface FoundPatterns {
  patterns: string[];
  leftOut: TerminalText | undefined;
}

const MOST_DOUBTS = 10;

/**
 * Finds recordings without being told where. Undefined where there are none or nobody but the user can choose: that is told, with what to
 * do. Throws ConfigurationError.
 */
export async function findRuns(how: LoadOptions): Promise<FoundPatterns | undefined> {
  await loadRe2();
  const { homes, doubtful, looked } = searchRecordings(process.cwd(), how);
  const [first, ...others] = homes;
  if (first === undefined) {
    tell(doubtful.slice(0, MOST_DOUBTS));
    complain(nothingFoundText(looked));
    return undefined;
  }
  const choice = chooseHome([first, ...others]);
  if ("suites" in choice) {
    const suites = choice.suites.map((home) => ({ home, patterns: patternsOf(home) ?? [] }));
    complain(suitesText(suites, programName()));
    return undefined;
  }
  const { home, leftOut } = choice;
  const patterns = patternsOf(home);
  if (patterns === undefined) {
    complain(
      terminal`error: ${counted(home.files.length, "file")} of recordings lie in ${home.folder}, named in more ways than can be guessed. Nothing is written: name them with --runs, such as --runs '${join(home.folder, "{case}.{trial}.json")}'`,
    );
    return undefined;
  }
  tellDoubts(home, patterns);
  return { patterns, leftOut: leftOut.length === 0 ? undefined : leftOutText(leftOut) };
}

function patternsOf({ folder, files, others: all, doubtful }: Home): string[] | undefined {
  // Among recordings what cannot be read is one of them: its fault is told. Among anybody's files it is not.
  const isOneOfThem = (name: string) => folder !== "." && doubtful.some(({ file }) => file === name);
  const others = all.filter((name) => !isOneOfThem(name));
  return proposePatterns(files, { home: folder, others, capture })?.map(({ pattern }) => pattern);
}

/** Files that no pattern matches: who reads the recordings will not tell of them. */
function tellDoubts({ folder, doubtful }: Home, patterns: readonly string[]): void {
  const missed = doubtful.filter(
    ({ file = "" }) => !patterns.some((pattern) => capture(pattern, file) !== undefined),
  );
  // Beside the files of a whole repository these would be anybody's.
  if (folder !== ".") tell(missed.slice(0, MOST_DOUBTS));
}

const read = new Map<string, PathPattern>();

function capture(pattern: string, file: string): Record<string, string> | undefined {
  const known = read.get(pattern) ?? readPattern(pattern, process.cwd(), true);
  read.set(pattern, known);
  return known.capture(join(process.cwd(), file));
}
