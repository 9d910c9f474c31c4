import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { ReportLlmDetails } from "../../report/case-schema.ts";
import { shorten } from "../../wording.ts";

/** A judgement in full: each call's verdict with its votes and its reason, the tools that are missing, and why. */
export function judgement({ by, evaluations, missingTools, reason, votes }: ReportLlmDetails): Markup {
  const verdicts = evaluations.map(({ name, callId, wasAppropriate, agreeing, reasoning }) => {
    const [word, tone] = wasAppropriate ? ["✔ appropriate", "good"] : ["✘ not appropriate", "bad"];
    const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
    return markup`<li><span class="${tone}">${word}</span> <code>${cut(name)}</code> <span class="muted">${callId}${spread}</span> ${cut(reasoning ?? "")}</li>`;
  });
  const missing = missingTools.map(
    (tool) => markup`<li><span class="bad">✘ missing</span> <code>${cut(tool)}</code></li>`,
  );
  return markup`<p>Judged by ${cut(by.model)} (${cut(by.rung)}, prompt ${by.promptVersion})${reason !== undefined && reason !== "" && `: ${cut(reason)}`}</p>
<ul>${verdicts}${missing}</ul>`;
}

function cut(text: string): string {
  return shorten(text, limits.shownReasoning);
}
