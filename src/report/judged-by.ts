import type { ReportTrial } from "./case-schema.ts";
import { isLlmDetails } from "./reasons.ts";

/** By whom, and how, a run was judged: nothing when it was not. */
export function judgedBy({ scores }: Pick<ReportTrial, "scores">): string[] {
  const judges: string[] = [];
  for (const outcome of Object.values(scores)) {
    if (outcome.status !== "scored" || !isLlmDetails(outcome.details)) continue;
    const { model, rung, promptVersion } = outcome.details.by;
    judges.push(`${model} (${rung}, prompt ${promptVersion})`);
  }
  return judges;
}
