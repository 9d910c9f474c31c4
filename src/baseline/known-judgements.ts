import type { ReportTrial } from "../report/case-schema.ts";
import { isLlmDetails } from "../report/reasons.ts";
import type { KeptJudgement } from "../scorers/kept.ts";

/** Cases with their runs, as a report or what a shard left has them. */
interface Cases {
  cases: readonly { trials: readonly Pick<ReportTrial, "scores" | "judgements">[] }[];
}

/** The judgements that scored cases carry, by the keys of their questions. Only of cases whose origin is trusted may they be believed. */
export function knownJudgements({ cases }: Cases): Map<string, KeptJudgement> {
  const known = new Map<string, KeptJudgement>();
  for (const { scores, judgements = [] } of cases.flatMap(({ trials }) => trials)) {
    for (const outcome of Object.values(scores)) {
      const details = outcome.status === "scored" ? outcome.details : undefined;
      if (isLlmDetails(details)) known.set(details.key, details);
    }
    for (const { scorers: _, ...sheet } of judgements) known.set(sheet.key, sheet);
  }
  return known;
}
