import { defaultPolicy } from "../../src/config/policy.ts";
import type { Policy } from "../../src/config/policy-schema.ts";
import type { Baseline } from "../../src/gate/baseline.ts";
import type { Measurements } from "../../src/gate/measure.ts";
import { conclude } from "../../src/gate/verdict.ts";
import type { Trial } from "../../src/report/case.ts";
import type { Report } from "../../src/report/report.ts";

/** One recording: no two that differ have the same hash. */
export interface Recording {
  hash: string;
  pass: boolean;
}

/** A suite as it was recorded once: by case its recordings. */
export type Recorded = readonly (readonly Recording[])[];

export type Mode = Policy["gate"]["regression"]["mode"];

/** What there is to say of a suite whose runs only pass or fail. */
function measurementsOf(recorded: Recorded, accepted: boolean, mode: Mode): Measurements {
  const { passMarks, gate } = defaultPolicy;
  const regression = { ...gate.regression, mode };
  return {
    schemaVersion: 1,
    suite: "default",
    tool: { version: "0" },
    commit: null,
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
    totals: { cases: recorded.length, runs: recorded.length, toolCalls: 0, errors: 0, notAssessed: 0 },
    scores: {},
    passRate: 0,
    passInterval: null,
    passPower: null,
    cases: recorded.map((recordings, at) => ({
      id: String(at),
      tags: {},
      source: "file",
      fingerprint: "same",
      scores: {},
      passRate: 0,
      comparison: null,
      trials: recordings.map(trialOf),
      pool: [],
    })),
    retired: [],
    judge: null,
    problems: [],
    problemCounts: { errors: 0, warnings: 0 },
    hint: null,
    baselineEligible: true,
  };
}

function trialOf({ hash, pass }: Recording, at: number): Trial {
  return {
    trial: String(at),
    file: "runs.jsonl",
    index: at,
    format: "plain",
    hash,
    toolCalls: 0,
    pass,
    scores: {},
  };
}

interface Circumstances {
  onBase?: boolean;
  accepted?: boolean;
  mode?: Mode;
}

/** The report of a pull request, or with `onBase` of a commit of the base branch, beside what is known of the base. */
export function reportOn(
  recorded: Recorded,
  base?: Report,
  { onBase = false, accepted = false, mode = "statistical" }: Circumstances = {},
): Report {
  const baseline: Baseline =
    base === undefined
      ? { state: "first-use", reason: "nothing recorded yet" }
      : { state: "found", report: base, reason: "simulated" };
  return conclude(measurementsOf(recorded, accepted, mode), {
    baseline,
    role: onBase ? "base" : "head",
    points: 200,
  });
}

/** A base report whose pool holds all of these recordings but the first of each case, which it has itself. */
export function baseOf(recorded: Recorded): Report {
  const report = reportOn(recorded.map(([newest]) => (newest === undefined ? [] : [newest])));
  return {
    ...report,
    cases: report.cases.map((one, at) => {
      const runs = (recorded[at] ?? []).slice(1).map(({ hash, pass }): [string, boolean] => [hash, pass]);
      return { ...one, pool: runs.length === 0 ? [] : [{ commit: null, runs }] };
    }),
  };
}
