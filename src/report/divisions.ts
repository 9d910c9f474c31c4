import { groupBy } from "../group-by.ts";
import { member } from "../json/json.ts";
import { limits } from "../limits.ts";
import { mean, sum } from "../statistics/mean.ts";
import type { ReportCase } from "./case-schema.ts";

/** The cases of a suite by the values of one tag, the lowest pass rate first. */
export interface Division {
  tag: string;
  groups: TagGroup[];
  /** Values of the tag that are beyond the limit, and in no group. */
  more: number;
}

/** The cases with one value of a tag; null: those without the tag. */
interface TagGroup {
  value: string | null;
  cases: ReportCase[];
  passRate: number | null;
}

/**
 * The tags that divide cases: at least two values, being without the tag counted as one. Where most cases are alone with their value the
 * tag names cases and divides nothing. Those that most cases have come first, of equal ones by name.
 */
export function dividingTags(cases: readonly Pick<ReportCase, "tags">[]): string[] {
  return [...countValues(cases)]
    .map(([tag, counts]) => ({ tag, counts: [...counts.values()], tagged: sum([...counts.values()]) }))
    .filter(({ counts, tagged }) => {
      const without = cases.length - tagged;
      const sizes = without > 0 ? [...counts, without] : counts;
      const alone = sizes.filter((size) => size === 1).length;
      return sizes.length > 1 && alone * 2 <= cases.length;
    })
    .toSorted((a, b) => b.tagged - a.tagged || (a.tag < b.tag ? -1 : 1))
    .map(({ tag }) => tag);
}

/** By tag and value: how many cases have it. */
function countValues(cases: readonly Pick<ReportCase, "tags">[]): Map<string, Map<string, number>> {
  const byTag = new Map<string, Map<string, number>>();
  for (const { tags } of cases) {
    for (const tag of Object.keys(tags)) {
      const value = tags[tag] ?? "";
      const counts = byTag.get(tag) ?? new Map<string, number>();
      byTag.set(tag, counts.set(value, (counts.get(value) ?? 0) + 1));
    }
  }
  return byTag;
}

/** The cases by each of these tags, by default all that divide them; as many tags and values as the limits allow. */
export function divisionsOf(
  cases: readonly ReportCase[],
  tags: readonly string[] = dividingTags(cases),
): Division[] {
  return tags.slice(0, limits.slicedTags).map((tag) => {
    const byValue = groupBy(cases, ({ tags }) => member(tags, tag) ?? null);
    const groups = [...byValue].map(([value, group]) => ({ value, cases: group, passRate: rateOf(group) }));
    return {
      tag,
      groups: groups.toSorted(worstFirst).slice(0, limits.slicedValues),
      more: Math.max(groups.length - limits.slicedValues, 0),
    };
  });
}

function rateOf(cases: readonly ReportCase[]): number | null {
  return mean(cases.flatMap(({ passRate }) => passRate ?? []));
}

/** What nobody could assess comes last; of equal groups the larger one first, then by value, and at the end what is without one. */
function worstFirst(a: TagGroup, b: TagGroup): number {
  const rate = (group: TagGroup) => group.passRate ?? 2;
  return rate(a) - rate(b) || b.cases.length - a.cases.length || byValue(a.value, b.value);
}

function byValue(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : 1;
}
