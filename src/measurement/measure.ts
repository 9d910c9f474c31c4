import type { Expectation } from "../expectations/expectation.ts";
import type { JudgeTerms } from "../judgement/judgement.ts";
import { PROMPT_VERSION } from "../judgement/rubric.ts";
import { policyFingerprint } from "../policy/fingerprint.ts";
import { chosenScorers } from "../policy/pass-marks.ts";
import type { RulingPolicy } from "../policy/ruling.ts";
import type { Policy } from "../policy/schema.ts";
import type { Problem } from "../problems.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import { judgedBy } from "../report/judged-by.ts";
import type { Part, PartCase, PartTrial } from "../report/part-schema.ts";
import { joinProblems, listProblems } from "../report/problems.ts";
import { renamedTools } from "../report/reasons.ts";
import { redactor } from "../report/redact.ts";
import type { Report } from "../report/schema.ts";
import { SCHEMA_VERSION } from "../report/schema-version.ts";
import { shortfalls } from "../report/shortfall.ts";
import { allScorers, deterministicScorers } from "../scorers/registry.ts";
import { mean } from "../statistics/mean.ts";
import { wilsonInterval } from "../statistics/wilson.ts";
import { fingerprintOf } from "../suite/fingerprint.ts";
import { passes } from "../suite/passes.ts";
import { casePassRate, caseScore, passPower, suiteScore } from "./aggregate.ts";
import { coverageProblems } from "./coverage.ts";
import { misspeltNames } from "./misspelt-names.ts";
import { scorerProblems } from "./scorer-problems.ts";
import { unnamedTools } from "./unnamed-tools.ts";

/** A report as far as the recordings alone go. */
export type Measurements = Omit<Report, "role" | "baseline" | "comparison" | "verdict" | "history">;

/** What is known of the event that a report answers to. */
export type EventFacts = Pick<Report, "headCommit" | "baseCommit" | "pullRequest" | "runAttempt">;

/** What a report says besides its measurements. */
export interface ReportFacts {
  suite: string;
  version: string;
  commit: string | null;
  /** ISO time, or null when nobody gave one: rungate itself has no clock. */
  createdAt: string | null;
  event: EventFacts;
  ruling: RulingPolicy;
  settings: Report["settings"];
  /** The same for those who look for recordings, and read them, in the same way. */
  reading: string | null;
  accepted: Report["accepted"];
  retired: Report["retired"];
  /** Who was to judge; null without a judge. */
  judge: JudgeTerms | null;
  expectations: ReadonlyMap<string, Expectation>;
  /** What a reader must know besides what the recordings came to. With an error among it nobody may be compared with this report. */
  warnings: readonly Problem[];
}

/**
 * The report on what a suite's recordings came to, before it is compared with anything. Everything that is added up is added up here, so
 * that it does not show how the recordings were divided. The same input gives the same report.
 */
export function measure(part: Part, facts: ReportFacts): Measurements {
  const { policy } = facts.ruling;
  const { expectations } = facts;
  const inUse = scorersInUse(part, policy);
  const cases = part.cases.map((one) => reportCase(one, expectations.get(one.id), policy, inUse));
  const passRates = cases.flatMap((one) => one.passRate ?? []);
  const passRate = mean(passRates);
  const trials = cases.flatMap((one) => one.trials);
  const beside = [
    ...facts.warnings,
    ...coverageProblems(part, expectations),
    ...misspeltNames(part, expectations),
    ...scorerProblems(part, facts),
  ];
  const gates = (scorer: string) => policy.gate.scorers.some((id) => id === scorer);
  const scores = Object.fromEntries(inUse.map((id) => [id, suiteScore(cases, id)]));
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
      source: facts.ruling.source,
      changed: facts.ruling.changed,
      pending: facts.ruling.pending,
      fingerprint: policyFingerprint(policy),
      passMarks: policy.passMarks,
      gate: policy.gate,
    },
    totals: { cases: cases.length, ...totalsOf(trials, part) },
    scores,
    passRate,
    passInterval: passRate === null ? null : wilsonInterval(passRate, passRates.length),
    passPower: passPower(cases),
    cases,
    retired: facts.retired,
    ...joinProblems([part, listProblems(beside, redactor(policy.redact))]),
    judge: judgeOf(facts.judge, part, trials),
    hint: unnamedTools(
      part.tools,
      renamedTools(cases).map(({ called }) => called),
    ),
    baselineEligible:
      part.unattributed === 0 &&
      !facts.warnings.some(({ severity }) => severity === "error") &&
      !deterministicScorers.some(({ id }) => gates(id) && (scores[id]?.errors ?? 0) > 0) &&
      shortfalls({ cases, policy }).length === 0,
  };
}

function totalsOf(trials: readonly ReportTrial[], { unattributed }: Part): Omit<Report["totals"], "cases"> {
  const totals = { runs: trials.length, toolCalls: 0, errors: unattributed, notAssessed: 0 };
  for (const { scores, toolCalls } of trials) {
    totals.toolCalls += toolCalls;
    // A judge that fails is no error of the recording.
    if (deterministicScorers.some(({ id }) => scores[id]?.status === "error")) totals.errors += 1;
    else if (!allScorers.some(({ id }) => scores[id]?.status === "scored")) totals.notAssessed += 1;
  }
  return totals;
}

function judgeOf(
  terms: JudgeTerms | null,
  { judge: work }: Part,
  trials: readonly ReportTrial[],
): Report["judge"] {
  if (terms === null || work === null) return null;
  const by = new Set(trials.flatMap(judgedBy));
  return { ...terms, promptVersion: PROMPT_VERSION, by: [...by].sort(), work };
}

function reportCase(
  one: PartCase,
  expectation: Expectation | undefined,
  policy: Policy,
  inUse: readonly string[],
): ReportCase {
  const { file, line } = expectation?.place ?? {};
  const trials = one.trials.map((trial) => reportTrial(trial, policy));
  return {
    id: one.id,
    tags: one.tags,
    ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
    source: expectation?.source ?? (one.recorded?.isDeclared ? "recording" : "none"),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(expectation?.required ? { required: true } : {}),
    fingerprint:
      expectation === undefined ? (one.recorded?.fingerprint ?? null) : fingerprintOf(expectation, policy),
    scores: caseScores(trials, inUse),
    passRate: casePassRate({ trials }),
    comparison: null,
    trials,
    pool: [],
  };
}

/** The scorers that any run was asked for, or that the policy chose to decide: then it must show that nothing was. */
function scorersInUse({ cases }: Part, { gate }: Policy): string[] {
  const used = new Set<string>([
    ...chosenScorers(gate.scorers),
    ...Object.keys({ ...gate.floors, ...gate.ceilings }),
  ]);
  for (const { trials } of cases) for (const { scores } of trials) for (const id in scores) used.add(id);
  return allScorers.flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}

/** Of the scorers that are not asked of every case a case has those that are asked of it. */
function caseScores(trials: readonly ReportTrial[], inUse: readonly string[]): ReportCase["scores"] {
  const asked = inUse.filter((id) => trials.some(({ scores }) => id in scores));
  return Object.fromEntries(asked.map((id) => [id, caseScore({ trials }, id)]));
}

/** Whether a run passes is for the policy to say, not for whoever recorded it. */
function reportTrial(run: PartTrial, policy: Policy): ReportTrial {
  const { numbered, line, scores, judgements, brokenBudgets, limit, nearNames } = run;
  const { failedReferences, unmadeReferences, hintedTools } = run;
  return {
    trial: run.trial,
    ...(numbered === undefined ? {} : { numbered }),
    file: run.file,
    index: run.index,
    ...(line === undefined ? {} : { line }),
    format: run.format,
    hash: run.hash,
    ...(run.content === undefined ? {} : { content: run.content }),
    toolCalls: run.toolCalls,
    pass: passes({ scores, brokenBudgets, limit }, policy),
    scores,
    ...(judgements === undefined ? {} : { judgements }),
    ...(brokenBudgets === undefined ? {} : { brokenBudgets }),
    ...(limit === undefined ? {} : { limit }),
    ...(failedReferences === undefined ? {} : { failedReferences }),
    ...(unmadeReferences === undefined ? {} : { unmadeReferences }),
    ...(hintedTools === undefined ? {} : { hintedTools }),
    ...(nearNames === undefined ? {} : { nearNames }),
  };
}
