import type { Expectation } from "../expectations/expectation.ts";
import { fingerprint } from "../json/fingerprint.ts";
import type { Json } from "../json/json.ts";
import type { Policy } from "../policy/schema.ts";
import { decidingJudges } from "../scorers/gating-judges.ts";
import { deterministicScorers } from "../scorers/registry.ts";

/**
 * sha256 of everything but the recordings that decides how a case scores: the resolved expectation, the options, the policy's
 * tools list, pass marks and gating scorers, the scorers' versions. Equal fingerprints make two reports of a case comparable.
 */
export function fingerprintOf(expectation: Expectation, policy: Policy): string {
  const known = fingerprints.get(expectation);
  if (known?.policy === policy) return known.text;
  const text = newFingerprint(expectation, policy);
  fingerprints.set(expectation, { policy, text });
  return text;
}

/** A case is asked for more than once. */
const fingerprints = new WeakMap<Expectation, { policy: Policy; text: string }>();

function newFingerprint(expectation: Expectation, policy: Policy): string {
  const {
    id: _id,
    formerly: _formerly,
    place: _place,
    source: _source,
    required: _required,
    referenceToolCalls,
    availableTools,
    ...rest
  } = expectation;
  const judges = decidingJudges(policy.gate);
  const references = referenceToolCalls?.map(({ name, arguments: args, optional }) => ({
    name,
    arguments: args.source,
    optional,
  }));
  return fingerprint({
    ...(rest as unknown as Record<string, Json>),
    referenceToolCalls: references ?? null,
    tools: policy.tools as unknown as Json,
    passMarks: policy.passMarks,
    gating: policy.gate.scorers,
    // A judge that only advises must not keep the calls from being compared. By whom runs were judged is compared apart.
    ...(judges.length > 0 && availableTools !== undefined
      ? { availableTools: availableTools as unknown as Json }
      : {}),
    scorers: Object.fromEntries([...deterministicScorers, ...judges].map(({ id, version }) => [id, version])),
  });
}
