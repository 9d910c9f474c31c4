import { type Figure, measuredRow, type Result } from "./result.ts";
import { figureOf, ratioOf, type Spread } from "./spread.ts";
import { figureText, timesText } from "./spread-text.ts";

/** Something that was measured for a demand, and what the median must keep to. */
interface Answer {
  of: string;
  spread: Spread | undefined;
  /** What it is: a ratio, where not said otherwise. */
  figure?: Figure;
  atMost?: number;
  atLeast?: number;
}

interface Demand {
  what: string;
  demanded: string;
  aim: string;
  answers(result: Result): Answer[];
}

const SOURCES = ["files", "jsonl"] as const;

const DEMANDS: Demand[] = [
  {
    what: "the whole gate, beside reading and parsing alone",
    demanded: "at most 2.0 ×",
    aim: "1.5 ×",
    answers: (result) => besideBare(result, "gate", 2),
  },
  {
    what: "peak memory of that gate in one thread",
    demanded: "at most 200 MB",
    aim: "120 MB",
    answers: (result) =>
      SOURCES.map((source) => ({
        of: source,
        spread: figureOf(measuredRow(result, `gate-${source}`), "memory"),
        figure: "memory",
        atMost: 200,
      })),
  },
  {
    what: "ten times as many recordings",
    demanded: "at most 12 × the time and 1.5 × the memory",
    aim: "",
    answers: (result) => [
      ...growth(result, "to all recordings", "score-all", "score-tenth"),
      ...growth(result, "to ten times as many", "score-tenfold", "score-all"),
    ],
  },
  {
    what: "per run once parsed: detect, read and score",
    demanded: "agentevals takes at least 5 ×, Mastra 15 ×",
    aim: "",
    answers: (result) => [
      {
        of: "rungate takes",
        spread: figureOf(measuredRow(result, "per-run-rungate"), "perRun"),
        figure: "perRun",
      },
      { of: "agentevals takes", spread: slowness(result, "agentevals-"), atLeast: 5 },
      { of: "Mastra takes", spread: slowness(result, "mastra-"), atLeast: 15 },
    ],
  },
  {
    what: "start of the command line: `score` on one run",
    demanded: "at most 90 ms",
    aim: "",
    answers: (result) => [
      took(result, "bare node", "start-node"),
      { ...took(result, "`score`", "start-score"), atMost: 90 },
    ],
  },
  {
    what: "start of the action without a judge",
    demanded: "at most 150 ms",
    aim: "",
    answers: (result) => [
      took(result, "up to a configuration error", "action-refused"),
      { ...took(result, "up to its first request to GitHub", "action-first-request"), atMost: 150 },
    ],
  },
  {
    what: "recordings that the baseline has, beside the same gate on new ones",
    demanded: "not scored again",
    aim: "0.2 ×",
    answers: (result) =>
      SOURCES.map((source) => ({
        of: source,
        spread: ratio(result, `gate-unchanged-${source}`, `gate-${source}`, "wall"),
      })),
  },
];

/** What is demanded of the speed, what is hoped for and what was measured, as a table of Markdown. */
export function demandsTable(result: Result): string {
  const rows = DEMANDS.map(({ what, demanded, aim, answers }) => {
    const measured = answers(result).map(answerText);
    return `| ${what} | ${demanded} | ${aim} | ${measured.join("<br>")} |`;
  });
  return ["| | demanded | aim | measured |", "|---|---|---|---|", ...rows].join("\n");
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

function besideBare(result: Result, id: string, atMost: number): Answer[] {
  return SOURCES.map((source) => ({
    of: source,
    spread: ratio(result, `${id}-${source}`, `bare-${source}`, "wall"),

    atMost,
  }));
}

function growth(result: Result, of: string, id: string, base: string): Answer[] {
  return [
    { of: `${of}, time`, spread: ratio(result, id, base, "wall"), atMost: 12 },
    { of: `${of}, memory`, spread: ratio(result, id, base, "memory"), atMost: 1.5 },
  ];
}

function took(result: Result, of: string, id: string): Answer {
  return { of, spread: figureOf(measuredRow(result, id), "wall"), figure: "wall" };
}

/** How many times as long the others take: the fastest of their ways, so that none of them can be named in its place. */
function slowness(result: Result, prefix: string): Spread | undefined {
  const ways = result.parts.flatMap(({ rows }) => rows).filter(({ id }) => id.startsWith(prefix));
  const spreads = ways.flatMap(({ id }) => ratio(result, id, "per-run-rungate", "perRun") ?? []);
  return spreads.toSorted((a, b) => a.median - b.median)[0];
}
