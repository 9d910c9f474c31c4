import { differences, fingerprint, type Json, type RecordDifference } from "../base/json.ts";
import { defaultJobLimits } from "../base/limits.ts";
import type { Problem } from "../base/problems.ts";
import { percent } from "../base/text.ts";
import { ofEachCallScorer, scorersByDefault } from "../scorers/pass-marks.ts";
import type { Policy } from "./policy-schema.ts";

type Gate = Policy["gate"];

/** What a gate demands of a score over the suite: at least its floor, or of a score of which less is better at most its ceiling. */
export interface Bound {
  kind: "floor" | "ceiling";
  /** In [0,1]. */
  value: number;
}

/** The name under which a gate states what it demands of the pass rate. */
export const PASS_RATE_BOUND = "passRate";

/** What a gate demands, by scorer, and of the pass rate as `passRate`: floors first. */
export function boundsOf({ floors, ceilings = {} }: Pick<Gate, "floors" | "ceilings">): Map<string, Bound> {
  const stated = (kind: Bound["kind"], values: Readonly<Record<string, number | undefined>>) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { kind, value }] as const],
    );
  return new Map([...stated("floor", floors), ...stated("ceiling", ceilings)]);
}

/** Whether a score keeps to what is demanded of it, compared unrounded. */
export function isWithin(value: number, bound: Bound): boolean {
  return bound.kind === "floor" ? value >= bound.value : value <= bound.value;
}

/** `at least 70.0%`, `at most 10.0%`; with another text for the share where more digits matter. */
export function boundText({ kind, value }: Bound, share = percent(value)): string {
  return `${kind === "floor" ? "at least" : "at most"} ${share}`;
}

/** Where a repository says what is gated and how, unless a user names another file. */
export const CONFIG_FILE = ".github/rungate.yml";

/** The places of that file in a folder. Where both are there, the first one applies. */
export const CONFIG_FILES: readonly string[] = [CONFIG_FILE, "rungate.yml"];

const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** What is wrong with the name of a suite, which becomes a part of file and artifact names; undefined when nothing is. */
export function suiteNameFault(name: string): string | undefined {
  if (SUITE_NAME.test(name)) return undefined;
  return `suite "${name}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
}

/** The suite of a repository that has only one, and names none. */
export const DEFAULT_SUITE = "default";

/** One suite of a repository, as its file says it: which recordings are gated, and what is expected of them. */
export interface SuiteConfig {
  name: string;
  /** Patterns of recordings. These and all paths are relative to the root of the repository. */
  runs: readonly string[];
  expectations: readonly string[];
  format?: string | undefined;
  caseField?: string | undefined;
  /** The command that records the agent. */
  record?: string | undefined;
  /** Globs of the files that are the agent. */
  agent?: readonly string[] | undefined;
  /** A committed report to compare with. */
  baseline?: string | undefined;
  judge?: { model: string; baseUrl?: string | undefined } | undefined;
}

/**
 * The suites that a file adds to those of the base, without their judge. Who judges, and which server gets the key, is not the word of
 * what is under test.
 */
export function introducedSuites(
  ofBase: readonly SuiteConfig[],
  own: readonly SuiteConfig[] = [],
): SuiteConfig[] {
  const known = new Set(ofBase.map(({ name }) => name));
  return own.flatMap(({ judge: _, ...one }) => (known.has(one.name) ? [] : [one]));
}

/** `rungate.yml`: its text, the policy and the suites in it, or undefined and every problem found. */
export interface ConfigFile {
  file: string;
  text: string;
  policy: Policy | undefined;
  /** Empty where the file holds only a policy, and where it cannot be read. */
  suites: SuiteConfig[];
  problems: Problem[];
}

/** The policy of a team that has written none: what the schema makes of an empty file, without loading it. */
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

/** All that a policy says, key by key: its demands, and how runs are read and scored. */
function sayingsOf({ $schema: _, gate, passMarks, ...rest }: Policy): Record<string, unknown> {
  const { quarantine, ...others } = rest;
  const nested = Object.entries(others).flatMap(([key, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [[key, value]];
    return key === "measures" ? [] : named(key, value ?? {});
  });
  const demands = demandsOf({ gate, passMarks, measures: rest.measures, quarantine });
  return { ...demands, ...Object.fromEntries(nested) };
}

/** What a file says of its suites, key by key. */
function suitesSaying(suites: readonly SuiteConfig[]): Record<string, unknown> {
  return Object.fromEntries(suites.flatMap(({ name, ...suite }) => named(`suites.${name}`, suite)));
}

/** What a policy demands, key by key: `regression.mode`, `floors.passRate`, `passMarks.f1` … */
export function demandsOf({
  gate,
  passMarks,
  measures = {},
  quarantine = [],
}: Pick<Policy, "gate" | "passMarks" | "measures" | "quarantine">): Record<string, unknown> {
  const { floors, ceilings = {}, regression, maxRunErrors = 0, rules = "pass", ...others } = gate;
  const { maxQuarantine = MAX_QUARANTINE, minCoverage = LEAST_COVERAGE, ...rest } = others;
  return {
    ...Object.fromEntries(named("passMarks", passMarks)),
    ...Object.fromEntries(named("floors", floors)),
    ...Object.fromEntries(named("ceilings", ceilings)),
    ...Object.fromEntries(named("regression", regression)),
    ...Object.fromEntries(
      Object.entries(measures).flatMap(([name, stated]) => named(`measures.${name}`, stated ?? {})),
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

/** The share of a suite's cases that may be in quarantine where the policy says none. */
export const MAX_QUARANTINE = 0.1;

/** The share of the baseline's cases that a job of a tier must record where the policy does not say it. */
export const LEAST_COVERAGE = 0.1;

function named(prefix: string, values: object): [string, unknown][] {
  return Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
}

/** A text that is the same for the same demands. How much a job reads is none. */
export function policyFingerprint({ limits: _, ...demands }: Policy): string {
  return fingerprint(demands as unknown as Json);
}

/** A text that is the same for the same policy in every part: what jobs must agree on that share one suite. */
export function wholePolicyFingerprint(policy: Policy): string {
  return fingerprint(policy as unknown as Json);
}

/** The policy by which a report is judged, and whose word it is. */
export interface ActivePolicy {
  policy: Policy;
  source: "default" | "file" | "base" | "head";
  /** The pull request has another policy file, which is not in force yet. */
  changed: boolean;
  /** By what the demands of that file differ. */
  pending: RecordDifference[];
  /** The policy of that file, as far as it says what does not decide. Absent where it cannot be read, and where there is none. */
  next?: Pick<Policy, "gate" | "quarantine" | "tiers"> | undefined;
  /** What the other policy file hides besides. It is hidden at once: a secret that was shown cannot be called back. */
  alsoHidden: readonly string[];
  /** The file at the base cannot be read, and nobody knows what it hides. */
  hidesUnknown: boolean;
  /** What is wrong with the policy in force, and with the one that is not yet. */
  problems: Problem[];
}

/** Nobody wrote a policy. */
export const defaultActivePolicy: ActivePolicy = {
  policy: defaultPolicy,
  source: "default",
  changed: false,
  pending: [],
  alsoHidden: [],
  hidesUnknown: false,
  problems: [],
};

/** The policy files on both sides of a pull request; undefined where there is none. */
export interface PolicySides {
  base: ConfigFile | undefined;
  head: ConfigFile | undefined;
  /** No report of the suite was ever recorded on the base branch. */
  isFirstUse: boolean;
}

/**
 * Which policy rules on a pull request: the base commit's. Where there is none, the pull request's own on the first use of a suite,
 * else the defaults. One that is invalid at the base is an error, unless the pull request repairs it: then the defaults rule once.
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

/** the active policy beside the one that rules after the merge. What is wrong with that is an error now: later it stops everybody. */
function besides(
  activePolicy: ActivePolicy,
  next: ConfigFile | undefined,
  suites: readonly SuiteConfig[],
): ActivePolicy {
  const later = (next?.problems ?? []).map(
    (one): Problem => ({ ...one, message: `${one.message} (merged, it would stop every pull request)` }),
  );
  const policy = next === undefined ? defaultPolicy : next.policy;
  return {
    ...activePolicy,
    changed: true,
    pending:
      policy === undefined
        ? []
        : [
            ...differences(sayingsOf(policy), sayingsOf(activePolicy.policy)),
            // Where the base says nothing of suites, the pull request's word is in force.
            ...(suites.length === 0
              ? []
              : differences(suitesSaying(next?.suites ?? []), suitesSaying(suites))),
          ],
    ...(policy === undefined
      ? {}
      : { next: { gate: policy.gate, quarantine: policy.quarantine, tiers: policy.tiers } }),
    alsoHidden: policy?.redact ?? [],
    problems: [...activePolicy.problems, ...later],
  };
}

/**
 * the active policy as runs are scored and judged by it. What either side of a pull request hides is hidden: a secret that was sent
 * cannot be called back. One that a pull request introduces asks a judge for no more than the defaults allow.
 */
export function scoringPolicy({ policy, source, alsoHidden }: ActivePolicy): Policy {
  const { judge, redact } = policy;
  const bounded = source === "head" ? { ...judge, ...lesser(judge, defaultPolicy.judge) } : judge;
  return { ...policy, redact: [...new Set([...redact, ...alsoHidden])], judge: bounded };
}

const SPENDING = ["maxRuns", "maxTokens", "deadlineSeconds", "concurrency"] as const;

function lesser(some: Policy["judge"], others: Policy["judge"]) {
  return Object.fromEntries(SPENDING.map((key) => [key, Math.min(some[key], others[key])]));
}
