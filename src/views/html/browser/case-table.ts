import { CaseRow } from "./case-row.ts";
import { type Choice, isChosen, type Sort } from "./choice.ts";
import { markSorted, sorted, sortHeading } from "./sorting.ts";

/** Cases that are shown at once, and more of them at each wish: what a browser lays out without a pause. */
const STEP = 200;

/** The table of the cases, of which the chosen ones are shown. */
export class CaseTable {
  readonly table: HTMLTableElement;
  /** In the order of the report. */
  readonly all: readonly CaseRow[];
  chosen: CaseRow[] = [];
  shown: CaseRow[] = [];
  #ordered: readonly CaseRow[];
  #sort: Sort | null = null;
  readonly #onChange: () => void;

  constructor(table: HTMLTableElement, onChange: () => void) {
    this.table = table;
    this.all = [...table.tBodies].map((body) => new CaseRow(body));
    this.#ordered = this.all;
    this.#onChange = onChange;
  }

  choose(choice: Choice): void {
    this.#order(choice.sort);
    this.chosen = this.#ordered.filter((row) => isChosen(row, choice));
    this.showUpTo(STEP);
  }

  /** Shows more of them; the first of these. */
  showMore(): CaseRow | undefined {
    const before = this.shown.length;
    this.showUpTo(before + STEP);
    return this.shown[before];
  }

  /** How they are sorted, `sorted by f1, descending`; undefined when they stand as in the report. */
  get sorting(): string | undefined {
    if (this.#sort === null) return undefined;
    const title = sortHeading(this.table, this.#sort.column)?.textContent;
    return `sorted by ${title}, ${this.#sort.isDescending ? "descending" : "ascending"}`;
  }

  /** Whether the report has more cases than the page. */
  get isCut(): boolean {
    return this.all.length < Number(this.table.dataset.cases ?? 0);
  }

  /** Shows the first so many of the chosen cases. */
  showUpTo(count: number): void {
    const before = new Set(this.shown);
    this.shown = this.chosen.slice(0, count);
    for (const row of this.shown) {
      if (!before.delete(row)) row.show();
    }
    for (const row of before) row.hide();
    this.#onChange();
  }

  /** Opens one of the chosen cases and goes there. */
  visit(row: CaseRow): void {
    const at = this.chosen.indexOf(row);
    if (at >= this.shown.length) this.showUpTo(at + 1);
    row.open(true);
    row.focus();
    row.body.scrollIntoView();
  }

  rowOf(element: Element): CaseRow | undefined {
    const body = element.closest("tbody");
    return this.all.find((row) => row.body === body);
  }

  #order(sort: Sort | null): void {
    if (sort?.column === this.#sort?.column && sort?.isDescending === this.#sort?.isDescending) return;
    const heading = sort === null ? undefined : sortHeading(this.table, sort.column);
    this.#sort = heading === undefined ? null : sort;
    this.#ordered =
      this.#sort === null ? this.all : sorted(this.all, this.#sort, heading?.dataset.sort === "number");
    this.table.append(...this.#ordered.map(({ body }) => body));
    markSorted(this.table, this.#sort);
  }
}
