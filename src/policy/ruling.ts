import { type Differing, differences } from "../json/differences.ts";
import type { Problem } from "../problems.ts";
import { defaultPolicy } from "./defaults.ts";
import { sayingsOf } from "./demands.ts";
import type { PolicyFile } from "./load.ts";
import type { Policy } from "./schema.ts";

/** The policy by which a report is judged, and whose word it is. */
export interface RulingPolicy {
  policy: Policy;
  source: "default" | "file" | "base" | "head";
  /** The pull request has another policy file, which is not in force yet. */
  changed: boolean;
  /** By what the demands of that file differ. */
  pending: Differing[];
  /** What the other policy file hides besides. It is hidden at once: a secret that was shown cannot be called back. */
  alsoHidden: readonly string[];
  /** The file at the base cannot be read, and nobody knows what it hides. */
  hidesUnknown: boolean;
  /** What is wrong with the policy in force, and with the one that is not yet. */
  problems: Problem[];
}

/** Nobody wrote a policy. */
export const defaultRuling: RulingPolicy = {
  policy: defaultPolicy,
  source: "default",
  changed: false,
  pending: [],
  alsoHidden: [],
  hidesUnknown: false,
  problems: [],
};

/** The policy files on both sides of a pull request; undefined where there is none. */
export interface PolicySides {
  base: PolicyFile | undefined;
  head: PolicyFile | undefined;
  /** No report of the suite was ever recorded on the base branch. */
  isFirstUse: boolean;
}

/**
 * Which policy rules on a pull request: the base commit's. Where there is none, the pull request's own on the first use of a suite,
 * else the defaults. One that is invalid at the base is an error, unless the pull request repairs it: then the defaults rule once.
 */
export function rulingPolicy({ base, head, isFirstUse }: PolicySides): RulingPolicy {
  if (base === undefined) {
    if (head === undefined) return defaultRuling;
    return isFirstUse ? inForce(head, "head") : besides(defaultRuling, head);
  }
  if (base.text === head?.text) return inForce(base, "base");
  if (base.policy !== undefined) return besides(inForce(base, "base"), head);
  if (head?.policy === undefined) return inForce(base, "base");
  const message =
    "is invalid at the base commit and repaired here: this pull request is judged by the defaults";
  const problems: Problem[] = [{ severity: "warning", file: base.file, message }];
  return besides({ ...defaultRuling, hidesUnknown: true, problems }, head);
}

function inForce({ policy = defaultPolicy, problems }: PolicyFile, source: "base" | "head"): RulingPolicy {
  return { ...defaultRuling, policy, source, problems: [...problems] };
}

/** The ruling policy beside the one that rules after the merge. What is wrong with that is an error now: later it stops everybody. */
function besides(ruling: RulingPolicy, next: PolicyFile | undefined): RulingPolicy {
  const later = (next?.problems ?? []).map(
    (one): Problem => ({ ...one, message: `${one.message} (merged, it would stop every pull request)` }),
  );
  const policy = next === undefined ? defaultPolicy : next.policy;
  return {
    ...ruling,
    changed: true,
    pending: policy === undefined ? [] : differences(sayingsOf(policy), sayingsOf(ruling.policy)),
    alsoHidden: policy?.redact ?? [],
    problems: [...ruling.problems, ...later],
  };
}
