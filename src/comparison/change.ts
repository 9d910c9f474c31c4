import type { ReportCase } from "../report/case-schema.ts";
import type { Change, Comparison } from "../report/comparison-schema.ts";
import { isJudged } from "../scorers/registry.ts";
import { mean } from "../statistics/mean.ts";
import { changeInterval, meanDrop, standardError } from "../statistics/normal.ts";
import type { Sample } from "../statistics/sample.ts";
import { type Evidence, passRatesOf, sampleOf } from "./evidence.ts";
import { isJudgedAlike } from "./judged-otherwise.ts";

/** The change of the pass rate over paired cases, every case weighing the same. Null when no case is paired. */
export function changeOfPassRate(paired: readonly Evidence[]): Change | null {
  return changeOf(paired.map(passRatesOf), paired.map(sampleOf));
}

/** The change of each score, over the paired cases that have it on both sides. Scores of earlier base commits are not kept. */
export function changeOfScores(
  paired: readonly Evidence[],
  scorers: readonly string[],
): Comparison["scores"] {
  const changes: [string, Change][] = [];
  for (const scorer of scorers) {
    const alike = isJudged(scorer)
      ? paired.filter(({ pair: { head, base } }) => base === undefined || isJudgedAlike(head, base, scorer))
      : paired;
    const scored = alike
      .map((one) => scoresOf(one, scorer))
      .filter(({ base, head }) => base.length > 0 && head.length > 0);
    const change = changeOf(
      scored.map(({ base, head }) => ({ base: mean(base) ?? 0, head: mean(head) ?? 0 })),
      scored.filter(({ base, head }) => base !== head),
    );
    if (change !== null) changes.push([scorer, change]);
  }
  return Object.fromEntries(changes);
}

/** A case's scores in both reports; of an unchanged case the very same list, unless a judge gave them. */
function scoresOf({ pair }: Evidence, scorer: string): Sample {
  const head = scoredValues(pair.head, scorer);
  // A judge may have said something else of the same recording, or nothing.
  const isSame = pair.state === "unchanged" && !isJudged(scorer);
  if (isSame || pair.base === undefined) return { base: head, head };
  return { base: scoredValues(pair.base, scorer), head };
}

function scoredValues({ trials }: ReportCase, scorer: string): number[] {
  const values: number[] = [];
  for (const { scores } of trials) {
    const outcome = scores[scorer];
    if (outcome?.status === "scored") values.push(outcome.value);
  }
  return values;
}

function changeOf(
  means: readonly { base: number; head: number }[],
  samples: readonly Sample[],
): Change | null {
  const base = mean(means.map((one) => one.base));
  const head = mean(means.map((one) => one.head));
  if (base === null || head === null) return null;
  const drop = meanDrop(samples, means.length);
  const [low, high] = changeInterval(drop, standardError(samples, means.length));
  return { base, head, change: 0 - drop, low, high };
}
