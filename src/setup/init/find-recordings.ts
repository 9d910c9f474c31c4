import { existsSync } from "node:fs";
import { join } from "node:path";
import { escapeGlob, lines, manyLines, type TerminalText, terminal } from "../../core/escape.ts";
import { readTextFile } from "../../core/files.ts";
import { atOnce } from "../../core/interruptible.ts";
import { isObject, member } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import type { Problem } from "../../core/problems.ts";
import { shellWord } from "../../core/shell-words.ts";
import { counted, groupBy, listed } from "../../core/text.ts";
import { Allowance } from "../../recordings/files/allowance.ts";
import { findFiles, type MatchedFile } from "../../recordings/files/find.ts";
import { type LoadOptions, loadRuns } from "../../recordings/files/load.ts";
import { readPattern } from "../../recordings/files/path-pattern.ts";
import { areRandom } from "../../recordings/reading/case-from-input.ts";
import type { BrokenRun } from "../../recordings/run.ts";
import { pythonCommand } from "./python-project.ts";

const NAMES = ["runs", "recordings", "traces", "trajectories", "transcripts", "logs"];

/** The folders that are searched for recordings, with the folders in them; the likeliest first. */
export const USUAL_FOLDERS: readonly string[] = [
  ...["evals", "eval"].flatMap((evals) => [...NAMES.map((name) => `${evals}/${name}`), evals]),
  ...NAMES,
  ...["tests", "test"].flatMap((tests) => ["evals", ...NAMES].map((name) => `${tests}/${name}`)),
];

/** The searched folders in words. */
const LOOKED_IN = `evals, eval, ${NAMES.join(", ")}, those in tests, and the folders in them`;

const SKIPPED_FOLDERS = new Set([
  "__pycache__",
  "build",
  "coverage",
  "dist",
  "node_modules",
  "out",
  "site-packages",
  "target",
  "vendor",
  "venv",
]);

/** Returns true for hidden folders and for folders of installed or built files. */
export function isAvoided(folder: string): boolean {
  return folder.startsWith(".") || SKIPPED_FOLDERS.has(folder);
}

const ENDING = /(?:\.(?:jsonl?|ndjson|csv|tsv)(?:\.gz)?|\.sse(?:\.txt)?)$/;

export interface RecordingFile {
  /** Relative to the working directory, with forward slashes. */
  name: string;
  /** The names that the first runs have in the file. */
  runs: { caseId?: string | undefined; trial?: string | undefined }[];
}

export interface RecordingsFolder {
  folder: string;
  files: RecordingFile[];
  /** Files that are no recordings. No pattern may match one. */
  others: string[];
}

export interface FoundRecordings {
  /** Undefined if only the user can name the recordings; `text` says so. */
  patterns: string[] | undefined;
  text: TerminalText | undefined;
  /** Problems of files that are not read by the patterns, and may be meant as recordings. */
  doubtful: Problem[];
}

const MOST_DOUBTS = 10;

/** Finds the recordings of the first usual folder that has some. Throws ConfigurationError for too many files. */
export function findRecordings(root: string, how: LoadOptions): FoundRecordings {
  const { folders, doubtful } = searchFolders(root, how);
  const [home, ...leftOut] = folders;
  if (home === undefined)
    return {
      patterns: undefined,
      text: nothingFoundText(root),
      doubtful: doubtful.slice(0, MOST_DOUBTS),
    };
  const patterns = proposePatterns(home, root);
  if (patterns === undefined) {
    const command = `rungate init --runs ${shellWord(`${home.folder}/{case}.{trial}.json`)}`;
    const text = terminal`error: ${counted(home.files.length, "file")} of recordings lie in ${home.folder}, and no pattern names each of their runs once and nothing else. Nothing is written. Name them, such as: ${command}`;
    return { patterns, text, doubtful: [] };
  }
  const isMissed = ({ file = "" }: Problem) =>
    file.startsWith(`${home.folder}/`) && !patterns.some((pattern) => captured(pattern, root, file));
  return {
    patterns,
    text: leftOut.length === 0 ? undefined : leftOutText(leftOut),
    doubtful: doubtful.filter(isMissed).slice(0, MOST_DOUBTS),
  };
}

function leftOutText(homes: readonly RecordingsFolder[]): TerminalText {
  const places = homes.map(({ folder, files }) => `${folder} (${counted(files.length, "file")})`);
  return terminal`Left out: ${listed(places)}. To include them, name each pattern with --runs`;
}

const PLAIN_EXAMPLE = `{
  "input": "A flight from Oslo to Lisbon on 12 June, please",
  "toolCalls": [
    { "name": "search_flights", "arguments": { "from": "Oslo", "to": "Lisbon" }, "result": ["NV417"] },
    { "name": "book_flight", "arguments": { "flight": "NV417", "passengers": 1 }, "result": "booked" }
  ],
  "response": "NV417 is booked."
}`;

const FORMATS = "https://github.com/rungate/rungate/blob/main/docs/formats.md";

/** Returns the error for missing recordings. */
function nothingFoundText(root: string): TerminalText {
  const bounds = { root, contained: true, mostBytes: limits.configurationBytes, remedy: "" };
  const read = (file: string) => readTextFile(file, bounds, [])?.text ?? "";
  const agent = pythonCommand(read, (file) => existsSync(join(root, file))) ?? "node agent.mjs";
  return lines([
    terminal`error: no recording was found, so rungate wrote nothing. It looked in ${LOOKED_IN}`,
    terminal``,
    terminal`A recording is a file with one run of your agent: the tools that it called. There are four ways to make one, best first:`,
    terminal`  1. Let rungate record your agent, without a change to its code: rungate record --cases evals/cases.yml -- ${agent}`,
    terminal`  2. Save the messages or steps of your framework. This takes one line of code.`,
    terminal`  3. Export your traces (OpenTelemetry, OpenInference or Langfuse) as JSON.`,
    terminal`  4. Write the plain format yourself, such as evals/runs/book-flight.1.json for the first run of the case book-flight:`,
    terminal``,
    manyLines(PLAIN_EXAMPLE),
    terminal``,
    terminal`What to save, for each framework: ${FORMATS}`,
    terminal`Then run init again, in a monorepo in the folder of each agent. If the recordings are elsewhere, name them: rungate init --runs "path/to/{case}.{trial}.json"`,
  ]);
}

export function searchFolders(
  root: string,
  how: LoadOptions,
): { folders: RecordingsFolder[]; doubtful: Problem[] } {
  const allowance = new Allowance();
  const seen = new Set<string>();
  const doubtful: Problem[] = [];
  const folders = USUAL_FOLDERS.map((folder): RecordingsFolder => {
    const found: RecordingsFolder = { folder, files: [], others: [] };
    const { files } = atOnce(findFiles([`${folder}/*`, `${folder}/*/*`], root, true));
    const candidates = files.filter(({ name }) => ENDING.test(name) && !name.split("/").some(isAvoided));
    for (const file of spread(candidates.filter(({ name }) => !seen.has(name)))) {
      seen.add(file.name);
      const { runs, doubt } = preview(file, how, allowance);
      if (doubt !== undefined) doubtful.push({ severity: "warning", ...doubt.place, message: doubt.error });
      else if (runs.length > 0) found.files.push({ name: file.name, runs });
      else found.others.push(file.name);
    }
    return found;
  });
  return { folders: folders.filter(({ files }) => files.length > 0), doubtful };
}

/** Picks at most `limits.filesLookedInto` files, spread evenly over the list. */
function spread<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, items.length / limits.filesLookedInto);
  return items.filter((_item, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function preview(
  file: MatchedFile,
  how: LoadOptions,
  allowance: Allowance,
): { runs: RecordingFile["runs"]; doubt?: BrokenRun | undefined } {
  const { stem } = partsOf(file.name);
  const runs: RecordingFile["runs"] = [];
  let first: BrokenRun | undefined;
  for (const run of loadRuns(file, how, allowance)) {
    const read = "error" in run ? run.partial : run;
    if (read === undefined && "error" in run) first ??= run;
    if (read !== undefined) {
      const { caseId, trial, document } = read;
      // An `id` may be that of the file's answer, and the name of a file stands for an id that it does not have.
      const isOwn = caseId !== stem && !(isObject(document) && member(document, "id") === caseId);
      runs.push({ caseId: isOwn ? caseId : undefined, trial });
    }
    if (runs.length === limits.runsLookedAt) break;
  }
  if (runs.length > 0 || first === undefined) return { runs };
  const isOther = !first.isClaimed && (first.isBystander === true || first.unknown !== undefined);
  return { runs, doubt: isOther ? undefined : first };
}

const MOST_PATTERNS = 8;
const TRIAL_WORD = "(?:trial|run|repeat|rep|attempt|sample|seed|epoch)";
const TRIAL = new RegExp(`^(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "i");
const WORDED = new RegExp(`^.+?([-_.]${TRIAL_WORD}[-_]?)\\d{1,3}$`, "is");
const NUMBERED = new RegExp(`^.+\\.(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "is");
/** File names that do not identify a case. */
const ANY_CASE =
  /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log|event)s?$/i;
const MODEL =
  /(?:^|[^a-z])(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|grok|haiku|sonnet|opus|kimi|glm)(?![a-z])|^o\d(?:$|-)/i;

/**
 * Proposes globs that match these files and no other, with captures (`{case}`, `{trial}`, tags) that agree with the runs and give each
 * run a unique name. Returns undefined if there are none, or more than 8 would be needed.
 */
export function proposePatterns(
  { folder, files, others }: RecordingsFolder,
  root: string,
): string[] | undefined {
  const names = new Set<string>();
  const patterns: string[] = [];
  const groups = groupBy(files, ({ name }) => {
    const { folders, ending } = partsOf(name);
    return JSON.stringify([folders.length, ending]);
  });
  for (const group of groups.values()) {
    const isClear = (pattern: string) => !others.some((other) => captured(pattern, root, other));
    const pattern = shapesOf(group, folder).find(
      (shape) => isClear(shape) && runNames(shape, group, root, names) !== undefined,
    );
    if (pattern === undefined) return undefined;
    for (const name of runNames(pattern, group, root, names) ?? []) names.add(name);
    patterns.push(pattern);
  }
  return patterns.length > MOST_PATTERNS ? undefined : patterns;
}

/** Returns possible patterns; the most specific comes first. */
function shapesOf(files: readonly RecordingFile[], folder: string): string[] {
  const parts = files.map(({ name }) => partsOf(name));
  const [{ stem = "", ending = "", folders = [] } = {}] = parts;
  const inner = new Set(parts.map((each) => each.folders.slice(folder.split("/").length).join("/")));
  // The next export is in another folder, or a file of another name, where these are ids.
  const isFixed = inner.size === 1 && !areRandom([...inner]);
  const top = isFixed ? folders : folder.split("/");
  const [only, second] = files;
  if (only !== undefined && second === undefined && only.runs.length > 1)
    return [
      areRandom([stem]) ? `${folders.map(globText).join("/")}/*${globText(ending)}` : globText(only.name),
    ];
  const numbered = parts.filter((each) => NUMBERED.test(each.stem)).length;
  // Without a trial in its pattern, each run of a case would be a case.
  if (numbered > 0 && numbered < parts.length) return [];
  const word = WORDED.exec(stem)?.[1];
  const single = [
    ...(word === undefined ? [] : [`{case}${globText(word)}{trial}`]),
    "{case}.{trial}",
    "{case}",
    ...(files.every(({ runs }) => runs.every(({ caseId }) => caseId !== undefined)) ? ["*"] : []),
  ];
  const stems = files.some(({ runs }) => runs.length > 1) ? ["*"] : single;
  const above = [...inner].every((name) => MODEL.test(name))
    ? ["{model}"]
    : ["*", ...(inner.size <= MOST_PATTERNS ? ["{variant}"] : [])];
  const isSame = parts.every((each) => each.stem === stem) && ANY_CASE.test(stem);
  const shapes = isFixed
    ? stems
    : [
        "{case}/{trial}",
        "{trial}/{case}",
        ...(isSame ? [`{case}/${globText(stem)}`] : []),
        ...above.flatMap((name) => stems.map((each) => `${name}/${each}`)),
      ];
  return shapes.map((shape) => `${top.map(globText).join("/")}/${shape}${globText(ending)}`);
}

/** Returns a name per run, or undefined if the pattern misses a file, contradicts a run or names two runs alike. */
function runNames(
  pattern: string,
  files: readonly RecordingFile[],
  root: string,
  taken: ReadonlySet<string>,
): string[] | undefined {
  const names = new Set<string>();
  for (const { name: file, runs } of files) {
    const found = captured(pattern, root, file);
    if (found === undefined || (found.trial !== undefined && !TRIAL.test(found.trial))) return undefined;
    for (const run of runs) {
      const { case: id = run.caseId ?? partsOf(file).stem, trial = run.trial, ...tags } = found;
      const isContrary = id !== (run.caseId ?? id) || trial !== (run.trial ?? trial);
      const name = JSON.stringify([id, trial ?? null, Object.entries(tags).sort()]);
      const isNamed = found.case !== undefined || trial !== undefined;
      if (isContrary || (isNamed && (names.has(name) || taken.has(name)))) return undefined;
      names.add(name);
    }
  }
  return [...names];
}

function captured(pattern: string, root: string, file: string): Record<string, string> | undefined {
  return readPattern(pattern, root, true).capture(join(root, file));
}

function partsOf(file: string): { folders: string[]; stem: string; ending: string } {
  const folders = file.split("/");
  const base = folders.pop() ?? "";
  const ending = ENDING.exec(base)?.[0] ?? "";
  return { folders, stem: base.slice(0, base.length - ending.length), ending };
}

/** Characters that a list of patterns, one per line, cannot hold, and blanks at either end, which parsing trims. */
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;

/** Escapes a file or folder name for a glob. Characters that a list of patterns cannot hold become `?`. */
function globText(name: string): string {
  return name
    .split("/")
    .map((part) => part.split(NOT_IN_A_LIST).map(escapeGlob).join("?"))
    .join("/");
}

const PROJECTS = ["agents", "packages", "apps", "services"];
const LONGEST = 40;
const PLAIN = /^[^\\*?[\]{}()|!+@]+$/;

/** Returns the suite name if all recordings are in one project of a monorepo, else undefined. */
export function suiteOf(patterns: readonly string[]): string | undefined {
  const projects = patterns.map((pattern) => {
    const [folder = "", name = "", ...rest] = pattern.replace(/^\.\//, "").split("/");
    return PROJECTS.includes(folder) && PLAIN.test(name) && rest.length > 0 ? `${folder}/${name}` : undefined;
  });
  const [first] = projects;
  return first !== undefined && projects.every((project) => project === first) ? suiteName(first) : undefined;
}

/** Converts a project folder to a valid suite name; undefined if no character is left. */
export function suiteName(project: string): string | undefined {
  const name = project.split("/").at(-1) ?? "";
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return plain.replace(/^-/, "").slice(0, LONGEST).replace(/-$/, "") || undefined;
}
