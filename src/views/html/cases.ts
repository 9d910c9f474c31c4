import { limits } from "../../limits.ts";
import type { ReportCase } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { counted } from "../../wording.ts";
import { type Markup, markup } from "../markup.ts";
import { type CaseColumn, caseColumns } from "./case-columns.ts";
import { caseDetail } from "./case-detail.ts";
import { caseFilters, filteredTags, tagData } from "./case-filters.ts";
import { casesInOrder } from "./case-order.ts";
import { caseStates } from "./case-states.ts";
import { within } from "./within.ts";

/** The table of all cases, worst first, each with its runs below it. Without the script nothing of it is hidden. */
export function casesSection(report: Report): Markup {
  if (report.cases.length === 0) return markup``;
  const states = caseStates(report);
  const columns = caseColumns(report, states);
  const tags = filteredTags(report);
  const cases = casesInOrder(report);
  const bodies = within(
    limits.pageCharacters,
    [...cases.slice(0, limits.pageCases).entries()],
    ([at, one], room) => {
      const detail = caseDetail(one, report, room - limits.pageRows);
      return markup`
<tbody class="case" data-states="${states.get(one)?.join(" ")}" data-tags="${tagData(one, tags)}">
<tr class="row">${columns.map((column) => cell(column, one))}</tr>
<tr class="detail" id="case-${at + 1}"><td colspan="${columns.length}">${folded(markup`<div class="case-detail">${detail}</div>`, at)}</td></tr>
</tbody>`;
    },
  );
  const more = cases.length - bodies.length;
  return markup`<section id="cases" aria-labelledby="cases-title">
<h2 id="cases-title">Cases</h2>
${caseFilters(report, states)}
<div class="scroll cases" tabindex="0" role="region" aria-label="Table of cases"><table id="case-table">
<caption>${counted(cases.length, "case")}, worst first, each with its runs below it</caption>
<thead><tr>${columns.map(heading)}</tr></thead>${bodies}
</table></div>
${more > 0 && markup`<p class="muted">… and ${counted(more, "more case")}, in the report</p>\n`}</section>
`;
}

/** Where scripts run, a browser passes over what stands in `noscript`, until the script takes it out: thousands of cases are too much at once. */
function folded(detail: Markup, at: number): Markup {
  return at < limits.pageUnfolded ? detail : markup`<noscript>${detail}</noscript>`;
}

function heading({ title, sort, isNumber }: CaseColumn): Markup {
  return markup`<th scope="col" data-sort="${sort}"${isNumber && NUMBER}>${title}</th>`;
}

function cell({ key, content, tone, isNumber, isHead }: CaseColumn, one: ReportCase): Markup {
  if (isHead) return markup`<th scope="row" data-key="${key(one)}">${content(one)}</th>`;
  const look = isNumber ? NUMBER : tone && markup` class="${tone(one)}"`;
  return markup`<td data-key="${key(one)}"${look}>${content(one)}</td>`;
}

const NUMBER = markup` class="number"`;
