import { judgedRuns } from "../baseline/pool.ts";
import type { ReportCase } from "../report/case-schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import { judgedByFor } from "../report/judged-by.ts";
import type { Report } from "../report/schema.ts";
import { judgedScorers } from "../scorers/registry.ts";
import { passes } from "../suite/passes.ts";
import { type CasePair, isPaired } from "./pair-cases.ts";

/** Whether what a scorer says of two cases was judged by the same model in the same way; where one of them was not judged there is nothing to differ. */
export function isJudgedAlike(head: ReportCase, base: ReportCase, scorer: string): boolean {
  const here = judgesOf(head, scorer);
  if (here.length === 0) return true;
  const there = judgesOf(base, scorer);
  return there.length === 0 || here.join("\n") === there.join("\n");
}

/** Whether two cases were both judged, by the same model in the same way: for each of these scorers that is asked of one of them. */
export function areJudgedBySame(
  head: ReportCase,
  base: ReportCase,
  scorers: readonly { id: string }[],
): boolean {
  const asked = scorers.filter(({ id }) =>
    [head, base].some(({ trials }) => trials.some(({ scores }) => id in scores)),
  );
  return asked.every(({ id }) => {
    const isJudged = [head, base].every((one) => judgesOf(one, id).length > 0);
    return isJudged && isJudgedAlike(head, base, id);
  });
}

/** The cases of which some of the judge's scores say nothing about the agent's change: which scores, and who judged them on each side. */
export function judgedOtherwise(pairs: readonly CasePair[]): Comparison["judgedOtherwise"] {
  const differing = pairs.flatMap(({ head, base }) => {
    const scorers = base === undefined ? [] : judgedApart(head, base);
    return base === undefined || scorers.length === 0 ? [] : [{ head, base, scorers }];
  });
  if (differing.length === 0) return null;
  const all = (side: "head" | "base") => {
    const judges = differing.flatMap(({ scorers, ...one }) =>
      scorers.flatMap((id) => judgesOf(one[side], id)),
    );
    return [...new Set(judges)].sort();
  };
  const apart = new Set(differing.flatMap(({ scorers }) => scorers));
  return {
    cases: differing.length,
    scorers: judgedScorers.flatMap(({ id }) => (apart.has(id) ? [id] : [])),
    base: all("base"),
    head: all("head"),
  };
}

/**
 * A pair of which another judge decides on each side, with its runs passing or not by the scorers alone that were judged alike or need no judge; any other pair as it is.
 * What the base knows of earlier commits was decided by a judge too, and is left out.
 */
export function withoutOtherJudges(pair: CasePair, policy: Report["policy"]): CasePair {
  const { head, base } = pair;
  if (base === undefined || !isPaired(pair)) return pair;
  const apart = judgedApart(head, base).filter((id) => gates(policy, id));
  if (apart.length === 0) return pair;
  const scorers = policy.gate.scorers.filter((id) => !apart.includes(id));
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

/** The scorers that were judged otherwise on each side. */
function judgedApart(head: ReportCase, base: ReportCase): string[] {
  return judgedScorers.flatMap(({ id }) => (isJudgedAlike(head, base, id) ? [] : [id]));
}

function gates({ gate }: Report["policy"], scorer: string): boolean {
  return gate.scorers.some((id) => id === scorer);
}

function judgesOf({ trials }: ReportCase, scorer: string): string[] {
  const judges = new Set<string>();
  for (const trial of trials) for (const judge of judgedByFor(trial, scorer)) judges.add(judge);
  return [...judges].sort();
}
