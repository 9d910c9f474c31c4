import { type Paint, type TerminalText, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { counted, shorten } from "../core/text.ts";
import type { ReportCodeDetails } from "../report/case.ts";

/** Shows a `code` score in full: the expected tools with their calls, and all calls with their positions. */
export function codeLines(details: ReportCodeDetails, paint: Paint): TerminalText[] {
  const isFree = details.order === "free";
  const steps = stepsOf(details).map(({ name, call }, at) => {
    const missing = isFree ? "not called" : "not called here";
    const made = call === undefined ? paint.red(missing) : paint.dim(`call ${call + 1}`);
    return terminal`    ${paint.dim(isFree ? "expected" : `step ${at + 1}`)} ${cut(name)} ${made}`;
  });
  const calls = details.toolCallInfos.map(({ toolName, recordedAs, toolCallId, messageIndex }, at) => {
    const place = `${asText(recordedAs)}message ${messageIndex + 1}${toolCallId === null ? "" : ` ${cut(toolCallId)}`}`;
    return terminal`    ${paint.dim(`call ${at + 1}`)} ${cut(toolName)} ${paint.dim(place)}`;
  });
  return [...first(steps, "step", paint), ...first(calls, "call", paint)];
}

/** Matches by position in strict mode, anywhere for a free order, else in sequence. */
function stepsOf(details: ReportCodeDetails): { name: string; call: number | undefined }[] {
  const { expectedTool, expectedToolOrder, order, actualTools, strictMode } = details;
  const names = expectedToolOrder ?? (expectedTool === null ? [] : [expectedTool]);
  const taken = new Set<number>();
  let next = 0;
  return names.map((name, at) => {
    const call =
      order === "free"
        ? actualTools.findIndex((called, place) => called === name && !taken.has(place))
        : strictMode
          ? at
          : actualTools.indexOf(name, next);
    if (actualTools[call] !== name) return { name, call: undefined };
    next = call + 1;
    taken.add(call);
    return { name, call };
  });
}

export function asText(recordedAs: string | undefined): string {
  return recordedAs === undefined ? "" : `as ${cut(recordedAs)}, `;
}

function first(lines: readonly TerminalText[], noun: string, paint: Paint): TerminalText[] {
  const left = lines.length - limits.shownCalls;
  if (left <= 0) return [...lines];
  return [
    ...lines.slice(0, limits.shownCalls),
    terminal`    ${paint.dim(`and ${counted(left, noun)} more`)}`,
  ];
}

function cut(text: string): string {
  return shorten(text, limits.shownName);
}
