import { differences, fingerprint, type RecordDifference } from "../core/json.ts";
import { defaultJobLimits } from "../core/limits.ts";
import type { Problem } from "../core/problems.ts";
import { percent } from "../core/text.ts";
import { ofEachCallScorer, scorersByDefault } from "../scorers/pass-marks.ts";
import type { Policy } from "./policy-schema.ts";

type Gate = Policy["gate"];

/** The limit of a score over the suite: a floor, or a ceiling for a score where less is better. */
export interface Bound {
  kind: "floor" | "ceiling";
  /** In [0,1]. */
  value: number;
}

export const PASS_RATE_BOUND = "passRate";

/** Returns the gate's bounds by scorer, the pass rate's under `passRate`, floors first. */
export function boundsOf({ floors, ceilings = {} }: Pick<Gate, "floors" | "ceilings">): Map<string, Bound> {
  const entriesOf = (kind: Bound["kind"], values: Readonly<Record<string, number | undefined>>) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { kind, value }] as const],
    );
  return new Map([...entriesOf("floor", floors), ...entriesOf("ceiling", ceilings)]);
}

/** Compares an unrounded score with its bound. */
export function isWithin(value: number, bound: Bound): boolean {
  return bound.kind === "floor" ? value >= bound.value : value <= bound.value;
}

/** Returns `at least 70.0%` or `at most 10.0%`. Pass `share` when more digits matter. */
export function boundText({ kind, value }: Bound, share = percent(value)): string {
  return `${kind === "floor" ? "at least" : "at most"} ${share}`;
}

export const CONFIG_FILE = ".github/rungate.yml";

/** The possible paths of that file in a folder. The first existing file applies. */
export const CONFIG_FILES: readonly string[] = [CONFIG_FILE, "rungate.yml"];

const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Returns why a suite's name, which becomes part of file and artifact names, is invalid; undefined if it is valid. */
export function suiteNameFault(name: string): string | undefined {
  if (SUITE_NAME.test(name)) return undefined;
  return `suite "${name}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
}

export const DEFAULT_SUITE = "default";

export interface SuiteConfig {
  name: string;
  /** Patterns of recordings. All paths are relative to the root of the repository. */
  runs: readonly string[];
  expectations: readonly string[];
  format?: string | undefined;
  caseField?: string | undefined;
  record?: string | undefined;
  agent?: readonly string[] | undefined;
  baseline?: string | undefined;
  judge?: { model: string; baseUrl?: string | undefined } | undefined;
}

/** Returns the suites that a file adds to the base, without judges: a pull request must not choose the server that gets the key. */
export function introducedSuites(
  ofBase: readonly SuiteConfig[],
  own: readonly SuiteConfig[] = [],
): SuiteConfig[] {
  const baseNames = new Set(ofBase.map(({ name }) => name));
  return own.flatMap(({ judge: _, ...suite }) => (baseNames.has(suite.name) ? [] : [suite]));
}

/** A parsed `rungate.yml`. The policy is undefined if it is invalid. */
export interface ConfigFile {
  file: string;
  text: string;
  policy: Policy | undefined;
  /** Empty if the file holds only a policy or cannot be read. */
  suites: SuiteConfig[];
  problems: Problem[];
}

/** The policy without a file, equal to the schema's output for an empty file, without loading the schema. */
export const defaultPolicy: Policy = {
  passMarks: ofEachCallScorer((_, { passMark }) => passMark),
  gate: {
    scorers: [...scorersByDefault],
    floors: {},
    regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
    inconclusive: "pass",
    changedCases: "inconclusive",
    weakening: "fail",
    budgets: "pass",
    endedAtLimit: "fail",
    requiredCases: [],
    acceptBy: "others",
    acceptLabel: null,
  },
  baseline: { workflows: [] },
  tools: [],
  defaults: {},
  judge: {
    votes: 1,
    maxRuns: 200,
    maxTokens: 3_000_000,
    concurrency: 4,
    timeoutSeconds: 60,
    deadlineSeconds: 300,
    reasons: true,
    seesReasoning: false,
  },
  limits: defaultJobLimits,
  redact: [],
  trend: { points: 200 },
};

function valuesOf({ $schema: _, gate, passMarks, ...rest }: Policy): Record<string, unknown> {
  const { quarantine, ...plain } = rest;
  const nested = Object.entries(plain).flatMap(([key, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [[key, value]];
    return key === "measures" ? [] : withPrefix(key, value ?? {});
  });
  const demands = demandsOf({ gate, passMarks, measures: rest.measures, quarantine });
  return { ...demands, ...Object.fromEntries(nested) };
}

function suiteValues(suites: readonly SuiteConfig[]): Record<string, unknown> {
  return Object.fromEntries(suites.flatMap(({ name, ...suite }) => withPrefix(`suites.${name}`, suite)));
}

/** Returns the policy's requirements by key: `regression.mode`, `floors.passRate`, `passMarks.f1` … */
export function demandsOf({
  gate,
  passMarks,
  measures = {},
  quarantine = [],
}: Pick<Policy, "gate" | "passMarks" | "measures" | "quarantine">): Record<string, unknown> {
  const {
    floors,
    ceilings = {},
    regression,
    switch: modelSwitch = {},
    maxRunErrors = 0,
    rules = "pass",
    ...ungrouped
  } = gate;
  const { maxQuarantine = MAX_QUARANTINE, minCoverage = LEAST_COVERAGE, ...rest } = ungrouped;
  return {
    ...Object.fromEntries(withPrefix("passMarks", passMarks)),
    ...Object.fromEntries(withPrefix("floors", floors)),
    ...Object.fromEntries(withPrefix("ceilings", ceilings)),
    ...Object.fromEntries(withPrefix("regression", regression)),
    ...Object.fromEntries(withPrefix("switch", modelSwitch)),
    ...Object.fromEntries(
      Object.entries(measures).flatMap(([name, measure]) => withPrefix(`measures.${name}`, measure ?? {})),
    ),
    ...Object.fromEntries(
      quarantine.map(({ case: id, owner, reason, until }) => [
        `quarantine.${id}`,
        `until ${until}, ${owner}: ${reason}`,
      ]),
    ),
    maxQuarantine,
    minCoverage,
    maxRunErrors,
    rules,
    ...rest,
  };
}

/** The default of `maxQuarantine`: the share of a suite's cases. */
export const MAX_QUARANTINE = 0.1;

/** The default of `minCoverage`: the share of the baseline's cases that a tier must record. */
export const LEAST_COVERAGE = 0.1;

function withPrefix(prefix: string, values: object): [string, unknown][] {
  return Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
}

/** Returns a fingerprint of the policy without `limits`, which bound only how much a job reads. */
export function policyFingerprint({ limits: _, ...demands }: Policy): string {
  return fingerprint(demands);
}

/** Returns a fingerprint of the whole policy. */
export function wholePolicyFingerprint(policy: Policy): string {
  return fingerprint(policy);
}

export interface ActivePolicy {
  policy: Policy;
  source: "default" | "file" | "base" | "head";
  /** True if the pull request has a different policy file, which is not active yet. */
  changed: boolean;
  /** The differences to that file's requirements. */
  pending: RecordDifference[];
  /** The advisory parts of that file's policy. Absent if there is no file or it is invalid. */
  next?: Pick<Policy, "gate" | "quarantine" | "tiers"> | undefined;
  /** Values that only that file redacts. They are redacted at once, because a published secret cannot be revoked. */
  alsoHidden: readonly string[];
  /** True if the base file is invalid, so that its redact rules are unknown. */
  hidesUnknown: boolean;
  problems: Problem[];
}

export const defaultActivePolicy: ActivePolicy = {
  policy: defaultPolicy,
  source: "default",
  changed: false,
  pending: [],
  alsoHidden: [],
  hidesUnknown: false,
  problems: [],
};

/** The policy files on both sides of a pull request; undefined if there is no file. */
export interface PolicySides {
  base: ConfigFile | undefined;
  head: ConfigFile | undefined;
  /** True if no report of the suite was ever recorded on the base branch. */
  isFirstUse: boolean;
}

/**
 * Chooses the policy of a pull request: the base commit's. Without one, its own on the first use of a suite, else the defaults. A
 * policy that is invalid at the base is an error, unless the pull request repairs it: then the defaults apply once.
 */
export function choosePolicy({ base, head, isFirstUse }: PolicySides): ActivePolicy {
  if (base === undefined) {
    if (head === undefined) return defaultActivePolicy;
    return isFirstUse ? inForce(head, "head") : besides(defaultActivePolicy, head, []);
  }
  if (base.text === head?.text) return inForce(base, "base");
  if (base.policy !== undefined) return besides(inForce(base, "base"), head, base.suites);
  if (head?.policy === undefined) return inForce(base, "base");
  const message =
    "is invalid at the base commit and repaired here: this pull request is judged by the defaults";
  const problems: Problem[] = [{ severity: "warning", file: base.file, message }];
  return besides({ ...defaultActivePolicy, hidesUnknown: true, problems }, head, []);
}

function inForce({ policy = defaultPolicy, problems }: ConfigFile, source: "base" | "head"): ActivePolicy {
  return { ...defaultActivePolicy, policy, source, problems: [...problems] };
}

/** Problems of the policy after the merge are errors now, because later they would stop every pull request. */
function besides(
  activePolicy: ActivePolicy,
  next: ConfigFile | undefined,
  suites: readonly SuiteConfig[],
): ActivePolicy {
  const later = (next?.problems ?? []).map(
    (problem): Problem => ({
      ...problem,
      message: `${problem.message} (merged, it would stop every pull request)`,
    }),
  );
  const policy = next === undefined ? defaultPolicy : next.policy;
  return {
    ...activePolicy,
    changed: true,
    pending:
      policy === undefined
        ? []
        : [
            ...differences(valuesOf(policy), valuesOf(activePolicy.policy)),
            // If the base configures no suites, the pull request's suites are active.
            ...(suites.length === 0 ? [] : differences(suiteValues(next?.suites ?? []), suiteValues(suites))),
          ],
    ...(policy === undefined
      ? {}
      : { next: { gate: policy.gate, quarantine: policy.quarantine, tiers: policy.tiers } }),
    alsoHidden: policy?.redact ?? [],
    problems: [...activePolicy.problems, ...later],
  };
}

/** Returns the policy for scoring. It redacts the values of both sides, and an introduced policy cannot raise a judge's spending. */
export function scoringPolicy({ policy, source, alsoHidden }: ActivePolicy): Policy {
  const { judge, redact } = policy;
  const bounded = source === "head" ? { ...judge, ...lesser(judge, defaultPolicy.judge) } : judge;
  return { ...policy, redact: [...new Set([...redact, ...alsoHidden])], judge: bounded };
}

const SPENDING = ["maxRuns", "maxTokens", "deadlineSeconds", "concurrency"] as const;

function lesser(policy: Policy["judge"], bounds: Policy["judge"]) {
  return Object.fromEntries(SPENDING.map((key) => [key, Math.min(policy[key], bounds[key])]));
}
