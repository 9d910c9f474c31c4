import { defaultPolicy } from "../../src/config/policy.ts";
import { wilsonInterval } from "../../src/core/statistics/intervals.ts";
import { mean } from "../../src/core/statistics/summary.ts";
import { passes } from "../../src/gate/score/passes.ts";
import { casePassRate, caseScore, suiteScore } from "../../src/gate/score/suite-scores.ts";
import type { ReportCase, ReportLlmDetails, ReportOutcome, Trial } from "../../src/report/case.ts";
import { shortfalls } from "../../src/report/cases.ts";
import { judgedBy } from "../../src/report/details.ts";
import type { Report, ReportJudge } from "../../src/report/report.ts";
import { allScorers } from "../../src/scorers/index.ts";
import { appropriateness } from "../../src/scorers/llm.ts";
import { scorerNamed } from "../../src/scorers/pass-marks.ts";
import { comparedWith, onBase, type Recorded, reportOf } from "./trips.ts";

const MODEL = "gpt-4.1-2025-04-14";
const RUNG = "json_schema";

interface Verdict {
  /** The reason against the call; appropriate by default. */
  wrong?: string;
  missing?: string[];
  reason?: string;
  name?: string;
  model?: string;
  rung?: string;
  votes?: number;
  agreeing?: number;
}

export type Judge = (at: number) => ReportOutcome;

export function judged(judgement: Verdict = {}) {
  const { wrong, missing = [], reason = "The agent booked what was asked for.", votes = 1 } = judgement;
  const call = { callId: "call-1", toolCallId: null, name: judgement.name ?? "book_flight" };
  const verdict = { wasAppropriate: wrong === undefined, agreeing: judgement.agreeing ?? votes };
  const reasoning = wrong ?? "The user asked for this flight.";
  const details: ReportLlmDetails = {
    key: "0".repeat(64),
    by: { model: judgement.model ?? MODEL, rung: judgement.rung ?? RUNG, promptVersion: 1 },
    votes,
    evaluations: [{ ...call, ...verdict, reasoning }],
    missingTools: missing,
    reason,
  };
  return {
    status: "scored" as const,
    value: appropriateness([verdict], missing.length),
    details,
  };
}

export const failed = (reason: string): ReportOutcome => ({ status: "error", reason });
export const left = (reason: string): ReportOutcome => ({ status: "not-assessed", reason });

type Outcomes = Partial<Record<string, ReportOutcome>>;

/** The report with these outcomes of the cases by index, and their aggregates. */
export function withOutcomes(report: Report, outcomesOf: (at: number) => Outcomes): Report {
  const policy = { ...defaultPolicy, gate: report.policy.gate, passMarks: report.policy.passMarks };
  const ids = [...new Set(report.cases.flatMap((_, at) => Object.keys(outcomesOf(at))))];
  const cases = report.cases.map((reportCase, at): ReportCase => {
    const outcomes = outcomesOf(at);
    const judgements = sheetsOf(outcomes);
    const trials = reportCase.trials.map(({ pass: _, ...trial }) => {
      const scores = inOrder({ ...trial.scores, ...outcomes });
      const pass = passes({ ...trial, scores }, policy);
      return { ...trial, scores, ...(judgements.length > 0 ? { judgements } : {}), pass };
    });
    const own = Object.keys(outcomes).map((id) => [id, caseScore({ trials }, id)] as const);
    const scores = inOrder({ ...reportCase.scores, ...Object.fromEntries(own) });
    return { ...reportCase, trials, scores, passRate: casePassRate({ trials }) };
  });
  const rates = cases.flatMap(({ passRate }) => passRate ?? []);
  const passRate = mean(rates);
  const suite = Object.fromEntries(ids.map((id) => [id, suiteScore(cases, id)]));
  return {
    ...report,
    cases,
    passRate,
    passInterval: passRate === null ? null : wilsonInterval(passRate, rates.length),
    scores: inOrder({ ...report.scores, ...suite }),
  };
}

function inOrder<Value>(ofScorers: Partial<Record<string, Value>>): Record<string, Value> {
  const scorerScores = allScorers.flatMap(({ id }) => {
    const value = ofScorers[id];
    return value === undefined ? [] : [[id, value] as const];
  });
  return Object.fromEntries(scorerScores);
}

/** The sheet of the judged scores without its rows. */
function sheetsOf(outcomes: Outcomes): NonNullable<Trial["judgements"]> {
  const scorers = Object.entries(outcomes).flatMap(([id, outcome]) =>
    id !== "llm" && scorerNamed(id).isJudged && outcome?.status === "scored" ? [id] : [],
  );
  const by = { model: MODEL, rung: RUNG, promptVersion: 1 };
  return scorers.length === 0
    ? []
    : [{ sheet: "response", scorers, key: "0".repeat(64), by, votes: 1, tables: {} }];
}

/** The report with these outcomes of the judge and their aggregates. */
export function withJudge(report: Report, judge: Judge, work: Partial<ReportJudge["work"]> = {}): Report {
  const scored = withOutcomes(report, (at) => ({ llm: judge(at) }));
  return {
    ...scored,
    baselineEligible: shortfalls(scored).length === 0,
    judge: {
      model: "gpt-4.1",
      server: "https://api.openai.com/v1",
      promptVersion: 1,
      votes: 1,
      by: [...new Set(scored.cases.flatMap(({ trials }) => trials.flatMap(judgedBy)))].sort(),
      work: { asked: 0, known: 0, requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0, ...work },
    },
  };
}

interface JudgedSide {
  recorded: Recorded;
  judge: Judge;
  work?: Partial<ReportJudge["work"]>;
}

export function againstJudged(base: JudgedSide, head: JudgedSide): Report {
  const before = withJudge(reportOf(base.recorded, onBase), base.judge, base.work);
  const now = withJudge(reportOf({ recording: "head", ...head.recorded }), head.judge, head.work);
  return comparedWith(before, now);
}
