import type { Report } from "../report/schema.ts";
import type { Finding, TitledFinding } from "./check.ts";

/** A finding for which a maintainer took responsibility: still told, no longer in the way. */
export function unlessAccepted(finding: TitledFinding, accepted: Report["accepted"]): Finding {
  if (accepted === null || finding.result === "pass") return finding;
  const title = `${finding.title}, accepted by @${accepted.by}`;
  return { ...finding, result: "pass", title };
}
