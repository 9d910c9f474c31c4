import type { ReportTrial } from "./case-schema.ts";
import { isLlmDetails } from "./reasons.ts";

/** By whom, and how, a run was judged: nothing when it was not. */
export function judgedBy({ scores }: Pick<ReportTrial, "scores">): string[] {
  return Object.values(scores).flatMap((outcome) => {
    if (outcome.status !== "scored" || !isLlmDetails(outcome.details)) return [];
    const { model, rung, promptVersion } = outcome.details.by;
    return [`${model} (${rung}, prompt ${promptVersion})`];
  });
}
