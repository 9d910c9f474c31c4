import { dividingTags } from "../report/divisions.ts";
import type { Report } from "../report/schema.ts";
import { type Slice, type Slicing, slicesOf } from "../report/slices.ts";
import { counted, listed, shareText, shorten } from "../wording.ts";
import { changeCell } from "./change.ts";
import { decidingFirst, isShown, scorerLabel } from "./scorers.ts";

/** The scores by tag, as many tables as there is room for. */
export interface SliceTables {
  tables: SliceTable[];
  /**
   * The tags that divide the cases too, and the scorers that have no column: `Not shown: scores by region, customer and 2 more`; "" when all
   * are shown. Holds untrusted text.
   */
  more: string;
}

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

/** The cases that share a value of the tag, or have none. Untrusted text. */
export interface SliceRow {
  /** The tag's value, or `without model`. */
  name: string;
  isValue: boolean;
  /** Below the titles, none of them empty: `20`, `86.4 %`, `−2.4 (−7.0 to +2.2)`. */
  cells: string[];
}

/** How many tables, and columns of scorers, a text shows whose reader came for something else. */
export const FEW = { tables: 3, scorers: 5 };

const NAMED = { tags: 3, scorers: 20, characters: 40 };

/**
 * The scores by so many tags, with at most so many rows each: cases, runs, pass rate, its change where compared, and so many scorers in use,
 * those first that decide.
 */
export function sliceTables(
  report: Report,
  most: { tables: number; rows: number; scorers: number },
): SliceTables {
  const tags = dividingTags(report.cases);
  const slicings = slicesOf(report, tags.slice(0, most.tables));
  const scorers = Object.entries(report.scores).flatMap(([id, { value }]) =>
    value !== null && isShown(report, id) ? [id] : [],
  );
  const chosen = new Set(decidingFirst(scorers, report.policy.gate).slice(0, most.scorers));
  const others = tags.slice(slicings.length).map((tag) => shorten(tag, NAMED.characters));
  const left = scorers.filter((id) => !chosen.has(id)).map((id) => shorten(id, NAMED.characters));
  const notShown = [
    ...(others.length > 0 ? [`scores by ${listed(others, NAMED.tags)}`] : []),
    ...(left.length > 0 && slicings.length > 0 ? [listed(left, NAMED.scorers)] : []),
  ];
  const shown = scorers.filter((id) => chosen.has(id));
  return {
    tables: slicings.map((slicing) => sliceTable(slicing, shown, most.rows)),
    more: notShown.length > 0 ? `Not shown: ${notShown.join(" · ")}` : "",
  };
}

function sliceTable({ tag, slices, more }: Slicing, scorers: readonly string[], most: number): SliceTable {
  const isCompared = slices.some(({ change }) => change !== null);
  const left = slices.length - most + more;
  return {
    tag,
    size: counted(slices.length + more, "value"),
    titles: [
      "cases",
      "runs",
      "pass rate",
      ...(isCompared ? ["change"] : []),
      ...scorers.map((id) => scorerLabel(id)),
    ],
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
}

function changeOf({ change, passRate }: Slice): string {
  return change === null ? "not compared" : changeCell(change, passRate);
}
