import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { ReportLlmDetails, ReportTrial } from "../../report/case-schema.ts";
import { listed, shorten } from "../../wording.ts";

type ReportSheet = NonNullable<ReportTrial["judgements"]>[number];

/** A judgement in full: each call's verdict with its votes and its reason, the tools that are missing, and why. */
export function judgement({ by, evaluations, missingTools, reason, votes }: ReportLlmDetails): Markup {
  const verdicts = evaluations.map(({ name, callId, wasAppropriate, partly, agreeing, reasoning }) => {
    const half = partly ? ["◐ partly appropriate", "doubtful"] : ["✘ not appropriate", "bad"];
    const [word, tone] = wasAppropriate ? ["✔ appropriate", "good"] : half;
    const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
    return markup`<li><span class="${tone}">${word}</span> <code>${cut(name)}</code> <span class="muted">${callId}${spread}</span> ${cut(reasoning ?? "")}</li>`;
  });
  const missing = missingTools.map(
    (tool) => markup`<li><span class="bad">✘ missing</span> <code>${cut(tool)}</code></li>`,
  );
  return markup`<p>Judged by ${cut(by.model)} (${cut(by.rung)}, prompt ${by.promptVersion}${by.reasoning && ", with reasoning"})${reason !== undefined && reason !== "" && `: ${cut(reason)}`}</p>
<ul>${verdicts}${missing}</ul>`;
}

/** Who judged several scores of a run together: what a score lacks stands below it. */
export function sheetJudge({ by, scorers }: ReportSheet): Markup {
  return markup`<p>Judged by ${cut(by.model)} (${cut(by.rung)}, sheet ${by.promptVersion}): ${cut(listed(scorers, scorers.length))}</p>
`;
}

function cut(text: string): string {
  return shorten(text, limits.shownReasoning);
}
