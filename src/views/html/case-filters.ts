import { type Markup, markup } from "../../escape/markup.ts";
import { plainText } from "../../escape/plain.ts";
import { member } from "../../json/json.ts";
import { limits } from "../../limits.ts";
import type { ReportCase } from "../../report/case-schema.ts";
import { type Division, divisionsOf } from "../../report/divisions.ts";
import { grouped, shorten } from "../../wording.ts";
import { type CaseState, STATES } from "./case-states.ts";

/** What the cases of a table can be narrowed by: their states and these tags. It works by script, which shows it. */
export function caseFilters(
  cases: readonly ReportCase[],
  states: ReadonlyMap<ReportCase, readonly CaseState[]>,
  tags: readonly string[],
): Markup {
  const found = cases.flatMap((one) => states.get(one) ?? []);
  const counts = (Object.keys(STATES) as CaseState[]).map((state) => ({
    state,
    count: found.filter((one) => one === state).length,
  }));
  return markup`<form class="filters" id="filters" hidden>
<label>Search <input type="search" name="search" placeholder="case, tool, difference, file" autocomplete="off"></label>
<label>State <select name="state"><option value="">all</option>${counts.map(({ state, count }) => count > 0 && markup`<option value="${state}">${STATES[state]} (${grouped(count)})</option>`)}</select></label>${divisionsOf(cases, tags).map(tagFilter)}
<output id="shown-cases"></output>
</form>`;
}

/** Those of these tags that a case has, by which the script finds it. */
export function tagData({ tags }: Pick<ReportCase, "tags">, filtered: readonly string[]): string {
  const own = filtered.flatMap((tag) => {
    const value = member(tags, tag);
    return value === undefined ? [] : [[plainText(tag), plainText(value)]];
  });
  return JSON.stringify(Object.fromEntries(own));
}

function tagFilter({ tag, groups }: Division): Markup {
  const options = groups.map(({ value }) =>
    value === null
      ? markup`<option value="none">without ${shownName(tag)}</option>`
      : markup`<option value="v:${value}">${shownName(value)}</option>`,
  );
  return markup`
<label>${shownName(tag)} <select name="tag" data-tag="${tag}"><option value="">all</option>${options}</select></label>`;
}

function shownName(text: string): string {
  return shorten(text, limits.shownName);
}
