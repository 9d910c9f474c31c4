import { grouped } from "../../../wording.ts";
import { choiceFromHash, rememberChoice } from "./address.ts";
import { Caption, countText } from "./caption.ts";
import { CaseTable } from "./case-table.ts";
import type { Sort } from "./choice.ts";
import { Filters } from "./filters.ts";
import { addShortcuts } from "./shortcuts.ts";
import { addSortButtons, nextSort } from "./sorting.ts";

/** Lets a reader choose, sort and open the cases. */
export function followCases(): void {
  const table = document.querySelector<HTMLTableElement>("#case-table");
  const form = document.querySelector<HTMLFormElement>("#filters");
  if (table === null || form === null) return;
  const filters = new Filters(form);
  const more = moreButton(table);
  const caption = new Caption(table);
  const cases = new CaseTable(table, () => {
    tell(cases, more);
    caption.tell(cases, filters.wishes());
  });
  let sort: Sort | null = null;

  const choose = () => {
    const choice = filters.read(sort);
    cases.choose(choice);
    rememberChoice(choice);
  };
  const followAddress = () => {
    const choice = choiceFromHash(location.hash);
    filters.write(choice);
    sort = choice.sort;
    cases.choose(filters.read(sort));
    const linked = cases.all.find(({ id }) => id !== undefined && location.hash === `#${id}`);
    if (linked !== undefined) cases.visit(linked);
  };

  filters.onChange(choose);
  if (filters.search !== null) addShortcuts(filters.search, choose);
  addSortButtons(table, (column) => {
    sort = nextSort(table, sort, column);
    choose();
  });
  const openAll = (isOpen: boolean) => () => {
    for (const row of isOpen ? cases.shown : cases.all) row.open(isOpen);
  };
  filters.addButton("Open all shown", "button").addEventListener("click", openAll(true));
  filters.addButton("Close all", "button").addEventListener("click", openAll(false));
  filters.addButton("Clear filters", "reset");
  more.addEventListener("click", () => {
    const first = cases.showMore();
    if (more.hidden) first?.focus();
  });
  openByClick(cases);
  followPrinting(cases);
  window.addEventListener("hashchange", () => {
    if (!isPlaceElsewhere(location.hash)) followAddress();
  });
  followAddress();
}

function moreButton(table: HTMLTableElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "more";
  button.textContent = "Show more";
  (table.closest(".scroll") ?? table).after(button);
  return button;
}

/** Says how many cases are to be seen. */
function tell(cases: CaseTable, more: HTMLButtonElement): void {
  const { chosen, shown } = cases;
  const part = shown.length === chosen.length ? "" : `, the first ${grouped(shown.length)} shown`;
  const output = document.querySelector("#shown-cases");
  if (output !== null) output.textContent = `${countText(cases)}${part}`;
  more.hidden = shown.length === chosen.length;
}

/** Whether a link leads to another part of the page, so that it says nothing about cases. */
function isPlaceElsewhere(hash: string): boolean {
  const place = document.getElementById(hash.slice(1));
  return place !== null && !place.matches("tr.detail");
}

/** Wherever a row is clicked, it opens or closes; not where text was selected or a link stands. */
function openByClick(cases: CaseTable): void {
  cases.table.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest("tr.row") === null || target.closest("a") !== null)
      return;
    const isSelecting = target.closest("button") === null && getSelection()?.isCollapsed === false;
    const row = cases.rowOf(target);
    if (row !== undefined && !isSelecting) row.open(!row.isOpen);
  });
}

/** On paper nobody can ask for more. */
function followPrinting(cases: CaseTable): void {
  let before = 0;
  window.addEventListener("beforeprint", () => {
    before = cases.shown.length;
    cases.showUpTo(cases.chosen.length);
    for (const row of cases.shown) if (row.isPrinted) row.unfold();
  });
  window.addEventListener("afterprint", () => cases.showUpTo(before));
}
