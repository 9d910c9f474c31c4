import { type Markup, markup } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { counted, shorten } from "../../core/text.ts";
import type { Report } from "../../report/report.ts";
import { countsText, judgedDifferentlySentence, judgeSentence, scoreErrors, scoreNotes } from "../judge.ts";
import { measureRows } from "../measures.ts";
import { demandColumn, type ScoreRow, type SliceTable, scoreRows, sliceTables } from "../scores.ts";
import { cutShort, MARKS, scrollable, shareBar } from "./elements.ts";

export function scoresSection(report: Report): Markup {
  const scored = scoreRows(report);
  if (scored.length === 0) return markup``;
  const rows = [...scored, ...measureRows(report)];
  const columns = columnsOf(demandColumn(rows), report.verdict).filter(({ text }) =>
    rows.some((row) => text(row) !== ""),
  );
  const table = markup`<table class="scores">
<caption>${countsText(report)}</caption>
<thead><tr><th scope="col">measure</th>${columns.map(({ title }) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map((row) => markup`\n<tr><th scope="row">${row.label}</th>${columns.map(({ cell }) => cell(row))}</tr>`)}
</tbody>
</table>`;
  return markup`<section aria-labelledby="scores-title">
<h2 id="scores-title">Scores</h2>
${scrollable("Table of scores", table)}
${remarks(report)}</section>
`;
}

interface Column {
  title: string;
  text(row: ScoreRow): string;
  cell(row: ScoreRow): Markup;
}

const columnsOf = (demand: ReturnType<typeof demandColumn>, { result }: Report["verdict"]): Column[] => [
  {
    title: "base",
    text: ({ base }) => base,
    cell: ({ base }) => markup`<td class="number">${base}</td>`,
  },
  {
    title: "head",
    text: ({ head }) => head,
    cell: ({ head, band, value, bound, isPassRate }) =>
      markup`<td>${isPassRate ? markup`<strong>${head}</strong>` : head}${result === "pass" && markup` ${band}`}${value !== null && shareBar(value, bound)}</td>`,
  },
  {
    title: "change",
    text: ({ change }) => change,
    cell: ({ change }) => markup`<td>${change}</td>`,
  },
  {
    title: demand.title,
    text: demand.cell,
    cell: (row) => markup`<td class="number">${demand.cell(row)}</td>`,
  },
  {
    title: "state",
    text: ({ state }) => state?.word ?? "",
    cell: ({ state }) =>
      state === undefined
        ? markup`<td></td>`
        : markup`<td class="${state.mark}">${MARKS[state.mark]} ${state.word}</td>`,
  },
];

function remarks(report: Report): Markup {
  const notes = scoreNotes(report);
  const judged = judgeSentence(report);
  const otherwise = judgedDifferentlySentence(report);
  const errors = scoreErrors(report).map(({ scorers, runs, first }) => {
    const reason = first !== undefined && markup`, the first: <code>${cutShort(first)}</code>`;
    return markup`<p class="bad">${scorers.join(", ")} in error in ${counted(runs, "run")}${reason}</p>\n`;
  });
  return markup`${notes.length > 0 && markup`<p class="muted">${notes.join(" · ")}</p>\n`}${errors}${judged !== undefined && markup`<p><strong>Judge</strong> ${judged}</p>\n`}${otherwise !== undefined && markup`<p>${otherwise}</p>\n`}`;
}

export function slicesSection(report: Report): Markup {
  const { tables, more } = sliceTables(report, {
    tables: limits.slicedTags,
    rows: limits.slicedValues,
    scorers: Number.POSITIVE_INFINITY,
  });
  if (tables.length === 0) return markup``;
  return markup`<section aria-labelledby="slices-title">
<h2 id="slices-title">Slices</h2>
<p class="muted">The scores by what divides the cases. They decide nothing.</p>
<div class="slices">${tables.map(sliceTable)}
</div>
${more !== "" && markup`<p class="muted">${more}</p>\n`}</section>
`;
}

function sliceTable({ tag, size, titles, rows, more }: SliceTable): Markup {
  const cut = shorten(tag, limits.shownName);
  const table = markup`<table>
<caption>by ${cut}, ${size}</caption>
<thead><tr><th scope="col">${cut}</th>${titles.map((title) => markup`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ name, isValue, cells }) =>
      markup`\n<tr><th scope="row">${isValue ? shorten(name, limits.shownName) : markup`<em>${shorten(name, limits.shownName)}</em>`}</th>${cells.map((cell) => markup`<td class="number">${cell}</td>`)}</tr>`,
  )}
</tbody>
</table>${more !== "" && markup`<p class="muted">${more}</p>`}`;
  return markup`\n${scrollable(`Table by ${cut}`, table)}`;
}
