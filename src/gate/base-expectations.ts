import type { Problem } from "../base/problems.ts";
import { type ActivePolicy, policyFingerprint } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { decidingCases } from "../report/cases.ts";
import type { AsOnBase } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import type { ShardResult } from "../report/shard-result.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { version } from "../version.ts";
import type { Baseline } from "./baseline.ts";
import { whyItFails } from "./checks.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { isPaired } from "./pairs.ts";
import { isKeptFromAny, passes } from "./score.ts";

/** The expectations files of a job as they are at the base commit. */
export interface BaseFiles {
  commit: string;
  /** Named as the job names them. A file that the commit does not have is not among them. */
  files: readonly SourceText[];
  /** A warning for each file that cannot be used, or for all of them. */
  unread: readonly Problem[];
}

interface SourceText {
  file: string;
  text: string;
}

/** The base commit's expectations beside those here. */
export interface BaseExpectations {
  commit: string;
  /** By the id that a case has here: what the base commit expects of it, where something else is expected here, or nothing. */
  differing: ReadonlyMap<string, Expectation>;
  /** By the id that a case has at the base commit: what is expected of it there, where the same is expected here. */
  same: ReadonlyMap<string, Expectation>;
  /** Warnings that say why some of it is not known. */
  problems: readonly Problem[];
}

/** The expectations here, and how they were read. */
interface ExpectationsHere {
  texts: readonly SourceText[];
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  /** Reads expectations files by the policy in force. */
  load(files: readonly SourceText[]): {
    expectations: ReadonlyMap<string, Expectation>;
    problems: readonly Problem[];
  };
}

/** Compares what files say at the base commit with what they say here, both by the policy in force. A file that is invalid there is left out. */
export function compareExpectations(
  { commit, files, unread }: BaseFiles,
  { texts, expectations: here, policy, load }: ExpectationsHere,
): BaseExpectations {
  const { expectations, problems } = areSame(files, texts)
    ? { expectations: here, problems: [] }
    : loadValid(files, load);
  const differing = new Map<string, Expectation>();
  const same = new Map<string, Expectation>();
  const renamed = new Set<string>();
  for (const one of here.values()) {
    const { id, formerly = id } = one;
    renamed.add(formerly);
    const before = expectations.get(id) ?? expectations.get(formerly);
    if (before === undefined) continue;
    if (fingerprintOf(before, policy) === fingerprintOf(one, policy)) same.set(before.id, before);
    else differing.set(id, before);
  }
  for (const [id, before] of expectations) if (!here.has(id) && !renamed.has(id)) differing.set(id, before);
  return { commit, differing, same, problems: [...unread, ...problems] };
}

function areSame(files: readonly SourceText[], others: readonly SourceText[]): boolean {
  const texts = new Map(others.map(({ file, text }) => [file, text]));
  return files.length === others.length && files.every(({ file, text }) => texts.get(file) === text);
}

/** Reads the files that are valid together, with a warning for each other one. */
function loadValid(
  files: readonly SourceText[],
  load: ExpectationsHere["load"],
  before: readonly Problem[] = [],
): ReturnType<ExpectationsHere["load"]> {
  const { expectations, problems } = load(files);
  if (problems.length === 0) return { expectations, problems: before };
  const first = new Map(problems.toReversed().map((one) => [one.file, one]));
  const valid = files.filter(({ file }) => !first.has(file));
  const warnings = [...first].map(([file, { line, message }]): Problem => {
    const where = line === undefined ? "" : `line ${line}: `;
    return { severity: "warning", file, message: unusedText(`${where}${message}`) };
  });
  return loadValid(valid.length < files.length ? valid : [], load, [...before, ...warnings]);
}

/** The sentence of a warning about a file that cannot be used as it is at the base commit. */
export function unusedText(why: string): string {
  return `cannot be used as it is at the base commit (${why}), so changed cases of it are not scored by what the base expects`;
}

/** Counts the runs of a case as they were scored by what the base expects of it; undefined where none was. */
export function asOnBase(scored: readonly Trial[], policy: Policy): AsOnBase | undefined {
  if (scored.length === 0) return undefined;
  const trials = scored.map((trial): Trial => ({ ...trial, pass: passes(trial, policy) }));
  const counted = trials.filter(({ pass, scores }) => pass !== null || isKeptFromAny(scores, policy.gate));
  const why = whyItFails({ trials }, policy);
  return {
    passed: counted.filter(({ pass }) => pass).length,
    trials: counted.length,
    ...(why === undefined ? {} : { why }),
  };
}

/**
 * The deciding cases that an edit of the expectations would hide: not compared, and passing less often by what the base expects than they
 * did there. One that failed on the base already is not among them.
 */
export function brokenAsOnBase(cases: readonly ReportCase[]): ReportCase[] {
  return decidingCases(cases).filter(({ asOnBase: now, comparison }) => {
    if (now === undefined || comparison === null || isPaired(comparison)) return false;
    const { base } = comparison;
    return (
      now.passed < now.trials && (base.trials === 0 || now.passed * base.trials < base.passed * now.trials)
    );
  });
}

/** True where cases of which the base expects something else have runs that were not scored by that, or some of what it expects is not known. */
export function isUnseen({ cases }: Pick<ShardResult, "cases">, base: BaseExpectations): boolean {
  const isMissing = ({ id, asOnBase, trials }: ShardResult["cases"][number]) =>
    base.differing.has(id) && asOnBase === undefined && trials.some(({ hash }) => hash !== null);
  return base.problems.length > 0 || cases.some(isMissing);
}

/** A baseline, and of how many of its cases it had another fingerprint. */
interface RenewedBaseline {
  baseline: Baseline;
  renewed: number;
}

/**
 * The baseline with the fingerprints that this rungate gives to what the base commit expects, for cases of which the same is expected here.
 * Where its report is of that commit and was judged by the same policy, only another rungate can have made another fingerprint of it.
 */
export function renewFingerprints(
  baseline: Baseline,
  base: BaseExpectations | undefined,
  activePolicy: Pick<ActivePolicy, "policy" | "source">,
): RenewedBaseline {
  if (base === undefined || baseline.state !== "found") return { baseline, renewed: 0 };
  const { report } = baseline;
  if (report.commit !== base.commit || !isJudgedAlike(report, activePolicy)) return { baseline, renewed: 0 };
  let renewed = 0;
  const cases = report.cases.map((one) => {
    const expected = base.same.get(one.id);
    // Another file may expect something else of a case of this name.
    if (expected === undefined || one.source !== "file" || one.file !== expected.place.file) return one;
    const fingerprint = fingerprintOf(expected, activePolicy.policy);
    if (fingerprint === one.fingerprint) return one;
    renewed += 1;
    return { ...one, fingerprint };
  });
  return renewed === 0
    ? { baseline, renewed }
    : { baseline: { ...baseline, report: { ...report, cases } }, renewed };
}

/** True for a report of the base commit that was judged by the policy in force. Another rungate may have read other defaults into the same file. */
function isJudgedAlike(
  { policy, tool }: Pick<Report, "policy" | "tool">,
  { policy: inForce, source }: Pick<ActivePolicy, "policy" | "source">,
): boolean {
  return policy.fingerprint === policyFingerprint(inForce) || (tool.version !== version && source !== "file");
}
