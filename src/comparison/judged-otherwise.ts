import { judgedRuns } from "../baseline/pool.ts";
import type { ReportCase } from "../report/case-schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import { judgedBy } from "../report/judged-by.ts";
import type { Report } from "../report/schema.ts";
import { gatingJudges } from "../scorers/gating-judges.ts";
import { passes } from "../suite/passes.ts";
import { type CasePair, isPaired } from "./pair-cases.ts";

/** Whether two cases were judged by the same model in the same way; where one of them was not judged there is nothing to differ. */
export function isJudgedAlike(head: ReportCase, base: ReportCase): boolean {
  const here = judgesOf(head);
  if (here.length === 0) return true;
  const there = judgesOf(base);
  return there.length === 0 || here.join("\n") === there.join("\n");
}

/** Whether two cases were both judged, by the same model in the same way. */
export function isJudgedBySame(head: ReportCase, base: ReportCase): boolean {
  return judgesOf(head).length > 0 && judgesOf(base).length > 0 && isJudgedAlike(head, base);
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

/**
 * A pair of which another judge decides on each side, with its runs passing or not by the other scorers alone; any other pair as it is.
 * What the base knows of earlier commits was decided by a judge too, and is left out.
 */
export function withoutOtherJudges(pair: CasePair, policy: Report["policy"]): CasePair {
  const { head, base } = pair;
  if (base === undefined || !isPaired(pair) || isJudgedAlike(head, base)) return pair;
  const judges = gatingJudges(policy.gate).map(({ id }) => id);
  const scorers = policy.gate.scorers.filter((id) => !judges.includes(id));
  const byOthers = (one: ReportCase): ReportCase => ({
    ...one,
    trials: one.trials.map((trial) => ({
      ...trial,
      pass: passes(trial, { ...policy, gate: { ...policy.gate, scorers } }),
    })),
    pool: [],
  });
  const [here, there] = [byOthers(head), byOthers(base)];
  const isKnown = [here, there].every(({ trials }) => judgedRuns(trials).length > 0);
  return { head: here, base: there, state: isKnown ? pair.state : "unassessed" };
}

function judgesOf({ trials }: ReportCase): string[] {
  const judges = new Set<string>();
  for (const trial of trials) for (const judge of judgedBy(trial)) judges.add(judge);
  return [...judges].sort();
}
