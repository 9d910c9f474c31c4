import { sha256 } from "../sha256.ts";
import { canonicalJson } from "./canonical.ts";
import type { Json } from "./json.ts";

/** `sha256:` and the digest of the canonical JSON: the same text for values that are equal. */
export function fingerprint(value: Json): string {
  return sha256(canonicalJson(value));
}
