import { loadExpectations } from "../expectations/load.ts";
import { limits } from "../limits.ts";
import { defaultPolicy } from "../policy/defaults.ts";
import { loadPolicy } from "../policy/load.ts";
import type { Policy } from "../policy/schema.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import { type Decided, decidedBy } from "./decided.ts";
import { expectationsText } from "./expectations-text.ts";
import { policyText } from "./policy-text.ts";
import { propose } from "./propose.ts";
import type { RecordedRun } from "./recorded-run.ts";
import { type Rehearsal, rehearse } from "./rehearsal.ts";
import { proposeToolRules } from "./tool-rules.ts";

/** The names of the two files, as people are told them. */
export interface FileNames {
  expectations: string;
  policy: string;
}

/** What `init` writes. */
export interface ProposedFiles {
  expectations: string;
  /** Undefined where a policy is there already: the expectations are proposed for that one. */
  policy: string | undefined;
  /** Cases in the expectations, and cases left out for reasons that stand in its comments. */
  cases: number;
  leftOut: number;
  /** What was guessed, so that a person can say whether it is right. */
  decided: Decided;
  /** What becomes of the recorded runs by these files. */
  rehearsal: Rehearsal;
}

/**
 * The first expectations and policy for recorded runs, read back as a check. `kept` is the policy that is there already;
 * `areSnapshots`: the recordings are committed. Throws ConfigurationError when there is more to write than can be read.
 */
export function proposeFiles(
  runs: readonly RecordedRun[],
  names: FileNames,
  kept: Policy | undefined,
  areSnapshots = false,
): ProposedFiles {
  const rules = kept === undefined ? proposeToolRules(runs.map(({ run }) => run)) : [];
  const policy = kept ?? readBack(names.policy, policyText(rules, null));
  const proposal = propose(runs, policy);
  const expectations = expectationsText(proposal, names.policy);
  const loaded = loadExpectations([{ file: names.expectations, text: expectations }], policy.defaults);
  refuse(loaded.problems, names.expectations, expectations);
  const rehearsal = rehearse(runs, loaded.expectations, policy);
  return {
    expectations,
    policy: kept === undefined ? policyText(rules, rehearsal.passRate, areSnapshots) : undefined,
    cases: proposal.cases.length,
    leftOut: proposal.ownWord.length + proposal.tooLong.length,
    decided: decidedBy(rules, proposal.cases),
    rehearsal,
  };
}

function readBack(file: string, text: string): Policy {
  const { policy, problems } = loadPolicy(file, text);
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
