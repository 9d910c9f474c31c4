import { type ActivePolicy, DEFAULT_SUITE, MAX_QUARANTINE } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import type { QuarantineEntry } from "../../config/quarantine-schema.ts";
import { defined } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { nearestName, type Problem } from "../../core/problems.ts";
import { counted, groupBy, listed, shorten } from "../../core/text.ts";
import type { ReportCase } from "../../report/case.ts";
import { decidingCases } from "../../report/cases.ts";
import type { Report } from "../../report/report.ts";
import { judgedRuns } from "../baseline/baseline.ts";

export interface QuarantineTerms {
  activePolicy: Pick<ActivePolicy, "policy" | "next">;
  suite: string;
  expected: Iterable<string>;
  /** The UTC day of the gate, as `2026-12-31`. Undefined: unknown, so no entry is past. */
  today?: string | undefined;
}

interface MarkedCases {
  cases: ReportCase[];
  problems: Problem[];
}

/**
 * Marks the cases in quarantine. An expired entry, or an entry of a required case, does not count and is an error; above the limit no
 * entry counts. A pull request that repairs the policy gets a warning instead, because the base's policy is in force and would block the
 * repair.
 */
export function markQuarantine(cases: ReportCase[], terms: QuarantineTerms): MarkedCases {
  const { policy, next } = terms.activePolicy;
  const entries = policy.quarantine ?? [];
  if (entries.length === 0 && (next?.quarantine ?? []).length === 0) return { cases, problems: [] };
  const suite = suiteOf(cases, terms);
  const { effective, faults } = examine(policy, suite);
  const later = next && examine(next, suite).faults;
  const byCase = new Map(effective.map((entry) => [entry.case, entry]));
  return {
    cases: cases.map((reportCase) => {
      const entry = byCase.get(reportCase.id);
      if (entry === undefined) return reportCase;
      const { owner, reason, until } = entry;
      return { ...reportCase, quarantine: { owner, reason, until } };
    }),
    problems: [...policyProblems(faults, later), ...unknownCases(entries, suite, terms.suite)],
  };
}

interface Suite {
  cases: ReadonlyMap<string, readonly ReportCase[]>;
  ids: ReadonlySet<string>;
  today: string | undefined;
}

function suiteOf(cases: readonly ReportCase[], { expected, today }: QuarantineTerms): Suite {
  const byId = groupBy(cases, ({ id }) => id);
  return { cases: byId, ids: new Set([...byId.keys(), ...expected]), today };
}

/** A fault of a policy; equal faults have equal keys. */
export interface PolicyFault {
  key: string;
  problem: Omit<Problem, "severity">;
}

type Quarantine = Pick<Policy, "gate" | "quarantine">;

function examine(
  { gate, quarantine = [] }: Quarantine,
  suite: Suite,
): { effective: QuarantineEntry[]; faults: PolicyFault[] } {
  const required = new Set(gate.requiredCases);
  const faults: PolicyFault[] = [];
  const effective: QuarantineEntry[] = [];
  for (const entry of quarantine) {
    if (!suite.ids.has(entry.case)) continue;
    const demanding = suite.cases.get(entry.case)?.find((reportCase) => reportCase.required === true);
    const fault =
      demanding !== undefined || required.has(entry.case)
        ? requiredFault(entry, demanding)
        : pastFault(entry, suite);
    if (fault === undefined) effective.push(entry);
    else faults.push(fault);
  }
  const allowed = allowedInQuarantine(gate, suite.ids.size);
  if (effective.length <= allowed) return { effective, faults };
  return { effective: [], faults: [...faults, tooMany(effective, allowed, suite)] };
}

export function allowedInQuarantine(
  { maxQuarantine = MAX_QUARANTINE }: Pick<Policy["gate"], "maxQuarantine">,
  cases: number,
): number {
  if (maxQuarantine === 0) return 0;
  return Math.max(1, Math.floor(maxQuarantine * cases + ROUNDING));
}

/** Multiplying loses precision: 0.29 × 100 is a little less than 29. */
const ROUNDING = 1e-9;

function requiredFault({ case: id }: QuarantineEntry, demanding: ReportCase | undefined): PolicyFault {
  const { file, line } = demanding ?? {};
  const where = demanding === undefined ? "gate.requiredCases of the policy" : "its expectation";
  const remove =
    demanding === undefined ? "take it out of gate.requiredCases" : 'remove the line "required: true" there';
  const message = `case "${shown(id)}" is in quarantine and required by ${where}, so it decides: ${remove}, or take the entry out of quarantine`;
  const place = { ...defined({ file, line }) };
  return { key: `required ${id}`, problem: { ...place, message } };
}

function pastFault({ case: id, until, owner }: QuarantineEntry, { today }: Suite): PolicyFault | undefined {
  if (today === undefined || today <= until) return undefined;
  const message = `the quarantine of case "${shown(id)}" ended on ${until}, so the case decides again: fix it and remove its entry under "quarantine" in rungate.yml, or write a later day there (owner: ${shown(owner)})`;
  return { key: `past ${id} ${until}`, problem: { message } };
}

function tooMany(entries: readonly QuarantineEntry[], allowed: number, { ids }: Suite): PolicyFault {
  const names = listed(
    entries.map((one) => shown(one.case)),
    3,
  );
  const message = `quarantine has ${entries.length} of ${counted(ids.size, "case")}, and gate.maxQuarantine allows ${allowed}: ${names}. So all of them decide: fix some and remove their entries under "quarantine" in rungate.yml`;
  return { key: "too many", problem: { message } };
}

/**
 * Returns the problems of the policy in force (`now`) and of the policy after the merge (`later`, undefined when unchanged).
 * A repaired fault is a warning, because the repair could never be merged otherwise.
 */
export function policyProblems(
  now: readonly PolicyFault[],
  later: readonly PolicyFault[] | undefined,
): Problem[] {
  const isIn = (faults: readonly PolicyFault[], { key }: PolicyFault) =>
    faults.some((fault) => fault.key === key);
  const isRepaired = (fault: PolicyFault) => later !== undefined && !isIn(later, fault);
  return [
    ...now.map((fault): Problem => {
      if (!isRepaired(fault)) return { severity: "error", ...fault.problem };
      return { severity: "warning", ...fault.problem, message: `${fault.problem.message} (repaired here)` };
    }),
    ...(later ?? [])
      .filter((fault) => !isIn(now, fault))
      .map(({ problem }): Problem => {
        const message = `${problem.message} (merged, it would stop every pull request)`;
        return { severity: "error", ...problem, message };
      }),
  ];
}

/** With several suites an entry may belong to another suite, so only near misses count. */
function unknownCases(entries: readonly QuarantineEntry[], { ids }: Suite, suite: string): Problem[] {
  if (ids.size === 0) return [];
  const unknown = entries.filter((entry) => !ids.has(entry.case));
  const mayCompare = unknown.length * ids.size <= limits.namesCompared;
  return unknown.flatMap(({ case: id }): Problem[] => {
    const near = mayCompare ? nearestName(id, ids) : undefined;
    if (near === undefined && suite !== DEFAULT_SUITE) return [];
    const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
    const message = `quarantine names the case "${shown(id)}", which this suite does not have.${meant}`;
    return [{ severity: "warning", message }];
  });
}

function shown(name: string): string {
  return shorten(name, limits.shownName);
}

export interface FlippingCase {
  id: string;
  /** The number of base commits that recorded the case with an equal expectation. */
  commits: number;
  flips: number;
  /** Flips per pair of neighbouring commits. */
  rate: number;
}

/** Fewer commits prove nothing. A bad commit and its fix are two flips of a case that is not flaky. */
const FEWEST = { commits: 6, flips: 3 };

const LEAST_RATE = 0.3;

/**
 * Returns the flaky deciding cases of a base report, most flips first. A case passes at a commit when at least half of its runs pass.
 * Of several tags of an id the case with the most flips counts.
 */
export function flippingCases({ cases }: Pick<Report, "cases">): FlippingCase[] {
  const declared = decidingCases(cases).filter(({ source }) => source !== "none");
  const all = [...groupBy(declared, ({ id }) => id).values()].flatMap(
    (group) => group.map(flipsOf).toSorted(byRate)[0] ?? [],
  );
  const isFlaky = ({ commits, flips, rate }: FlippingCase) =>
    commits >= FEWEST.commits && flips >= FEWEST.flips && rate >= LEAST_RATE;
  return all.filter(isFlaky).sort(byRate);
}

function flipsOf({ id, trials, pool }: ReportCase): FlippingCase {
  const own = judgedRuns(trials).map(({ pass }) => pass);
  const earlier = pool.map(({ runs }) => runs.map(([, pass]) => pass));
  const outcomes = [own, ...earlier]
    .filter((passes) => passes.length > 0)
    .map((passes) => passes.filter((pass) => pass).length * 2 >= passes.length);
  const flips = outcomes.filter((outcome, at) => at > 0 && outcome !== outcomes[at - 1]).length;
  return { id, commits: outcomes.length, flips, rate: flips / Math.max(1, outcomes.length - 1) };
}

function byRate(a: FlippingCase, b: FlippingCase): number {
  return b.rate - a.rate || b.flips - a.flips;
}

/** The number of distinct passing runs, here and on the base, from which a case counts as stable. */
const STABLE_FROM = 10;

/** Returns true when all of these cases could leave the quarantine: they pass every run here and in the baseline. */
export function areStable(group: readonly ReportCase[]): boolean {
  return group.length > 0 && group.every(isStable);
}

function isStable({ comparison, trials }: ReportCase): boolean {
  if (comparison === null || !["comparable", "unchanged"].includes(comparison.state)) return false;
  const { base, anew } = comparison;
  const isPassing = base.passed === base.trials && trials.every(({ pass }) => pass === true);
  return isPassing && base.trials + anew >= STABLE_FROM;
}
