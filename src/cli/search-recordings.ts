import { statSync } from "node:fs";
import { relative, sep } from "node:path";
import { leadsOutside } from "../core/files.ts";
import { atOnce } from "../core/interruptible.ts";
import { isObject, type Json, member } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import type { Problem } from "../core/problems.ts";
import { groupBy, shorten } from "../core/text.ts";
import { nearestFormats } from "../recordings/detect.ts";
import { Allowance } from "../recordings/files/allowance.ts";
import { type MatchedFile, Walk } from "../recordings/files/find.ts";
import { type LoadOptions, loadRuns } from "../recordings/files/load.ts";
import type { Step } from "../recordings/files/path-pattern.ts";
import { formats } from "../recordings/formats/index.ts";
import type { BrokenRun, LoadedRun } from "../recordings/run.ts";
import {
  homeOf,
  isAvoided,
  mayBeRecording,
  PROJECTS,
  partsOf,
  type RecordingFile,
  type RecordingsFolder,
  USUAL_FOLDERS,
} from "../setup/init/find-recordings.ts";

export interface Search {
  /** The most likely folder comes first. */
  homes: RecordingsFolder[];
  /** Problems of files that may be meant as recordings. */
  doubtful: Problem[];
  /** The number of files that were opened. */
  looked: number;
}

/** Searches the usual folders for recordings, and all folders if these have none. Throws ConfigurationError for too many files. */
export function searchRecordings(root: string, how: LoadOptions): Search {
  const files = new CandidateFiles(root);
  const allowance = new Allowance();
  const look = (folder: string, project: string, paths: readonly string[]): RecordingsFolder => {
    const home: RecordingsFolder = { folder, project, files: [], others: [], doubtful: [] };
    for (const path of spread(paths)) {
      if (!isFileInside(root, path)) continue;
      const name = files.nameOf(path);
      const { runs, doubt } = glanceAt({ path, name, captures: {} }, how, allowance);
      if (runs === undefined) home.others.push(name);
      else home.files.push({ name, runs });
      if (doubt !== undefined) home.doubtful.push(doubt);
    }
    return home;
  };
  const usual = files.projects().flatMap((project) =>
    USUAL_FOLDERS.map((place) => {
      const folder = project === "" ? place : `${project}/${place}`;
      return look(folder, project, files.below(folder));
    }),
  );
  const isThere = usual.some((home) => home.files.length > 0);
  const elsewhere = isThere ? [] : [...groupBy(files.below("."), (path) => homeOf(files.nameOf(path)))];
  const all = [
    ...usual,
    ...elsewhere
      .sort(([a], [b]) => Number(a === ".") - Number(b === "."))
      .map(([folder, paths]) => look(folder, folder === "." ? "" : folder, paths)),
  ];
  return {
    homes: all.filter((home) => home.files.length > 0),
    doubtful: all.flatMap(({ doubtful }) => doubtful),
    looked: all.reduce((sum, home) => sum + home.files.length + home.others.length, 0),
  };
}

/** Files that may be recordings by their names; each file is returned once. */
class CandidateFiles {
  private readonly root: string;
  private readonly walk: Walk;
  private readonly given = new Set<string>();

  constructor(root: string) {
    this.root = root;
    this.walk = new Walk({
      boundary: root,
      entries: limits.entriesSearched,
      excess: `more than ${limits.entriesSearched} files and folders lie where recordings may be: name them with a pattern, such as --runs 'evals/runs/{case}.{trial}.json'`,
      avoided: isAvoided,
      nameOf: (path) => this.nameOf(path),
      onSkipped: () => {},
      onUnreadable: () => {},
    });
  }

  nameOf(path: string): string {
    return relative(this.root, path).split(sep).join("/") || ".";
  }

  /** The working directory, as an empty name, and the projects of a monorepo. */
  projects(): string[] {
    const inFolder = (name: string) => this.paths([{ name }, { matches: (project) => !isAvoided(project) }]);
    return ["", ...PROJECTS.flatMap(inFolder).map((path) => this.nameOf(path))];
  }

  below(folder: string): string[] {
    const steps = folder === "." ? [] : folder.split("/").map((name) => ({ name }));
    const found = this.paths([...steps, "anything below"]);
    return found.filter((path) => {
      const isNew = mayBeRecording(path) && !this.given.has(path);
      if (isNew) this.given.add(path);
      return isNew;
    });
  }

  private paths(steps: Step[]): string[] {
    return atOnce(this.walk.paths({ top: this.root, steps }));
  }
}

/** Picks at most `limits.filesLookedInto` paths, spread evenly over the list. */
function spread(paths: readonly string[]): readonly string[] {
  const most = limits.filesLookedInto;
  if (paths.length <= most) return paths;
  return Array.from({ length: most }, (_, at) => paths[Math.floor((at * paths.length) / most)] ?? "");
}

function isFileInside(root: string, path: string): boolean {
  try {
    return statSync(path).isFile() && !leadsOutside(root, path);
  } catch {
    return false;
  }
}

interface FilePreview {
  runs?: RecordingFile["runs"];
  /** The problem of a file that may be meant as a recording. */
  doubt?: Problem;
}

/** An unclaimed file with this many marks of a format is reported as a doubtful recording. */
const FAMILIAR = 3;

function glanceAt(file: MatchedFile, how: LoadOptions, allowance: Allowance): FilePreview {
  const stem = partsOf(file.name, ".").stem;
  const runs: RecordingFile["runs"] = [];
  let first: BrokenRun | undefined;
  let looked = 0;
  for (const run of loadRuns(file, how, allowance)) {
    looked += 1;
    const seen = "error" in run ? run.partial : run;
    if (seen !== undefined) runs.push(foundRun(seen, stem));
    else if ("error" in run) first ??= run;
    if (looked === limits.runsLookedAt) break;
  }
  if (runs.length > 0) return { runs };
  if (first === undefined) return {};
  return first.isClaimed ? { runs, doubt: warningOf(first) } : doubtOf(first);
}

function foundRun(
  { caseId, trial, input, document }: LoadedRun,
  stem: string,
): RecordingFile["runs"][number] {
  return {
    // The name of a file with a single run identifies its case when the recording does not.
    caseId: caseId === stem ? undefined : caseId,
    isOnlyId: caseId !== undefined && isItsId(caseId, document),
    trial,
    input: shorten(input, limits.shownString),
  };
}

function isItsId(caseId: string, document: Json): boolean {
  return isObject(document) && member(document, "id") === caseId;
}

function doubtOf(broken: BrokenRun): FilePreview {
  const { isBystander, unknown } = broken;
  const isStrange =
    unknown !== undefined && !nearestFormats(formats, unknown).some(({ has }) => has.length >= FAMILIAR);
  return isBystander || isStrange ? {} : { doubt: warningOf(broken) };
}

function warningOf({ error, place }: BrokenRun): Problem {
  return { severity: "warning", ...place, message: error };
}
