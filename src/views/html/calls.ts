import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { ReportCodeDetails, ReportF1Details, ReportTrial } from "../../report/case-schema.ts";
import {
  argumentsText,
  differenceSides,
  isCodeDetails,
  isF1Details,
  notJson,
  resultName,
  toolSides,
  unpaired,
} from "../../report/reasons.ts";
import { valueText } from "../../report/values.ts";
import { percent } from "../../wording.ts";
import { cutShort } from "./cut-short.ts";

type Pair = ReportF1Details["pairs"][number];
type Difference = Pair["differences"][number];

/** What was expected beside what a run called, as far as its scores lost points by it; nothing where they lost none. */
export function callTable({ scores, toolCalls }: Pick<ReportTrial, "scores" | "toolCalls">): Markup {
  const details = Object.values(scores).flatMap((one) => (one.status === "scored" ? [one.details] : []));
  const rows = [
    ...details.filter(isF1Details).flatMap((one) => callRows(one, toolCalls)),
    ...details.filter(isCodeDetails).flatMap((one) => [toolsRow(one), ...stepRows(one)]),
  ];
  if (rows.length === 0) return markup``;
  return markup`<table class="calls">
<caption>Expected against called. Arguments that match are not listed.</caption>
<thead><tr><td></td><th scope="col">expected</th><th scope="col">called</th></tr></thead>
<tbody>${rows}
</tbody>
</table>
`;
}

function callRows(details: ReportF1Details, toolCalls: number): Markup[] {
  const { pairs, nearMisses, missing, unexpected, extra, leftOut, truePositives, references, calls } =
    details;
  const others = unpaired(details);
  const all = [
    ...pairs.map((pair) => ({ pair, isMatch: true })),
    ...nearMisses.map((pair) => ({ pair, isMatch: false })),
  ].toSorted((a, b) => a.pair.reference - b.pair.reference);
  return [
    ...all.flatMap(({ pair, isMatch }) => pairRows(pair, isMatch)),
    ...moreRow(truePositives - pairs.length, "more matched"),
    ...others.renamed.map(({ expected, called }) =>
      row(
        "✘ renamed?",
        "bad",
        toolName(expected),
        markup`${toolName(called)} <span class="muted">with the same arguments</span>`,
      ),
    ),
    ...others.missing.map(({ name, arguments: args }) =>
      row("✘ missing", "bad", markup`${toolName(name)} ${argumentsText(args)}`, markup`not called`),
    ),
    ...moreRow(references - truePositives - missing.length, "more missing"),
    ...others.unexpected.map(({ name, arguments: args, malformed }) =>
      row(
        "✘ unexpected",
        "bad",
        markup`not expected`,
        markup`${toolName(name)} ${malformed ? notJson(args) : valueText(args)}`,
      ),
    ),
    ...(extra ?? []).map(({ name, arguments: args }) =>
      row("extra", "muted", markup`may be there`, markup`${toolName(name)} ${valueText(args)}`),
    ),
    ...moreRow(
      calls - truePositives - (extra ?? unexpected).length,
      extra === undefined ? "more unexpected" : "more extra",
    ),
    ...leftOut.map(({ name, reason }) =>
      row("not counted", "muted", markup`left out of f1`, markup`${toolName(name)} ${reason}`),
    ),
    ...moreRow(toolCalls - calls - leftOut.length, "more left out"),
  ];
}

/** The two calls, and below them each argument that differs. */
function pairRows(
  { name, reference, call, fraction, differences, malformed, resultDifferences = [] }: Pair,
  isMatch: boolean,
) {
  const share = fraction < 1 ? `, ${percent(fraction)} of its arguments` : "";
  const positioned = (text: string) => markup`${toolName(name)} <span class="muted">${text}</span>`;
  return [
    row(
      isMatch ? "✔ matched" : "✘ no match",
      isMatch ? "good" : "bad",
      positioned(`reference ${reference + 1}`),
      positioned(`call ${call + 1}${share}`),
    ),
    ...differences.map((one) => differenceRow(one.path, one, malformed === true)),
    ...resultDifferences.map((one) => differenceRow(resultName(name, one), one, false)),
    ...(Math.max(differences.length, resultDifferences.length) < limits.shownDifferences
      ? []
      : [row("…", "muted", markup``, markup`no more differences of one call are listed`)]),
  ];
}

function differenceRow(place: string, difference: Difference, malformed: boolean): Markup {
  const { expected, actual } = differenceSides(difference);
  const called = malformed ? notJson(difference.actual) : actual;
  return markup`
<tr class="difference"><th scope="row"><code>${place === "" ? "arguments" : cutShort(place)}</code></th><td class="wanted"><code>${expected}</code></td><td class="got"><code>${called}</code></td></tr>`;
}

function toolsRow(details: ReportCodeDetails): Markup {
  const { expected, called } = toolSides(details);
  return row(
    "✘ tools",
    "bad",
    markup`<code>${cutShort(expected)}</code>`,
    markup`<code>${cutShort(called)}</code>`,
  );
}

/** The first step that was not met, and what differs in the call that comes nearest. */
function stepRows({ unmetStep: step }: ReportCodeDetails): Markup[] {
  if (step === undefined) return [];
  const { position, name, arguments: args, call, malformed, differences, resultDifferences = [] } = step;
  const called = call === undefined ? markup`not in its place` : markup`${toolName(name)} call ${call + 1}`;
  return [
    row(`✘ step ${position + 1}`, "bad", markup`${toolName(name)} ${argumentsText(args)}`, called),
    ...differences.map((one) => differenceRow(one.path, one, malformed === true)),
    ...resultDifferences.map((one) => differenceRow(resultName(name, one), one, false)),
  ];
}

function row(word: string, tone: string, expected: Markup, called: Markup): Markup {
  return markup`
<tr><th scope="row" class="${tone}">${word}</th><td>${expected}</td><td>${called}</td></tr>`;
}

function moreRow(count: number, what: string): Markup[] {
  return count > 0 ? [row("…", "muted", markup``, markup`and ${count} ${what}`)] : [];
}

function toolName(name: string): Markup {
  return markup`<strong>${name}</strong>`;
}
