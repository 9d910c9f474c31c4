import { groupBy } from "../../group-by.ts";
import { namesTrial, partsOf, tellsTrial } from "./file-name.ts";
import { type Capture, fitOf } from "./fit.ts";
import { foldersText } from "./folder-levels.ts";
import { globText } from "./glob-text.ts";
import type { RecordingFile } from "./recording-file.ts";
import { type NamedFile, shapesOf } from "./shapes.ts";
import { stateCases } from "./stated-cases.ts";

/** A pattern, and the files that it was made for. */
export interface ProposedPattern {
  pattern: string;
  files: RecordingFile[];
}

/** What patterns are made for, and how they are tried. */
export interface Surroundings {
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
  around: Surroundings,
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
function patternsFor(files: readonly NamedFile[], around: Surroundings): ProposedPattern[] {
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

type Tried = ProposedPattern & {
  /** It tells the trials of a case apart, or takes the case from a folder. */
  isTelling: boolean;
  /** It matches nothing that is no recording. */
  isClear: boolean;
};

/** The pattern that fits best; before all others one that matches nothing else. */
function bestPattern(
  files: readonly NamedFile[],
  { home, others, capture }: Surroundings,
): Tried | undefined {
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
function folderByFolder(files: readonly NamedFile[], around: Surroundings): Tried[] | undefined {
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
