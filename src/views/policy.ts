import type { Report } from "../report/schema.ts";

const SOURCES = {
  base: "policy of the base commit",
  head: "policy of this pull request",
  file: "policy file",
  default: "default policy",
};
const FINGERPRINT = /^sha256:([0-9a-f]{8})[0-9a-f]*$/;

/** By which policy a report was judged: whose it is, and the beginning of its fingerprint where it has one. */
export function policyName({ source, fingerprint }: Report["policy"]): {
  source: string;
  fingerprint: string | undefined;
} {
  return { source: SOURCES[source], fingerprint: FINGERPRINT.exec(fingerprint)?.[1] };
}
