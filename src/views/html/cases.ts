import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { ReportCase } from "../../report/case-schema.ts";
import { dividingTags } from "../../report/divisions.ts";
import type { Report } from "../../report/schema.ts";
import { shareOfCases } from "../../wording.ts";
import { type CaseColumn, caseColumns } from "./case-columns.ts";
import { caseDetails } from "./case-details.ts";
import { caseFilters, tagData } from "./case-filters.ts";
import { casesInOrder } from "./case-order.ts";
import { caseStates } from "./case-states.ts";
import { leftOutNote } from "./left-out.ts";
import { scrollable } from "./scrollable.ts";
import { within } from "./within.ts";

/** The table of all cases, worst first, each with its runs below it. Without the script nothing of it is hidden. */
export function casesSection(report: Report): Markup {
  if (report.cases.length === 0) return markup``;
  const states = caseStates(report);
  const columns = caseColumns(report, states);
  const tags = dividingTags(report.cases).slice(0, limits.slicedTags);
  const fitting = casesInOrder(report, states).slice(0, limits.pageCases);
  const details = caseDetails(fitting, report);
  const bodies = within(
    limits.pageCharacters,
    [...fitting.entries()],
    ([at, one]) => markup`
<tbody class="case" data-states="${states.get(one)?.join(" ")}" data-tags="${tagData(one, tags)}">
<tr class="row">${columns.map((column) => cell(column, one))}</tr>
<tr class="detail" id="case-${at + 1}"><td colspan="${columns.length}">${folded(markup`<div class="case-detail">${details[at]}</div>`, at)}</td></tr>
</tbody>`,
  );
  const shown = fitting.slice(0, bodies.length);
  const table = markup`<table id="case-table" data-cases="${report.cases.length}">
<caption>${shareOfCases(shown.length, report.cases.length)}, worst first, each with its runs below it</caption>
<thead><tr>${columns.map(heading)}</tr></thead>${bodies}
</table>`;
  return markup`<section id="cases" aria-labelledby="cases-title">
<h2 id="cases-title">Cases</h2>
${caseFilters(shown, states, tags)}
${scrollable("Table of cases", table, "cases")}
${leftOutNote(report.cases.length - shown.length, "more case")}</section>
`;
}

/** Where scripts run, a browser passes over what stands in `noscript`, until the script takes it out: thousands of cases are too much at once. */
function folded(detail: Markup, at: number): Markup {
  return at < limits.pageUnfolded ? detail : markup`<noscript>${detail}</noscript>`;
}

function heading({ title, sort, isNumber, isHighWorst }: CaseColumn): Markup {
  const worst = isHighWorst && markup` data-worst="high"`;
  return markup`<th scope="col" data-sort="${sort}"${worst}${isNumber && NUMBER}>${title}</th>`;
}

function cell({ key, content, tone, isNumber, isHead }: CaseColumn, one: ReportCase): Markup {
  if (isHead) return markup`<th scope="row" data-key="${key(one)}">${content(one)}</th>`;
  const look = isNumber ? NUMBER : tone && markup` class="${tone(one)}"`;
  return markup`<td data-key="${key(one)}"${look}>${content(one)}</td>`;
}

const NUMBER = markup` class="number"`;
