import type { ReportCase } from "../report/case-schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import { judgedBy } from "../report/judged-by.ts";
import type { CasePair } from "./pair-cases.ts";

/** Whether two cases were judged by the same model in the same way; where one of them was not judged there is nothing to differ. */
export function isJudgedAlike(head: ReportCase, base: ReportCase): boolean {
  const [here, there] = [head, base].map(judgesOf) as [string[], string[]];
  return here.length === 0 || there.length === 0 || here.join("\n") === there.join("\n");
}

/** The cases of which the judge's scores say nothing about the agent's change, and who judged them on each side. */
export function judgedOtherwise(pairs: readonly CasePair[]): Comparison["judgedOtherwise"] {
  const differing = pairs.flatMap(({ head, base }) =>
    base === undefined || isJudgedAlike(head, base) ? [] : [{ head, base }],
  );
  if (differing.length === 0) return null;
  const all = (cases: readonly ReportCase[]) => [...new Set(cases.flatMap(judgesOf))].sort();
  return {
    cases: differing.length,
    base: all(differing.map(({ base }) => base)),
    head: all(differing.map(({ head }) => head)),
  };
}

function judgesOf({ trials }: ReportCase): string[] {
  return [...new Set(trials.flatMap(judgedBy))].sort();
}
