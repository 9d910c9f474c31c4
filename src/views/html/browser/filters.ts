import type { Choice, Sort } from "./choice.ts";

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

  /** What is wished for, in words: `model: small-1`. */
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

/** What is written or chosen, without how many cases there are of it. */
function wordsOf(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return `“${field.value.trim()}”`;
  const text = field.selectedOptions[0]?.textContent ?? "";
  return field.name === "state" ? text.replace(/ \([\d,]+\)$/, "") : text;
}
