import { type ConfigFile, DEFAULT_SUITE, introducedSuites, type SuiteConfig } from "../config/policy.ts";
import { ConfigurationError, didYouMean } from "../core/problems.ts";
import { listed } from "../core/text.ts";
import { patternsInside } from "../recordings/reading/artifact-folders.ts";
import { callName, type Inputs } from "./inputs.ts";

/** The inputs of one suite, completed from rungate.yml. */
export interface SuiteInputs extends Inputs {
  suite: string;
  /** The name of the call, which may gate several suites. */
  call: string;
  /** The inputs whose values come from the file. */
  "from-file": string[];
  /** The command that records the agent, from the file. */
  record: string | undefined;
  /** Globs of the agent's files, from the base branch's file. */
  agent: readonly string[] | undefined;
}

/** The file on both sides of a pull request; otherwise `base` is the commit's own. */
export interface ConfigSides {
  base: ConfigFile | undefined;
  head?: ConfigFile | undefined;
}

/**
 * Returns the suites that a call gates. Inputs override the file, and the base's file overrides the pull request's, except for new suites.
 * Throws ConfigurationError for an unknown suite, and for single-suite inputs with several suites.
 */
export function suitesFor(inputs: Inputs, { base, head }: ConfigSides): SuiteInputs[] {
  const baseSuites = base?.suites ?? [];
  const baseNames = new Set(baseSuites.map(({ name }) => name));
  const introduced = introducedSuites(baseSuites, head?.suites);
  // When the base has no suites, the inputs belong to the default suite, and the pull request's file must not change that.
  const isByInputs = baseSuites.length === 0 && inputs.runs.length > 0;
  const added = isByInputs ? introduced.filter(({ name }) => name === DEFAULT_SUITE) : introduced;
  const suites = chooseSuites(inputs, [...baseSuites, ...added]);
  if (suites.length > 1) refuseForOne(inputs, suites);
  return suites.map((suite) => {
    const sharing = baseNames.has(suite.name) ? suites.filter(({ name }) => baseNames.has(name)) : suites;
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

const FOR_ONE = ["runs", "expectations", "format", "case-field", "shard", "merge"] as const;

function refuseForOne(inputs: Inputs, suites: readonly SuiteConfig[]): void {
  const inputNames = FOR_ONE.filter((name) => isSet(inputs[name]));
  const problems = [...inputNames, ...(inputs.baseline === "auto" ? [] : ["baseline"])].map((name) => ({
    severity: "error" as const,
    message: `input ${name} is for one suite, and rungate.yml has ${suites.length}: ${listed(suites.map((suite) => suite.name))}. Name one of them with the input suite`,
  }));
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** `all` has the patterns of the suites that share the artifacts. */
function withSuite(inputs: Inputs, suite: SuiteConfig, all: readonly string[]): SuiteInputs {
  const folder = inputs["runs-folder"];
  const fromFile: Record<string, unknown> = { ...suite, "case-field": suite.caseField };
  const runs = folder === undefined ? suite.runs : patternsInside(folder, suite.runs, all);
  return {
    ...inputs,
    suite: suite.name,
    call: callName(inputs),
    record: suite.record,
    agent: suite.agent,
    "from-file": FOR_ONE.filter((name) => !isSet(inputs[name]) && isSet(fromFile[name])),
    runs: inputs.runs.length > 0 ? inputs.runs : [...runs],
    expectations: inputs.expectations.length > 0 ? inputs.expectations : [...suite.expectations],
    format: inputs.format ?? suite.format,
    "case-field": inputs["case-field"] ?? suite.caseField,
    // A committed report is a baseline only for the file's recordings.
    baseline:
      inputs.baseline === "auto" && inputs.runs.length === 0 ? (suite.baseline ?? "auto") : inputs.baseline,
    "judge-model": inputs["judge-model"] ?? suite.judge?.model,
    "judge-base-url":
      inputs["judge-base-url"] ?? (inputs["judge-model"] === undefined ? suite.judge?.baseUrl : undefined),
  };
}
