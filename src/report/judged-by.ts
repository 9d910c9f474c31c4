import type { ReportTrial } from "./case-schema.ts";
import { isLlmDetails } from "./reasons.ts";

type JudgedTrial = Pick<ReportTrial, "scores" | "judgements">;

/** By whom, and how, a run was judged: nothing when it was not. */
export function judgedBy(trial: JudgedTrial): string[] {
  return judgements(trial).map(({ judge }) => judge);
}

/** By whom, and how, what a scorer says of a run was judged. */
export function judgedByFor(trial: JudgedTrial, scorer: string): string[] {
  return judgements(trial).flatMap(({ scorers, judge }) => (scorers.includes(scorer) ? [judge] : []));
}

function judgements({ scores, judgements = [] }: JudgedTrial): { scorers: string[]; judge: string }[] {
  const calls = Object.entries(scores).flatMap(([id, outcome]) => {
    if (outcome.status !== "scored" || !isLlmDetails(outcome.details)) return [];
    const { model, rung, promptVersion, reasoning } = outcome.details.by;
    const seen = reasoning ? ", with reasoning" : "";
    return [{ scorers: [id], judge: `${model} (${rung}, prompt ${promptVersion}${seen})` }];
  });
  const sheets = judgements.map(({ scorers, by: { model, rung, promptVersion } }) => ({
    scorers,
    judge: `${model} (${rung}, sheet ${promptVersion})`,
  }));
  return [...calls, ...sheets];
}
