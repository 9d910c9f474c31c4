import type { Allowance } from "../../disk/allowance.ts";
import type { FoundFile } from "../../disk/patterns.ts";
import { partsOf } from "../../init/finding/file-name.ts";
import type { RecordingFile } from "../../init/finding/recording-file.ts";
import { isObject, type Json, member } from "../../json/json.ts";
import { limits } from "../../limits.ts";
import { type BrokenRecording, type LoadedRun, type LoadOptions, loadRuns } from "../../loading/load.ts";
import type { Problem } from "../../problems.ts";
import { formats } from "../../recordings/formats/index.ts";
import { nearestFormats } from "../../recordings/marks.ts";
import { shorten } from "../../wording.ts";

/** What a look into a file says. Neither is there for a file that is something else. */
export interface Glance {
  /** Of a file that holds recordings. */
  runs?: RecordingFile["runs"];
  /** What is wrong with a file that may be meant for a recording. */
  doubt?: Problem;
}

/** Marks of a format by which a file that none claims is told. */
const FAMILIAR = 3;

/** Looks at the first runs of a file. */
export function glanceAt(file: FoundFile, how: LoadOptions, allowance: Allowance): Glance {
  const stem = partsOf(file.name, ".").stem;
  const runs: RecordingFile["runs"] = [];
  let first: BrokenRecording | undefined;
  let looked = 0;
  for (const one of loadRuns(file, how, allowance)) {
    looked += 1;
    const seen = "fault" in one ? one.seen : one;
    if (seen !== undefined) runs.push(foundRun(seen, stem));
    else if ("fault" in one) first ??= one;
    if (looked === limits.runsLookedAt) break;
  }
  if (runs.length > 0) return { runs };
  if (first === undefined) return {};
  return first.isClaimed ? { runs, doubt: told(first) } : doubtOf(first);
}

function foundRun({ run, identity, document }: LoadedRun, stem: string): RecordingFile["runs"][number] {
  const { caseId, trial } = identity;
  return {
    // Where nothing names the case of a file's only run, it is the file's name.
    caseId: caseId === stem ? undefined : caseId,
    isOnlyId: caseId !== undefined && isItsId(caseId, document),
    trial,
    input: shorten(run.input, limits.shownString),
  };
}

function isItsId(caseId: string, document: Json): boolean {
  return isObject(document) && member(document, "id") === caseId;
}

function doubtOf(broken: BrokenRecording): Glance {
  const { isBystander, unknown } = broken;
  const isStrange =
    unknown !== undefined && !nearestFormats(formats, unknown).some(({ has }) => has.length >= FAMILIAR);
  return isBystander || isStrange ? {} : { doubt: told(broken) };
}

function told({ fault, origin }: BrokenRecording): Problem {
  return { severity: "warning", ...origin.place, message: fault };
}
