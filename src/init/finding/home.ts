import type { Problem } from "../../problems.ts";
import type { RecordingFile } from "./recording-file.ts";

/** A folder in which recordings lie. */
export interface Home {
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

/** The homes whose recordings are one suite, and what is left out; several suites are nobody's choice but the user's. */
export type Choice = { home: Home; leftOut: Home[] } | { suites: Home[] };

/** Chooses among homes, of which there is one at least: the likeliest comes first. */
export function chooseHome(homes: readonly [Home, ...Home[]]): Choice {
  const [home] = homes;
  const firstOf = (project: string) => homes.findIndex((other) => other.project === project);
  const suites = homes.filter(({ project }, at) => project !== "" && at === firstOf(project));
  if (home.project !== "" && suites.length > 1) return { suites };
  return { home, leftOut: homes.slice(1) };
}
