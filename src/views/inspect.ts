import {
  lines,
  type Paint,
  padEnd,
  padStart,
  paintWith,
  sections,
  type TerminalText,
  terminal,
} from "../core/escape.ts";
import type { Json } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { type Problem, placeName, placeText } from "../core/problems.ts";
import { sum } from "../core/statistics/summary.ts";
import { counted, listed, shorten } from "../core/text.ts";
import { fullName } from "../core/tool-name.ts";
import { shardName } from "../gate/score/shards.ts";
import type { Candidate } from "../recordings/detect.ts";
import { areRandom } from "../recordings/reading/case-from-input.ts";
import type { RunUsage, Usage } from "../recordings/reading/usage.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import { valueText } from "../report/difference-text.ts";
import { countRunErrors } from "../report/run-errors.ts";
import type { PartialReport } from "../report/scored-suite.ts";

export interface InspectReport {
  runs: (Pick<Run, "steps"> &
    RunUsage & {
      file: string;
      index: number;
      format: string;
      /** The name of the format for people. */
      title: string;
      recordedFrom?: string;
      knownBy: string[];
      case: string | null;
      trial: string | null;
      tags: Record<string, string>;
      input: string;
      response: string;
      /** Reasoning texts with their turns; absent unless requested. */
      reasoning?: { turn: number; text: string }[];
      toolCalls: ToolCall[];
      referenceToolCalls?: { name: string; arguments: Json }[];
      expectsOnly?: boolean;
    })[];
  problems: Problem[];
  /** Nearest formats of unrecognized documents, best first; one document per file. */
  unknown: { file: string; candidates: Candidate[] }[];
}

const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;

/** Shows the files, how their runs pair with those of other files, and each run. `next`: the command to run next. */
export function inspectView(
  { runs, problems, unknown }: InspectReport,
  { colors, next }: { colors: boolean; next: string },
): TerminalText {
  const paint = paintWith(colors);
  const real = runs.filter(({ expectsOnly }) => !expectsOnly);
  return sections([
    real.length === 0 ? [] : [terminal`${pairingText(real)}. Next: ${next}`],
    ...runs.map((run) => runLines(run, paint)),
    problems.map((problem) => problemLine(problem, paint)),
    ...unknown.map((each) => candidateLines(each, paint)),
  ]);
}

function pairingText(runs: InspectReport["runs"]): string {
  const files = new Set(runs.map(({ file }) => file)).size;
  const formats = listed([...new Set(runs.map(({ format }) => format))].sort());
  const ids = [...new Set(runs.flatMap(({ case: id }) => (id === null ? [] : [id])))];
  const found = `${counted(runs.length, "run")} in ${counted(files, "file")} (${formats})`;
  const unnamed = runs.filter(({ case: id }) => id === null).length;
  if (unnamed > 0) return `${found}: ${unnamed} without a case id, so they pair with no other run`;
  const cases = `${found}: ${counted(ids.length, "case")}`;
  return areRandom(ids) ? `${cases}, named by ids that no other export has` : cases;
}

function runLines(run: InspectReport["runs"][number], paint: Paint): TerminalText[] {
  const identity = [
    run.case === null ? "no case id" : `case ${run.case}`,
    ...(run.trial === null ? [] : [`trial ${run.trial}`]),
  ];
  const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
  const calls = run.expectsOnly
    ? "says what is expected, has no run"
    : counted(run.toolCalls.length, "tool call");
  return [
    terminal`${paint.bold(placeName(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
    paint.dim(
      `  ${run.title}, known by ${run.knownBy.join(", ")}${run.recordedFrom === undefined ? "" : ` · recorded from ${run.recordedFrom}`}`,
    ),
    ...messageLine("user", run.input, paint),
    ...(run.reasoning ?? []).map(({ turn, text }) => thoughtLine(turn, text, paint)),
    ...run.toolCalls.map((call) => callLine(call, paint)),
    ...messageLine("agent", run.response, paint),
    ...usageLines(run, paint),
    ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
  ];
}

function usageLines(
  { model, usage = {}, duration, unmeasured = {} }: InspectReport["runs"][number],
  paint: Paint,
): TerminalText[] {
  const parts = [
    ...(model === undefined ? [] : [shorten(model, SHOWN_TEXT)]),
    ...(usage.total === undefined ? [] : [`${counted(usage.total, "token")}${sidesText(usage)}`]),
    ...(usage.cost === undefined ? [] : [`$${usage.cost}`]),
    ...(duration === undefined ? [] : [`${Math.round(duration)} ms`]),
    ...Object.entries(unmeasured).map(([measure, why]) => `no ${measure}: ${shorten(why, SHOWN_TEXT)}`),
  ];
  return parts.length === 0 ? [] : [paint.dim(`  ${padEnd("took", 6)} ${parts.join(" · ")}`)];
}

function sidesText({ input, cachedInput, output, reasoning }: Usage): string {
  const sides = [
    ...(input === undefined ? [] : [`${input} in`]),
    ...(cachedInput ? [`${cachedInput} of them cached`] : []),
    ...(output === undefined ? [] : [`${output} out`]),
    ...(reasoning ? [`${reasoning} of them reasoning`] : []),
  ];
  return sides.length === 0 ? "" : ` (${sides.join(", ")})`;
}

function candidateLines(
  { file, candidates }: InspectReport["unknown"][number],
  paint: Paint,
): TerminalText[] {
  if (candidates.length === 0) return [terminal`${file} has nothing of any format's marks`];
  return [
    terminal`${file} comes nearest to`,
    ...candidates
      .slice(0, SHOWN_CANDIDATES)
      .flatMap(({ format, looksFor, has, lacks }) => [
        terminal`  ${paint.cyan(padEnd(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `missing ${lacks.join(", ")}`}`,
        paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
      ]),
  ];
}

function messageLine(who: string, text: string, paint: Paint): TerminalText[] {
  return text === "" ? [] : [paint.dim(`  ${padEnd(who, 6)} ${shorten(text, SHOWN_TEXT)}`)];
}

function thoughtLine(turn: number, text: string, paint: Paint): TerminalText {
  return terminal`  ${paint.dim(`${padEnd("thought", 8)} message ${turn + 1}`)} ${shorten(text, limits.shownReasoning)}`;
}

function callLine(
  { id, name, server, arguments: args, malformed, status, group, agent }: ToolCall,
  paint: Paint,
): TerminalText {
  const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
  const shown = malformed
    ? terminal`${paint.red("not JSON")} ${shorten(String(args), SHOWN_TEXT)}`
    : shorten(valueText(args), SHOWN_TEXT);
  const known = id !== undefined && paint.dim(` ${id}`);
  const by = agent !== undefined && paint.dim(` by ${shorten(agent, SHOWN_TEXT)}`);
  return terminal`  ${padStart(String(group), 3)}    ${colour(padEnd(status, 8))} ${paint.bold(fullName({ name, server }))} ${shown}${known}${by}`;
}

function referenceLine(
  { name, arguments: args }: { name: string; arguments: Json },
  paint: Paint,
): TerminalText {
  return terminal`  ${paint.dim(padEnd("expected", 15))} ${name} ${shorten(valueText(args), SHOWN_TEXT)}`;
}

function problemLine(problem: Problem, paint: Paint): TerminalText {
  const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
  return terminal`${word} ${placeText(problem)}${problem.message}`;
}

/** Summarizes the result of a shard, which has no verdict of its own. */
export function shardView({ suite, shard, part }: PartialReport): TerminalText {
  const { cases, problems, problemCounts } = part;
  const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
  const { errors, warnings } = problemCounts;
  const unable = sum(cases.map(countRunErrors));
  const found = [
    counted(cases.length, "case"),
    counted(runs, "run"),
    counted(errors, "error"),
    counted(warnings, "warning"),
    ...(unable > 0 ? [`${counted(unable, "run")} could not run`] : []),
  ];
  return lines([
    terminal`shard ${shardName(shard)} of suite ${suite}: ${found.join(", ")}`,
    ...problems.map((problem) => terminal`${problem.severity}: ${placeText(problem)}${problem.message}`),
  ]);
}
