import { shareOfCases } from "../../../core/text.ts";

/** Milliseconds without another letter after which a search begins. */
const PAUSE = 120;

/** The form by which a reader chooses cases. */
export class Filters {
  readonly form: HTMLFormElement;
  readonly search: HTMLInputElement | null;
  readonly #state: HTMLSelectElement | null;
  readonly #tags: HTMLSelectElement[];

  constructor(form: HTMLFormElement) {
    this.form = form;
    this.search = form.querySelector<HTMLInputElement>("input[name=search]");
    this.#state = form.querySelector<HTMLSelectElement>("select[name=state]");
    this.#tags = [...form.querySelectorAll<HTMLSelectElement>("select[data-tag]")];
    form.hidden = false;
  }

  read(sort: Sort | null): Choice {
    const tags = this.#tags.map((select): [string, string] => [select.dataset.tag ?? "", select.value]);
    return {
      search: this.search?.value.trim() ?? "",
      state: this.#state?.value ?? "",
      tags: new Map(tags.filter(([, value]) => value !== "")),
      sort,
    };
  }

  /** The filters in words, such as `model: small-1`. */
  wishes(): string[] {
    const selects = [this.#state ?? [], this.#tags].flat().filter(({ value }) => value !== "");
    return [
      ...(this.search === null || this.search.value.trim() === "" ? [] : [this.search]),
      ...selects,
    ].map((field) => `${labelOf(field)}: ${wordsOf(field)}`);
  }

  /** Sets the fields as far as they know the values. */
  write({ search, state, tags }: Choice): void {
    if (this.search !== null) this.search.value = search;
    if (this.#state !== null) select(this.#state, state);
    for (const one of this.#tags) select(one, tags.get(one.dataset.tag ?? "") ?? "");
  }

  onChange(tell: () => void): void {
    let timer: number | undefined;
    this.form.addEventListener("input", ({ target }) => {
      clearTimeout(timer);
      timer = setTimeout(tell, target === this.search ? PAUSE : 0);
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      clearTimeout(timer);
      tell();
    });
    this.form.addEventListener("reset", () => setTimeout(tell));
  }

  addButton(text: string, type: "button" | "reset"): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = type;
    button.textContent = text;
    this.form.append(button);
    return button;
  }
}

function select(field: HTMLSelectElement, value: string): void {
  const known = [...field.options].some((option) => option.value === value);
  field.value = known ? value : "";
}

function labelOf({ labels }: HTMLInputElement | HTMLSelectElement): string {
  return labels?.[0]?.firstChild?.textContent?.trim() ?? "";
}

/** Returns the chosen text without its number of cases. */
function wordsOf(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return `“${field.value.trim()}”`;
  const text = field.selectedOptions[0]?.textContent ?? "";
  return field.name === "state" ? text.replace(/ \([\d,]+\)$/, "") : text;
}

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
  #isMoved = false;
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

  /** The report has more cases than the page. */
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
    // Only shown rows are moved, because moving thousands takes seconds.
    if (this.#isMoved) this.table.append(...this.shown.map(({ body }) => body));
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
    this.#isMoved = true;
    markSorted(this.table, this.#sort);
  }
}

const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The cases by a column: equal ones stay as they are, those with nothing there are last in both directions. */
function sorted(rows: readonly CaseRow[], { column, isDescending }: Sort, isNumber: boolean): CaseRow[] {
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
function markSorted(table: HTMLTableElement, sort: Sort | null): void {
  for (const heading of sortable(table)) {
    if (heading.cellIndex !== sort?.column) heading.removeAttribute("aria-sort");
    else heading.setAttribute("aria-sort", sort.isDescending ? "descending" : "ascending");
  }
}

/** The heading of a column that can be sorted by. */
function sortHeading(table: HTMLTableElement, column: number): HTMLElement | undefined {
  return sortable(table).find(({ cellIndex }) => cellIndex === column);
}

function sortable(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...table.querySelectorAll<HTMLTableCellElement>("thead th[data-sort]")];
}

/** Which cases a reader wants to see, and in which order. */
export interface Choice {
  search: string;
  /** A word of `data-states`; empty: all. */
  state: string;
  /** By tag: `v:` and the value, or `none` for the cases without the tag. */
  tags: Map<string, string>;
  sort: Sort | null;
}

/** By which column of the table the cases are sorted, counted from 0. */
export interface Sort {
  column: number;
  isDescending: boolean;
}

function isChosen(row: CaseRow, { search, state, tags }: Choice): boolean {
  if (state !== "" && !row.states.includes(state)) return false;
  if (tags.size > 0 && !hasTags(row.tags, tags)) return false;
  const words = search.toLowerCase().match(/\S+/g) ?? [];
  return words.every((word) => row.text.includes(word));
}

function hasTags(own: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): boolean {
  return [...wanted].every(([tag, value]) =>
    value === "none" ? !own.has(tag) : value === `v:${own.get(tag)}`,
  );
}

/** States whose runs are printed, because paper cannot be opened. */
const PRINTED = ["failing", "error"];

/** One case of the table: a `tbody` with its row and, below it, its details. */
export class CaseRow {
  readonly body: HTMLTableSectionElement;
  #text: string | undefined;
  #button: HTMLButtonElement | null | undefined;

  constructor(body: HTMLTableSectionElement) {
    this.body = body;
  }

  /** The text that the search looks through. */
  get text(): string {
    this.#text ??= this.#read().toLowerCase();
    return this.#text;
  }

  get states(): string[] {
    return (this.body.dataset.states ?? "").split(" ");
  }

  get tags(): Map<string, string> {
    return new Map(Object.entries(JSON.parse(this.body.dataset.tags ?? "{}")));
  }

  /** The target of a link to the case; undefined where the page has no details of it. */
  get id(): string | undefined {
    return this.#detail?.id;
  }

  get isOpen(): boolean {
    return this.body.classList.contains("open");
  }

  /** The key by which a column is sorted; empty where the case has no value. */
  keyOf(column: number): string {
    return this.body.rows[0]?.cells[column]?.dataset.key ?? "";
  }

  get isPrinted(): boolean {
    return this.states.some((state) => PRINTED.includes(state));
  }

  show(): void {
    this.body.classList.add("shown");
    this.body.classList.toggle("printed", this.isPrinted);
    this.#button ??= this.#addButton();
  }

  hide(): void {
    this.body.classList.remove("shown");
  }

  open(isOpen: boolean): void {
    this.unfold();
    this.body.classList.toggle("open", isOpen && this.id !== undefined);
    this.#button?.setAttribute("aria-expanded", String(this.isOpen));
  }

  /** Takes the details in. */
  unfold(): void {
    if (this.#folded !== undefined) unfold(this.#folded);
  }

  focus(): void {
    this.#button?.focus();
  }

  #read(): string {
    const details = this.#folded === undefined ? this.#detail?.textContent : textOfFolded(this.#folded);
    return `${this.body.rows[0]?.textContent} ${details ?? ""}`;
  }

  get #detail(): HTMLElement | null {
    return this.body.querySelector<HTMLElement>("tr.detail");
  }

  get #folded(): Element | undefined {
    return this.#detail === null ? undefined : foldedIn(this.#detail)[0];
  }

  /** Only rows that are shown get one: with thousands of cases that is what the page would wait for. */
  #addButton(): HTMLButtonElement | null {
    const heading = this.body.querySelector("tr.row > th");
    if (heading === null || this.id === undefined) return null;
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-expanded", String(this.isOpen));
    button.setAttribute("aria-controls", this.id);
    button.append(...heading.childNodes);
    heading.append(button);
    return button;
  }
}

/**
 * Details that the page keeps back to be ready sooner. They are its own markup and stand in a `noscript`, which is text where scripts
 * run; each special character in them is a numeric entity.
 */
export function foldedIn(place: ParentNode): Element[] {
  return [...place.querySelectorAll("noscript")];
}

/** Puts details where they were kept back. */
export function unfold(folded: Element): void {
  const { body } = new DOMParser().parseFromString(folded.textContent ?? "", "text/html");
  folded.replaceWith(...body.childNodes);
}

/** Returns the text of folded elements without parsing them. */
function textOfFolded({ textContent }: Element): string {
  return (textContent ?? "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}

/** The table's caption. On paper nothing else tells which cases were chosen and how they are sorted. */
export class Caption {
  readonly #element: HTMLElement | null;
  /** Of the table as it came. */
  readonly #whole: string;

  constructor({ caption }: HTMLTableElement) {
    this.#element = caption;
    this.#whole = caption?.textContent ?? "";
  }

  /** Says what the table shows. The wishes are in words, each with what it wishes for. */
  tell(cases: CaseTable, wishes: readonly string[]): void {
    if (this.#element === null) return;
    const isWhole = wishes.length === 0 && cases.sorting === undefined;
    const chosen = wishes.length === 0 ? "" : ` (${wishes.join(", ")})`;
    const order = cases.sorting ?? "worst first";
    this.#element.textContent = isWhole
      ? this.#whole
      : `${countText(cases)}${chosen}, ${order}, each with its runs below it`;
  }
}

/** `24 of 30 cases`; `24 of 10,000 cases here` where the report has more than the table. */
export function countText({ all, chosen, isCut }: CaseTable): string {
  return `${shareOfCases(chosen.length, all.length)}${isCut ? " here" : ""}`;
}
