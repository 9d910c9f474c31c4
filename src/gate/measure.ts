import { type ActivePolicy, policyFingerprint } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { limits } from "../core/limits.ts";
import type { Problem } from "../core/problems.ts";
import { rateInterval } from "../core/statistics/intervals.ts";
import { mean } from "../core/statistics/summary.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { decidingCases, joinProblems, listProblems, shortfalls } from "../report/cases.ts";
import { judgedBy, redactor } from "../report/details.ts";
import { renamedTools } from "../report/reasons.ts";
import type { Report, ReportScore } from "../report/report.ts";
import { areAllowed, runErrorProblems, runErrorsOf } from "../report/run-errors.ts";
import type { CaseResult, ShardResult } from "../report/shard-result.ts";
import { type Expectation, expectsNothing } from "../scorers/expectation.ts";
import { allScorers, deterministicScorers } from "../scorers/index.ts";
import type { JudgeTerms } from "../scorers/judge/judgement.ts";
import { PROMPT_VERSION } from "../scorers/judge/question.ts";
import { chosenScorers, scorerNamed } from "../scorers/pass-marks.ts";
import { SCHEMA_VERSION } from "../version.ts";
import { coverageProblems, scorerProblems, unnamedTools } from "./case-coverage.ts";
import type { TierFacts } from "./cases-from-baseline.ts";
import { everyToolOf, everyToolProblems, misspeltTools } from "./every-tool.ts";
import { fingerprintsOf } from "./fingerprint.ts";
import { markQuarantine } from "./quarantine.ts";
import { hasRules } from "./rules-state.ts";
import { caseKey, passes } from "./score.ts";
import { gatingVersions } from "./scorer-versions.ts";
import { misspeltNames } from "./suggest-tool-names.ts";
import { caseMeasures, suiteMeasuresOf } from "./suite-measures.ts";

export type Measurements = Omit<Report, "role" | "baseline" | "comparison" | "verdict" | "history">;

export type EventFacts = Pick<
  Report,
  "headCommit" | "baseCommit" | "pullRequest" | "runAttempt" | "runAtCommit" | "installed"
>;

export interface ReportFacts {
  suite: string;
  version: string;
  commit: string | null;
  /** ISO time; null when none was given, because rungate reads no clock. */
  createdAt: string | null;
  event: EventFacts;
  activePolicy: ActivePolicy;
  today?: string | undefined;
  settings: Report["settings"];
  /** The hash of `readingOf`. */
  reading: string | null;
  accepted: Report["accepted"];
  retired: Report["retired"];
  /** The reason why the recordings are not of this agent. */
  stale?: Report["stale"];
  judge: JudgeTerms | null;
  expectations: ReadonlyMap<string, Expectation>;
  tier?: TierFacts | undefined;
  tierProblems?: readonly Problem[] | undefined;
  /** An error among them makes the report unfit as a baseline. */
  warnings: readonly Problem[];
}

/** Returns the report on a suite's recordings, before any comparison. All sums are taken here, so that shards do not change them. */
export function measure(part: ShardResult, facts: ReportFacts): Measurements {
  const { policy } = facts.activePolicy;
  const { expectations, tier } = facts;
  const inUse = scorersInUse(part, policy);
  const measured = part.cases.map((caseResult): ReportCase => {
    const measured = reportCase(caseResult, expectations.get(caseResult.id), policy, inUse);
    return tier?.carried.has(caseKey(caseResult.id, caseResult.tags))
      ? { ...measured, carried: true }
      : measured;
  });
  const { cases, problems: ofQuarantine } = markQuarantine(measured, {
    ...facts,
    expected: expectations.keys(),
  });
  const deciding = decidingCases(cases);
  const passRates = deciding.flatMap((reportCase) => reportCase.passRate ?? []);
  const passRate = mean(passRates);
  const trials = cases.flatMap((reportCase) => reportCase.trials);
  const problems = [
    ...facts.warnings,
    ...coverageProblems(part, expectations, tier?.notCarried),
    ...(tier?.problems ?? []),
    ...(facts.tierProblems ?? []),
    ...misspeltNames(part, expectations),
    ...scorerProblems(part, facts),
    ...runErrorProblems({ cases, policy }),
    ...everyToolProblems(part, policy),
    ...misspeltTools(part, policy),
    ...ofQuarantine,
  ];
  const runErrors = runErrorsOf({ cases, policy });
  const gates = (scorer: string) => policy.gate.scorers.some((id) => id === scorer);
  const scores = Object.fromEntries(inUse.map((id) => [id, suiteScore(deciding, id)]));
  return {
    schemaVersion: SCHEMA_VERSION,
    suite: facts.suite,
    tool: { version: facts.version },
    commit: facts.commit,
    ...facts.event,
    createdAt: facts.createdAt,
    settings: facts.settings,
    reading: facts.reading,
    accepted: facts.accepted,
    policy: {
      source: facts.activePolicy.source,
      changed: facts.activePolicy.changed,
      pending: facts.activePolicy.pending,
      fingerprint: policyFingerprint(policy),
      passMarks: policy.passMarks,
      gate: policy.gate,
      ...(policy.measures === undefined ? {} : { measures: policy.measures }),
      ...(policy.quarantine === undefined ? {} : { quarantine: policy.quarantine }),
      ...(policy.rates === undefined ? {} : { rates: policy.rates }),
    },
    totals: { cases: cases.length, ...totalsOf(trials, part) },
    scorerVersions: gatingVersions(policy.gate),
    scores,
    passRate,
    passInterval:
      passRate === null
        ? null
        : rateInterval(deciding.map(outcomesOf).filter((outcomes) => outcomes.length > 0)),
    passPower: passPower(deciding),
    measures: suiteMeasuresOf(deciding, policy),
    cases,
    ...(tier === undefined ? {} : { tier: tier.report }),
    retired: facts.retired,
    ...joinProblems([part, listProblems(problems, redactor(policy.redact))]),
    judge: judgeOf(facts.judge, part, trials),
    ...everyToolOf(part, policy),
    ...(facts.stale && { stale: facts.stale }),
    hint: unnamedTools(
      part.tools,
      renamedTools(cases).map(({ called }) => called),
    ),
    ...toolsOf(part),
    baselineEligible:
      part.unattributed === 0 &&
      !facts.warnings.some(({ severity }) => severity === "error") &&
      (runErrors === undefined || areAllowed(runErrors)) &&
      !deterministicScorers.some(({ id }) => gates(id) && trials.some((trial) => isBroken(trial, id))) &&
      !trials.some(({ rules }) => rules === "unchecked") &&
      shortfalls({ cases, policy }).length === 0,
  };
}

function toolsOf({ toolCounts }: ShardResult): Pick<Report, "tools"> {
  if (toolCounts.length === 0) return {};
  return {
    tools: toolCounts.slice(0, limits.reportedTools).map((counts) => ({
      ...counts,
      confusedWith: counts.confusedWith.slice(0, limits.reportedConfusions),
    })),
  };
}

/** An agent that could not run is not a broken recording. */
function isBroken({ couldNotRun, scores }: Trial, scorer: string): boolean {
  return !couldNotRun && scores[scorer]?.status === "error";
}

function totalsOf(trials: readonly Trial[], { unattributed }: ShardResult): Omit<Report["totals"], "cases"> {
  const totals = { runs: trials.length, toolCalls: 0, errors: unattributed, notAssessed: 0 };
  for (const trial of trials) {
    const { scores, toolCalls } = trial;
    totals.toolCalls += toolCalls;
    const isMeasured =
      hasRules({ trials: [trial] }) || allScorers.some(({ id }) => scores[id]?.status === "scored");
    // A failure of the judge is not an error of the recording.
    if (deterministicScorers.some(({ id }) => scores[id]?.status === "error")) totals.errors += 1;
    else if (!isMeasured) totals.notAssessed += 1;
  }
  return totals;
}

function judgeOf(
  terms: JudgeTerms | null,
  { judge: work }: ShardResult,
  trials: readonly Trial[],
): Report["judge"] {
  if (terms === null || work === null) return null;
  const by = new Set(trials.flatMap(judgedBy));
  return { ...terms, promptVersion: PROMPT_VERSION, by: [...by].sort(), work };
}

function reportCase(
  caseResult: CaseResult,
  expectation: Expectation | undefined,
  policy: Policy,
  inUse: readonly string[],
): ReportCase {
  const { file, line } = expectation?.place ?? {};
  // The policy decides whether a run passes, not the recording.
  const trials = caseResult.trials.map((trial): Trial => ({ ...trial, pass: passes(trial, policy) }));
  const passRate = casePassRate({ trials });
  return {
    id: caseResult.id,
    tags: caseResult.tags,
    ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
    ...(expectation?.labels === undefined ? {} : { labels: [...expectation.labels] }),
    source: expectation?.source ?? (caseResult.recorded?.isDeclared ? "recording" : "none"),
    ...(expectation !== undefined && expectsNothing(expectation) ? { expectsNothing: true as const } : {}),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(expectation?.required ? { required: true } : {}),
    ...(expectation === undefined ? recordedFingerprints(caseResult) : fingerprintsOf(expectation, policy)),
    scores: caseScores(trials, inUse),
    passRate,
    measures: caseMeasures({ trials, passRate }, policy),
    comparison: null,
    ...(caseResult.asOnBase === undefined ? {} : { asOnBase: caseResult.asOnBase }),
    trials,
    pool: [],
  };
}

function recordedFingerprints({
  recorded,
}: CaseResult): Pick<ReportCase, "fingerprint" | "olderFingerprint"> {
  const { fingerprint = null, olderFingerprint } = recorded ?? {};
  return { fingerprint, ...(olderFingerprint === undefined ? {} : { olderFingerprint }) };
}

/** A scorer that the policy chose is shown even when it was never used. */
function scorersInUse({ cases }: ShardResult, { gate }: Policy): string[] {
  const used = new Set<string>([
    ...chosenScorers(gate.scorers),
    ...Object.keys({ ...gate.floors, ...gate.ceilings }),
  ]);
  for (const { trials } of cases) for (const { scores } of trials) for (const id in scores) used.add(id);
  return allScorers.flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}

function caseScores(trials: readonly Trial[], inUse: readonly string[]): ReportCase["scores"] {
  const usedIds = inUse.filter((id) => trials.some(({ scores }) => id in scores));
  return Object.fromEntries(usedIds.map((id) => [id, caseScore({ trials }, id)]));
}

type CountedOutcome = { status: "scored"; value: number } | { status: "not-assessed" | "error" };

interface CountedCase {
  trials: readonly { pass: boolean | null; scores: Readonly<Record<string, CountedOutcome>> }[];
}

/** Returns the mean of a scorer over a case's scored trials; null without any. */
export function caseScore({ trials }: CountedCase, scorer: string): number | null {
  const values: number[] = [];
  for (const { scores } of trials) {
    const outcome = scores[scorer];
    if (outcome?.status === "scored") values.push(outcome.value);
  }
  return mean(values);
}

/** Returns the share of passes among a case's trials that pass or fail. */
export function casePassRate({ trials }: CountedCase): number | null {
  return mean(outcomesOf({ trials }));
}

function outcomesOf({ trials }: CountedCase): number[] {
  return trials.flatMap(({ pass }) => (pass === null ? [] : [Number(pass)]));
}

/** Returns a suite's score: the mean of its cases' means, so that every case has equal weight. The counts are runs. */
export function suiteScore(cases: readonly CountedCase[], scorer: string): ReportScore {
  const means: number[] = [];
  const counts = { scored: 0, "not-assessed": 0, error: 0 };
  for (const countedCase of cases) {
    const score = caseScore(countedCase, scorer);
    if (score !== null) means.push(score);
    for (const { scores } of countedCase.trials) {
      const outcome = scores[scorer];
      if (outcome !== undefined) counts[outcome.status] += 1;
    }
  }
  const value = mean(means);
  return {
    value,
    assessed: counts.scored,
    notAssessed: counts["not-assessed"],
    errors: counts.error,
    band: value === null ? null : band(scorerNamed(scorer).goodness(value)),
  };
}

/** The bands of the RAGAS port. They are shown beside a score and decide nothing. */
function band(value: number): NonNullable<ReportScore["band"]> {
  if (value >= 0.9) return "Excellent";
  if (value >= 0.7) return "Good";
  return value >= 0.5 ? "Fair" : "Poor";
}

/**
 * Returns pass^k of tau-bench (Yao et al. 2024): the mean over cases of C(c,k)/C(n,k) for c passes in n trials. k is the fewest trials
 * that passed or failed in a case; null below 2. `cases` counts the cases with such trials, where some have none.
 */
export function passPower(cases: readonly CountedCase[]): Report["passPower"] {
  const counts = cases.flatMap(({ trials }) => {
    const decided = trials.filter(({ pass }) => pass !== null);
    return decided.length === 0 ? [] : [{ n: decided.length, c: decided.filter(({ pass }) => pass).length }];
  });
  const k = counts.reduce((fewest, { n }) => Math.min(fewest, n), Number.POSITIVE_INFINITY);
  if (counts.length === 0 || k < 2) return null;
  const value = mean(counts.map(({ n, c }) => chooseRatio(c, n, k))) as number;
  return { k, value, ...(counts.length === cases.length ? {} : { cases: counts.length }) };
}

function chooseRatio(c: number, n: number, k: number): number {
  let ratio = 1;
  for (let i = 0; i < k; i++) ratio *= Math.max(c - i, 0) / (n - i);
  return ratio;
}
