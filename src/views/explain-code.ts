import { type Paint, type TerminalText, terminal } from "../escape/terminal.ts";
import { limits } from "../limits.ts";
import type { ReportCodeDetails } from "../report/case-schema.ts";
import { counted, shorten } from "../wording.ts";

/** A `code` score in full: each tool that was expected with the call that is it, and each call with its place in the recording. */
export function codeLines(details: ReportCodeDetails, paint: Paint): TerminalText[] {
  const steps = stepsOf(details).map(({ name, call }, at) => {
    const made = call === undefined ? paint.red("not called here") : paint.dim(`call ${call + 1}`);
    return terminal`    ${paint.dim(`step ${at + 1}`)} ${cut(name)} ${made}`;
  });
  const calls = details.toolCallInfos.map(({ toolName, toolCallId, messageIndex }, at) => {
    const place = `message ${messageIndex + 1}${toolCallId === null ? "" : ` ${cut(toolCallId)}`}`;
    return terminal`    ${paint.dim(`call ${at + 1}`)} ${cut(toolName)} ${paint.dim(place)}`;
  });
  return [...first(steps, "step", paint), ...first(calls, "call", paint)];
}

/** The tools that were expected, each with the position of the call that is it: in exact order by place, else in turn. */
function stepsOf(details: ReportCodeDetails): { name: string; call: number | undefined }[] {
  const { expectedTool, expectedToolOrder, actualTools, strictMode } = details;
  const order = expectedToolOrder ?? (expectedTool === null ? [] : [expectedTool]);
  let next = 0;
  return order.map((name, at) => {
    const call = strictMode ? at : actualTools.indexOf(name, next);
    if (actualTools[call] !== name) return { name, call: undefined };
    next = call + 1;
    return { name, call };
  });
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
