import { ConfigurationError, type Problem } from "../problems.ts";
import type { Differing } from "../report/comparison-schema.ts";
import { differences } from "../report/differences.ts";
import { demandsOf } from "./demands.ts";
import { loadPolicy } from "./load.ts";
import { defaultPolicy, type Policy } from "./schema.ts";

/** The policy by which a report is judged, and whose word it is. */
export interface RulingPolicy {
  policy: Policy;
  source: "default" | "file" | "base" | "head";
  /** The pull request has another policy file, which is not in force yet. */
  changed: boolean;
  pending: Differing[];
}

/** What a pull request is judged by when nobody wrote a policy. */
export const defaultRuling: RulingPolicy = {
  policy: defaultPolicy,
  source: "default",
  changed: false,
  pending: [],
};

/** A policy file as it was read; undefined where there is none. */
type PolicyFile = { file: string; text: string } | undefined;

/**
 * Which policy rules on a pull request: the base commit's. Where there is none, the pull request's own on the first use of a suite,
 * else the defaults. One that is invalid at the base rules nobody: a pull request that repairs it is judged by the defaults.
 * What a reader must know of it goes to `warnings`. Throws ConfigurationError with every problem.
 */
export function rulingPolicy(
  { base, head, isFirstUse }: { base: PolicyFile; head: PolicyFile; isFirstUse: boolean },
  warnings: Problem[],
): RulingPolicy {
  const own = head && loadPolicy(head.file, head.text);
  if (base === undefined) {
    if (own === undefined || head === undefined) return defaultRuling;
    if (isFirstUse) {
      if (own.policy === undefined) throw new ConfigurationError(own.problems);
      return { ...defaultRuling, policy: own.policy, source: "head" };
    }
    return pending(defaultRuling, own.policy, warnings, own.problems);
  }
  const isChanged = base.text !== head?.text;
  const { policy, problems } = loadPolicy(base.file, base.text);
  if (policy !== undefined) {
    const ruling: RulingPolicy = { ...defaultRuling, policy, source: "base" };
    return isChanged ? pending(ruling, own ? own.policy : defaultPolicy, warnings, own?.problems) : ruling;
  }
  if (!isChanged || own?.policy === undefined) {
    const message = (text: string) => `${text} (at the base commit, whose policy rules)`;
    throw new ConfigurationError(problems.map((one) => ({ ...one, message: message(one.message) })));
  }
  const message =
    "the policy at the base commit is invalid and repaired here: judged by the defaults until then";
  warnings.push({ severity: "warning", file: base.file, message });
  return pending(defaultRuling, own.policy, warnings);
}

/** The ruling policy beside one that will rule after the merge. An invalid one is told now: later it would stop every pull request. */
function pending(
  ruling: RulingPolicy,
  next: Policy | undefined,
  warnings: Problem[],
  problems: readonly Problem[] = [],
): RulingPolicy {
  for (const one of problems)
    warnings.push({ ...one, severity: "warning", message: `${one.message} (not in force yet)` });
  if (next === undefined) return { ...ruling, changed: true };
  return { ...ruling, changed: true, pending: differences(demandsOf(next), demandsOf(ruling.policy)) };
}
