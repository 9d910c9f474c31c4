import { demandsTable } from "./demands.ts";
import { measuredRow, type Result } from "./result.ts";
import { figureOf, ratioOf } from "./spread.ts";
import { machineText, sectionTables } from "./tables.ts";

export const PAGE = new URL("../README.md", import.meta.url);

export const HISTORY = new URL("history.jsonl", import.meta.url);

/** The medians of a commit's measurement, which show a slow change. */
interface HistoryEntry extends Pick<Result, "commit" | "date" | "runs"> {
  processor: string;
  node: string;
  /** In units of the processor time of bare, on files. */
  score: number | undefined;
  gate: number | undefined;
  memory: number | undefined;
  start: number | undefined;
  startTimes: number | undefined;
  scores: number | undefined;
  read: number | undefined;
}

export function historyLine(result: Result): string {
  const row = (id: string) => measuredRow(result, id);
  const rounded = (value = Number.NaN) => (Number.isNaN(value) ? undefined : Math.round(value * 100) / 100);
  const times = (id: string, base: string, figure: "cpu" | "wall") =>
    rounded(ratioOf(row(id), row(base), figure)?.median);
  const entry: HistoryEntry = {
    commit: result.commit,
    date: result.date,
    runs: result.runs,
    processor: result.machine.processor,
    node: result.machine.node,
    score: times("score-files", "bare-files", "cpu"),
    gate: times("gate-files", "bare-files", "cpu"),
    memory: rounded(figureOf(row("gate-files"), "memory")?.median),
    start: rounded(figureOf(row("start-score"), "wall")?.median),
    startTimes: times("start-score", "start-node", "wall"),
    scores: rounded(figureOf(row("per-run-scores"), "perRun")?.median),
    read: rounded(figureOf(row("per-run-read"), "perRun")?.median),
  };
  return `${JSON.stringify(entry)}\n`;
}

function historyTable(history: string): string {
  const lines = history
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as HistoryEntry]));
  const rows = lines.toReversed().map((historyEntry) => {
    const cell = (value: number | undefined, unit: string) => (value === undefined ? "" : `${value} ${unit}`);
    const cells = [
      `\`${historyEntry.commit}\``,
      historyEntry.date,
      cell(historyEntry.score, "×"),
      cell(historyEntry.gate, "×"),
      cell(historyEntry.memory, "MB"),
      cell(historyEntry.start, "ms"),
      cell(historyEntry.read, "µs"),
      cell(historyEntry.scores, "µs"),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const head =
    "| commit | date | `score` | `gate` | memory of `gate` | start of `score` | detect and read a run | three scores of it |";
  return [head, `|${" --- |".repeat(8)}`, ...rows].join("\n");
}

/** The page with the measurement between its marks. Throws when the marks are missing. */
export function withMeasured(page: string, result: Result, history: string): string {
  const blocks = {
    demands: `${demandsTable(result)}\n\n${machineText(result)}`,
    history: historyTable(history),
    sections: sectionTables(result),
  };
  let fresh = page;
  for (const [name, text] of Object.entries(blocks)) {
    const [begin, end] = [`<!-- ${name}: begin -->\n`, `<!-- ${name}: end -->`];
    const [from, to] = [fresh.indexOf(begin) + begin.length, fresh.indexOf(end)];
    if (from < begin.length || to < from)
      throw new Error(`scripts/bench/README.md has lost the marks "${name}"`);
    fresh = `${fresh.slice(0, from)}${text}\n${fresh.slice(to)}`;
  }
  return fresh;
}
