import { atOnce } from "../../core/interruptible.ts";
import { ConfigurationError, type Problem } from "../../core/problems.ts";
import { groupBy } from "../../core/text.ts";
import { Allowance } from "../../recordings/files/allowance.ts";
import { findFiles, type MatchedFile } from "../../recordings/files/find.ts";
import { loadRuns, ofCase } from "../../recordings/files/load.ts";
import { loadOptions } from "../../recordings/files/load-options.ts";
import { areRandom } from "../../recordings/reading/case-from-input.ts";
import { ScoredRuns } from "../../recordings/reading/stored-scores.ts";
import { askedIn } from "../../recordings/reading/turns.ts";
import { type BrokenRun, type CaseRun, warningsOf, withoutTexts } from "../../recordings/run.ts";
import { isMadeByRecorder } from "./record-step.ts";

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
  /** The number of runs without a case. */
  unnamed: number;
  problems: Problem[];
}

/** Reads recordings, and the inputs that `redact` does not match. Throws ConfigurationError for invalid options. */
export function readRecordings(
  options: Recordings,
  redact: readonly string[],
  progress: (done: number, all: number) => void,
): ReadRecordings {
  const unusable: Problem[] = [];
  const how = loadOptions(options, unusable, redact);
  if (unusable.length > 0) throw new ConfigurationError(unusable);
  const { files, problems } = atOnce(findFiles(options.runs, process.cwd(), false));
  const runs: CaseRun[] = [];
  const inputs: ReadRecordings["inputs"] = new Map();
  const scored = new ScoredRuns();
  const formats = new Set<string>();
  let isOurs = false;
  let unnamed = 0;
  const allowance = new Allowance();
  for (const [at, file] of files.entries()) {
    for (const loaded of loadRuns(file, how, allowance)) {
      const run = ofCase(loaded);
      // ofCase returns another object only for a run without a case.
      unnamed += Number(run !== loaded);
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
  return {
    runs,
    inputs,
    files,
    formats: [...formats].sort(),
    isMadeByRecorder: isOurs,
    unnamed,
    problems: oncePerFile(problems),
  };
}

/** Returns options that name cases after their inputs, where most runs have no case or only ids of traces, which the next export does not have. */
export function optionsByInput(
  { runs: patterns, caseField }: Recordings,
  { runs, unnamed }: ReadRecordings,
): { runs: string[]; caseField: string } | undefined {
  const ids = new Set(runs.filter(({ reportedBy }) => reportedBy === undefined).map(({ caseId }) => caseId));
  const areMostUnnamed = unnamed > runs.length;
  if (caseField !== undefined || !(areMostUnnamed || areRandom([...ids]))) return undefined;
  const anyFile = (pattern: string) => pattern.replace("{case}", "*").replace("{trial}", "*");
  return { runs: patterns.map(anyFile), caseField: "input" };
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
