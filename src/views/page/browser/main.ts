import { grouped } from "../../../core/text.ts";
import {
  addSortButtons,
  Caption,
  CaseTable,
  type Choice,
  countText,
  Filters,
  foldedIn,
  nextSort,
  type Sort,
  unfold,
} from "./table.ts";

const page = document.documentElement;

/** Stands in the head: from here on the style hides what the script will show, so that nothing is laid out twice. */
page.classList.add("js");

document.addEventListener("DOMContentLoaded", () => {
  try {
    followCases();
    followTrend();
  } catch (error) {
    // Without this script nothing opens on demand, so all of it is shown.
    page.classList.remove("js");
    foldedIn(document).forEach(unfold);
    throw error;
  }
});

/** Lets a reader go along the commits of the trend, by pointer or by the keys of the slider: all charts tell of the same commit. */
export function followTrend(): void {
  const trend = document.querySelector("#trend");
  const charts = [...document.querySelectorAll("#trend .chart")].map((chart) => ({
    strips: [...chart.querySelectorAll<SVGRectElement>("rect.strip")],
    cursor: chart.querySelector("line.cursor"),
    reading: chart.querySelector(".reading"),
  }));
  const slider = document.querySelector<HTMLInputElement>("#trend input[type=range]");
  if (trend === null || slider === null) return;

  const name = () =>
    slider.setAttribute("aria-valuetext", charts[0]?.strips[slider.valueAsNumber]?.textContent ?? "");
  const read = (at: number) => {
    if (at < 0) return;
    for (const { strips, cursor, reading } of charts) {
      const strip = strips[at];
      if (strip === undefined || cursor === null || reading === null) continue;
      const middle = String(strip.x.baseVal.value + strip.width.baseVal.value / 2);
      cursor.setAttribute("x1", middle);
      cursor.setAttribute("x2", middle);
      cursor.classList.add("placed");
      reading.textContent = strip.textContent;
    }
    slider.value = String(at);
    name();
  };

  const readAt = ({ target }: Event) => {
    const at = charts.map(({ strips }) => strips.indexOf(target as SVGRectElement));
    read(Math.max(...at));
  };
  trend.addEventListener("pointermove", readAt);
  trend.addEventListener("click", (event) => {
    readAt(event);
    if (event.target instanceof SVGElement) slider.focus();
  });
  slider.addEventListener("input", () => read(slider.valueAsNumber));
  name();
  slider.closest("[hidden]")?.removeAttribute("hidden");
}

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

/** Paper cannot be opened, so printed cases are unfolded. */
function followPrinting(cases: CaseTable): void {
  let before = 0;
  window.addEventListener("beforeprint", () => {
    before = cases.shown.length;
    cases.showUpTo(cases.chosen.length);
    for (const row of cases.shown) if (row.isPrinted) row.unfold();
  });
  window.addEventListener("afterprint", () => cases.showUpTo(before));
}

/** `/` goes to the search from wherever nothing is being typed; Escape empties it. */
export function addShortcuts(search: HTMLInputElement, onEmpty: () => void): void {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const isTyping = target instanceof Element && target.matches("input:not([type=range]), select, textarea");
    if (key !== "/" || isCommand || isTyping) return;
    event.preventDefault();
    search.focus();
  });
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    search.value = "";
    onEmpty();
  });
}

/** A choice as the end of an address, so that it can be shared: `#state=failing&tag.model=v:gpt-5&sort=2`. */
function choiceToHash({ search, state, tags, sort }: Choice): string {
  const fields = new URLSearchParams();
  if (search !== "") fields.set("search", search);
  if (state !== "") fields.set("state", state);
  for (const [tag, value] of tags) fields.set(`${TAG}${tag}`, value);
  if (sort !== null) fields.set("sort", `${sort.isDescending ? "-" : ""}${sort.column + 1}`);
  return fields.size === 0 ? "" : `#${fields}`;
}

/** The choice of an address. Anybody may have written it: what means nothing is passed over. */
export function choiceFromHash(hash: string): Choice {
  const fields = new URLSearchParams(hash.slice(1));
  const tags = [...fields].filter(([name]) => name.startsWith(TAG));
  const [, minus, column] = /^(-?)([1-9]\d{0,2})$/.exec(fields.get("sort") ?? "") ?? [];
  return {
    search: fields.get("search") ?? "",
    state: fields.get("state") ?? "",
    tags: new Map(tags.map(([name, value]) => [name.slice(TAG.length), value])),
    sort: column === undefined ? null : { column: Number(column) - 1, isDescending: minus === "-" },
  };
}

/** Puts a choice into the page's address, in place of the one before. */
export function rememberChoice(choice: Choice): void {
  const [page = ""] = location.href.split("#");
  try {
    history.replaceState(null, "", page + choiceToHash(choice));
  } catch {
    // A page that may not have an address of its own works as well without one.
  }
}

const TAG = "tag.";
