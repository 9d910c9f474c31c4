import type { CaseRow } from "./case-row.ts";
import type { Sort } from "./choice.ts";

const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The cases by a column: equal ones stay as they are, those with nothing there are last in both directions. */
export function sorted(
  rows: readonly CaseRow[],
  { column, isDescending }: Sort,
  isNumber: boolean,
): CaseRow[] {
  const compare = isNumber
    ? (a: string, b: string) => Number(a) - Number(b)
    : (a: string, b: string) => words.compare(a, b);
  const keyed = rows.map((row) => ({ row, key: row.keyOf(column) }));
  keyed.sort((a, b) => {
    if (a.key === "" || b.key === "") return Number(a.key === "") - Number(b.key === "");
    return isDescending ? compare(b.key, a.key) : compare(a.key, b.key);
  });
  return keyed.map(({ row }) => row);
}

/** Gives each heading that can be sorted by a button, and tells which was pressed. */
export function addSortButtons(table: HTMLTableElement, onPress: (column: number) => void): void {
  for (const heading of sortable(table)) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener("click", () => onPress(heading.cellIndex));
  }
}

/** Up, down, and back to the order of the report; down first in a column whose highest values are the worst. */
export function nextSort(table: HTMLTableElement, before: Sort | null, column: number): Sort | null {
  const isDownFirst = sortHeading(table, column)?.dataset.worst === "high";
  if (before?.column !== column) return { column, isDescending: isDownFirst };
  return before.isDescending === isDownFirst ? { column, isDescending: !isDownFirst } : null;
}

/** Tells assistive technology by which column the cases are sorted, and in which direction; null: by none. */
export function markSorted(table: HTMLTableElement, sort: Sort | null): void {
  for (const heading of sortable(table)) {
    if (heading.cellIndex !== sort?.column) heading.removeAttribute("aria-sort");
    else heading.setAttribute("aria-sort", sort.isDescending ? "descending" : "ascending");
  }
}

/** The heading of a column that can be sorted by. */
export function sortHeading(table: HTMLTableElement, column: number): HTMLElement | undefined {
  return sortable(table).find(({ cellIndex }) => cellIndex === column);
}

function sortable(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...table.querySelectorAll<HTMLTableCellElement>("thead th[data-sort]")];
}
