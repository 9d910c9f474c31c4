import type { ReportCase, ReportLlmDetails, ReportOutcome, Trial } from "../../../src/report/case.ts";
import { type Report, reportSchema } from "../../../src/report/report.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { jobIn, workspace } from "../../workspace.ts";

type Evaluation = ReportLlmDetails["evaluations"][number];

/** A call with the judge's verdict: `+search_flights` is appropriate, `-search_flights` is not; the recorded id follows an `@`. */
export type Call = string;

export function reportWith(...cases: ReportCase[]): Report {
  const report = runUnjudged(jobIn(workspace({ "runs/a.json": { toolCalls: [] } }), { expectations: [] }));
  return reportSchema.parse({ ...report, cases });
}

/** A case whose trials have these calls, or a reason for not being judged. Trials are numbered from 1. */
export function caseOf(
  id: string,
  trials: (Call[] | ReportOutcome)[],
  more: Partial<ReportCase> = {},
): ReportCase {
  return {
    id,
    tags: {},
    source: "none",
    fingerprint: null,
    scores: {},
    passRate: null,
    comparison: null,
    pool: [],
    trials: trials.map((calls, at) => trialOf(id, at, Array.isArray(calls) ? judged(calls) : calls, more)),
    ...more,
  };
}

function trialOf(id: string, at: number, llm: ReportOutcome, { tags = {} }: Partial<ReportCase>): Trial {
  return {
    trial: String(at + 1),
    file: `runs/${[id, ...Object.values(tags)].join("-")}.${at + 1}.json`,
    index: 0,
    format: "plain",
    hash: null,
    toolCalls: 0,
    pass: null,
    scores: { llm },
  };
}

export function judged(calls: Call[], more: Partial<ReportLlmDetails> = {}): ReportOutcome {
  return {
    status: "scored",
    value: 1,
    details: {
      key: "0",
      by: { model: "gpt-4o-2024-08-06", rung: "json_schema", promptVersion: 1 },
      votes: 1,
      evaluations: calls.map(evaluationOf),
      missingTools: [],
      ...more,
    },
  };
}

function evaluationOf(call: Call, at: number): Evaluation {
  const [name = "", toolCallId = null] = call.slice(1).split("@");
  const wasAppropriate = call.startsWith("+");
  const reasoning = wasAppropriate ? `The user asked for ${name}.` : `Nobody asked for ${name}.`;
  return { callId: `call-${at + 1}`, toolCallId, name, wasAppropriate, agreeing: 1, reasoning };
}
