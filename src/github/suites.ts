import { ConfigurationError, didYouMean } from "../base/problems.ts";
import { listed } from "../base/text.ts";
import { type ConfigFile, DEFAULT_SUITE, introducedSuites, type SuiteConfig } from "../config/policy.ts";
import { patternsInside } from "../recordings/pattern-folders.ts";
import { callName, type Inputs } from "./inputs.ts";

/** What one suite goes by: the inputs, and what the file says where they say nothing. */
export interface SuiteInputs extends Inputs {
  suite: string;
  /** The name of the call, which may be for several suites. */
  call: string;
  /** What the file says, and no input. */
  "from-file": string[];
  /** The command by which the file says that the agent is recorded. */
  record: string | undefined;
  /** Globs of the files that are the agent, as the base branch's file names them. */
  agent: readonly string[] | undefined;
}

/** The file on both sides of a pull request; elsewhere the commit's own is `base`. */
export interface ConfigSides {
  base: ConfigFile | undefined;
  head?: ConfigFile | undefined;
}

/**
 * The suites that a call gates. An input wins over the file; the base's file rules over what a pull request makes of it, and only a suite
 * that the base does not have is the pull request's own. Throws ConfigurationError for a suite that nobody knows, and where inputs
 * that are for one suite meet several.
 */
export function suitesFor(inputs: Inputs, { base, head }: ConfigSides): SuiteInputs[] {
  const ofBase = base?.suites ?? [];
  const known = new Set(ofBase.map(({ name }) => name));
  const introduced = introducedSuites(ofBase, head?.suites);
  // Where the base has no suites, inputs are for the usual one, whatever a pull request's file makes of them.
  const isByInputs = ofBase.length === 0 && inputs.runs.length > 0;
  const added = isByInputs ? introduced.filter(({ name }) => name === DEFAULT_SUITE) : introduced;
  const suites = chooseSuites(inputs, [...ofBase, ...added]);
  if (suites.length > 1) refuseForOne(inputs, suites);
  return suites.map((suite) => {
    const sharing = known.has(suite.name) ? suites.filter(({ name }) => known.has(name)) : suites;
    return withSuite(
      inputs,
      suite,
      sharing.flatMap(({ runs }) => runs),
    );
  });
}

function chooseSuites(inputs: Inputs, suites: readonly SuiteConfig[]): SuiteConfig[] {
  const { suite: named, runs } = inputs;
  if (named === undefined) return suites.length > 0 ? [...suites] : [{ ...NOTHING, name: DEFAULT_SUITE }];
  const found = suites.find(({ name }) => name === named);
  if (found !== undefined) return [found];
  if (runs.length > 0 || suites.length === 0) return [{ ...NOTHING, name: named }];
  const names = suites.map(({ name }) => name);
  const message = `input suite: rungate.yml has no suite "${named}".${didYouMean(named, names) || ` It has: ${listed(names)}.`}`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

const NOTHING = { runs: [], expectations: [] };

/** Inputs that say something about one suite. */
const FOR_ONE = ["runs", "expectations", "format", "case-field", "shard", "merge"] as const;

function refuseForOne(inputs: Inputs, suites: readonly SuiteConfig[]): void {
  const given = FOR_ONE.filter((name) => isGiven(inputs[name]));
  const problems = [...given, ...(inputs.baseline === "auto" ? [] : ["baseline"])].map((name) => ({
    severity: "error" as const,
    message: `input ${name} is for one suite, and rungate.yml has ${suites.length}: ${listed(suites.map((one) => one.name))}. Name one of them with the input suite`,
  }));
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** `all`: the patterns of the suites that share the artifacts. */
function withSuite(inputs: Inputs, suite: SuiteConfig, all: readonly string[]): SuiteInputs {
  const folder = inputs["runs-folder"];
  const known: Record<string, unknown> = { ...suite, "case-field": suite.caseField };
  const runs = folder === undefined ? suite.runs : patternsInside(folder, suite.runs, all);
  return {
    ...inputs,
    suite: suite.name,
    call: callName(inputs),
    record: suite.record,
    agent: suite.agent,
    "from-file": FOR_ONE.filter((name) => !isGiven(inputs[name]) && isGiven(known[name])),
    runs: inputs.runs.length > 0 ? inputs.runs : [...runs],
    expectations: inputs.expectations.length > 0 ? inputs.expectations : [...suite.expectations],
    format: inputs.format ?? suite.format,
    "case-field": inputs["case-field"] ?? suite.caseField,
    // Of other recordings a committed report is no baseline.
    baseline:
      inputs.baseline === "auto" && inputs.runs.length === 0 ? (suite.baseline ?? "auto") : inputs.baseline,
    "judge-model": inputs["judge-model"] ?? suite.judge?.model,
    "judge-base-url":
      inputs["judge-base-url"] ?? (inputs["judge-model"] === undefined ? suite.judge?.baseUrl : undefined),
  };
}
