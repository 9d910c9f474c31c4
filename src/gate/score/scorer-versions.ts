import type { Policy } from "../../config/policy-schema.ts";
import type { Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { allScorers } from "../../scorers/index.ts";

/** The versions in rungate 0.1.0 other than 1, which its reports do not contain but its fingerprints do. */
const FIRST_VERSIONS = new Map([
  ["llm", 2],
  ["bias", 2],
  ["toxicity", 2],
]);

/** Returns the version of a scorer in rungate 0.1.0; 1 for newer scorers. */
export function firstVersion(scorer: string): number {
  return FIRST_VERSIONS.get(scorer) ?? 1;
}

/** Returns the versions of the gating scorers by name. */
export function gatingVersions({ scorers }: Pick<Policy["gate"], "scorers">): Record<string, number> {
  const gating = allScorers.filter(({ id }) => scorers.some((name) => name === id));
  return Object.fromEntries(gating.map(({ id, version }) => [id, version]));
}

type VersionedReport = Pick<Report, "scorerVersions" | "policy" | "scores">;

/** Returns the deciding scorers whose versions differ between the sides, among the scorers used here. */
export function versionsApart(
  head: VersionedReport,
  base: VersionedReport,
): NonNullable<Comparison["scorerVersions"]> {
  const before = versionsIn(base);
  return Object.entries(versionsIn(head)).flatMap(([scorer, version]) => {
    const there = before[scorer];
    const isApart = there !== undefined && there !== version && Object.hasOwn(head.scores, scorer);
    return isApart ? [{ scorer, base: there, head: version }] : [];
  });
}

function versionsIn({ scorerVersions, policy }: VersionedReport): Readonly<Record<string, number>> {
  return (
    scorerVersions ?? Object.fromEntries(policy.gate.scorers.map((scorer) => [scorer, firstVersion(scorer)]))
  );
}
