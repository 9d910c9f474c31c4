import { fingerprint } from "../expectations/fingerprint.ts";
import type { Json } from "../json/json.ts";
import type { Policy } from "./schema.ts";

/** A text that is the same for the same demands. */
export function policyFingerprint(policy: Policy): string {
  return fingerprint(policy as unknown as Json);
}
