import type { Report } from "../../report/schema.ts";
import { counted } from "../../wording.ts";
import { markdownCode, markdownText } from "../escape.ts";
import type { Section } from "../fit.ts";
import { markdownTable } from "../markdown-table.ts";
import { countsText, type ScoreErrors, scoreErrors, scoreNotes } from "../score-evidence.ts";
import { type ScoreRow, scoreRows } from "../score-rows.ts";

const MARKS = { good: "✅", doubtful: "🟡", bad: "❌" };

/** The table of the pass rate and of each scorer in use, what it rests on, and what could not be scored. */
export function scores(report: Report): Section {
  return { kind: "scores", name: "the table of scores", items: 0, text: () => scoresText(report) };
}

function scoresText(report: Report): string {
  const rows = scoreRows(report);
  if (rows.length === 0) return "";
  const titles = ["", "base", "head", "change", "at least", "state"];
  const notes = scoreNotes(report).map((note) => markdownText(`· ${note}`));
  const errors = scoreErrors(report).map(errorLine);
  return [
    markdownTable(titles, rows.map(cells)),
    "",
    [countsText(report), ...notes].join(" "),
    ...(errors.length === 0 ? [] : ["", ...errors]),
  ].join("\n");
}

function cells({ label, isPassRate, base, head, band, change, demanded, state }: ScoreRow): string[] {
  const bold = (text: string) => (isPassRate ? `**${text}**` : text);
  return [
    bold(markdownText(label)),
    base,
    `${bold(head)} ${band}`.trim(),
    change,
    demanded,
    state === undefined ? "" : `${MARKS[state.mark]} ${state.word}`,
  ];
}

function errorLine({ scorers, runs, first }: ScoreErrors): string {
  const reason = first === undefined ? "" : `, the first: ${markdownCode(first)}`;
  return `- ${scorers.map(markdownText).join(", ")} in error in ${counted(runs, "run")}${reason}`;
}
