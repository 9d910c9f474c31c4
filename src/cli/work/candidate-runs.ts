import type { Wanted } from "../../accept/accept-runs.ts";
import type { Candidate, CandidateRun, Refused, Selected } from "../../accept/select-trials.ts";
import { Allowance } from "../../disk/allowance.ts";
import { findFiles } from "../../disk/patterns.ts";
import type { Configuration } from "../../job/configure.ts";
import type { Job } from "../../job/job.ts";
import { loadRuns } from "../../loading/load.ts";
import { atOnce } from "../../process/steps.ts";
import type { Run } from "../../recordings/run.ts";
import { withoutTexts } from "./without-texts.ts";

/** A case and its runs that may become what is expected. */
type WantedCase = Extract<Selected, { state: "wanted" }>;

/**
 * Reads the recordings of the candidates again, and those of runs that pass unless a trial was named. Or says why they are not what
 * was chosen.
 */
export function readCandidateRuns(
  cases: readonly WantedCase[],
  job: Job,
  { options, expectations, scoring: { limits } }: Pick<Configuration, "options" | "expectations" | "scoring">,
): { wanted: Wanted[]; refused: Refused[] } {
  const compared = cases.map((one) => ({ ...one, passing: one.isTrialNamed ? [] : one.passing }));
  const chosen = new Map(
    compared.flatMap(({ id, candidates, passing }) =>
      [...candidates, ...passing].map(({ trial }) => [keyOf(trial), { id, trial }] as const),
    ),
  );
  const files = new Set([...chosen.values()].map(({ trial }) => trial.file));
  const runs = new Map<string, Run>();
  const allowance = new Allowance(limits);
  for (const file of atOnce(findFiles(job.runs, job.root, job.contained, limits)).files) {
    if (!files.has(file.name)) continue;
    for (const one of loadRuns(file, options, allowance)) {
      const key = keyOf(one.origin.place);
      const known = chosen.get(key);
      // A recording that was changed since it was scored is not what was chosen.
      if ("fault" in one || known === undefined || known.trial.hash !== one.origin.hash) continue;
      const { texts, asked } = expectations.get(known.id) ?? {};
      const isCallsOnly = texts === undefined && asked === undefined;
      runs.set(key, isCallsOnly ? withoutTexts(one.run) : one.run);
    }
  }
  const withRun = (one: Candidate): CandidateRun[] => {
    const run = runs.get(keyOf(one.trial));
    return run === undefined ? [] : [{ ...one, run }];
  };
  const wanted: Wanted[] = [];
  const refused: Refused[] = [];
  for (const { id, ...one } of compared) {
    const candidates = one.candidates.flatMap(withRun);
    const passing = one.passing.flatMap(withRun);
    const isWhole = candidates.length === one.candidates.length && passing.length === one.passing.length;
    if (isWhole) wanted.push({ id, candidates, passing });
    else refused.push({ id, reason: "its recordings were changed meanwhile: run this again" });
  }
  return { wanted, refused };
}

function keyOf({ file, index }: { file: string; index: number }): string {
  return JSON.stringify([file, index]);
}
