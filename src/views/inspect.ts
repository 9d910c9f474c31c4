import { createColors } from "picocolors";
import type { Json } from "../json/json.ts";
import { type Problem, placeName, placeText } from "../problems.ts";
import type { Candidate } from "../recordings/marks.ts";
import type { ToolCall } from "../recordings/run.ts";
import { valueText } from "../report/values.ts";
import { counted, shorten } from "../wording.ts";
import { plainText } from "./escape.ts";

/** What `inspect` found. */
export interface Inspected {
  runs: {
    file: string;
    index: number;
    format: string;
    /** The marks of that format which the document has. */
    knownBy: string[];
    case: string | null;
    trial: string | null;
    tags: Record<string, string>;
    input: string;
    response: string;
    toolCalls: ToolCall[];
    referenceToolCalls?: { name: string; arguments: Json }[];
    expectsOnly?: boolean;
  }[];
  problems: Problem[];
  /** How near what no format claims comes to each of them, the nearest first; of each file the first such document. */
  unknown: { file: string; candidates: Candidate[] }[];
}

type Colors = ReturnType<typeof createColors>;

const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;

/** What rungate sees in recordings, for a person at a terminal. */
export function inspectView({ runs, problems, unknown }: Inspected, colors: boolean): string {
  const paint = createColors(colors);
  const sections = [
    ...runs.map((run) => runLines(run, paint)),
    problems.map((problem) => problemLine(problem, paint)),
    ...unknown.map((one) => candidateLines(one, paint)),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function runLines(run: Inspected["runs"][number], paint: Colors): string[] {
  const identity = [
    run.case === null ? "no case id" : `case ${run.case}`,
    ...(run.trial === null ? [] : [`trial ${run.trial}`]),
  ];
  const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
  const place = placeName(run);
  return [
    `${paint.bold(plainText(place))} ${paint.cyan(run.format)} · ${plainText([...identity, ...tags].join(" · "))} · ${run.expectsOnly ? "says what is expected, holds no run" : counted(run.toolCalls.length, "tool call")}`,
    paint.dim(`  known by ${run.knownBy.join(", ")}`),
    ...said("user", run.input, paint),
    ...run.toolCalls.map((call) => callLine(call, paint)),
    ...said("agent", run.response, paint),
    ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
  ];
}

function candidateLines({ file, candidates }: Inspected["unknown"][number], paint: Colors): string[] {
  if (candidates.length === 0) return [`${plainText(file)} has nothing of any format's marks`];
  return [
    `${plainText(file)} comes nearest to`,
    ...candidates
      .slice(0, SHOWN_CANDIDATES)
      .flatMap(({ format, looksFor, has, lacks }) => [
        `  ${paint.cyan(format.padEnd(20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `lacks ${lacks.join(", ")}`}`,
        paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
      ]),
  ];
}

function said(who: string, text: string, paint: Colors): string[] {
  return text === "" ? [] : [paint.dim(`  ${who.padEnd(6)} ${plainText(shorten(text, SHOWN_TEXT))}`)];
}

function callLine({ id, name, arguments: args, malformed, status, group }: ToolCall, paint: Colors): string {
  const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
  const shown = malformed
    ? `${paint.red("not JSON")} ${plainText(shorten(String(args), SHOWN_TEXT))}`
    : plainText(shorten(valueText(args), SHOWN_TEXT));
  const known = id === undefined ? "" : paint.dim(` ${plainText(id)}`);
  return `  ${String(group).padStart(3)}    ${colour(status.padEnd(8))} ${paint.bold(plainText(name))} ${shown}${known}`;
}

function referenceLine({ name, arguments: args }: { name: string; arguments: Json }, paint: Colors): string {
  return `  ${paint.dim("expected".padEnd(15))} ${plainText(name)} ${plainText(shorten(valueText(args), SHOWN_TEXT))}`;
}

function problemLine(problem: Problem, paint: Colors): string {
  const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
  return `${word} ${plainText(`${placeText(problem)}${problem.message}`)}`;
}
