import { didYouMean } from "../problems.ts";
import type { ReportCase } from "../report/case-schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import type { Pairing } from "./pair-cases.ts";

/** Cases of the baseline that are gone: declared, or with a hint at what may have become of them. */
export function goneCases(
  { pairs, removed, retired }: Pairing,
  head: Pick<Report, "cases" | "retired">,
): Pick<Comparison, "removed" | "retired"> {
  const declared = declaredGone(head);
  const added = pairs.filter(({ state }) => state === "new").map(({ head }) => head);
  const recorded = new Map(pairs.map(({ head }) => [head.id, head]));
  return {
    removed: removed.map((one) => {
      const hint = whereItWent(one, added, recorded.get(one.id)) ?? misspelt(one, declared);
      return { id: one.id, tags: one.tags, ...(hint === undefined ? {} : { hint }) };
    }),
    retired: retired.map(({ gone: { id, tags }, reason }) => ({ id, tags, reason })),
  };
}

/** What may have become of a case that is gone, for the person who has to declare it. */
function whereItWent(
  { id, fingerprint }: ReportCase,
  added: readonly ReportCase[],
  namesake: ReportCase | undefined,
): string | undefined {
  if (namesake !== undefined) {
    return namesake.source === "none"
      ? "its runs are recorded, and nothing is expected of them"
      : 'it is recorded with other tags only; an entry under "retired" may name tags';
  }
  const alike = added.filter((one) => one.fingerprint === fingerprint);
  const [only] = alike;
  return only === undefined || alike.length > 1
    ? undefined
    : `the new case "${only.id}" expects the same: if it is this one renamed, write "formerly: ${id}" there`;
}

/** The ids that expectations say are gone. */
function declaredGone({ cases, retired }: Pick<Report, "cases" | "retired">): string[] {
  return [...retired.flatMap(({ id }) => id ?? []), ...cases.flatMap(({ formerly }) => formerly ?? [])];
}

function misspelt({ id }: ReportCase, declared: readonly string[]): string | undefined {
  const [name] = declared.filter((one) => didYouMean(id, [one]) !== "");
  return name === undefined ? undefined : `"${name}" is declared gone: is that the same name misspelt?`;
}
