import type { Refused, Wanted } from "../../accept/accept-runs.ts";
import type { Candidate } from "../../accept/select-trials.ts";
import { Allowance } from "../../disk/allowance.ts";
import { findFiles } from "../../disk/patterns.ts";
import type { Configuration } from "../../job/configure.ts";
import type { Job } from "../../job/job.ts";
import { loadRuns } from "../../loading/load.ts";
import { atOnce } from "../../process/steps.ts";
import type { Run } from "../../recordings/run.ts";
import { withoutTexts } from "./without-texts.ts";

/** A case and its runs that may become what is expected. */
export interface WantedCase {
  id: string;
  candidates: readonly Candidate[];
}

/** Reads the recordings of the candidates again, or says why they are not what was chosen. */
export function readCandidateRuns(
  cases: readonly WantedCase[],
  job: Job,
  { options, scoring: { limits } }: Pick<Configuration, "options" | "scoring">,
): { wanted: Wanted[]; refused: Refused[] } {
  const trials = cases.flatMap(({ candidates }) => candidates.map(({ trial }) => trial));
  const hashes = new Map(trials.map((trial) => [keyOf(trial), trial.hash]));
  const files = new Set(trials.map(({ file }) => file));
  const runs = new Map<string, Run>();
  const allowance = new Allowance(limits);
  for (const file of atOnce(findFiles(job.runs, job.root, job.contained, limits)).files) {
    if (!files.has(file.name)) continue;
    for (const one of loadRuns(file, options, allowance)) {
      const key = keyOf(one.origin.place);
      // A recording that was changed since it was scored is not what was chosen.
      if ("fault" in one || !hashes.has(key) || hashes.get(key) !== one.origin.hash) continue;
      runs.set(key, withoutTexts(one.run));
    }
  }
  const wanted: Wanted[] = [];
  const refused: Refused[] = [];
  for (const { id, candidates } of cases) {
    const found = candidates.flatMap(({ trial }) => runs.get(keyOf(trial)) ?? []);
    if (found.length === candidates.length) wanted.push({ id, runs: found, candidates });
    else refused.push({ id, reason: "its recordings were changed meanwhile: run this again" });
  }
  return { wanted, refused };
}

function keyOf({ file, index }: { file: string; index: number }): string {
  return JSON.stringify([file, index]);
}
