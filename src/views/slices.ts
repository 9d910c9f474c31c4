import { dividingTags } from "../report/divisions.ts";
import type { Report } from "../report/schema.ts";
import { type Slice, slicesOf } from "../report/slices.ts";
import { counted, listed, percent, shorten } from "../wording.ts";
import { changeCell } from "./change.ts";
import { isShown } from "./scorers.ts";

/** The slices by one tag as a table, the lowest pass rate first. The tag, the titles and the names hold untrusted text. */
export interface SliceTable {
  tag: string;
  /** How many values the tag has, shown or not: `40 values`. */
  size: string;
  /** Of the columns beside the name. */
  titles: string[];
  rows: SliceRow[];
  /** How many values are not among the rows: `… and 12 more values`; "" when all are. */
  more: string;
}

export interface SliceRow {
  /** The tag's value, or `without model`. */
  name: string;
  isValue: boolean;
  /** Below the titles, none of them empty: `20`, `86.4 %`, `−2.4 (−7.0 to +2.2)`. */
  cells: string[];
}

const NAMED = { tags: 3, characters: 40 };

/** The tables of all slices, with at most so many rows each: cases, runs, pass rate, its change where compared, and each scorer in use. */
export function sliceTables(report: Report, most: number): SliceTable[] {
  const scorers = Object.entries(report.scores).flatMap(([id, { value }]) =>
    value !== null && isShown(report, id) ? [id] : [],
  );
  return slicesOf(report).map(({ tag, slices, more }) => {
    const isCompared = slices.some(({ change }) => change !== null);
    const left = slices.length - most + more;
    return {
      tag,
      size: counted(slices.length + more, "value"),
      titles: ["cases", "runs", "pass rate", ...(isCompared ? ["change"] : []), ...scorers],
      rows: slices.slice(0, most).map((slice) => ({
        name: slice.value ?? `without ${tag}`,
        isValue: slice.value !== null,
        cells: [
          String(slice.cases),
          String(slice.runs),
          shareText(slice.passRate),
          ...(isCompared ? [changeOf(slice)] : []),
          ...scorers.map((id) => shareText(slice.scores[id] ?? null)),
        ],
      })),
      more: left > 0 ? `… and ${counted(left, "more value")}` : "",
    };
  });
}

/** Which tags divide the cases and have none of these tables: `Not shown: scores by region, customer and 2 more`. Holds untrusted text. */
export function moreTags(
  { cases }: Pick<Report, "cases">,
  tables: readonly SliceTable[],
): string | undefined {
  const tags = dividingTags(cases).slice(tables.length);
  const names = tags.map((tag) => shorten(tag, NAMED.characters));
  return tags.length === 0 ? undefined : `Not shown: scores by ${listed(names, NAMED.tags)}`;
}

function changeOf({ change, passRate }: Slice): string {
  return change === null ? "not compared" : changeCell(change, passRate);
}

function shareText(value: number | null): string {
  return value === null ? "–" : percent(value);
}
