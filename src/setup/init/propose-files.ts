import { loadConfigFile } from "../../config/config-file.ts";
import { loadExpectations } from "../../config/expectations.ts";
import { defaultPolicy, type SuiteConfig } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { limits } from "../../core/limits.ts";
import { ConfigurationError, type Problem } from "../../core/problems.ts";
import { mean } from "../../core/statistics/summary.ts";
import { coverageProblems } from "../../gate/measure/case-coverage.ts";
import { passes } from "../../gate/score/passes.ts";
import { Suite } from "../../gate/score/suite.ts";
import { casePassRate } from "../../gate/score/suite-scores.ts";
import type { CaseRun } from "../../recordings/run.ts";
import type { ScoredCase } from "../../report/scored-suite.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { type ProposedRule, propose, proposeToolRules } from "./propose.ts";
import type { ProposedCase } from "./propose-stated.ts";
import { addSuite, expectationsText, policyText } from "./yaml-text.ts";

export interface FileNames {
  expectations: string;
  policy: string;
}

export interface KeptFile {
  text: string;
  policy: Policy;
  suites: readonly string[];
}

export interface ProposedFiles {
  expectations: string;
  /** The policy file including the suite; undefined if only a person can add the suite. */
  policy: string | undefined;
  /** Numbers of included cases, and of omitted ones, which the file's comments explain. */
  cases: number;
  leftOut: number;
  ids: readonly string[];
  decided: InitAssumptions;
  preview: GatePreview;
}

/**
 * Proposes the first expectations and policy file for recorded runs, and parses them as a check. `kept`: the existing policy file;
 * `suite`: its new entry, with paths relative to its folder; `areSnapshots`: recordings are committed; `inputs`: agent inputs by case.
 * Throws ConfigurationError if the files would be too large.
 */
export function proposeFiles(
  runs: readonly CaseRun[],
  names: FileNames,
  kept: KeptFile | undefined,
  {
    suite,
    areSnapshots,
    inputs,
  }: {
    suite?: SuiteConfig;
    areSnapshots?: boolean;
    inputs?: ReadonlyMap<string, string | string[]> | undefined;
  } = {},
): ProposedFiles {
  const rules = kept === undefined ? proposeToolRules(runs) : [];
  const areReported = runs.every(({ reportedBy }) => reportedBy !== undefined);
  const areResults = areReported && (runs.every(({ textsOnly }) => textsOnly) ? "alone" : "beside calls");
  const policy = kept?.policy ?? readBack(names.policy, policyText(rules, null, { suite, areResults }));
  const proposal = propose(runs, policy, inputs);
  const expectations = expectationsText(proposal, names.policy);
  const loaded = loadExpectations(
    [{ file: names.expectations, text: expectations }],
    policy.defaults,
    policy.rules,
  );
  refuse(loaded.problems, names.expectations, expectations);
  const preview = previewGate(runs, loaded.expectations, policy);
  return {
    expectations,
    policy:
      kept === undefined
        ? policyText(rules, preview.passRate, {
            suite,
            areResults,
            ...(areSnapshots ? { areSnapshots } : {}),
          })
        : suite && addSuite(names.policy, kept.text, suite),
    cases: proposal.cases.length,
    leftOut: [proposal.ownWord, proposal.tooLong, proposal.disputed, proposal.failed].flat().length,
    ids: proposal.cases.map(({ id }) => id),
    decided: decidedBy(rules, proposal.cases),
    preview,
  };
}

function readBack(file: string, text: string): Policy {
  const { policy, problems } = loadConfigFile(file, text);
  refuse(problems, file, text);
  return policy ?? defaultPolicy;
}

/** Checks the size first for a clearer message. */
function refuse(problems: readonly Problem[], file: string, text: string): void {
  const tooLarge = Buffer.byteLength(text) > limits.configurationBytes;
  const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
  if (found.length > 0) throw new ConfigurationError(found);
}

function tooMuch(file: string, size: string): Problem {
  const message = `would have ${size}, more than the ${limits.configurationBytes} that are read: name fewer recordings with --runs`;
  return { severity: "error", file, message };
}

interface GatePreview {
  /** From 0 to 1; null if no run can be assessed. */
  passRate: number | null;
  errors: Problem[];
}

function previewGate(
  runs: readonly CaseRun[],
  expectations: ReadonlyMap<string, Expectation>,
  policy: Policy,
): GatePreview {
  const suite = new Suite({ expectations, policy });
  const setsFirst = runs.toSorted((a, b) => Number(b.expectsOnly ?? 0) - Number(a.expectsOnly ?? 0));
  for (const run of setsFirst) suite.add(run);
  const scored = suite.finish();
  const problems = [...scored.problems, ...coverageProblems(scored, expectations)];
  return {
    passRate: mean(scored.cases.flatMap((scoredCase) => passRateOf(scoredCase, policy) ?? [])),
    errors: problems.filter(({ severity }) => severity === "error"),
  };
}

function passRateOf({ trials }: ScoredCase, policy: Policy): number | null {
  const judged = trials.map((trial) => ({ ...trial, pass: passes(trial, policy) }));
  return casePassRate({ trials: judged });
}

/** Assumptions in the proposed files. */
export interface InitAssumptions {
  readOnly: string[];
  ignored: string[];
  /** Number of cases by `tool argument`, for arguments in which runs differ. */
  volatile: Map<string, number>;
}

function decidedBy(rules: readonly ProposedRule[], cases: readonly ProposedCase[]): InitAssumptions {
  const volatile = new Map<string, number>();
  for (const { calls = [] } of cases) {
    const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
    for (const name of new Set(inCase)) volatile.set(name, (volatile.get(name) ?? 0) + 1);
  }
  return {
    readOnly: rules.flatMap(({ rule, tools }) => ("readOnly" in rule && rule.readOnly ? tools : [])),
    ignored: rules.flatMap(({ rule, tools }) => ("ignore" in rule ? tools : [])),
    volatile,
  };
}
