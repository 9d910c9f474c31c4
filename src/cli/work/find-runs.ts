import { join } from "node:path";
import { type PathPattern, readPattern } from "../../disk/path-pattern.ts";
import { type TerminalText, terminal } from "../../escape/terminal.ts";
import { sameTrial } from "../../init/finding/fit.ts";
import { globText } from "../../init/finding/glob-text.ts";
import { chooseHome, type Home } from "../../init/finding/home.ts";
import { type ProposedPattern, proposePatterns } from "../../init/finding/propose-patterns.ts";
import { namedOneByOneText } from "../../init/told/named-one-by-one.ts";
import { nothingFoundText } from "../../init/told/nothing-found.ts";
import { leftOutText, suitesText } from "../../init/told/suites.ts";
import type { LoadOptions } from "../../loading/load.ts";
import { loadRe2 } from "../../re2.ts";
import { counted } from "../../wording.ts";
import { complain } from "../print-text.ts";
import { tell } from "../tell.ts";
import { programName } from "./program-name.ts";
import { searchRecordings } from "./search.ts";

/** Patterns of the recordings that were found, and what is to be told of them and of others. */
interface FoundPatterns {
  patterns: string[];
  notes: TerminalText[];
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
  const proposed = proposalFor(home, othersIn(home));
  if (proposed === undefined) {
    complain(
      terminal`error: ${counted(home.files.length, "file")} of recordings lie in ${home.folder}, named in more ways than can be guessed. Nothing is written: name them with --runs, such as --runs '${join(home.folder, "{case}.{trial}.json")}'`,
    );
    return undefined;
  }
  const twice = sameTrial(proposed, capture);
  if (twice !== undefined) {
    complain(
      terminal`error: ${twice[0]} and ${twice[1]} are the same trial of one case, as they are named. Nothing is written: name those that are meant with --runs, or tell them apart by a capture, such as --runs '${join(home.folder, "{variant}/{case}.{trial}.json")}'`,
    );
    return undefined;
  }
  const patterns = proposed.map(({ pattern }) => pattern);
  tellDoubts(home, patterns);
  const notes = leftOut.length === 0 ? [] : [leftOutText(leftOut)];
  return { patterns, notes: [...namedOneByOne(home, patterns), ...notes] };
}

function patternsOf(home: Home, others = othersIn(home)): string[] | undefined {
  return proposalFor(home, others)?.map(({ pattern }) => pattern);
}

function proposalFor({ folder, files }: Home, others: string[]): ProposedPattern[] | undefined {
  return proposePatterns(files, { home: folder, others, capture });
}

/** Among recordings what cannot be read is one of them: its fault is told. Among anybody's files it is not. */
function othersIn({ folder, others, doubtful }: Home): string[] {
  const isOneOfThem = (name: string) => folder !== "." && doubtful.some(({ file }) => file === name);
  return others.filter((name) => !isOneOfThem(name));
}

/** What there is to tell where patterns name single files, and would not if others lay elsewhere. */
function namedOneByOne(home: Home, patterns: readonly string[]): TerminalText[] {
  const names = new Set(home.files.map(({ name }) => globText(name)));
  const others = othersIn(home);
  return (patternsOf(home, []) ?? [])
    .filter((pattern) => !names.has(pattern) && !patterns.includes(pattern))
    .flatMap((pattern) => {
      const matches = (file: string) => capture(pattern, file) !== undefined;
      const inTheWay = others.filter(matches);
      const single = home.files.some(({ name }) => matches(name) && patterns.includes(globText(name)));
      return single && inTheWay.length > 0 ? [namedOneByOneText(inTheWay, pattern)] : [];
    });
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
