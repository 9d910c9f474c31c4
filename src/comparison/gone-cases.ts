import { groupBy } from "../group-by.ts";
import { limits } from "../limits.ts";
import { nearestName } from "../problems.ts";
import type { ReportCase } from "../report/case-schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import type { Pairing } from "./pair-cases.ts";

/** Cases of the baseline that are gone: declared, or with a hint at what may have become of them. */
export function goneCases(
  { pairs, removed, retired }: Pairing,
  head: Pick<Report, "cases" | "retired">,
): Pick<Comparison, "removed" | "retired"> {
  const known = [...removed, ...retired.map(({ gone }) => gone), ...pairs.flatMap(({ base }) => base ?? [])];
  const mistaken = withoutMeaning(head, known);
  // Name by name this would take long for many of both.
  const compared = removed.length * mistaken.length <= limits.namesCompared ? mistaken : [];
  const added = pairs.filter(({ state }) => state === "new").map(({ head }) => head);
  const byFingerprint = groupBy(added, ({ fingerprint }) => fingerprint);
  const recorded = new Map(pairs.map(({ head }) => [head.id, head]));
  return {
    removed: removed.map((one) => {
      const alike = byFingerprint.get(one.fingerprint) ?? [];
      const hint = whereItWent(one, alike, recorded.get(one.id)) ?? misspelt(one, compared);
      return { id: one.id, tags: one.tags, ...(hint === undefined ? {} : { hint }) };
    }),
    retired: retired.map(({ gone: { id, tags }, reason }) => ({ id, tags, reason })),
  };
}

/** What may have become of a case that is gone, for the person who has to declare it. */
function whereItWent(
  { id }: ReportCase,
  alike: readonly ReportCase[],
  namesake: ReportCase | undefined,
): string | undefined {
  if (namesake !== undefined) {
    return namesake.source === "none"
      ? "its runs are recorded, and nothing is expected of them"
      : 'it is recorded with other tags only; an entry under "retired" may name tags';
  }
  const [only] = alike;
  return only === undefined || alike.length > 1
    ? undefined
    : `the new case "${only.id}" expects the same: if it is this one renamed, write "formerly: ${id}" there`;
}

/** The ids that expectations say are gone and that the baseline does not know. */
function withoutMeaning(
  { cases, retired }: Pick<Report, "cases" | "retired">,
  known: readonly ReportCase[],
): string[] {
  const ids = new Set(known.map(({ id }) => id));
  const declared = [...retired.map(({ id }) => id), ...cases.map(({ formerly }) => formerly)];
  return declared.flatMap((id) => (id === undefined || ids.has(id) ? [] : [id]));
}

function misspelt({ id }: ReportCase, mistaken: readonly string[]): string | undefined {
  const name = nearestName(id, mistaken);
  return name === undefined ? undefined : `"${name}" is declared gone: is that the same name misspelt?`;
}
