import type { createColors } from "picocolors";
import { limits } from "../limits.ts";
import type { ReportLlmDetails } from "../report/case-schema.ts";
import { shorten } from "../wording.ts";
import { plainText } from "./escape.ts";

type Colors = ReturnType<typeof createColors>;

/** A judgement in full: each call's verdict with its votes and its reason, the tools that are missing, and why. */
export function judgementLines(details: ReportLlmDetails, paint: Colors): string[] {
  const { evaluations, missingTools, reason, votes } = details;
  return [
    ...evaluations.map(({ name, callId, wasAppropriate, agreeing, reasoning }) => {
      const verdict = wasAppropriate ? paint.green("appropriate") : paint.red("not appropriate");
      const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
      const which = paint.dim(cut(`${callId}${spread}`));
      return `    ${verdict} ${cut(name)} ${which}${reasoning ? ` ${cut(reasoning)}` : ""}`;
    }),
    ...missingTools.map((tool) => `    ${paint.red("missing")} ${cut(tool)}`),
    ...(reason ? [`    ${paint.dim("in all")} ${cut(reason)}`] : []),
  ];
}

function cut(text: string): string {
  return plainText(shorten(text, limits.shownReasoning));
}
