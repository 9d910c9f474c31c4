import { type Paint, type TerminalText, terminal } from "../escape/terminal.ts";
import { limits } from "../limits.ts";
import type { ReportLlmDetails } from "../report/case-schema.ts";
import { shorten } from "../wording.ts";

/** A judgement in full: each call's verdict with its votes and its reason, the tools that are missing, and why. */
export function judgementLines(details: ReportLlmDetails, paint: Paint): TerminalText[] {
  const { evaluations, missingTools, reason, votes } = details;
  return [
    ...evaluations.map(({ name, callId, agreeing, reasoning, ...said }) => {
      const verdict = verdictText(said, paint);
      const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
      const which = paint.dim(cut(`${callId}${spread}`));
      return terminal`    ${verdict} ${cut(name)} ${which}${reasoning && ` ${cut(reasoning)}`}`;
    }),
    ...missingTools.map((tool) => terminal`    ${paint.red("missing")} ${cut(tool)}`),
    ...(reason ? [terminal`    ${paint.dim("in all")} ${cut(reason)}`] : []),
  ];
}

function verdictText(
  { wasAppropriate, partly }: Pick<ReportLlmDetails["evaluations"][number], "wasAppropriate" | "partly">,
  paint: Paint,
): TerminalText {
  if (partly) return paint.yellow("partly appropriate");
  return wasAppropriate ? paint.green("appropriate") : paint.red("not appropriate");
}

function cut(text: string): string {
  return shorten(text, limits.shownReasoning);
}
