import {
  changeInterval,
  detectableDrop,
  mean,
  meanDrop,
  permutationTest,
  type Sample,
  standardError,
  sum,
} from "../base/statistics.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { ReportCase } from "../report/case.ts";
import { decides, decidingCases, divisionsOf } from "../report/cases.ts";
import type { CaseComparison, Change, Comparison } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { countRunErrors } from "../report/run-errors.ts";
import { gatingJudges } from "../scorers/index.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { baseRuns, type JudgedRun, judgedRuns } from "./baseline.ts";
import { asIfFailed } from "./if-failed.ts";
import { withKeptRules } from "./kept-rules.ts";
import {
  type CasePair,
  countRepeated,
  goneCases,
  isJudgedAlike,
  isPaired,
  judgedDifferently,
  type Pairing,
  pairCases,
  weakenings,
  withoutOtherJudges,
} from "./pairs.ts";
import { versionsApart } from "./scorer-versions.ts";
import { compareMeasures } from "./suite-measures.ts";

/** A report as far as it is compared with another. */
type ComparedReport = Pick<Report, "cases" | "retired" | "scores" | "scorerVersions" | "settings" | "policy">;

/**
 * Compares a report's cases with those of its baseline: how each case stands to the baseline's, and the change of the pass rate and
 * of the scores with their evidence. Says nothing yet about what is allowed: that is for the checks.
 */
export function compare(
  head: ComparedReport,
  recorded: Report,
): { cases: ReportCase[]; comparison: Comparison; pairs: readonly CasePair[] } {
  const { regression } = head.policy.gate;
  const base = withKeptRules(recorded, head.cases);
  const apart = versionsApart(head, base);
  const pairing = pairCases(head.cases, base.cases, head.retired);
  const evidence = evidenceFrom(pairing, head);
  const paired = evidence.filter(isCompared);
  const deciding = pairing.pairs.filter((pair) => decides(pair.head));
  return {
    pairs: pairing.pairs,
    cases: evidence.map((one, at) => ({
      ...(head.cases[at] ?? one.pair.head),
      comparison: caseComparison(one),
    })),
    comparison: {
      ...goneCases(pairing, head),
      ...weakenings(head, base, pairing, deciding),
      baseCases: base.cases.filter(({ source }) => source !== "none").length,
      passRate: changeOfPassRate(paired),
      scores: changeOfScores(paired, Object.keys(head.scores)),
      slices: changeOfSlices(head.cases, evidence),
      // A carried run took nothing here.
      ...compareMeasures(
        deciding.filter((pair) => !pair.head.carried),
        head.policy,
        regression.alpha,
      ),
      judgedOtherwise: judgedDifferently(deciding),
      ...(apart.length === 0 ? {} : { scorerVersions: apart }),
      ...regressionTest(paired, regression, base.comparison),
      ...changeIfFailed(head, base),
    },
  };
}

/** Whether what is known of a case is evidence: it is on both sides, and it decides. */
function isCompared({ pair }: Evidence): boolean {
  return isPaired(pair) && decides(pair.head);
}

function evidenceFrom({ pairs }: Pairing, { policy }: Pick<Report, "policy">): Evidence[] {
  const hasGatingJudge = gatingJudges(policy.gate).length > 0;
  const compared = hasGatingJudge ? pairs.map((pair) => withoutOtherJudges(pair, policy)) : pairs;
  return compared.map((pair) => evidenceOf(pair, policy.gate.regression.window));
}

/** The change of the pass rate as if the runs that could not run had failed; nothing where all could. */
function changeIfFailed(head: ComparedReport, base: Report): Pick<Comparison, "ifFailed"> {
  if (!decidingCases(head.cases).some((one) => countRunErrors(one) > 0)) return {};
  const pairing = pairCases(asIfFailed(head.cases), base.cases, head.retired);
  const paired = evidenceFrom(pairing, head).filter(isCompared);
  const { p, exact, mostExtreme } = regressionTest(paired, head.policy.gate.regression, base.comparison);
  return { ifFailed: { passRate: changeOfPassRate(paired), p, exact, mostExtreme } };
}

function caseComparison({ pair, base, head, anew }: Evidence): CaseComparison {
  const { base: before, state } = pair;
  const tally = (runs: Evidence["base"]) => ({
    passed: runs.filter(({ pass }) => pass).length,
    trials: runs.length,
  });
  const renamed = before === undefined || before.id === pair.head.id ? {} : { formerly: before.id };
  const own = before === undefined ? 0 : judgedRuns(before.trials).length;
  return { state, ...renamed, base: tally(base), head: tally(head), anew, own };
}

/**
 * The change of the pass rate in each group of cases by tag, over those of them that are paired; groups without such a case are left
 * out. `evidence` is of the cases, in their order.
 */
function changeOfSlices(
  cases: readonly ReportCase[],
  evidence: readonly Evidence[],
): NonNullable<Comparison["slices"]> {
  const evidenceOfCase = new Map(cases.map((one, at) => [one, evidence[at]]));
  const pairedOf = (group: readonly ReportCase[]) =>
    group.flatMap((one) => evidenceOfCase.get(one) ?? []).filter(isCompared);
  return divisionsOf(decidingCases(cases)).flatMap(({ tag, groups }) =>
    groups.flatMap(({ value, cases }) => {
      const passRate = changeOfPassRate(pairedOf(cases));
      return passRate === null ? [] : [{ tag, value, passRate }];
    }),
  );
}

/**
 * The evidence that the pass rate of the paired cases changed: which mode applies, p, the drop that could have been seen. p is null only
 * where no case is paired. Where the base's own comparison found snapshots, `auto` is strict here too: who records them again does not
 * choose how they are compared.
 */
function regressionTest(
  paired: readonly Evidence[],
  { mode, alpha }: Policy["gate"]["regression"],
  ofBase: Pick<Comparison, "snapshots"> | null = null,
): Pick<
  Comparison,
  "mode" | "snapshots" | "trials" | "p" | "exact" | "mostExtreme" | "detectable" | "shift"
> {
  // What was not recorded does not say how the others were, and cannot get worse.
  const [carried, recorded] = [true, false].map((is) =>
    paired.filter(({ pair: { head } }) => (head.carried ?? false) === is),
  ) as [Evidence[], Evidence[]];
  const snapshots = areSnapshots(recorded);
  const fresh = paired.filter(({ pair }) => pair.state === "comparable");
  const samples = paired.map(sampleOf);
  const test = permutationTest(samples);
  return {
    mode: mode !== "auto" ? mode : snapshots || ofBase?.snapshots ? "strict" : "statistical",
    snapshots,
    trials: {
      base: range(fresh.map(({ base }) => base.length)),
      head: range(fresh.map(({ head }) => head.length)),
    },
    ...test,
    p: paired.length === 0 ? null : test.p,
    detectable: detectableDrop(recorded.map(sampleOf), paired.length, alpha, carried.map(sampleOf)),
    shift: shiftOf(test.p, meanDrop(samples, paired.length), alpha),
  };
}

/**
 * Whether the level changed, for better or worse. A lucky commit must not set the level by which all later ones are measured, or
 * an agent that did not change would fail against it: so a change for the better has to be ten times as certain.
 */
function shiftOf(p: number, drop: number, alpha: number): Comparison["shift"] {
  if (drop > 0 && p < alpha) return "worse";
  return drop < 0 && 1 - p < alpha / 10 ? "better" : null;
}

/** Recordings that are kept as snapshots: at least half of the runs did the same as on the base. */
function areSnapshots(paired: readonly Evidence[]): boolean {
  const runs = sum(paired.map(({ head }) => head.length));
  const anew = sum(paired.map((one) => one.anew));
  return runs > 0 && anew * 2 <= runs;
}

function range(counts: readonly number[]): [number, number] {
  const fewest = counts.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY);
  return counts.length === 0 ? [0, 0] : [fewest, counts.reduce((most, count) => Math.max(most, count), 0)];
}

/** The change of the pass rate over paired cases, every case weighing the same. Null when no case is paired. */
function changeOfPassRate(paired: readonly Evidence[]): Change | null {
  return changeOf(paired.map(passRatesOf), paired.map(sampleOf));
}

/** The change of each score, over the paired cases that have it on both sides. Scores of earlier base commits are not kept. */
function changeOfScores(paired: readonly Evidence[], scorers: readonly string[]): Comparison["scores"] {
  const changes: [string, Change][] = [];
  for (const scorer of scorers) {
    const alike = scorerNamed(scorer).isJudged
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
  const isSame = pair.state === "unchanged" && !scorerNamed(scorer).isJudged;
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

/** The runs of a case on both sides. */
export interface Evidence {
  pair: CasePair;
  /** All judged runs of the head. */
  head: JudgedRun[];
  /** How many of them did what no run of the baseline's own report did. */
  anew: number;
  /** What the baseline knows of the case, its pool included. */
  base: JudgedRun[];
}

/** The judged runs of a pair; of the base's at most `window` distinct recordings, the newest. */
export function evidenceOf(pair: CasePair, window: number): Evidence {
  const head = judgedRuns(pair.head.trials);
  if (pair.base === undefined) return { pair, head, anew: head.length, base: [] };
  const anew = head.length - countRepeated(head, judgedRuns(pair.base.trials));
  return { pair, head, anew, base: baseRuns(pair.base, window) };
}

/**
 * Passes as 1, failures as 0, for the tests of `statistics/`. A case that did the same on both sides has a difference of 0, whatever
 * earlier commits recorded. It stays in the test, because chance can also make an agent repeat itself.
 */
function sampleOf({ pair, base, head }: Evidence): Sample {
  const now = passes(head);
  return { base: pair.state === "unchanged" ? now : passes(base), head: now };
}

/** The pass rates of a paired case on both sides. */
function passRatesOf(evidence: Evidence): { base: number; head: number } {
  const { base, head } = sampleOf(evidence);
  return { base: mean(base) ?? 0, head: mean(head) ?? 0 };
}

function passes(runs: readonly JudgedRun[]): number[] {
  return runs.map(({ pass }) => Number(pass));
}
