import { type Markup, markup } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { counted, shorten } from "../../core/text.ts";
import { measureLabel } from "../../gate/decide/measure-check.ts";
import type { Report, ReportTool } from "../../report/report.ts";
import { measureText, suiteMeasures } from "../../scorers/measures.ts";
import { countsText, judgedDifferentlySentence, judgeSentence, scoreErrors, scoreNotes } from "../judge.ts";
import { measureRows } from "../measures.ts";
import {
  demandColumn,
  intervalsText,
  type ScoreRow,
  type SliceTable,
  scoreRows,
  sliceTables,
} from "../scores.ts";
import { cutShort, MARKS, scrollable, shareBar } from "./elements.ts";

export function scoresSection(report: Report): Markup {
  const scored = scoreRows(report);
  if (scored.length === 0) return markup``;
  const rows = [...scored, ...measureRows(report)];
  const columns = columnsOf(demandColumn(rows)).filter(({ text }) => rows.some((row) => text(row) !== ""));
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

const columnsOf = (demand: ReturnType<typeof demandColumn>): Column[] => [
  {
    title: "state",
    text: ({ state }) => state?.word ?? "",
    cell: ({ state }) =>
      state === undefined
        ? markup`<td></td>`
        : markup`<td class="${state.mark}">${MARKS[state.mark]} ${state.word}</td>`,
  },
  {
    title: "base",
    text: ({ base }) => base,
    cell: ({ base }) => markup`<td class="number">${base}</td>`,
  },
  {
    title: "head",
    text: ({ head }) => head,
    cell: ({ head, value, bound, isPassRate }) =>
      markup`<td>${isPassRate ? markup`<strong>${head}</strong>` : head}${value !== null && shareBar(value, bound)}</td>`,
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
];

function remarks(report: Report): Markup {
  const notes = [...scoreNotes(report), intervalsText(report)].filter((note) => note !== "");
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

export function toolsSection({ tools = [] }: Pick<Report, "tools">): Markup {
  if (!tools.some(({ expected }) => expected > 0)) return markup``;
  const table = markup`<table class="tools">
<thead><tr><th scope="col">Tool</th><th scope="col" class="number">Expected</th><th scope="col" class="number">Called</th><th scope="col" class="number">Wrong arguments</th><th scope="col">Confused with</th></tr></thead>
<tbody>${tools.map(toolRow)}
</tbody>
</table>`;
  return markup`<section aria-labelledby="tools-title">
<h2 id="tools-title">Tools</h2>
<p class="muted">Calls by tool, the tools with the most trouble first. They decide nothing.</p>
${scrollable("Table of tools", table)}
${tools.length >= limits.reportedTools && markup`<p class="muted">At most ${limits.reportedTools} tools are listed.</p>\n`}</section>
`;
}

function toolRow({ name, expected, called, wrongArguments, confusedWith }: ReportTool): Markup {
  const others = confusedWith.map(
    (other, at) => markup`${at > 0 && ", "}<code>${cut(other.name)}</code>\u00a0×${other.times}`,
  );
  return markup`\n<tr><th scope="row"><code>${cut(name)}</code></th>${[expected, called, wrongArguments].map(
    (count) => markup`<td class="number">${count}</td>`,
  )}<td>${others}</td></tr>`;
}

function cut(name: string): string {
  return shorten(name, limits.shownName);
}

export function measuresSection({ measures = {} }: Pick<Report, "measures">): Markup {
  const rows = suiteMeasures.flatMap((measure) => {
    const summary = measures[measure];
    if (summary === undefined) return [];
    const { mean, median, runs, unknown = 0, why } = summary;
    const text = (value: number | null) => (value === null ? "–" : measureText(measure, value));
    const note = unknown > 0 ? `not known of ${counted(unknown, "run")}: ${why ?? ""}` : (why ?? "");
    return [
      markup`\n<tr><th scope="row">${measureLabel(measure)}</th><td class="number">${text(mean)}</td><td class="number">${text(median)}</td><td class="number">${runs}</td><td>${cutShort(note)}</td></tr>`,
    ];
  });
  if (rows.length === 0) return markup``;
  const table = markup`<table class="measures">
<thead><tr><th scope="col">measure</th><th scope="col" class="number">mean</th><th scope="col" class="number">median</th><th scope="col" class="number">runs</th><th scope="col">remark</th></tr></thead>
<tbody>${rows}
</tbody>
</table>`;
  return markup`<section aria-labelledby="measures-title">
<h2 id="measures-title">Cost and speed</h2>
<p class="muted">Trials are averaged within a case first, then the cases.</p>
${scrollable("Table of what runs take", table)}
</section>
`;
}
