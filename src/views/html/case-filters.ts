import { limits } from "../../limits.ts";
import type { ReportCase } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { type Slicing, slicesOf } from "../../report/slices.ts";
import { shorten } from "../../wording.ts";
import { plainText } from "../escape.ts";
import { type Markup, markup } from "../markup.ts";
import { type CaseState, STATES } from "./case-states.ts";

/** What the table of cases can be narrowed by. It works by script, which shows it. */
export function caseFilters(report: Report, states: ReadonlyMap<ReportCase, readonly CaseState[]>): Markup {
  const found = [...states.values()].flat();
  const counts = (Object.keys(STATES) as CaseState[]).map((state) => ({
    state,
    count: found.filter((one) => one === state).length,
  }));
  return markup`<form class="filters" id="filters" hidden>
<label>Search <input type="search" name="search" autocomplete="off"></label>
<label>State <select name="state"><option value="">all</option>${counts.map(({ state, count }) => count > 0 && markup`<option value="${state}">${STATES[state]} (${count})</option>`)}</select></label>${slicesOf(report).map(tagFilter)}
<output id="shown-cases"></output>
</form>`;
}

/** The tags of a case by which it is found, for the script. */
export function tagData({ tags }: Pick<ReportCase, "tags">, filtered: readonly string[]): string {
  const shown = filtered.flatMap((tag) => {
    const value = Object.hasOwn(tags, tag) ? tags[tag] : undefined;
    return value === undefined ? [] : [[filterText(tag), filterText(value)]];
  });
  return JSON.stringify(Object.fromEntries(shown));
}

/** The tags that the filters know. */
export function filteredTags(report: Report): string[] {
  return slicesOf(report).map(({ tag }) => tag);
}

function tagFilter({ tag, slices }: Slicing): Markup {
  const options = slices.map(({ value }) =>
    value === null
      ? markup`<option value="none">without ${filterText(tag)}</option>`
      : markup`<option value="v:${filterText(value)}">${filterText(value)}</option>`,
  );
  return markup`
<label>${filterText(tag)} <select name="tag" data-tag="${filterText(tag)}"><option value="">all</option>${options}</select></label>`;
}

/** A tag or its value as the script compares it. */
function filterText(text: string): string {
  return plainText(shorten(text, limits.shownName));
}
