import { foldedIn, textOfFolded, unfold } from "./folded.ts";

/** States of which a case's runs are read on paper, where nobody can open them. */
const PRINTED = ["failing", "error"];

/** One case of the table: a `tbody` with its row and, below it, its details. */
export class CaseRow {
  readonly body: HTMLTableSectionElement;
  #text: string | undefined;
  #button: HTMLButtonElement | null | undefined;

  constructor(body: HTMLTableSectionElement) {
    this.body = body;
  }

  /** What the search looks through: all that is said of the case. */
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

  /** Where a link to the case leads; undefined when nothing more is said of it. */
  get id(): string | undefined {
    return this.#detail?.id;
  }

  get isOpen(): boolean {
    return this.body.classList.contains("open");
  }

  /** What a column is sorted by; empty when the case has nothing there. */
  keyOf(column: number): string {
    return this.body.rows[0]?.cells[column]?.dataset.key ?? "";
  }

  /** Whether its runs are read on paper. */
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
