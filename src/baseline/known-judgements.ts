import type { ReportTrial } from "../report/case-schema.ts";
import { isLlmDetails } from "../report/reasons.ts";
import type { LlmDetails } from "../scorers/llm-details.ts";

/** Cases with their runs, as a report or what a shard left has them. */
interface Cases {
  cases: readonly { trials: readonly Pick<ReportTrial, "scores">[] }[];
}

/** The judgements that scored cases carry, by the keys of their questions. Only of cases whose origin is trusted may they be believed. */
export function knownJudgements({ cases }: Cases): Map<string, LlmDetails> {
  const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => Object.values(scores)));
  return new Map(
    outcomes.flatMap((outcome) => {
      const details = outcome.status === "scored" ? outcome.details : undefined;
      return isLlmDetails(details) ? [[details.key, details]] : [];
    }),
  );
}
