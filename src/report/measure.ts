import { isDeclared } from "../expectations/expectation.ts";
import { fingerprint, fingerprintOf } from "../expectations/fingerprint.ts";
import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { RulingPolicy } from "../policy/ruling.ts";
import type { Policy } from "../policy/schema.ts";
import type { Problem } from "../problems.ts";
import type { CodeDetails } from "../scorers/code.ts";
import type { F1Details } from "../scorers/f1.ts";
import { scorers } from "../scorers/registry.ts";
import type { Outcome } from "../scorers/scorer.ts";
import { mean } from "../statistics/mean.ts";
import { wilsonInterval } from "../statistics/wilson.ts";
import type { Gathered } from "../suite/suite.ts";
import type { CaseResult, Trial } from "../suite/trial.ts";
import { casePassRate, caseScore, passPower, suiteScore } from "./aggregate.ts";
import type { ReportCase, ReportOutcome, ReportTrial } from "./case-schema.ts";
import { f1Details } from "./details.ts";
import { type Redactor, redactor } from "./redact.ts";
import { type Report, SCHEMA_VERSION } from "./schema.ts";
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
  accepted: Report["accepted"];
  retired: Report["retired"];
}

/** The report on a suite's runs, before it is compared with anything. The same input gives the same report. */
export function measure(suite: Gathered, facts: ReportFacts): Measurements {
  const { cases } = suite;
  const { policy } = facts.ruling;
  const passRates = cases.flatMap((one) => casePassRate(one) ?? []);
  const passRate = mean(passRates);
  const redact = redactor(policy.redact);
  const trials = cases.flatMap((one) => one.trials);
  const hasStatus = (trial: Trial, status: Outcome["status"]) =>
    Object.values(trial.scores).some((one) => one.status === status);
  const errors = suite.problems.filter(({ severity }) => severity === "error").length;
  return {
    schemaVersion: SCHEMA_VERSION,
    suite: facts.suite,
    tool: { version: facts.version },
    commit: facts.commit,
    ...facts.event,
    createdAt: facts.createdAt,
    settings: facts.settings,
    accepted: facts.accepted,
    policy: {
      source: facts.ruling.source,
      changed: facts.ruling.changed,
      pending: facts.ruling.pending,
      fingerprint: fingerprint(policy as unknown as Json),
      passMarks: policy.passMarks,
      gate: policy.gate,
    },
    totals: {
      cases: cases.length,
      runs: trials.length,
      toolCalls: trials.reduce((sum, { toolCalls }) => sum + toolCalls, 0),
      errors: trials.filter((trial) => hasStatus(trial, "error")).length + suite.unattributed,
      notAssessed: trials.filter((trial) => !hasStatus(trial, "error") && !hasStatus(trial, "scored")).length,
    },
    scores: Object.fromEntries(scorers.map(({ id }) => [id, suiteScore(cases, id)])),
    passRate,
    passInterval: passRate === null ? null : wilsonInterval(passRate, passRates.length),
    passPower: passPower(cases),
    cases: cases.map((one) => reportCase(one, policy, redact)),
    retired: facts.retired,
    problems: sortProblems(suite.problems)
      .slice(0, limits.shownProblems)
      .map((one) => ({ ...one, message: redact.text(one.message) })),
    problemCounts: { errors, warnings: suite.problems.length - errors },
    hint: unnamedTools(cases),
    baselineEligible:
      suite.unattributed === 0 &&
      !trials.some((trial) => policy.gate.scorers.some((id) => trial.scores[id]?.status === "error")),
  };
}

/** Errors before warnings, each by place: the order in which files were named does not show. */
function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      Number(a.severity === "warning") - Number(b.severity === "warning") ||
      compareTexts(a.file ?? "", b.file ?? "") ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.index ?? 0) - (b.index ?? 0) ||
      compareTexts(a.message, b.message),
  );
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function reportCase(one: CaseResult, policy: Policy, redact: Redactor): ReportCase {
  const { expectation } = one;
  const { file, line } = expectation?.source === "file" ? expectation.place : {};
  return {
    id: one.id,
    tags: one.tags,
    ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
    source: expectation !== undefined && isDeclared(expectation) ? expectation.source : "none",
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(expectation?.required ? { required: true } : {}),
    fingerprint: expectation === undefined ? null : fingerprintOf(expectation, policy),
    scores: Object.fromEntries(scorers.map(({ id }) => [id, caseScore(one, id)])),
    passRate: casePassRate(one),
    comparison: null,
    trials: one.trials.map((trial) => reportTrial(trial, redact)),
    pool: [],
  };
}

function reportTrial(trial: Trial, redact: Redactor): ReportTrial {
  const { place, format, hash, scores, brokenBudgets } = trial;
  return {
    trial: trial.trial,
    file: place.file,
    index: place.index,
    ...(place.line === undefined ? {} : { line: place.line }),
    format: format ?? null,
    hash: hash ?? null,
    toolCalls: trial.toolCalls,
    pass: trial.pass,
    scores: Object.fromEntries(
      Object.entries(scores).map(([id, one]) => [id, reportOutcome(id, one, redact)]),
    ),
    ...(brokenBudgets.length > 0 ? { brokenBudgets } : {}),
  };
}

function reportOutcome(scorer: string, outcome: Outcome<unknown>, redact: Redactor): ReportOutcome {
  if (outcome.status !== "scored") return { ...outcome, reason: redact.text(outcome.reason) };
  const { value, details } = outcome;
  if (details === null) return { status: "scored", value };
  const shown = scorer === "f1" ? f1Details(details as F1Details, redact) : (details as CodeDetails);
  return { status: "scored", value, details: shown };
}
