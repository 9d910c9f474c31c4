import { defaultPolicy } from "../../src/config/policy.ts";
import { wilsonInterval } from "../../src/core/statistics/intervals.ts";
import { mean } from "../../src/core/statistics/summary.ts";
import { conclude } from "../../src/gate/decide/verdict.ts";
import { passes } from "../../src/gate/score/score.ts";
import { casePassRate, caseScore, suiteScore } from "../../src/gate/score/suite-scores.ts";
import type { ReportCase, ReportOutcome, ReportTextDetails, Trial } from "../../src/report/case.ts";
import type { Report } from "../../src/report/report.ts";
import { allScorers } from "../../src/scorers/index.ts";
import { scorerNamed } from "../../src/scorers/pass-marks.ts";
import type { TextScorerId } from "../../src/scorers/texts/index.ts";
import { judged } from "./judged.ts";
import { onBase, type Recorded, reportOf } from "./trips.ts";

/** The outcomes of the scorers of texts, and `llm`, on the case at an index; missing ones did not run. */
export type Texts = (at: number) => Partial<Record<TextScorerId | "llm", ReportOutcome>>;

/** A text scorer's outcome: its value, its counts, and the answer's shortcomings. */
export function texted(
  value: number,
  counts: Record<string, number> = {},
  ...lacks: ReportTextDetails["lacks"]
): ReportOutcome {
  return { status: "scored", value, details: { counts, lacks } };
}

function withTexts(report: Report, texts: Texts): Report {
  const policy = { ...defaultPolicy, gate: report.policy.gate, passMarks: report.policy.passMarks };
  const ids = [...new Set(report.cases.flatMap((_, at) => Object.keys(texts(at))))];
  const cases = report.cases.map((reportCase, at): ReportCase => {
    const outcomes = texts(at);
    const trials = reportCase.trials.map(({ pass: _, ...trial }) => {
      const scores = inOrder({ ...trial.scores, ...outcomes });
      const judgements = sheetsOf(outcomes);
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
    problems: [],
    problemCounts: { errors: 0, warnings: 0 },
    baselineEligible: true,
  };
}

function inOrder<Value>(ofScorers: Record<string, Value>): Record<string, Value> {
  const scorerScores = allScorers.flatMap(({ id }) => {
    const value = ofScorers[id];
    return value === undefined ? [] : [[id, value] as const];
  });
  return Object.fromEntries(scorerScores);
}

/** The sheet of the judged scores without its rows. */
function sheetsOf(outcomes: ReturnType<Texts>): NonNullable<Trial["judgements"]> {
  const judged = Object.entries(outcomes).flatMap(([id, outcome]) =>
    id !== "llm" && scorerNamed(id).isJudged && outcome.status === "scored" ? [id] : [],
  );
  const by = { model: "gpt-4.1-2025-04-14", rung: "json_schema", promptVersion: 1 };
  return judged.length === 0
    ? []
    : [{ sheet: "response", scorers: judged, key: "0".repeat(64), by, votes: 1, tables: {} }];
}

const JUDGE: Report["judge"] = {
  model: "gpt-4.1",
  server: "https://api.openai.com/v1",
  promptVersion: 1,
  votes: 1,
  by: ["gpt-4.1-2025-04-14 (json_schema, prompt 1)", "gpt-4.1-2025-04-14 (json_schema, sheet 1)"],
  work: { asked: 12, known: 0, requests: 24, promptTokens: 51_310, replyTokens: 5204, unmetered: 0 },
};

interface Side {
  recorded: Recorded;
  texts: Texts;
}

/** The head compared with a baseline, answers and calls scored on both sides, also by the judge. */
export function againstTexted(base: Side, head: Side, judge: Report["judge"] = JUDGE): Report {
  const before = { ...withTexts(reportOf(base.recorded, onBase), base.texts), judge };
  const now = { ...withTexts(reportOf({ recording: "head", ...head.recorded }), head.texts), judge };
  return conclude(now, {
    baseline: { state: "found", report: before, reason: "baseline.json" },
    role: "head",
    points: 200,
  });
}

const POLICY = `gate:
  scorers: [code, f1, says]
  floors: { faithfulness: 0.7 }
  ceilings: { toxicity: 0, bias: 0.1 }
`;

/** Twelve scorers beside `code`, `f1` and `llm`: one gates, one has a floor, two have ceilings, one of which is exceeded. */
export function manyScorers(policy = POLICY): Report {
  const recorded = { cases: 24, policy };
  return againstTexted(
    { recorded, texts: (at) => outcomesOf(at % 12 === 7 ? "dull" : "fine") },
    {
      recorded: { ...recorded, failing: [5] },
      texts: (at) =>
        outcomesOf(at === 3 ? "forgot" : at % 8 === 1 ? "rude" : at % 12 === 7 ? "dull" : "fine"),
    },
  );
}

function outcomesOf(how: "fine" | "dull" | "rude" | "forgot"): ReturnType<Texts> {
  const isRude = how === "rude";
  const isDull = how === "dull";
  return {
    llm: judged(),
    says:
      how === "forgot"
        ? texted(
            1 / 3,
            { demanded: 3, kept: 1 },
            { text: '"1,628" was not said' },
            { text: '"sorry" was said' },
          )
        : texted(1),
    "keyword-coverage": isDull ? texted(0.5, { keywords: 4, found: 2 }, { text: '"refund"' }) : texted(1),
    completeness: texted(isDull ? 0.4 : 0.8, { elements: 10, covered: isDull ? 4 : 8 }),
    "content-similarity": texted(isDull ? 0.62 : 0.9, { bigrams: 310 }),
    "tone-consistency": texted(0.95),
    "answer-relevancy": texted(isRude ? 0.8 : 1, { sentences: 5 }),
    "answer-similarity": texted(isDull ? 0.5 : 1, { units: 4 }),
    faithfulness: isDull
      ? texted(0.5, { claims: 2, supported: 1 }, { text: "The fee is 20 EUR.", reason: "no context says so" })
      : texted(1),
    hallucination: texted(isDull ? 0.5 : 0, { claims: 2, invented: isDull ? 1 : 0 }),
    bias: texted(isRude ? 0.2 : 0, { sentences: 5, biased: isRude ? 1 : 0 }),
    toxicity: isRude
      ? texted(
          0.4,
          { sentences: 5, toxic: 2 },
          { text: "What a stupid question.", reason: "it insults the user" },
        )
      : texted(0),
    "noise-sensitivity": { status: "not-assessed", reason: "its clean run was not recorded" },
  };
}
