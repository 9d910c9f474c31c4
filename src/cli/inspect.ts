import { existsSync } from "node:fs";
import { sep } from "node:path";
import { CONFIG_FILE } from "../config/policy.ts";
import { escapeGlob } from "../core/escape.ts";
import { loadRe2 } from "../core/expression.ts";
import { atOnce } from "../core/interruptible.ts";
import { programName } from "../core/invocation.ts";
import { isObject, type Json, jsonText } from "../core/json.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { compareMarks, formatNamed, INSPECT_HINT, nearestFormats, wordsIn } from "../recordings/detect.ts";
import { Allowance } from "../recordings/files/allowance.ts";
import { findFiles } from "../recordings/files/find.ts";
import { loadRuns } from "../recordings/files/load.ts";
import { loadOptions } from "../recordings/files/load-options.ts";
import { formats } from "../recordings/formats/index.ts";
import {
  type BrokenRun,
  type LoadedRun,
  type ReferenceCall,
  type Run,
  recordedSources,
  warningsOf,
} from "../recordings/run.ts";
import { type InspectReport, inspectView } from "../views/inspect.ts";
import { nextCommand } from "../views/next-command.ts";
import type { AddCommand, ExitCode } from "./options.ts";
import { hasColors, print, printJson } from "./print.ts";

export const addInspect: AddCommand = (command, exit) => {
  command
    .argument("<file...>", "files, or patterns with captures")
    .option("--format <name>", "format of the recordings (default: seen from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording")
    .option("--reasoning", "show what the agent thought as well")
    .option("--json", "print JSON and nothing else")
    .action(async (files: string[], options: InspectOptions) => {
      exit(await inspect(files, options));
    });
};

export interface InspectOptions {
  format?: string;
  caseField?: string;
  reasoning?: true;
  json?: true;
}

/** Prints the parsed recordings. Returns 1 when one of them is broken. Throws ConfigurationError. */
export async function inspect(files: readonly string[], options: InspectOptions): Promise<ExitCode> {
  const inspected = await inspectFiles(files, options);
  if (options.json) printJson(jsonText(inspected, 2));
  else print(inspectView(inspected, { colors: hasColors, next: nextStep(files) }));
  return inspected.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** A shell may have written a pattern out as many files. */
const MOST_NAMED = 3;

function nextStep(files: readonly string[]): string {
  if (existsSync(CONFIG_FILE)) return `${programName()} gate`;
  const runs = files.length > MOST_NAMED ? [] : files.map(asPattern);
  return `${programName()} ${nextCommand(["init"], { runs, expectations: [], policy: undefined })}`;
}

async function inspectFiles(
  patterns: readonly string[],
  inspectOptions: InspectOptions,
): Promise<InspectReport> {
  // Patterns need it, and so do regular expressions in recordings.
  await loadRe2();
  const unusable: Problem[] = [];
  const options = loadOptions(inspectOptions, unusable);
  if (unusable.length > 0) throw new ConfigurationError(unusable);
  const escaped = patterns.map(asPattern);
  const { files, problems } = atOnce(findFiles(escaped, process.cwd(), false));
  const inspected: InspectReport = { runs: [], problems: [...problems], unknown: [] };
  const allowance = new Allowance();
  for (const file of files) {
    for (const run of loadRuns(file, options, allowance)) {
      if ("error" in run) addFault(inspected, run, inspectOptions);
      else addRun(inspected, run, inspectOptions);
    }
  }
  return inspected;
}

/** A file may have the characters of a glob in its name. */
function asPattern(file: string): string {
  return existsSync(file) ? escapeGlob(file.split(sep).join("/")) : file;
}

function addFault(
  inspected: InspectReport,
  { error, place, caseId, unknown, partial, keys }: BrokenRun,
  options: InspectOptions,
): void {
  if (partial !== undefined)
    addRun(inspected, caseId === undefined ? partial : { ...partial, caseId }, options);
  for (const warning of warningsOf({ keys }))
    inspected.problems.push({ severity: "warning", ...place, message: warning });
  const message = error.replace(INSPECT_HINT, "");
  inspected.problems.push({ severity: "error", ...place, message });
  if (unknown === undefined || inspected.unknown.at(-1)?.file === place.file) return;
  inspected.unknown.push({ file: place.file, candidates: nearestFormats(formats, unknown) });
}

function addRun({ runs, problems }: InspectReport, run: LoadedRun, { reasoning }: InspectOptions): void {
  const { place, format } = run;
  for (const message of warningsOf(run)) problems.push({ severity: "warning", ...place, message });
  const { referenceToolCalls: references } = run;
  runs.push({
    file: place.file,
    index: place.index,
    format,
    // Without the list of its shapes.
    title: formatNamed(format).title.split(":")[0] ?? format,
    ...recorderIn(run.document),
    knownBy: compareMarks(formatNamed(format), wordsIn(run.document)).has,
    case: run.caseId ?? null,
    trial: run.trial ?? null,
    tags: run.tags,
    input: run.input,
    response: run.response,
    ...(reasoning ? { reasoning: thoughtsIn(run) } : {}),
    toolCalls: run.toolCalls,
    ...usageOf(run),
    ...(references === undefined ? {} : { referenceToolCalls: references.map(briefly) }),
    ...(run.expectsOnly ? { expectsOnly: true } : {}),
  });
}

function usageOf({ steps, usage, duration, model, modelCalls, unmeasured }: LoadedRun) {
  const all = { steps, model, usage, duration, modelCalls, unmeasured };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Shows only the two sources of `rungate record`, because the field of a recording may hold any value. */
function recorderIn(document: Json): { recordedFrom?: string } {
  const recorder = isObject(document) ? (document.recorder ?? null) : null;
  const source = isObject(recorder) ? recorder.source : undefined;
  const recordedFrom = recordedSources.find((name) => name === source);
  return recordedFrom === undefined ? {} : { recordedFrom: recordedFrom };
}

function thoughtsIn({ texts }: Run): { turn: number; text: string }[] {
  return texts.flatMap(({ speaker, turn, text }) => (speaker === "reasoning" ? [{ turn, text }] : []));
}

function briefly({ name, arguments: { source } }: ReferenceCall) {
  return { name, arguments: source };
}
