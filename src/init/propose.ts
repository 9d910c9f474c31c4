import { groupBy } from "../group-by.ts";
import { limits } from "../limits.ts";
import { redactRules } from "../policy/redact.ts";
import type { Policy } from "../policy/schema.ts";
import { resolveOptions } from "../policy/scorer-options.ts";
import { toolBook } from "../policy/tools.ts";
import { caseKey } from "../suite/trial.ts";
import { compareNames } from "../suite/trial-names.ts";
import { type ProposedCase, proposeCase } from "./propose-case.ts";
import type { RecordedRun } from "./recorded-run.ts";
import { trialCalls } from "./trial-calls.ts";

/** What an expectations file may say of recorded runs. */
export interface Proposal {
  /** By id. */
  cases: ProposedCase[];
  /** Ids of cases whose recordings say themselves what is expected. */
  ownWord: string[];
  /** Ids of cases with more calls than a case may expect. */
  tooLong: string[];
}

/** Proposes what is expected of the cases of these runs, so that the runs that most trials agree with pass under the policy. */
export function propose(runs: readonly RecordedRun[], policy: Policy): Proposal {
  const options = resolveOptions(policy.defaults);
  const tools = toolBook(policy.tools);
  const redact = redactRules(policy.redact);
  const proposal: Proposal = { cases: [], ownWord: [], tooLong: [] };
  // Of what only holds texts nobody knows whether it called nothing.
  const known = runs.filter(({ run }) => !run.textsOnly);
  const byId = [...groupBy(known, ({ identity }) => identity.caseId)];
  for (const [id, recorded] of byId.sort(([a], [b]) => compareNames(a, b))) {
    if (speaksForItself(recorded)) {
      proposal.ownWord.push(id);
      continue;
    }
    const trials = distinct(recorded).map((one) => trialCalls(one, options, tools));
    const proposed = proposeCase(id, trials, redact);
    if (proposed.calls.length > limits.references) proposal.tooLong.push(id);
    else proposal.cases.push(proposed);
  }
  return proposal;
}

/** True when every run of the case is told what is expected by its own recording, or by an eval set. */
function speaksForItself(recorded: readonly RecordedRun[]): boolean {
  return (
    recorded.some(({ run }) => run.expectsOnly) ||
    recorded.every(({ run }) => run.referenceToolCalls !== undefined)
  );
}

/** Identical recordings are one trial, as the gate counts them. */
function distinct(recorded: readonly RecordedRun[]): RecordedRun[] {
  const seen = new Set<string>();
  return recorded.filter(({ identity, origin }) => {
    if (origin.hash === undefined) return true;
    const key = JSON.stringify([caseKey(identity.caseId, identity.tags), origin.hash]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
