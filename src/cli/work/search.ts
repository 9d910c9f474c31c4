import { statSync } from "node:fs";
import { relative, sep } from "node:path";
import { Allowance } from "../../disk/allowance.ts";
import { leadsOutside } from "../../disk/contained.ts";
import type { Step } from "../../disk/path-pattern.ts";
import { Walk } from "../../disk/walk.ts";
import { groupBy } from "../../group-by.ts";
import type { Home } from "../../init/finding/home.ts";
import {
  homeOf,
  isAvoided,
  mayBeRecording,
  PROJECTS,
  USUAL_FOLDERS,
} from "../../init/finding/usual-folders.ts";
import { limits } from "../../limits.ts";
import type { LoadOptions } from "../../loading/load.ts";
import type { Problem } from "../../problems.ts";
import { atOnce } from "../../process/steps.ts";
import { glanceAt } from "./glance.ts";

/** What a search for recordings came to. */
export interface Search {
  /** Where recordings lie, the likeliest first. */
  homes: Home[];
  /** What is wrong with files that may be meant for recordings, wherever they lie. */
  doubtful: Problem[];
  /** How many files were looked into. */
  looked: number;
}

/**
 * Looks for recordings where they usually lie below a folder, and everywhere below it where there are none. Throws
 * ConfigurationError where there is more than is looked at.
 */
export function searchRecordings(root: string, how: LoadOptions): Search {
  const files = new CandidateFiles(root);
  const allowance = new Allowance();
  const look = (folder: string, project: string, paths: readonly string[]): Home => {
    const home: Home = { folder, project, files: [], others: [], doubtful: [] };
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

/** Files that may be recordings by their names. Each is given once. */
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

  /** The working directory, which has no name here, and the projects of a monorepo. */
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

/** As many of them as are looked into, from the first to the last. */
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
