import { fingerprint } from "../json/fingerprint.ts";
import type { Json } from "../json/json.ts";
import type { Policy } from "./schema.ts";

/** A text that is the same for the same demands. How much a job reads is none. */
export function policyFingerprint({ limits: _, ...demands }: Policy): string {
  return fingerprint(demands as unknown as Json);
}

/** A text that is the same for the same policy in every part: what jobs must agree on that share one suite. */
export function wholePolicyFingerprint(policy: Policy): string {
  return fingerprint(policy as unknown as Json);
}
