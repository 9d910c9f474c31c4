import { atOnce } from "../../core/interruptible.ts";
import { Allowance } from "../../recordings/files/allowance.ts";
import { findFiles } from "../../recordings/files/find.ts";
import { loadRuns } from "../../recordings/files/load.ts";
import { type Run, withoutTexts } from "../../recordings/run.ts";
import type { Configuration, Job } from "../job.ts";
import type { CaseToAccept } from "./accept-runs.ts";
import type { Candidate, CandidateRun, CaseSelection, RefusedCase } from "./select-trials.ts";

type AcceptableCase = Extract<CaseSelection, { state: "wanted" }>;

/** Reads the recordings of the candidates again, and of passing runs unless a trial was named. Refuses cases with changed recordings. */
export function readCandidateRuns(
  cases: readonly AcceptableCase[],
  job: Job,
  { options, expectations, scoring: { limits } }: Pick<Configuration, "options" | "expectations" | "scoring">,
): { wanted: CaseToAccept[]; refused: RefusedCase[] } {
  const compared = cases.map((selection) => ({
    ...selection,
    passing: selection.isTrialNamed ? [] : selection.passing,
  }));
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
    for (const loaded of loadRuns(file, options, allowance)) {
      const key = keyOf(loaded.place);
      const selected = chosen.get(key);
      if ("error" in loaded || selected === undefined || selected.trial.hash !== loaded.hash) continue;
      const expectation = expectations.get(selected.id);
      // The input of a new case is in the texts.
      const isCallsOnly =
        expectation !== undefined && expectation.texts === undefined && expectation.asked === undefined;
      runs.set(key, isCallsOnly ? withoutTexts(loaded) : loaded);
    }
  }
  const withRun = (candidate: Candidate): CandidateRun[] => {
    const run = runs.get(keyOf(candidate.trial));
    return run === undefined ? [] : [{ ...candidate, run }];
  };
  const wanted: CaseToAccept[] = [];
  const refused: RefusedCase[] = [];
  for (const { id, ...selection } of compared) {
    const candidates = selection.candidates.flatMap(withRun);
    const passing = selection.passing.flatMap(withRun);
    const isWhole =
      candidates.length === selection.candidates.length && passing.length === selection.passing.length;
    if (isWhole) wanted.push({ id, candidates, passing });
    else refused.push({ id, reason: "its recordings were changed meanwhile: run this again" });
  }
  return { wanted, refused };
}

function keyOf({ file, index }: { file: string; index: number }): string {
  return JSON.stringify([file, index]);
}
