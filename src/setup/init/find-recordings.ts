import { escapeGlob } from "../../core/escape.ts";
import type { Problem } from "../../core/problems.ts";
import { groupBy } from "../../core/text.ts";

/** A file of recordings with the beginning of its content. */
export interface RecordingFile {
  /** Relative to the working directory, with forward slashes. */
  name: string;
  /** The first runs of the file. Empty if a format claims the file but cannot read it. */
  runs: RunPreview[];
}

interface RunPreview {
  caseId?: string | undefined;
  /** True if `caseId` comes from a generic `id` field, which may identify anything. */
  isOnlyId?: boolean;
  trial?: string | undefined;
  input: string;
}

export interface ProposedPattern {
  pattern: string;
  files: RecordingFile[];
}

export interface PatternContext {
  /** The folder of the files; `.` for the folder that their names are relative to. */
  home: string;
  /** Files of the folder that are not recordings. A pattern that matches one of them is the last choice. */
  others: readonly string[];
  capture: Capture;
}

const MOST_PATTERNS = 8;

const MOST_ODD = 3;

/**
 * Proposes glob patterns for these files, with captures (`{case}`, `{trial}`, tags) that agree with the names that the runs record and
 * give every run a unique name. Returns undefined if more than 8 patterns would be needed.
 */
export function proposePatterns(
  files: readonly RecordingFile[],
  context: PatternContext,
): ProposedPattern[] | undefined {
  // A file that cannot be read may have its name by accident.
  const readable = files.filter(({ runs }) => runs.length > 0);
  const namedFiles = (readable.length > 0 ? readable : files).map((file) => ({
    file,
    name: partsOf(file.name, context.home),
  }));
  const groups = groupBy(namedFiles, ({ name }) => `${name.folders.length} ${name.ending}`);
  const patterns = [...groups.values()].flatMap((group) => patternsFor(withoutGeneratedIds(group), context));
  return patterns.length > MOST_PATTERNS ? undefined : patterns;
}

function withoutGeneratedIds(files: readonly NamedFile[]): readonly NamedFile[] {
  if (haveCaseIds(files.map(({ file }) => file))) return files;
  return files.map(({ file, name }) => ({
    file: { ...file, runs: file.runs.map((run) => ({ ...run, caseId: undefined })) },
    name,
  }));
}

function patternsFor(files: readonly NamedFile[], context: PatternContext): ProposedPattern[] {
  const [first] = files;
  if (first !== undefined && files.length === 1 && first.file.runs.length > 1) return [literally(first)];
  const together = bestPattern(files, context);
  if (together?.isSpecific && together.isClear) return [together];
  const [regular, odd] = withoutOddNames(files);
  if (odd.length > 0) return [...patternsFor(regular, context), ...odd.map(literally)];
  const apart = folderByFolder(files, context);
  if (apart?.some(({ isSpecific }) => isSpecific)) return apart;
  if (together?.isClear) return [together];
  if (apart?.every(({ isClear }) => isClear)) return apart;
  if (together === undefined || files.length <= MOST_PATTERNS) return files.map(literally);
  return [together];
}

/** Splits off the few files whose name has no trial if nearly all other names have one. */
function withoutOddNames(files: readonly NamedFile[]): [readonly NamedFile[], readonly NamedFile[]] {
  const odd = files.filter(({ name }) => !endsInTrial(name.stem));
  const areFew = odd.length <= MOST_ODD && odd.length * 5 <= files.length;
  return areFew ? [files.filter((file) => !odd.includes(file)), odd] : [files, []];
}

type PatternCandidate = ProposedPattern & {
  isSpecific: boolean;
  isClear: boolean;
};

function bestPattern(
  files: readonly NamedFile[],
  { home, others, capture }: PatternContext,
): PatternCandidate | undefined {
  const top = home === "." ? [] : home.split("/").map(globText);
  const tried = shapesOf(files).flatMap((shape) =>
    [false, true].map((areTags) => {
      const pattern = [...top, ...foldersText(files, shape, areTags), shape.text].join("/");
      return {
        pattern,
        files: files.map(({ file }) => file),
        isSpecific: shape.isSpecific,
        isClear: !others.some((other) => matchesOtherFile(capture(pattern, other), home)),
        fit: fitOf(pattern, files, capture),
      };
    }),
  );
  const fitsWell = tried.filter(({ fit }) => fit === "well");
  const fitting = [...fitsWell, ...tried.filter(({ fit }) => fit === "repeats")];
  return fitting.find(({ isClear }) => isClear) ?? fitting[0];
}

/** Among recordings, a file whose name has a trial counts as a recording, so that its problem is reported. */
function matchesOtherFile(captured: Record<string, string> | undefined, home: string): boolean {
  return captured !== undefined && (home === "." || !namesTrial(captured.trial ?? ""));
}

/** Returns one pattern per folder, or undefined for too many folders or a folder without a fitting pattern. */
function folderByFolder(
  files: readonly NamedFile[],
  context: PatternContext,
): PatternCandidate[] | undefined {
  const byFolder = groupBy(files, ({ name }) => name.folders[0]);
  if (byFolder.has(undefined) || byFolder.size < 2 || byFolder.size > MOST_PATTERNS) return undefined;
  const found = [...byFolder].map(([folder = "", inside]) => {
    const home = context.home === "." ? folder : `${context.home}/${folder}`;
    const renamed = inside.map(({ file }) => ({ file, name: partsOf(file.name, home) }));
    return bestPattern(renamed, { ...context, home });
  });
  return found.every((pattern) => pattern !== undefined) ? found : undefined;
}

function literally({ file }: NamedFile): ProposedPattern {
  return { pattern: globText(file.name), files: [file] };
}

/** Ids that programs generate: 12 or more letters and digits, or a UUID. */
const GENERATED_ID = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;

/** Runs with equal input must have equal case ids, and generated ids do not count. */
function haveCaseIds(files: readonly RecordingFile[]): boolean {
  const runs = files.flatMap((file) => file.runs).filter(({ caseId }) => caseId !== undefined);
  if (runs.some(({ caseId = "", isOnlyId }) => isOnlyId && GENERATED_ID.test(caseId))) return false;
  const withInput = runs.filter(({ input }) => input !== "");
  const byInput = groupBy(withInput, ({ input }) => input);
  return [...byInput.values()].every(
    (sameInput) => new Set(sameInput.map(({ caseId }) => caseId)).size === 1,
  );
}

interface NamedFile {
  file: RecordingFile;
  name: FileName;
}

interface Shape {
  text: string;
  folders: 0 | 1;
  isSpecific: boolean;
}

function shapesOf(files: readonly NamedFile[]): Shape[] {
  const ending = globText(files[0]?.name.ending ?? "");
  const whole: Shape = { text: `*${ending}`, folders: 0, isSpecific: false };
  if (files.some(({ file }) => file.runs.length > 1)) return [whole];
  return [
    ...inFolders(files, ending),
    ...inNames(files, ending),
    ...inOwnFolder(files, ending),
    { text: `{case}${ending}`, folders: 0, isSpecific: false },
    whole,
  ];
}

function inFolders(files: readonly NamedFile[], ending: string): Shape[] {
  const folders = files.map(({ name }) => name.folders.at(-1));
  if (folders.includes(undefined)) return [];
  const stems = files.map(({ name }) => name.stem);
  if (stems.every(namesTrial)) return [shape(`{case}/{trial}${ending}`, 1)];
  const areTrials = folders.every((folder) => namesTrial(folder ?? "")) && isRepeated(stems);
  return areTrials ? [shape(`{trial}/{case}${ending}`, 1)] : [];
}

function inNames(files: readonly NamedFile[], ending: string): Shape[] {
  const stems = files.map(({ name }) => name.stem);
  const words = new Set(stems.map(wordBeforeTrial));
  const [word] = words;
  if (words.size === 1 && word !== undefined && !word.startsWith("."))
    return [shape(`{case}${globText(word)}{trial}${ending}`)];
  if (stems.every(endsInTrial)) return [shape(`{case}.{trial}${ending}`)];
  return ["-", "_"]
    .filter((sign) => areNumbered(files, sign))
    .map((sign) => shape(`{case}${sign}{trial}${ending}`));
}

/** File names that do not identify a case. */
const ANY_CASE =
  /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log)s?$/i;

function inOwnFolder(files: readonly NamedFile[], ending: string): Shape[] {
  const [stem = "", ...rest] = new Set(files.map(({ name }) => name.stem));
  const folders = files.map(({ name }) => name.folders.at(-1) ?? "");
  const areCases = rest.length === 0 && ANY_CASE.test(stem) && !folders.every(namesModel);
  return areCases && !folders.includes("") ? [shape(`{case}/${globText(stem)}${ending}`, 1)] : [];
}

function areNumbered(files: readonly NamedFile[], sign: string): boolean {
  if (!files.every(({ name }) => new RegExp(`^.+${sign}\\d{1,3}$`, "s").test(name.stem))) return false;
  const cases = [...groupBy(files, ({ name }) => name.stem.slice(0, name.stem.lastIndexOf(sign))).values()];
  return cases.every((trials) => {
    const inputs = new Set(trials.map(({ file }) => file.runs[0]?.input ?? ""));
    return trials.length > 1 && inputs.size === 1 && !inputs.has("");
  });
}

function isRepeated(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

function shape(text: string, folders: 0 | 1 = 0): Shape {
  return { text, folders, isSpecific: true };
}

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

const NAMES = ["runs", "recordings", "traces", "trajectories", "transcripts"];

/** Folders that usually hold recordings, relative to a project; the likeliest first. */
export const USUAL_FOLDERS: readonly string[] = [
  ...NAMES.map((name) => `evals/${name}`),
  "evals",
  ...NAMES.map((name) => `eval/${name}`),
  "eval",
  ...NAMES,
  ...["tests", "test"].flatMap((tests) => ["evals", ...NAMES].map((name) => `${tests}/${name}`)),
];

export const PROJECTS: readonly string[] = ["agents", "packages", "apps", "services"];

/** The searched folders as text for messages. */
export const LOOKED_IN = `evals, eval, ${NAMES.join(", ")}, those in tests and of each project in ${PROJECTS.join(", ")}`;

const OF_RECORDINGS = new Set(["evals", ...NAMES]);

/** Returns the uppermost folder of the path that has a usual name for recordings, or `.`. */
export function homeOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  const at = folders.findIndex((name) => OF_RECORDINGS.has(name));
  return at < 0 ? "." : folders.slice(0, at + 1).join("/");
}

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

export const LEFT_OUT = `hidden ones and ${[...SKIPPED_FOLDERS].join(", ")}`;

/** Returns true for hidden folders and for folders of installed or built files, which the search skips. */
export function isAvoided(folder: string): boolean {
  return folder.startsWith(".") || SKIPPED_FOLDERS.has(folder);
}

const RECORDING_NAME = /\.(?:jsonl?|ndjson)(?:\.gz)?$|\.sse(?:\.txt)?$/;

/** Checks the file name only; most files with such a name are not recordings. */
export function mayBeRecording(name: string): boolean {
  return RECORDING_NAME.test(name);
}

export interface RecordingsFolder {
  folder: string;
  /** The project of a monorepo; empty for the working directory. */
  project: string;
  files: RecordingFile[];
  others: string[];
  doubtful: Problem[];
}

/** The chosen folder and the ones left out, or several suites for the user to choose from. */
export type Choice = { home: RecordingsFolder; leftOut: RecordingsFolder[] } | { suites: RecordingsFolder[] };

/** Chooses a folder. Expects the likeliest first. */
export function chooseFolder(homes: readonly [RecordingsFolder, ...RecordingsFolder[]]): Choice {
  const [home] = homes;
  const firstOf = (project: string) => homes.findIndex((other) => other.project === project);
  const suites = homes.filter(({ project }, at) => project !== "" && at === firstOf(project));
  if (home.project !== "" && suites.length > 1) return { suites };
  return { home, leftOut: homes.slice(1) };
}

/** More sibling folders than this are not variants of an agent. */
const MOST_VARIANTS = 8;

/**
 * Returns the folder part of a pattern: the name of a folder without siblings, `{model}` if all names look like models, else `*` or, with
 * `areTags`, a tag.
 */
function foldersText(files: readonly NamedFile[], { folders }: Shape, areTags: boolean): string[] {
  const depth = (files[0]?.name.folders.length ?? 0) - folders;
  const tags = new Set<string>();
  return Array.from({ length: depth }, (_, at) => {
    const names = [...new Set(files.map(({ name }) => name.folders[at] ?? ""))];
    const [only = ""] = names;
    if (names.length === 1) return globText(only);
    const areModels = names.every(namesModel);
    if (names.length > MOST_VARIANTS || !(areModels || areTags)) return "*";
    const tagName = areModels ? "model" : "variant";
    const tag = tags.has(tagName) ? `${tagName}${at + 1}` : tagName;
    tags.add(tag);
    return `{${tag}}`;
  });
}

/** Characters that a list of patterns, one per line, cannot hold, and blanks at either end, which parsing trims. */
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;

/** Escapes a file or folder name for a glob. Characters that a list of patterns cannot hold become `?`. */
export function globText(name: string): string {
  return name.split(NOT_IN_A_LIST).map(escapeGlob).join("?");
}

/** Matches a pattern with a path and returns its captures, or undefined without a match. */
export type Capture = (pattern: string, file: string) => Record<string, string> | undefined;

/** `no`: misses a file, contradicts a recorded name, or gives two runs one name. `repeats`: unnamed runs share a case. */
type Fit = "well" | "repeats" | "no";

function fitOf(pattern: string, files: readonly NamedFile[], capture: Capture): Fit {
  const seen = new Set<string>();
  let fit: Fit = "well";
  for (const { file } of files) {
    const captured = capture(pattern, file.name);
    if (captured === undefined) return "no";
    for (const run of file.runs) {
      if (contradicts(captured.case, run.caseId) || contradicts(captured.trial, run.trial)) return "no";
      const { key, isNamed } = runName(file, run, captured);
      if (seen.has(key) && isNamed) return "no";
      if (seen.has(key)) fit = "repeats";
      seen.add(key);
    }
  }
  return fit;
}

/** Returns the names of two files whose patterns give them the same case and trial, or undefined if there are none. */
export function sameTrial(
  proposed: readonly { pattern: string; files: readonly RecordingFile[] }[],
  capture: Capture,
): [string, string] | undefined {
  const seen = new Map<string, string>();
  for (const { pattern, files } of proposed) {
    const own = new Map<string, string>();
    for (const file of files) {
      for (const run of file.runs) {
        const { key, isNamed } = runName(file, run, capture(pattern, file.name) ?? {});
        const other = seen.get(key);
        if (isNamed && other !== undefined) return [other, file.name];
        own.set(key, file.name);
      }
    }
    for (const [key, name] of own) seen.set(key, name);
  }
  return undefined;
}

function runName(file: RecordingFile, run: RunPreview, captured: Record<string, string>) {
  const { case: id, trial, ...tags } = captured;
  const caseId = id ?? run.caseId ?? partsOf(file.name, ".").stem;
  const name = trial ?? run.trial;
  const key = JSON.stringify([caseId, name ?? null, Object.entries(tags).sort()]);
  return { key, isNamed: name !== undefined };
}

function contradicts(captured: string | undefined, recorded: string | undefined): boolean {
  return captured !== undefined && recorded !== undefined && captured !== recorded;
}

export interface FileName {
  folders: string[];
  stem: string;
  /** Includes all dots: `.json`, `.jsonl.gz`. */
  ending: string;
}

const ENDING = /(?:\.(?:jsonl?|ndjson)(?:\.gz)?|\.sse(?:\.txt)?)$/;

/** Splits a path inside `home`; `.` is the folder that paths are relative to. */
export function partsOf(file: string, home: string): FileName {
  const inside = home === "." ? file : file.slice(home.length + 1);
  const folders = inside.split("/");
  const base = folders.pop() ?? "";
  const ending = ENDING.exec(base)?.[0] ?? "";
  return { folders, stem: base.slice(0, base.length - ending.length), ending };
}

const TRIAL_WORD = "(?:trial|run|repeat|rep|attempt|sample|seed|epoch)";
const DOTTED = new RegExp(`^.+\\.(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "is");
const TRIAL = new RegExp(`^(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "i");
const WORDED = new RegExp(`^.+?([-_.]${TRIAL_WORD}[-_]?)\\d{1,3}$`, "is");

function namesTrial(text: string): boolean {
  return TRIAL.test(text);
}

function endsInTrial(stem: string): boolean {
  return DOTTED.test(stem);
}

function wordBeforeTrial(stem: string): string | undefined {
  return WORDED.exec(stem)?.[1];
}

const MODEL =
  /(?:^|[^a-z])(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|grok|haiku|sonnet|opus|kimi|glm)(?![a-z])|^o\d(?:$|-)/i;

function namesModel(text: string): boolean {
  return MODEL.test(text);
}
