import type { Figure, Result, Row, Section } from "./result.ts";
import { figureOf, ratioOf } from "./spread.ts";
import { figureText, timesText } from "./spread-text.ts";

const HEADS: Record<Figure, string> = {
  wall: "wall clock",
  cpu: "processor",
  memory: "peak memory",
  perRun: "per run",
};

/** All sections as Markdown: medians, ranges in brackets, and ratios to the compared rows. */
export function sectionTables({ sections }: Pick<Result, "sections">): string {
  return sections.map(sectionTable).join("\n\n");
}

export function machineText({ machine, date, runs, megabytes }: Result): string {
  const { processor, cores, memory, node, system } = machine;
  const data = `${runs.toLocaleString("en")} recordings of ${megabytes} MB`;
  return `${data} · ${processor}, ${cores} cores, ${memory} GB · Node ${node} on ${system} · ${date}`;
}

function sectionTable({ title, rows, remarks }: Section): string {
  const figures = (["wall", "cpu", "memory", "perRun"] as const).filter((figure) =>
    rows.some((row) => figureOf(row, figure) !== undefined),
  );
  const isCompared = rows.some(({ against }) => against !== undefined);
  const isNoted = rows.some(({ note, skipped }) => (note ?? skipped) !== undefined);
  const ratios = isCompared ? figures.filter((figure) => figure !== "memory") : [];
  const head = [
    "",
    ...figures.map((figure) => HEADS[figure]),
    ...ratios.map((figure) => `${HEADS[figure]} beside ${baseName(rows)}`),
    ...(isNoted ? ["outcome"] : []),
  ];
  const body = rows.map((row) => [
    row.name,
    ...figures.map((figure) => figureText(figureOf(row, figure), figure)),
    ...ratios.map((figure) => timesText(ratioOf(row, baseOf(rows, row), figure))),
    ...(isNoted ? [row.skipped === undefined ? (row.note ?? "") : `skipped: ${row.skipped}`] : []),
  ]);
  const lines = [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`);
  return [`### ${title}`, lines.join("\n"), ...remarks.map((text) => `* ${text}`)].join("\n\n");
}

function baseOf(rows: readonly Row[], { against }: Row): Row | undefined {
  return rows.find(({ id }) => id === against);
}

/** The first name of the compared row: `bare` of `bare, files`. */
function baseName(rows: readonly Row[]): string {
  const base = rows.flatMap((row) => baseOf(rows, row) ?? [])[0];
  return base?.name.split(/[,:]/)[0] ?? "";
}
