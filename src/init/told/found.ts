import { lines, type TerminalText, terminal } from "../../escape/terminal.ts";
import { groupBy } from "../../group-by.ts";
import { limits } from "../../limits.ts";
import { padEnd } from "../../views/terminal-width.ts";
import { counted, listed, shorten } from "../../wording.ts";
import type { RecordedRun } from "../recorded-run.ts";

/** A pattern of recordings, and one of the files that it matches with what it captures there. */
export interface PatternExample {
  pattern: string;
  example?: { file: string; captures: Record<string, string> } | undefined;
}

/** What was read. */
export interface Found {
  patterns: readonly PatternExample[];
  files: number;
  formats: readonly string[];
  runs: readonly RecordedRun[];
}

const SHOWN_TOOLS = 6;
const WIDEST = 60;

/** What `init` has found, for a person to see whether it is what was meant. */
export function foundText({ patterns, files, formats, runs }: Found): TerminalText {
  const real = runs.filter(({ run }) => !run.expectsOnly);
  const width = Math.min(WIDEST, Math.max(...patterns.map(({ pattern }) => pattern.length)));
  return lines([
    terminal`Found ${counted(real.length, "run")} in ${counted(files, "file")}: ${casesText(real)}`,
    ...patterns.map((one) => patternLine(one, width)),
    terminal`Formats: ${listed(formats, SHOWN_TOOLS)}`,
    terminal`Tools: ${toolsText(real)}`,
  ]);
}

function casesText(runs: readonly RecordedRun[]): string {
  const cases = [...groupBy(runs, ({ identity }) => identity.caseId).values()].map(({ length }) => length);
  const [fewest, most] = [Math.min(...cases), Math.max(...cases)];
  const trials = fewest === most ? counted(most, "trial") : `${fewest} to ${counted(most, "trial")}`;
  return `${counted(cases.length, "case")}, ${trials} each`;
}

function patternLine({ pattern, example }: PatternExample, width: number): TerminalText {
  if (example === undefined || example.file === pattern) return terminal`  ${pattern}`;
  const captured = Object.entries(example.captures).map(([name, value]) => `${name} ${value}`);
  const says = captured.length === 0 ? "" : `: ${captured.join(", ")}`;
  return terminal`  ${padEnd(pattern, width)}  such as ${example.file}${says}`;
}

function toolsText(runs: readonly RecordedRun[]): string {
  const calls = new Map<string, number>();
  for (const { run } of runs)
    for (const { name } of run.toolCalls) calls.set(name, (calls.get(name) ?? 0) + 1);
  const byUse = [...calls].sort(([, a], [, b]) => b - a);
  if (byUse.length === 0) return "none was called";
  const names = byUse.map(
    ([name, count]) => `${shorten(name, limits.shownString)} (${counted(count, "call")})`,
  );
  return listed(names, SHOWN_TOOLS);
}
