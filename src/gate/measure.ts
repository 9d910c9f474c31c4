import { rateInterval } from "../base/intervals.ts";
import { limits } from "../base/limits.ts";
import type { Problem } from "../base/problems.ts";
import { mean } from "../base/statistics.ts";
import { type ActivePolicy, policyFingerprint } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
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
import type { TierFacts } from "./carried-cases.ts";
import { coverageProblems, scorerProblems, unnamedTools } from "./coverage.ts";
import { everyToolOf, everyToolProblems, misspeltTools } from "./every-tool.ts";
import { fingerprintsOf } from "./fingerprint.ts";
import { hasRules } from "./kept-rules.ts";
import { misspeltNames } from "./near-names.ts";
import { markQuarantine } from "./quarantine.ts";
import { caseKey, passes } from "./score.ts";
import { gatingVersions } from "./scorer-versions.ts";
import { caseMeasures, suiteMeasuresOf } from "./suite-measures.ts";

/** A report as far as the recordings alone go. */
export type Measurements = Omit<Report, "role" | "baseline" | "comparison" | "verdict" | "history">;

/** What is known of the event that a report answers to. */
export type EventFacts = Pick<
  Report,
  "headCommit" | "baseCommit" | "pullRequest" | "runAttempt" | "runAtCommit" | "installed"
>;

/** What a report says besides its measurements. */
export interface ReportFacts {
  suite: string;
  version: string;
  commit: string | null;
  /** ISO time, or null when nobody gave one: rungate itself has no clock. */
  createdAt: string | null;
  event: EventFacts;
  activePolicy: ActivePolicy;
  /** The day of the gate, in UTC, as `2026-12-31`; undefined where it is not known. */
  today?: string | undefined;
  settings: Report["settings"];
  /** The same for those who look for recordings, and read them, in the same way. */
  reading: string | null;
  accepted: Report["accepted"];
  retired: Report["retired"];
  /** Why the recordings are not of this agent. */
  stale?: Report["stale"];
  /** Who was to judge; null without a judge. */
  judge: JudgeTerms | null;
  expectations: ReadonlyMap<string, Expectation>;
  /** The tier in force, and which cases are carried; undefined where all had to be recorded. */
  tier?: TierFacts | undefined;
  /** What is wrong with the tiers of the policy. */
  tierProblems?: readonly Problem[] | undefined;
  /** What a reader must know besides what the recordings came to. With an error among it nobody may be compared with this report. */
  warnings: readonly Problem[];
}

/**
 * The report on what a suite's recordings came to, before it is compared with anything. Everything that is added up is added up here, so
 * that it does not show how the recordings were divided. The same input gives the same report.
 */
export function measure(part: ShardResult, facts: ReportFacts): Measurements {
  const { policy } = facts.activePolicy;
  const { expectations, tier } = facts;
  const inUse = scorersInUse(part, policy);
  const measured = part.cases.map((one): ReportCase => {
    const measured = reportCase(one, expectations.get(one.id), policy, inUse);
    return tier?.carried.has(caseKey(one.id, one.tags)) ? { ...measured, carried: true } : measured;
  });
  const { cases, problems: ofQuarantine } = markQuarantine(measured, {
    ...facts,
    expected: expectations.keys(),
  });
  const deciding = decidingCases(cases);
  const passRates = deciding.flatMap((one) => one.passRate ?? []);
  const passRate = mean(passRates);
  const trials = cases.flatMap((one) => one.trials);
  const beside = [
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
      passRate === null ? null : rateInterval(deciding.map(outcomesOf).filter((one) => one.length > 0)),
    passPower: passPower(deciding),
    measures: suiteMeasuresOf(deciding, policy),
    cases,
    ...(tier === undefined ? {} : { tier: tier.report }),
    retired: facts.retired,
    ...joinProblems([part, listProblems(beside, redactor(policy.redact))]),
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
      !deterministicScorers.some(({ id }) => gates(id) && trials.some((one) => isBroken(one, id))) &&
      !trials.some(({ rules }) => rules === "unchecked") &&
      shortfalls({ cases, policy }).length === 0,
  };
}

/** The tools that a report tells of, where any was expected. */
function toolsOf({ toolCounts }: ShardResult): Pick<Report, "tools"> {
  if (toolCounts.length === 0) return {};
  return {
    tools: toolCounts.slice(0, limits.reportedTools).map((one) => ({
      ...one,
      confusedWith: one.confusedWith.slice(0, limits.reportedConfusions),
    })),
  };
}

/** Whether a scorer found the recording of a run in error, and not only that the agent could not run. */
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
    // A judge that fails is no error of the recording.
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
  one: CaseResult,
  expectation: Expectation | undefined,
  policy: Policy,
  inUse: readonly string[],
): ReportCase {
  const { file, line } = expectation?.place ?? {};
  // Whether a run passes is for the policy to say, not for whoever recorded it.
  const trials = one.trials.map((trial): Trial => ({ ...trial, pass: passes(trial, policy) }));
  const passRate = casePassRate({ trials });
  return {
    id: one.id,
    tags: one.tags,
    ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
    ...(expectation?.labels === undefined ? {} : { labels: [...expectation.labels] }),
    source: expectation?.source ?? (one.recorded?.isDeclared ? "recording" : "none"),
    ...(expectation !== undefined && expectsNothing(expectation) ? { expectsNothing: true as const } : {}),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(expectation?.required ? { required: true } : {}),
    ...(expectation === undefined ? recordedFingerprints(one) : fingerprintsOf(expectation, policy)),
    scores: caseScores(trials, inUse),
    passRate,
    measures: caseMeasures({ trials, passRate }, policy),
    comparison: null,
    ...(one.asOnBase === undefined ? {} : { asOnBase: one.asOnBase }),
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

/** The scorers that any run was asked for, or that the policy chose to decide: then it must show that nothing was. */
function scorersInUse({ cases }: ShardResult, { gate }: Policy): string[] {
  const used = new Set<string>([
    ...chosenScorers(gate.scorers),
    ...Object.keys({ ...gate.floors, ...gate.ceilings }),
  ]);
  for (const { trials } of cases) for (const { scores } of trials) for (const id in scores) used.add(id);
  return allScorers.flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}

/** Of the scorers that are not asked of every case a case has those that are asked of it. */
function caseScores(trials: readonly Trial[], inUse: readonly string[]): ReportCase["scores"] {
  const asked = inUse.filter((id) => trials.some(({ scores }) => id in scores));
  return Object.fromEntries(asked.map((id) => [id, caseScore({ trials }, id)]));
}

/** A scorer's outcome, as far as it counts. */
type CountedOutcome = { status: "scored"; value: number } | { status: "not-assessed" | "error" };

/** A case with its runs, as far as they count. */
interface CountedCase {
  trials: readonly { pass: boolean | null; scores: Readonly<Record<string, CountedOutcome>> }[];
}

/** A case's score: the mean over its scored trials, null when none was scored. */
export function caseScore({ trials }: CountedCase, scorer: string): number | null {
  const values: number[] = [];
  for (const { scores } of trials) {
    const outcome = scores[scorer];
    if (outcome?.status === "scored") values.push(outcome.value);
  }
  return mean(values);
}

/** The share of a case's trials that pass, of those that pass or fail. */
export function casePassRate({ trials }: CountedCase): number | null {
  return mean(outcomesOf({ trials }));
}

/** The trials of a case that pass or fail, as 1 and 0. */
function outcomesOf({ trials }: CountedCase): number[] {
  return trials.flatMap(({ pass }) => (pass === null ? [] : [Number(pass)]));
}

/**
 * A suite's score: trials are averaged within a case first, then the cases, so that a case recorded five times weighs as much as
 * one recorded once. The counts are runs.
 */
export function suiteScore(cases: readonly CountedCase[], scorer: string): ReportScore {
  const means: number[] = [];
  const counts = { scored: 0, "not-assessed": 0, error: 0 };
  for (const one of cases) {
    const score = caseScore(one, scorer);
    if (score !== null) means.push(score);
    for (const { scores } of one.trials) {
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

/** How the RAGAS port words a score. A word beside a number, never a verdict. */
function band(value: number): NonNullable<ReportScore["band"]> {
  if (value >= 0.9) return "Excellent";
  if (value >= 0.7) return "Good";
  return value >= 0.5 ? "Fair" : "Poor";
}

/**
 * pass^k of tau-bench (Yao et al. 2024): for a case with c passes in n trials C(c,k)/C(n,k), mean over cases. k is the number of
 * trials that every case has; null below 2. `cases` is how many count, where some have no run that passed or failed.
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

/** C(c,k) / C(n,k) for k ≤ n. */
function chooseRatio(c: number, n: number, k: number): number {
  let ratio = 1;
  for (let i = 0; i < k; i++) ratio *= Math.max(c - i, 0) / (n - i);
  return ratio;
}
