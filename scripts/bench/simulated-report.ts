import { defaultPolicy } from "../../src/config/policy.ts";
import type { Policy } from "../../src/config/policy-schema.ts";
import { rateInterval } from "../../src/core/statistics/intervals.ts";
import type { Baseline } from "../../src/gate/baseline/baseline.ts";
import { earlierRunIn } from "../../src/gate/baseline/earlier-runs.ts";
import { conclude } from "../../src/gate/decide/verdict.ts";
import { casePassRate } from "../../src/gate/score/suite-scores.ts";
import type { ReportCase, Trial } from "../../src/report/case.ts";
import type { Report } from "../../src/report/report.ts";

/** One recording. Equal hashes of a case mean equal bytes, equal contents mean equal behaviour. */
export interface Recording {
  hash: string;
  content: string;
  pass: boolean;
}

export type Recorded = readonly (readonly Recording[])[];

export type Mode = Policy["gate"]["regression"]["mode"];

interface Circumstances {
  onBase?: boolean;
  accepted?: boolean;
  mode?: Mode;
  earlier?: readonly Report[];
}

export function reportOn(
  recorded: Recorded,
  base?: Report,
  { onBase = false, accepted = false, mode = "statistical", earlier = [] }: Circumstances = {},
): Report {
  const baseline: Baseline =
    base === undefined
      ? { state: "first-use", reason: "nothing recorded yet" }
      : { state: "found", report: base, reason: "simulated" };
  return conclude(measuredReport(recorded, accepted, mode), {
    baseline,
    role: onBase ? "base" : "head",
    points: 200,
    earlier: earlier.map(earlierRunIn),
  });
}

export function branch(commits: readonly Recorded[]): Report {
  const [first = [], ...later] = commits;
  return later.reduce(
    (base, recorded) => reportOn(recorded, base, { onBase: true }),
    reportOn(first, undefined, { onBase: true }),
  );
}

/** The report of a base commit with `own` recordings of each case; the rest are from the commit before it. */
export function baseOf(recorded: Recorded, own: number): Report {
  const report = reportOn(
    recorded.map((runs) => runs.slice(0, own)),
    undefined,
    { onBase: true },
  );
  const cases = report.cases.map((testCase, at): ReportCase => {
    const runs = (recorded[at] ?? []).slice(own).map(({ hash, pass }): [string, boolean] => [hash, pass]);
    return { ...testCase, pool: runs.length === 0 ? [] : [{ commit: null, runs }] };
  });
  return { ...report, cases };
}

let commits = 0;

function measuredReport(recorded: Recorded, accepted: boolean, mode: Mode): Report {
  const { passMarks, gate } = defaultPolicy;
  const regression = { ...gate.regression, mode };
  const cases = recorded.map((runs, at) => caseOf(String(at), runs));
  const outcomes = cases.map(({ trials }) => trials.map(({ pass }) => Number(pass)));
  commits += 1;
  return {
    schemaVersion: 1,
    suite: "default",
    tool: { version: "0" },
    commit: `commit ${commits}`,
    headCommit: null,
    baseCommit: null,
    pullRequest: null,
    runAttempt: 1,
    createdAt: null,
    settings: null,
    accepted: accepted ? { by: "somebody" } : null,
    policy: {
      source: "default",
      changed: false,
      pending: [],
      fingerprint: "",
      passMarks,
      gate: { ...gate, regression },
    },
    totals: { cases: cases.length, runs: outcomes.flat().length, toolCalls: 0, errors: 0, notAssessed: 0 },
    scores: {},
    passRate: cases.reduce((total, { passRate }) => total + (passRate ?? 0), 0) / cases.length,
    passInterval: rateInterval(outcomes),
    passPower: null,
    cases,
    retired: [],
    judge: null,
    problems: [],
    problemCounts: { errors: 0, warnings: 0 },
    hint: null,
    baselineEligible: true,
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
    verdict: { result: "fail", blocks: true, checks: [] },
    history: [],
  };
}

function caseOf(id: string, recordings: readonly Recording[]): ReportCase {
  const distinct = new Map(recordings.map((recording) => [recording.hash, recording]));
  const trials = [...distinct.values()].map(trialOf);
  return {
    id,
    tags: {},
    source: "file",
    fingerprint: "same",
    scores: {},
    passRate: casePassRate({ trials }),
    comparison: null,
    trials,
    pool: [],
  };
}

function trialOf({ hash, content, pass }: Recording, at: number): Trial {
  return {
    trial: String(at),
    file: "runs.jsonl",
    index: at,
    format: "plain",
    hash,
    content,
    toolCalls: 0,
    pass,
    scores: {},
  };
}
