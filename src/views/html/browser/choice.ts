import type { CaseRow } from "./case-row.ts";

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

/** Whether a case has every word of the search, the state and the tags. */
export function isChosen(row: CaseRow, { search, state, tags }: Choice): boolean {
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
