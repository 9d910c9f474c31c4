import { dialects } from "./dialects.ts";
import { type Figure, measuredRow, type Result, type Row } from "./result.ts";
import { figureOf, ratioOf, type Spread } from "./spread.ts";
import { figureText, timesText } from "./spread-text.ts";

interface Answer {
  of: string;
  spread: Spread | undefined;
  figure?: Figure;
  atMost?: number;
  atLeast?: number;
}

interface Demand {
  what: string;
  demanded: string;
  answers(result: Result): Answer[];
}

const SOURCES = ["files", "jsonl"] as const;

const DEMANDS: Demand[] = [
  {
    what: "processor time of `score`, beside reading and parsing alone",
    demanded: "at most 2.75 ×, best 2.0 ×; OpenTelemetry at most 6 ×",
    answers: (result) =>
      [...SOURCES, ...Object.keys(dialects), "tau-bench"].map((source) => ({
        of: source,
        spread: ratio(result, `score-${source}`, `bare-${source}`, "cpu"),
        atMost: source === "otel-genai" ? 6 : 2.75,
      })),
  },
  {
    what: "processor time of `gate`, less that of parsing its baseline, beside the same",
    demanded: "at most 4.0 ×, best 3.0 ×",
    answers: (result) =>
      SOURCES.map((source) => {
        const [gate, baseline] = [`gate-${source}`, `baseline-${source}`].map((id) =>
          measuredRow(result, id),
        );
        const bare = measuredRow(result, `bare-${source}`);
        return { of: source, spread: ratioOf(less(gate, baseline), bare, "cpu"), atMost: 4 };
      }),
  },
  {
    what: "peak memory",
    demanded: "at most 200 MB",
    answers: (result) =>
      SOURCES.flatMap((source) =>
        ["score", "gate"].map((id) => ({
          of: `\`${id}\`, ${source}`,
          spread: figureOf(measuredRow(result, `${id}-${source}`), "memory"),
          figure: "memory" as const,
          atMost: 200,
        })),
      ),
  },
  {
    what: "peak memory for ten times as many recordings",
    demanded: "at most 2 ×",
    answers: (result) => [
      { of: "to all", spread: ratio(result, "score-all", "score-tenth", "memory"), atMost: 2 },
      { of: "to ten times all", spread: ratio(result, "score-tenfold", "score-all", "memory"), atMost: 2 },
    ],
  },
  {
    what: "three scores of a run that is read",
    demanded: "agentevals takes at least 2 ×, Mastra 5 ×; best 5 × and 15 ×",
    answers: (result) => [
      perRun(result, "the scores take", "per-run-scores"),
      perRun(result, "detecting and reading takes", "per-run-read"),
      { of: "agentevals takes", spread: slowness(result, "agentevals-"), atLeast: 2 },
      { of: "Mastra takes", spread: slowness(result, "mastra-"), atLeast: 5 },
    ],
  },
  {
    what: "start of the command line: `score` on one run",
    demanded: "at most 4 × bare node, best 3 ×",
    answers: (result) => [
      took(result, "`score`", "start-score"),
      { of: "beside bare node", spread: ratio(result, "start-score", "start-node", "wall"), atMost: 4 },
    ],
  },
  {
    what: "start of the action, up to its first request to GitHub",
    demanded: "at most 180 ms",
    answers: (result) => [{ ...took(result, "the action", "action-first-request"), atMost: 180 }],
  },
];

export function demandsTable(result: Result): string {
  const rows = DEMANDS.map(({ what, demanded, answers }) => {
    const measured = answers(result).map(answerText);
    return `| ${what} | ${demanded} | ${measured.join("<br>")} |`;
  });
  return ["| | target | measured |", "|---|---|---|", ...rows].join("\n");
}

function answerText({ of, spread, figure, atMost = Infinity, atLeast = 0 }: Answer): string {
  if (spread === undefined) return `${of}: not measured`;
  const isShort = spread.median > atMost || spread.median < atLeast;
  const text = figure === undefined ? timesText(spread) : figureText(spread, figure);
  return `${of}: ${text}${isShort ? ", **falls short**" : ""}`;
}

function ratio(result: Result, id: string, base: string, figure: Figure): Spread | undefined {
  return ratioOf(measuredRow(result, id), measuredRow(result, base), figure);
}

function less(row: Row | undefined, other: Row | undefined): Row | undefined {
  if (row === undefined || other === undefined) return undefined;
  const rounds = row.rounds.map(({ cpu = 0 }, at) => ({ cpu: cpu - (other.rounds[at]?.cpu ?? 0) }));
  return { ...row, rounds };
}

function took(result: Result, of: string, id: string): Answer {
  return { of, spread: figureOf(measuredRow(result, id), "wall"), figure: "wall" };
}

function perRun(result: Result, of: string, id: string): Answer {
  return { of, spread: figureOf(measuredRow(result, id), "perRun"), figure: "perRun" };
}

function slowness(result: Result, prefix: string): Spread | undefined {
  const ways = result.sections.flatMap(({ rows }) => rows).filter(({ id }) => id.startsWith(prefix));
  const spreads = ways.flatMap(({ id }) => ratio(result, id, "per-run-scores", "perRun") ?? []);
  return spreads.toSorted((a, b) => a.median - b.median)[0];
}
