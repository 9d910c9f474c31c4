import { type ActivePolicy, policyFingerprint } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { defined } from "../../core/json.ts";
import type { Problem } from "../../core/problems.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { decidingCases } from "../../report/cases.ts";
import type { AsOnBase } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { version } from "../../version.ts";
import { isPaired } from "../compare/pair-cases.ts";
import { whyItFails } from "../decide/worst-case-text.ts";
import { fingerprintOf } from "../score/fingerprint.ts";
import { isKeptFromAny, passes } from "../score/passes.ts";
import type { Baseline } from "./baseline.ts";

/** A job's expectations files at the base commit. */
export interface BaseFiles {
  commit: string;
  /** Named as in the job. Files that the commit lacks are left out. */
  files: readonly SourceText[];
  unread: readonly Problem[];
}

interface SourceText {
  file: string;
  text: string;
}

/** The base commit's expectations, compared with the head's. */
export interface BaseExpectations {
  commit: string;
  /** By the head's id of a case: the base expectation, where the head's differs or is gone. */
  differing: ReadonlyMap<string, Expectation>;
  /** By the base's id of a case: the base expectation, where the head's is equal. */
  same: ReadonlyMap<string, Expectation>;
  problems: readonly Problem[];
}

interface ExpectationsHere {
  texts: readonly SourceText[];
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  load(files: readonly SourceText[]): {
    expectations: ReadonlyMap<string, Expectation>;
    problems: readonly Problem[];
  };
}

/** Compares the expectations of the base commit and the head by the policy in force. Leaves out files that are invalid at the base. */
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
  for (const expectation of here.values()) {
    const { id, formerly = id } = expectation;
    renamed.add(formerly);
    const before = expectations.get(id) ?? expectations.get(formerly);
    if (before === undefined) continue;
    if (fingerprintOf(before, policy) === fingerprintOf(expectation, policy)) same.set(before.id, before);
    else differing.set(id, before);
  }
  for (const [id, before] of expectations) if (!here.has(id) && !renamed.has(id)) differing.set(id, before);
  return { commit, differing, same, problems: [...unread, ...problems] };
}

function areSame(files: readonly SourceText[], others: readonly SourceText[]): boolean {
  const texts = new Map(others.map(({ file, text }) => [file, text]));
  return files.length === others.length && files.every(({ file, text }) => texts.get(file) === text);
}

/** An invalid file must not make the valid files unusable. */
function loadValid(
  files: readonly SourceText[],
  load: ExpectationsHere["load"],
  before: readonly Problem[] = [],
): ReturnType<ExpectationsHere["load"]> {
  const { expectations, problems } = load(files);
  if (problems.length === 0) return { expectations, problems: before };
  const first = new Map(problems.toReversed().map((problem) => [problem.file, problem]));
  const valid = files.filter(({ file }) => !first.has(file));
  const warnings = [...first].map(([file, { line, message }]): Problem => {
    const where = line === undefined ? "" : `line ${line}: `;
    return { severity: "warning", file, message: unusedText(`${where}${message}`) };
  });
  return loadValid(valid.length < files.length ? valid : [], load, [...before, ...warnings]);
}

/** Returns the warning about a file that cannot be used as it is at the base commit. */
export function unusedText(why: string): string {
  return `cannot be used as it is at the base commit (${why}), so changed cases of it are not scored by what the base expects`;
}

/** Counts the runs of a case that pass by the base's expectation; undefined without runs. */
export function asOnBase(onBaseTrials: readonly Trial[], policy: Policy): AsOnBase | undefined {
  if (onBaseTrials.length === 0) return undefined;
  const trials = onBaseTrials.map((trial): Trial => ({ ...trial, pass: passes(trial, policy) }));
  const counted = trials.filter(({ pass, scores }) => pass !== null || isKeptFromAny(scores, policy.gate));
  const why = whyItFails({ trials }, policy);
  return {
    passed: counted.filter(({ pass }) => pass).length,
    trials: counted.length,
    ...defined({ why }),
  };
}

/** Returns the deciding cases that an edit of the expectations would hide: not compared, and passing less often by the base's. */
export function brokenAsOnBase(cases: readonly ReportCase[]): ReportCase[] {
  return decidingCases(cases).filter(({ asOnBase: now, comparison }) => {
    if (now === undefined || comparison === null || isPaired(comparison)) return false;
    const { base } = comparison;
    return (
      now.passed < now.trials && (base.trials === 0 || now.passed * base.trials < base.passed * now.trials)
    );
  });
}

/** Returns true when runs of a case with a changed expectation were not scored by the base's, or a base file could not be read. */
export function isUnseen({ cases }: Pick<ScoredSuite, "cases">, base: BaseExpectations): boolean {
  const isMissing = ({ id, asOnBase, trials }: ScoredSuite["cases"][number]) =>
    base.differing.has(id) && asOnBase === undefined && trials.some(({ hash }) => hash !== null);
  return base.problems.length > 0 || cases.some(isMissing);
}

interface RenewedBaseline {
  baseline: Baseline;
  renewed: number;
}

/**
 * Returns the baseline with this rungate's fingerprints for cases whose expectation did not change since the base commit. In a report of
 * that commit judged by this policy, only another rungate can have written other fingerprints.
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
  const cases = report.cases.map((reportCase) => {
    const expected = base.same.get(reportCase.id);
    // Another file may have a different case of this name.
    if (expected === undefined || reportCase.source !== "file" || reportCase.file !== expected.place.file)
      return reportCase;
    const fingerprint = fingerprintOf(expected, activePolicy.policy);
    if (fingerprint === reportCase.fingerprint) return reportCase;
    renewed += 1;
    return { ...reportCase, fingerprint };
  });
  return renewed === 0
    ? { baseline, renewed }
    : { baseline: { ...baseline, report: { ...report, cases } }, renewed };
}

/** Another rungate may have read other defaults into the same policy file. */
function isJudgedAlike(
  { policy, tool }: Pick<Report, "policy" | "tool">,
  { policy: inForce, source }: Pick<ActivePolicy, "policy" | "source">,
): boolean {
  return policy.fingerprint === policyFingerprint(inForce) || (tool.version !== version && source !== "file");
}
