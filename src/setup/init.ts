import { limits } from "../base/limits.ts";
import { ConfigurationError, type Problem } from "../base/problems.ts";
import { shellWord } from "../base/shell-words.ts";
import { mean } from "../base/statistics.ts";
import { loadConfigFile } from "../config/config-file.ts";
import { loadExpectations } from "../config/expectations.ts";
import { CONFIG_FILE, defaultPolicy, type SuiteConfig } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { coverageProblems, shardResultOf } from "../gate/coverage.ts";
import { casePassRate } from "../gate/measure.ts";
import { type PendingCase, passes } from "../gate/score.ts";
import { Suite } from "../gate/suite.ts";
import type { CaseRun } from "../recordings/run.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { addSuite } from "./add-suite.ts";
import type { ProposedCase } from "./proposal.ts";
import { type ProposedRule, propose, proposeToolRules } from "./propose.ts";
import { expectationsText, policyText } from "./yaml-text.ts";

/** What the user named: the recordings, the files, and how recordings are read. */
interface InitInputs {
  runs: readonly string[];
  expectations: readonly string[];
  policy: string | undefined;
  suite?: string | undefined;
  format?: string | undefined;
  caseField?: string | undefined;
}

/**
 * A command over the same recordings and files, as a POSIX shell reads it, without the program's name: its `words` first, for options
 * that take several values would take them too.
 */
export function nextCommand(
  words: readonly string[],
  { runs, expectations, policy, suite, format, caseField }: InitInputs,
  flags: readonly string[] = [],
): string {
  const options: [string, string | undefined][] = [
    ...runs.map((pattern): [string, string] => ["--runs", pattern]),
    ...expectations.map((file): [string, string] => ["--expectations", file]),
    ["--policy", policy === CONFIG_FILE ? undefined : policy],
    ["--suite", suite],
    ["--format", format],
    ["--case-field", caseField],
  ];
  const named = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
  return [...words, ...named, ...flags].map(shellWord).join(" ");
}

/** The names of the two files, as people are told them. */
export interface FileNames {
  expectations: string;
  policy: string;
}

/** The repository's file as it is, before a suite is added. */
export interface KeptFile {
  text: string;
  policy: Policy;
  /** The names of its suites. */
  suites: readonly string[];
}

/** What `init` writes. */
export interface ProposedFiles {
  expectations: string;
  /** The repository's file, with the suite in it; undefined where only a person can add the suite to the one that is there. */
  policy: string | undefined;
  /** Cases in the expectations, and cases left out for reasons that stand in its comments. */
  cases: number;
  leftOut: number;
  /** The ids of the cases in the expectations. */
  ids: readonly string[];
  /** What was guessed, so that a person can say whether it is right. */
  decided: InitAssumptions;
  /** What becomes of the recorded runs by these files. */
  preview: GatePreview;
}

/**
 * The first expectations and the repository's file for recorded runs, read back as a check. `kept` is the file that is there already;
 * `suite` what it is to say, with paths relative to its folder; `areSnapshots`: the recordings are committed; `inputs`: what the agent is
 * asked, by case. Throws ConfigurationError when there is more to write than can be read.
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
  const policy = kept?.policy ?? readBack(names.policy, policyText(rules, null, { suite }));
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
        ? policyText(rules, preview.passRate, { suite, ...(areSnapshots ? { areSnapshots } : {}) })
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

/** Nothing is proposed that could not be read: what is too much for one file is told as such. */
function refuse(problems: readonly Problem[], file: string, text: string): void {
  const tooLarge = Buffer.byteLength(text) > limits.configurationBytes;
  const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
  if (found.length > 0) throw new ConfigurationError(found);
}

function tooMuch(file: string, size: string): Problem {
  const message = `would have ${size}, more than the ${limits.configurationBytes} that are read: name fewer recordings with --runs`;
  return { severity: "error", file, message };
}

/** What the gate will say of recorded runs. */
interface GatePreview {
  /** From 0 to 1; null when none of them can be assessed. */
  passRate: number | null;
  /** What is wrong with them together, such as two of one name. */
  errors: Problem[];
}

/** Scores the runs as the gate will. */
function previewGate(
  runs: readonly CaseRun[],
  expectations: ReadonlyMap<string, Expectation>,
  policy: Policy,
): GatePreview {
  const suite = new Suite({ expectations, policy });
  const setsFirst = runs.toSorted((a, b) => Number(b.expectsOnly ?? 0) - Number(a.expectsOnly ?? 0));
  for (const run of setsFirst) suite.add(run);
  const gathered = suite.finish();
  const problems = [...gathered.problems, ...coverageProblems(shardResultOf(gathered, policy), expectations)];
  return {
    passRate: mean(gathered.cases.flatMap((one) => passRateOf(one, policy) ?? [])),
    errors: problems.filter(({ severity }) => severity === "error"),
  };
}

function passRateOf({ trials }: PendingCase, policy: Policy): number | null {
  const judged = trials.map((one) => ({ ...one, pass: passes(one, policy) }));
  return casePassRate({ trials: judged });
}

/** What proposed files say that nobody told. */
export interface InitAssumptions {
  /** Tools that only read. */
  readOnly: string[];
  /** Tools whose calls are never counted. */
  ignored: string[];
  /** Arguments on which runs do not agree, as `tool argument`, and in how many cases. */
  volatile: Map<string, number>;
}

/** What was guessed of tools and arguments. */
function decidedBy(rules: readonly ProposedRule[], cases: readonly ProposedCase[]): InitAssumptions {
  const volatile = new Map<string, number>();
  for (const { calls = [] } of cases) {
    const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
    for (const one of new Set(inCase)) volatile.set(one, (volatile.get(one) ?? 0) + 1);
  }
  return {
    readOnly: rules.flatMap(({ rule, tools }) => ("readOnly" in rule && rule.readOnly ? tools : [])),
    ignored: rules.flatMap(({ rule, tools }) => ("ignore" in rule ? tools : [])),
    volatile,
  };
}
