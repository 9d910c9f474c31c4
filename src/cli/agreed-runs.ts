import type { Refused, Wanted } from "../accept/accept-runs.ts";
import { AgreedRun } from "../accept/agreed-run.ts";
import { type Candidate, disagreement } from "../accept/select-trials.ts";
import { findFiles } from "../disk/patterns.ts";
import { loadRuns } from "../load.ts";
import { toolBook } from "../policy/tools.ts";
import type { configure, Job } from "../run.ts";
import { resolveOptions } from "../scorers/options.ts";

/** A case and its runs that may become what is expected. */
export interface WantedCase {
  id: string;
  candidates: readonly Candidate[];
}

/** Reads the recordings of the candidates again and keeps one run of each case, or says why there is not one. */
export function readAgreedRuns(
  cases: readonly WantedCase[],
  job: Job,
  { policy, expectations, options }: ReturnType<typeof configure>,
): { wanted: Wanted[]; refused: Refused[] } {
  const tools = toolBook(policy.tools);
  const byId = new Map(
    cases.map(({ id }) => {
      const { options: scoring } = expectations.get(id) ?? { options: resolveOptions(policy.defaults) };
      return [id, new AgreedRun(scoring, tools)];
    }),
  );
  const candidates = new Map(
    cases.flatMap(({ id, candidates }) => candidates.map(({ trial }) => [keyOf(trial), { id, trial }])),
  );
  const files = new Set([...candidates.values()].map(({ trial }) => trial.file));
  for (const file of findFiles(job.runs, job.root, job.contained).files) {
    if (!files.has(file.name)) continue;
    for (const one of loadRuns(file, options)) {
      const candidate = candidates.get(keyOf(one.origin.place));
      // A recording that was changed since it was scored is not what was chosen.
      if (candidate === undefined || "fault" in one || one.origin.hash !== candidate.trial.hash) continue;
      byId.get(candidate.id)?.add(one.run);
      candidates.delete(keyOf(one.origin.place));
    }
  }
  const changed = new Set([...candidates.values()].map(({ id }) => id));
  const wanted: Wanted[] = [];
  const refused: Refused[] = [];
  for (const { id, candidates: all } of cases) {
    const { run, agree } = byId.get(id) ?? { run: undefined, agree: false };
    if (run === undefined || changed.has(id))
      refused.push({ id, reason: "its recordings were changed meanwhile: run this again" });
    else if (agree) wanted.push({ id, run });
    else refused.push({ id, reason: disagreement(all) });
  }
  return { wanted, refused };
}

function keyOf({ file, index }: { file: string; index: number }): string {
  return JSON.stringify([file, index]);
}
