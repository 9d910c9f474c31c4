import { code, joined, type Markdown, markdown, nothing } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import { counted } from "../../wording.ts";
import type { Section } from "../fit.ts";
import { type Cell, markdownTable } from "../markdown-table.ts";
import { countsText, type ScoreErrors, scoreErrors, scoreNotes } from "../score-evidence.ts";
import { demandColumn, type ScoreRow, scoreRows } from "../score-rows.ts";

const MARKS = { good: "✅", doubtful: "🟡", bad: "❌" };

/** The table of the pass rate and of each scorer in use, what it rests on, and what could not be scored. */
export function scores(report: Report): Section {
  return { kind: "scores", name: "the table of scores", items: 0, text: () => scoresText(report) };
}

function scoresText(report: Report): Markdown {
  const rows = scoreRows(report);
  if (rows.length === 0) return nothing;
  const demand = demandColumn(rows);
  const titles = ["", "base", "head", "change", demand.title, "state"];
  const notes = [countsText(report), ...scoreNotes(report)].map((note) => markdown`${note}`);
  const errors = scoreErrors(report).map(errorLine);
  const table = markdownTable(
    titles,
    rows.map((row) => cells(row, demand.cell(row))),
  );
  return joined([table, joined(notes, " · "), joined(errors, "\n")], "\n\n");
}

function cells({ label, isPassRate, base, head, band, change, state }: ScoreRow, demanded: string): Cell[] {
  const bold = (text: string) => (isPassRate ? markdown`**${text}**` : text);
  return [
    bold(label),
    base,
    markdown`${bold(head)}${band !== "" && markdown` ${band}`}`,
    change,
    demanded,
    state === undefined ? "" : markdown`${MARKS[state.mark]} ${state.word}`,
  ];
}

function errorLine({ scorers, runs, first }: ScoreErrors): Markdown {
  const names = scorers.map((name) => markdown`${name}`);
  const reason = first !== undefined && markdown`, the first: ${code(first)}`;
  return markdown`- ${joined(names, ", ")} in error in ${counted(runs, "run")}${reason}`;
}
