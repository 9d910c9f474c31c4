import { limits } from "../base/limits.ts";
import { nearestName, type Problem } from "../base/problems.ts";
import { counted, groupBy, listed, shorten } from "../base/text.ts";
import { type ActivePolicy, DEFAULT_SUITE, MAX_QUARANTINE } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { QuarantineEntry } from "../config/quarantine-schema.ts";
import type { ReportCase } from "../report/case.ts";
import { decidingCases } from "../report/cases.ts";
import type { Report } from "../report/report.ts";
import { judgedRuns } from "./baseline.ts";

/** What decides which cases are in quarantine. */
export interface QuarantineTerms {
  activePolicy: Pick<ActivePolicy, "policy" | "next">;
  suite: string;
  /** The ids of the cases that are expected, whether they have runs or not. */
  expected: Iterable<string>;
  /** `2026-12-31`: the day of the gate, in UTC. Undefined where it is not known: then no entry is past. */
  today?: string | undefined;
}

/** Cases, those in quarantine marked, and what is wrong with the quarantine. */
interface MarkedCases {
  cases: ReportCase[];
  problems: Problem[];
}

/**
 * Marks the cases that the policy in force puts in quarantine. An entry that is past, or of a required case, does not count, and where the
 * entries are too many none does: each is an error, until the policy is fixed. A pull request that fixes it gets a warning in its place,
 * because the base's policy is in force, and the fix could never be merged otherwise.
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
    cases: cases.map((one) => {
      const entry = byCase.get(one.id);
      if (entry === undefined) return one;
      const { owner, reason, until } = entry;
      return { ...one, quarantine: { owner, reason, until } };
    }),
    problems: [...policyProblems(faults, later), ...unknownCases(entries, suite, terms.suite)],
  };
}

/** A suite as far as its quarantine depends on it. */
interface Suite {
  cases: ReadonlyMap<string, readonly ReportCase[]>;
  /** All ids, of recorded and of expected cases. */
  ids: ReadonlySet<string>;
  today: string | undefined;
}

function suiteOf(cases: readonly ReportCase[], { expected, today }: QuarantineTerms): Suite {
  const byId = groupBy(cases, ({ id }) => id);
  return { cases: byId, ids: new Set([...byId.keys(), ...expected]), today };
}

/** Something wrong with a policy. The key is the same for the same fault. */
export interface PolicyFault {
  key: string;
  problem: Omit<Problem, "severity">;
}

type Quarantine = Pick<Policy, "gate" | "quarantine">;

/** The entries that count for this suite, and what is wrong with the others. */
function examine(
  { gate, quarantine = [] }: Quarantine,
  suite: Suite,
): { effective: QuarantineEntry[]; faults: PolicyFault[] } {
  const required = new Set(gate.requiredCases);
  const faults: PolicyFault[] = [];
  const effective: QuarantineEntry[] = [];
  for (const entry of quarantine) {
    if (!suite.ids.has(entry.case)) continue;
    const demanding = suite.cases.get(entry.case)?.find((one) => one.required === true);
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

/** How many cases of a suite of so many may be in quarantine. */
export function allowedInQuarantine(
  { maxQuarantine = MAX_QUARANTINE }: Pick<Policy["gate"], "maxQuarantine">,
  cases: number,
): number {
  if (maxQuarantine === 0) return 0;
  return Math.max(1, Math.floor(maxQuarantine * cases + ROUNDING));
}

/** What multiplying loses: 0.29 × 100 is a little less than 29. */
const ROUNDING = 1e-9;

function requiredFault({ case: id }: QuarantineEntry, demanding: ReportCase | undefined): PolicyFault {
  const { file, line } = demanding ?? {};
  const where = demanding === undefined ? "gate.requiredCases of the policy" : "its expectation";
  const remove =
    demanding === undefined ? "take it out of gate.requiredCases" : 'remove the line "required: true" there';
  const message = `case "${shown(id)}" is in quarantine and required by ${where}, so it decides: ${remove}, or take the entry out of quarantine`;
  const place = { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
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
 * The problems of a policy: what is wrong with the one in force, and `later` with the one after the merge, undefined where it stays as it
 * is. A fault that a pull request repairs is a warning, because it could never be merged otherwise.
 */
export function policyProblems(
  now: readonly PolicyFault[],
  later: readonly PolicyFault[] | undefined,
): Problem[] {
  const isIn = (faults: readonly PolicyFault[], { key }: PolicyFault) =>
    faults.some((one) => one.key === key);
  const isRepaired = (one: PolicyFault) => later !== undefined && !isIn(later, one);
  return [
    ...now.map((one): Problem => {
      if (!isRepaired(one)) return { severity: "error", ...one.problem };
      return { severity: "warning", ...one.problem, message: `${one.problem.message} (repaired here)` };
    }),
    ...(later ?? [])
      .filter((one) => !isIn(now, one))
      .map(({ problem }): Problem => {
        const message = `${problem.message} (merged, it would stop every pull request)`;
        return { severity: "error", ...problem, message };
      }),
  ];
}

/** Entries of unknown cases. With several suites an entry may be of another one: then only a name that is like a known one counts. */
function unknownCases(entries: readonly QuarantineEntry[], { ids }: Suite, suite: string): Problem[] {
  // Where nothing was recorded, that is what a reader must know.
  if (ids.size === 0) return [];
  const unknown = entries.filter((one) => !ids.has(one.case));
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

/** A case whose outcome changes from commit to commit. */
export interface FlippingCase {
  id: string;
  /** Commits of the base branch that recorded it, while the same was expected. */
  commits: number;
  /** How often its outcome changed from one of them to the next. */
  flips: number;
  /** Flips / neighbouring commits. */
  rate: number;
}

/** Fewer commits say nothing. One bad commit and its fix are two flips, and the case is not flaky. */
const FEWEST = { commits: 6, flips: 3 };

/** The flip rate from which a case is flaky. */
const LEAST_RATE = 0.3;

/**
 * The flaky cases of a base report that decide there, the one that flips most first. The outcome of a case at a commit is whether at
 * least half of its runs there passed. What the report carries of earlier commits is of the same expectation. Of several tags of an id the
 * one that flips most counts.
 */
export function flippingCases({ cases }: Pick<Report, "cases">): FlippingCase[] {
  const known = decidingCases(cases).filter(({ source }) => source !== "none");
  const all = [...groupBy(known, ({ id }) => id).values()].flatMap(
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

/** Distinct runs, here and on the base, from which a case that passed all of them is called stable again. */
const STABLE_FROM = 10;

/** Whether all of these cases could leave the quarantine: they pass every run, and passed every run that the base knows. */
export function areStable(group: readonly ReportCase[]): boolean {
  return group.length > 0 && group.every(isStable);
}

function isStable({ comparison, trials }: ReportCase): boolean {
  if (comparison === null || !["comparable", "unchanged"].includes(comparison.state)) return false;
  const { base, anew } = comparison;
  const isPassing = base.passed === base.trials && trials.every(({ pass }) => pass === true);
  return isPassing && base.trials + anew >= STABLE_FROM;
}
