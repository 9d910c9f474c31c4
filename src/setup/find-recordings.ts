import { escapeGlob } from "../base/glob.ts";
import type { Problem } from "../base/problems.ts";
import { groupBy } from "../base/text.ts";

/** A file that holds recordings, as it was found. */
export interface RecordingFile {
  /** Relative to the working directory, with forward slashes. */
  name: string;
  /** Its first runs. None where a format claims the file and cannot read it. */
  runs: RunPreview[];
}

/** What a run says itself of what it is. */
export interface RunPreview {
  caseId?: string | undefined;
  /** It calls that its id, which may be anything's. */
  isOnlyId?: boolean;
  trial?: string | undefined;
  /** What the agent was asked, or the beginning of it. */
  input: string;
}

/** A pattern, and the files that it was made for. */
export interface ProposedPattern {
  pattern: string;
  files: RecordingFile[];
}

/** What patterns are made for, and how they are tried. */
export interface PatternContext {
  /** The folder that the files lie in, `.` for the one that their names are relative to. */
  home: string;
  /** Files there that are no recordings: a pattern that matches one of them is taken only where there is no other. */
  others: readonly string[];
  capture: Capture;
}

/** More patterns than this say nothing to a reader. */
const MOST_PATTERNS = 8;

/** Files of another name than all others that are listed by theirs. */
const MOST_ODD = 3;

/**
 * Patterns that match these files and say as much of their runs as the names of the files surely do: what is captured agrees with what
 * recordings say of themselves, and no two runs get one name. Undefined where it would take too many.
 */
export function proposePatterns(
  files: readonly RecordingFile[],
  around: PatternContext,
): ProposedPattern[] | undefined {
  // What cannot be read may be named by accident.
  const readable = files.filter(({ runs }) => runs.length > 0);
  const named = (readable.length > 0 ? readable : files).map((file) => ({
    file,
    name: partsOf(file.name, around.home),
  }));
  const groups = groupBy(named, ({ name }) => `${name.folders.length} ${name.ending}`);
  const patterns = [...groups.values()].flatMap((group) => patternsFor(withoutMadeUp(group), around));
  return patterns.length > MOST_PATTERNS ? undefined : patterns;
}

function withoutMadeUp(files: readonly NamedFile[]): readonly NamedFile[] {
  if (stateCases(files.map(({ file }) => file))) return files;
  return files.map(({ file, name }) => ({
    file: { ...file, runs: file.runs.map((run) => ({ ...run, caseId: undefined })) },
    name,
  }));
}

/** For files of one ending, all as deep. */
function patternsFor(files: readonly NamedFile[], around: PatternContext): ProposedPattern[] {
  const [first] = files;
  if (first !== undefined && files.length === 1 && first.file.runs.length > 1) return [literally(first)];
  const together = bestPattern(files, around);
  if (together?.isTelling && together.isClear) return [together];
  const [telling, odd] = withoutOddNames(files);
  if (odd.length > 0) return [...patternsFor(telling, around), ...odd.map(literally)];
  const apart = folderByFolder(files, around);
  if (apart?.some(({ isTelling }) => isTelling)) return apart;
  if (together?.isClear) return [together];
  if (apart?.every(({ isClear }) => isClear)) return apart;
  if (together === undefined || files.length <= MOST_PATTERNS) return files.map(literally);
  return [together];
}

/** The files whose names tell a trial, where nearly all do, and the few others. */
function withoutOddNames(files: readonly NamedFile[]): [readonly NamedFile[], readonly NamedFile[]] {
  const odd = files.filter(({ name }) => !tellsTrial(name.stem));
  const areFew = odd.length <= MOST_ODD && odd.length * 5 <= files.length;
  return areFew ? [files.filter((file) => !odd.includes(file)), odd] : [files, []];
}

type PatternCandidate = ProposedPattern & {
  /** It tells the trials of a case apart, or takes the case from a folder. */
  isTelling: boolean;
  /** It matches nothing that is no recording. */
  isClear: boolean;
};

/** The pattern that fits best; before all others one that matches nothing else. */
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
        isTelling: shape.isTelling,
        isClear: !others.some((other) => isOfAnother(capture(pattern, other), home)),
        fit: fitOf(pattern, files, capture),
      };
    }),
  );
  const well = tried.filter(({ fit }) => fit === "well");
  const fitting = [...well, ...tried.filter(({ fit }) => fit === "repeats")];
  return fitting.find(({ isClear }) => isClear) ?? fitting[0];
}

/** Whether a name that a pattern matches is another file's: among recordings one that names a trial is a recording, and its fault is told. */
function isOfAnother(captured: Record<string, string> | undefined, home: string): boolean {
  return captured !== undefined && (home === "." || !namesTrial(captured.trial ?? ""));
}

/** A pattern for each of a few folders; undefined where there are others than a few, or one of them has none that fits. */
function folderByFolder(files: readonly NamedFile[], around: PatternContext): PatternCandidate[] | undefined {
  const byFolder = groupBy(files, ({ name }) => name.folders[0]);
  if (byFolder.has(undefined) || byFolder.size < 2 || byFolder.size > MOST_PATTERNS) return undefined;
  const found = [...byFolder].map(([folder = "", inside]) => {
    const home = around.home === "." ? folder : `${around.home}/${folder}`;
    const renamed = inside.map(({ file }) => ({ file, name: partsOf(file.name, home) }));
    return bestPattern(renamed, { ...around, home });
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

function literally({ file }: NamedFile): ProposedPattern {
  return { pattern: globText(file.name), files: [file] };
}

/** An id as programs make them up. */
const MADE_UP = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;

/**
 * Whether what runs call their case can be one: where the agent was asked the same it is the same, and it is no id that a framework has
 * made up.
 */
function stateCases(files: readonly RecordingFile[]): boolean {
  const runs = files.flatMap((file) => file.runs).filter(({ caseId }) => caseId !== undefined);
  if (runs.some(({ caseId = "", isOnlyId }) => isOnlyId && MADE_UP.test(caseId))) return false;
  const stating = runs.filter(({ input }) => input !== "");
  const asked = groupBy(stating, ({ input }) => input);
  return [...asked.values()].every((alike) => new Set(alike.map(({ caseId }) => caseId)).size === 1);
}

/** A file that holds recordings, and its path taken apart. */
interface NamedFile {
  file: RecordingFile;
  name: FileName;
}

/** The end of a pattern: what it makes of the file's name, and maybe of the folder that the file lies in. */
interface Shape {
  text: string;
  /** How many folders it speaks of. */
  folders: 0 | 1;
  /** It tells the trials of a case apart, or takes the case from a folder. */
  isTelling: boolean;
}

/** The ends of patterns that may fit files of one ending, all as deep: the one that says most first, the last one fits always. */
function shapesOf(files: readonly NamedFile[]): Shape[] {
  const ending = globText(files[0]?.name.ending ?? "");
  const whole: Shape = { text: `*${ending}`, folders: 0, isTelling: false };
  // What the path captures holds for all runs of a file.
  if (files.some(({ file }) => file.runs.length > 1)) return [whole];
  return [
    ...inFolders(files, ending),
    ...inNames(files, ending),
    ...oneEach(files, ending),
    { text: `{case}${ending}`, folders: 0, isTelling: false },
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
  if (stems.every(tellsTrial)) return [shape(`{case}.{trial}${ending}`)];
  return ["-", "_"]
    .filter((sign) => areNumbered(files, sign))
    .map((sign) => shape(`{case}${sign}{trial}${ending}`));
}

/** Names of files that say nothing of the case. */
const ANY_CASE =
  /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log)s?$/i;

function oneEach(files: readonly NamedFile[], ending: string): Shape[] {
  const [stem = "", ...others] = new Set(files.map(({ name }) => name.stem));
  const folders = files.map(({ name }) => name.folders.at(-1) ?? "");
  const areCases = others.length === 0 && ANY_CASE.test(stem) && !folders.every(namesModel);
  return areCases && !folders.includes("") ? [shape(`{case}/${globText(stem)}${ending}`, 1)] : [];
}

/** True where a number after the sign can only be the trial: the agent was asked the same in all that have one beginning. */
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
  return { text, folders, isTelling: true };
}

const LONGEST = 40;
const PLAIN = /^[^\\*?[\]{}()|!+@]+$/;

/** The suite of recordings that all lie in one project of a monorepo, by the name of its folder; undefined for any others. */
export function suiteOf(patterns: readonly string[]): string | undefined {
  const projects = patterns.map((pattern) => {
    const [folder = "", name = "", ...others] = pattern.replace(/^\.\//, "").split("/");
    return PROJECTS.includes(folder) && PLAIN.test(name) && others.length > 0
      ? `${folder}/${name}`
      : undefined;
  });
  const [first] = projects;
  return first !== undefined && projects.every((one) => one === first) ? suiteName(first) : undefined;
}

/** A project's name as one of a suite can be; undefined where nothing is left of it. */
export function suiteName(project: string): string | undefined {
  const name = project.split("/").at(-1) ?? "";
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return plain.replace(/^-/, "").slice(0, LONGEST).replace(/-$/, "") || undefined;
}

/** Names that people give to folders of recordings. */
const NAMES = ["runs", "recordings", "traces", "trajectories", "transcripts"];

/** Where recordings usually lie in a project, relative to it; the likeliest first. */
export const USUAL_FOLDERS: readonly string[] = [
  ...NAMES.map((name) => `evals/${name}`),
  "evals",
  ...NAMES.map((name) => `eval/${name}`),
  "eval",
  ...NAMES,
  ...["tests", "test"].flatMap((tests) => ["evals", ...NAMES].map((name) => `${tests}/${name}`)),
];

/** Where a monorepo keeps its projects, each in a folder of its own. */
export const PROJECTS: readonly string[] = ["agents", "packages", "apps", "services"];

/** The same in words. */
export const LOOKED_IN = `evals, eval, ${NAMES.join(", ")}, those in tests and of each project in ${PROJECTS.join(", ")}`;

const OF_RECORDINGS = new Set(["evals", ...NAMES]);

/** The folder that recordings are at home in: the uppermost on the way to the file that has a usual name, or `.`. */
export function homeOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  const at = folders.findIndex((name) => OF_RECORDINGS.has(name));
  return at < 0 ? "." : folders.slice(0, at + 1).join("/");
}

const OTHERS = new Set([
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

/** The same in words: where recordings are not sought. */
export const LEFT_OUT = `hidden ones and ${[...OTHERS].join(", ")}`;

/** True for folders of what is installed or built, and for hidden ones: recordings are not sought there. */
export function isAvoided(folder: string): boolean {
  return folder.startsWith(".") || OTHERS.has(folder);
}

const RECORDING_NAME = /\.(?:jsonl?|ndjson)(?:\.gz)?$|\.sse(?:\.txt)?$/;

/** True for names that recordings have. Most files with such a name are something else. */
export function mayBeRecording(name: string): boolean {
  return RECORDING_NAME.test(name);
}

/** A folder in which recordings lie. */
export interface RecordingsFolder {
  /** Relative to the working directory, `.` for that one. */
  folder: string;
  /** The project of a monorepo that it belongs to; empty where it is the working directory's own. */
  project: string;
  /** Those of its files that were looked into and hold recordings. */
  files: RecordingFile[];
  /** Those that hold none. */
  others: string[];
  /** What is wrong with files that may be meant for recordings. */
  doubtful: Problem[];
}

/** The folders whose recordings are one suite, and what is left out; several suites are nobody's choice but the user's. */
export type Choice = { home: RecordingsFolder; leftOut: RecordingsFolder[] } | { suites: RecordingsFolder[] };

/** Chooses among folders, the likeliest first. */
export function chooseFolder(homes: readonly [RecordingsFolder, ...RecordingsFolder[]]): Choice {
  const [home] = homes;
  const firstOf = (project: string) => homes.findIndex((other) => other.project === project);
  const suites = homes.filter(({ project }, at) => project !== "" && at === firstOf(project));
  if (home.project !== "" && suites.length > 1) return { suites };
  return { home, leftOut: homes.slice(1) };
}

/** More folders than this side by side are no variants of an agent. */
const MOST_VARIANTS = 8;

/**
 * What a pattern says of the folders that its end does not speak of: their name where there is one only, `{model}` where all look like
 * models, and otherwise a star or, `areTags`, a tag.
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
    const wanted = areModels ? "model" : "variant";
    const tag = tags.has(wanted) ? `${wanted}${at + 1}` : wanted;
    tags.add(tag);
    return `{${tag}}`;
  });
}

/** Characters that a list of patterns, one a line, cannot hold; and blanks at an end, which it loses. */
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;

/** The glob for a name of files or folders. For characters that cannot stand in a list of patterns any character stands. */
export function globText(name: string): string {
  return name.split(NOT_IN_A_LIST).map(escapeGlob).join("?");
}

/** What the captures of a pattern hold of a path; undefined where it does not match. */
export type Capture = (pattern: string, file: string) => Record<string, string> | undefined;

/** `no`: it misses a file, contradicts what a run says of itself, or gives two runs one name. `repeats`: runs without a name of their own share a case. */
type Fit = "well" | "repeats" | "no";

/** How well a pattern fits files of recordings. */
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

/** Files of two patterns that would be the same trial of a case; undefined where all are kept apart. */
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

/** What the run of a file is called: its case, its trial and what else was captured. */
function runName(file: RecordingFile, run: RunPreview, captured: Record<string, string>) {
  const { case: id, trial, ...tags } = captured;
  const caseId = id ?? run.caseId ?? partsOf(file.name, ".").stem;
  const name = trial ?? run.trial;
  const key = JSON.stringify([caseId, name ?? null, Object.entries(tags).sort()]);
  return { key, isNamed: name !== undefined };
}

function contradicts(captured: string | undefined, stated: string | undefined): boolean {
  return captured !== undefined && stated !== undefined && captured !== stated;
}

/** The parts of a path relative to a folder, as far as a pattern may tell them apart. */
export interface FileName {
  folders: string[];
  stem: string;
  /** With all of its dots: `.json`, `.jsonl.gz`. */
  ending: string;
}

const ENDING = /(?:\.(?:jsonl?|ndjson)(?:\.gz)?|\.sse(?:\.txt)?)$/;

/** Takes a path apart that lies in the folder, `.` for one that paths are relative to. */
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

/** True for what people call one of several runs of a case: `2`, `run-2`. */
function namesTrial(text: string): boolean {
  return TRIAL.test(text);
}

/** True for a name that ends in a dot and the name of a trial: `book-flight.1`. */
function tellsTrial(stem: string): boolean {
  return DOTTED.test(stem);
}

/** What stands between a case and the number of its trial, as in `book_trial2`; undefined where nothing says that it is one. */
function wordBeforeTrial(stem: string): string | undefined {
  return WORDED.exec(stem)?.[1];
}

const MODEL =
  /(?:^|[^a-z])(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|grok|haiku|sonnet|opus|kimi|glm)(?![a-z])|^o\d(?:$|-)/i;

/** True for what looks like the name of a model. */
function namesModel(text: string): boolean {
  return MODEL.test(text);
}
