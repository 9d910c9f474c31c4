import { join } from "node:path";
import { type TerminalText, terminal } from "../core/escape.ts";
import { loadRe2 } from "../core/expression.ts";
import { atOnce } from "../core/interruptible.ts";
import { programName } from "../core/invocation.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { counted, groupBy } from "../core/text.ts";
import { Allowance } from "../recordings/files/allowance.ts";
import { findFiles, type MatchedFile } from "../recordings/files/find.ts";
import { type LoadOptions, loadOptions, loadRuns, ofCase } from "../recordings/files/load.ts";
import { type PathPattern, readPattern } from "../recordings/files/path-pattern.ts";
import { ScoredRuns } from "../recordings/reading/stored-scores.ts";
import { askedIn } from "../recordings/reading/turns.ts";
import { type BrokenRun, type CaseRun, warningsOf, withoutTexts } from "../recordings/run.ts";
import {
  chooseFolder,
  globText,
  type ProposedPattern,
  proposePatterns,
  type RecordingsFolder,
  sameTrial,
} from "../setup/init/find-recordings.ts";
import { leftOutText, namedOneByOneText, nothingFoundText, suitesText } from "../setup/init/init-text.ts";
import { isMadeByRecorder } from "../setup/init/record-step.ts";
import { progressBar } from "./job-options.ts";
import { printError, printProblems } from "./print.ts";
import { searchRecordings } from "./search-recordings.ts";

interface RecordingPatterns {
  patterns: string[];
  notes: TerminalText[];
}

const MOST_DOUBTS = 10;

/** Searches for recordings. Returns undefined, with a message, where there are none or the user must choose. Throws ConfigurationError. */
export async function findRuns(how: LoadOptions): Promise<RecordingPatterns | undefined> {
  await loadRe2();
  const { homes, doubtful, looked } = searchRecordings(process.cwd(), how);
  const [first, ...rest] = homes;
  if (first === undefined) {
    printProblems(doubtful.slice(0, MOST_DOUBTS));
    printError(nothingFoundText(looked));
    return undefined;
  }
  const choice = chooseFolder([first, ...rest]);
  if ("suites" in choice) {
    const suites = choice.suites.map((home) => ({ home, patterns: patternsOf(home) ?? [] }));
    printError(suitesText(suites, programName()));
    return undefined;
  }
  const { home, leftOut } = choice;
  const proposed = proposalFor(home, othersIn(home));
  if (proposed === undefined) {
    printError(
      terminal`error: ${counted(home.files.length, "file")} of recordings lie in ${home.folder}, named in more ways than can be guessed. Nothing is written: name them with --runs, such as --runs '${join(home.folder, "{case}.{trial}.json")}'`,
    );
    return undefined;
  }
  const twice = sameTrial(proposed, capture);
  if (twice !== undefined) {
    printError(
      terminal`error: ${twice[0]} and ${twice[1]} are the same trial of one case, as they are named. Nothing is written: name those that are meant with --runs, or tell them apart by a capture, such as --runs '${join(home.folder, "{variant}/{case}.{trial}.json")}'`,
    );
    return undefined;
  }
  const patterns = proposed.map(({ pattern }) => pattern);
  printDoubts(home, patterns);
  const notes = leftOut.length === 0 ? [] : [leftOutText(leftOut)];
  return { patterns, notes: [...namedOneByOne(home, patterns), ...notes] };
}

function patternsOf(home: RecordingsFolder, others = othersIn(home)): string[] | undefined {
  return proposalFor(home, others)?.map(({ pattern }) => pattern);
}

function proposalFor({ folder, files }: RecordingsFolder, others: string[]): ProposedPattern[] | undefined {
  return proposePatterns(files, { home: folder, others, capture });
}

/** In a folder of recordings an unreadable file counts as a recording, so that its fault is reported. */
function othersIn({ folder, others, doubtful }: RecordingsFolder): string[] {
  const isBrokenRecording = (name: string) => folder !== "." && doubtful.some(({ file }) => file === name);
  return others.filter((name) => !isBrokenRecording(name));
}

/** Explains why patterns name single files: other files would match a shorter pattern. */
function namedOneByOne(home: RecordingsFolder, patterns: readonly string[]): TerminalText[] {
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

/** No pattern matches these files, so the reader of the recordings will not report them. */
function printDoubts({ folder, doubtful }: RecordingsFolder, patterns: readonly string[]): void {
  const missed = doubtful.filter(
    ({ file = "" }) => !patterns.some((pattern) => capture(pattern, file) !== undefined),
  );
  // At the top of a repository such files are most likely not recordings.
  if (folder !== ".") printProblems(missed.slice(0, MOST_DOUBTS));
}

/** The parsed patterns, by absolute path. */
const read = new Map<string, PathPattern>();

function capture(pattern: string, file: string): Record<string, string> | undefined {
  const place = join(process.cwd(), pattern);
  const pathPattern = read.get(place) ?? readPattern(pattern, process.cwd(), true);
  read.set(place, pathPattern);
  return pathPattern.capture(join(process.cwd(), file));
}

interface Recordings {
  runs: readonly string[];
  format?: string;
  caseField?: string;
}

interface ReadRecordings {
  runs: CaseRun[];
  /** The input of each case, from its first recording that has an input. */
  inputs: Map<string, string | string[]>;
  files: MatchedFile[];
  formats: string[];
  isMadeByRecorder: boolean;
  broken: boolean;
}

/** Reads recordings, and the inputs that `redact` does not match. Prints problems. Throws ConfigurationError for invalid options. */
export async function readRecordings(
  options: Recordings,
  redact: readonly string[],
): Promise<ReadRecordings> {
  const unusable: Problem[] = [];
  const how = loadOptions(options, unusable);
  if (unusable.length > 0) throw new ConfigurationError(unusable);
  // Patterns need it, and so do regular expressions in recordings.
  await loadRe2();
  const { files, problems } = atOnce(findFiles(options.runs, process.cwd(), false));
  const runs: CaseRun[] = [];
  const inputs: ReadRecordings["inputs"] = new Map();
  const scored = new ScoredRuns();
  const formats = new Set<string>();
  let isOurs = false;
  const allowance = new Allowance();
  const progress = await progressBar();
  for (const [at, file] of files.entries()) {
    for (const loaded of loadRuns(file, how, allowance)) {
      const run = ofCase(loaded);
      problems.push(...problemsOf(run));
      if ("error" in run) continue;
      isOurs ||= isMadeByRecorder(run.document);
      const input = inputs.has(run.caseId) || run.expectsOnly ? undefined : askedIn(run, redact);
      if (input !== undefined) inputs.set(run.caseId, input);
      formats.add(run.format);
      if (!scored.keeps(run)) runs.push(withoutTexts(run));
    }
    progress(at + 1, files.length);
  }
  runs.push(...[...scored.joined()].map(withoutTexts));
  const broken = printProblems(oncePerFile(problems));
  return { runs, inputs, files, formats: [...formats].sort(), isMadeByRecorder: isOurs, broken };
}

function problemsOf(run: CaseRun | BrokenRun): Problem[] {
  const isBroken = "error" in run;
  const warnings = warningsOf(isBroken ? { keys: run.keys } : run);
  return [
    ...warnings.map((message): Problem => ({ severity: "warning", ...run.place, message })),
    ...(isBroken ? [{ severity: "error" as const, ...run.place, message: run.error }] : []),
  ];
}

/** Keeps the first of equal problems in a file, with their number. */
function oncePerFile(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(problems, ({ file, severity, message }) =>
    JSON.stringify([file, severity, message]),
  );
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (first === undefined || rest.length === 0) return first ?? [];
    return { ...first, message: `${first.message} (and ${rest.length} more of the file's runs)` };
  });
}
