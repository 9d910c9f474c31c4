import { type ActivePolicy, policyFingerprint } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { defined } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import type { Problem } from "../../core/problems.ts";
import { rateInterval } from "../../core/statistics/intervals.ts";
import { mean } from "../../core/statistics/summary.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { decidingCases, joinProblems, listProblems, shortfalls } from "../../report/cases.ts";
import { judgedBy, redactor } from "../../report/details.ts";
import { renamedTools } from "../../report/reasons.ts";
import type { Report } from "../../report/report.ts";
import { areAllowed, runErrorProblems, runErrorsOf } from "../../report/run-errors.ts";
import type { ScoredCase, ScoredSuite } from "../../report/scored-suite.ts";
import { type Expectation, expectsNothing } from "../../scorers/expectation.ts";
import { allScorers, deterministicScorers } from "../../scorers/index.ts";
import type { JudgeTerms } from "../../scorers/judge/judgement.ts";
import { PROMPT_VERSION } from "../../scorers/judge/question.ts";
import { chosenScorers } from "../../scorers/pass-marks.ts";
import { SCHEMA_VERSION } from "../../version.ts";
import type { TierFacts } from "../baseline/cases-from-baseline.ts";
import { everyToolOf, everyToolProblems, misspeltTools } from "../score/every-tool.ts";
import { caseKey, fingerprintsOf } from "../score/fingerprint.ts";
import { passes } from "../score/passes.ts";
import { gatingVersions } from "../score/scorer-versions.ts";
import { misspeltNames } from "../score/suggest-tool-names.ts";
import { casePassRate, caseScore, outcomesOf, passPower, suiteScore } from "../score/suite-scores.ts";
import { coverageProblems, scorerProblems, unnamedTools } from "./case-coverage.ts";
import { markQuarantine } from "./quarantine.ts";
import { hasRules } from "./rules-state.ts";
import { caseMeasures, suiteMeasuresOf } from "./suite-measures.ts";

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

/** Returns the report on a suite's recordings, for `conclude` to compare and decide. All sums are taken here, so that shards do not change them. */
export function measure(part: ScoredSuite, facts: ReportFacts): Report {
  const { policy } = facts.activePolicy;
  const { expectations, tier } = facts;
  const inUse = scorersInUse(part, policy);
  const measured = part.cases.map((scoredCase): ReportCase => {
    const measured = reportCase(scoredCase, expectations.get(scoredCase.id), policy, inUse);
    return tier?.carried.has(caseKey(scoredCase.id, scoredCase.tags))
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
      ...defined({ measures: policy.measures, quarantine: policy.quarantine, rates: policy.rates }),
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
    role: "head",
    baseline: {
      state: "none",
      commit: null,
      isWhole: true,
      reason: "",
      distance: null,
      runId: null,
      artifactId: null,
    },
    comparison: null,
    // A report without its verdict must not pass.
    verdict: { result: "fail", blocks: true, checks: [] },
    history: [],
  };
}

function toolsOf({ toolCounts }: ScoredSuite): Pick<Report, "tools"> {
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

function totalsOf(trials: readonly Trial[], { unattributed }: ScoredSuite): Omit<Report["totals"], "cases"> {
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
  { judge: work }: ScoredSuite,
  trials: readonly Trial[],
): Report["judge"] {
  if (terms === null || work === null) return null;
  const by = new Set(trials.flatMap(judgedBy));
  return { ...terms, promptVersion: PROMPT_VERSION, by: [...by].sort(), work };
}

function reportCase(
  scoredCase: ScoredCase,
  expectation: Expectation | undefined,
  policy: Policy,
  inUse: readonly string[],
): ReportCase {
  const { file, line } = expectation?.place ?? {};
  const { trials } = scoredCase;
  // The policy decides whether a run passes, not the recording. In place, because copies of all trials take long.
  for (const trial of trials) trial.pass = passes(trial, policy);
  const passRate = casePassRate({ trials });
  return {
    id: scoredCase.id,
    tags: scoredCase.tags,
    ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
    ...(expectation?.labels === undefined ? {} : { labels: [...expectation.labels] }),
    source: expectation?.source ?? (scoredCase.recorded?.isDeclared ? "recording" : "none"),
    ...(expectation !== undefined && expectsNothing(expectation) ? { expectsNothing: true as const } : {}),
    ...defined({ file, line }),
    ...(expectation?.required ? { required: true } : {}),
    ...(expectation === undefined ? recordedFingerprints(scoredCase) : fingerprintsOf(expectation, policy)),
    scores: caseScores(trials, inUse),
    passRate,
    measures: caseMeasures({ trials, passRate }, policy),
    comparison: null,
    ...defined({ asOnBase: scoredCase.asOnBase }),
    trials,
    pool: [],
  };
}

function recordedFingerprints({
  recorded,
}: ScoredCase): Pick<ReportCase, "fingerprint" | "olderFingerprint"> {
  const { fingerprint = null, olderFingerprint } = recorded ?? {};
  return { fingerprint, ...defined({ olderFingerprint }) };
}

/** A scorer that the policy chose is shown even when it was never used. */
function scorersInUse({ cases }: ScoredSuite, { gate }: Policy): string[] {
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
