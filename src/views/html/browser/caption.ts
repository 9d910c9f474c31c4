import { shareOfCases } from "../../../wording.ts";
import type { CaseTable } from "./case-table.ts";

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
