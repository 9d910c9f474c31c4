import { Markup, markup } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { placeText } from "../../core/problems.ts";
import { commitName, counted, shorten } from "../../core/text.ts";
import { caseLabel } from "../../report/cases.ts";
import type { Report } from "../../report/report.ts";
import { groupCases } from "../cases.ts";
import { headlineText, leadingDifference } from "../headline.ts";
import { type HintView, hintViews, nextSteps, type SettingsValues, unexpectedHint } from "../next-command.ts";
import {
  baselineText,
  blockingSentence,
  blockingWord,
  type CheckSentence,
  FIRST_USE,
  hasComparedNothing,
  isFirstUse,
  openChecks,
  policyName,
  type ViewOptions,
  verdictSentences,
} from "../verdict-text.ts";
import { script, scriptHash, style, styleHash } from "./assets.generated.ts";
import { casesSection } from "./cases.ts";
import { codeSpans, cutShort, leftOutNote, MARKS, scrollable } from "./elements.ts";
import { measuresSection, scoresSection, slicesSection, toolsSection } from "./scores.ts";
import { trendSection } from "./trend.ts";

type PageOptions = Pick<ViewOptions, "verdict" | "asked">;

const JUDGED: PageOptions = { verdict: true };

/** Renders the report as one self-contained HTML file, which works offline and without scripts. */
export function htmlView(report: Report, options = JUDGED): string {
  return `<!doctype html>\n${page(report, options).text}\n`;
}

export function pageBody(report: Report, { verdict, asked } = JUDGED): Markup {
  return markup`<a class="skip" href="#main">Skip to the scores</a>${report.cases.length > 0 && markup`<a class="skip" href="#cases">Skip to the cases</a>`}
${verdict ? verdictSection(report, asked) : measuredSection(report)}
<main id="main">
${scoresSection(report)}${casesSection(report)}${verdict && commandsSection(report, asked)}${changesSection(report)}${problemsSection(report)}${hintSection(report, asked)}${slicesSection(report)}${measuresSection(report)}${toolsSection(report)}${verdict && checksSection(report)}${trendSection(report)}</main>
<footer>
${factsList(report)}
<p>Written by rungate ${report.tool.version}. ${contentsText(report)}</p>
</footer>`;
}

/** The judge's sentences may quote recorded content. */
function contentsText({ judge }: Report): string {
  const promise = "It has arguments of calls that lost points, no recorded results and no message texts";
  return judge === null ? `${promise}.` : `${promise}, unless a sentence of the judge repeats them.`;
}

function page(report: Report, options: PageOptions): Markup {
  const { suite, pullRequest, verdict } = report;
  const title = [
    `rungate: ${options.verdict ? (hasComparedNothing(report) ? "nothing compared" : OUTCOMES[verdict.result]) : "scores"}`,
    ...(suite === "default" ? [] : [shorten(suite, limits.shownName)]),
    ...(pullRequest === null ? [] : [`#${pullRequest}`]),
  ].join(", ");
  return markup`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(style)}</style>
<script>${new Markup(script)}</script>
</head>
<body>
${pageBody(report, options)}
</body>
</html>`;
}

/** Security: forbids loading, sending and framing, and scripts other than ours. */
const POLICY = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;

const WORDS = { pass: "Pass", inconclusive: "Inconclusive", fail: "Fail" };
const OUTCOMES = { pass: "passed", inconclusive: "inconclusive", fail: "failed" };
const TONES = { pass: "good", inconclusive: "doubtful", fail: "bad" } as const;

export function verdictSection(report: Report, asked?: SettingsValues): Markup {
  const { result } = report.verdict;
  const isUncompared = hasComparedNothing(report);
  const tone = isUncompared ? "doubtful" : TONES[result];
  const [mark, word] = isUncompared ? ["○", "Nothing compared"] : [MARKS[tone], WORDS[result]];
  const difference = leadingDifference(report);
  const unexpected = unexpectedHint(report, asked);
  const sentence = blockingSentence(report);
  const open = openChecks(report).map((check) => ({ ...check, text: `${check.title}: ${check.message}` }));
  return markup`<header class="verdict ${tone}">
<h1><span class="word ${tone}">${mark} ${word}</span> ${headlineText(report)}</h1>
${difference !== undefined && markup`<p class="lead"><strong>${cutShort(difference.subject)}</strong>${difference.isCase ? "" : ":"} ${cutShort(difference.text)}</p>\n`}${unexpected !== undefined && markup`<p>${unexpected.sentence} <code>${unexpected.command}</code></p>\n`}${sentence !== "" && markup`<p>${sentence}</p>\n`}${open.length > 0 && markup`<ul>${open.map(checkItem)}\n</ul>\n`}${isFirstUse(report) && markup`<p class="welcome"><strong>Welcome.</strong> ${codeSpans(FIRST_USE)}</p>\n`}</header>`;
}

function checkItem({ result, text }: CheckSentence): Markup {
  const tone = result === null ? undefined : TONES[result];
  return markup`\n<li>${tone && markup`<span class="${tone}">${MARKS[tone]}</span> `}${cutShort(text)}</li>`;
}

export function commandsSection(report: Report, asked?: SettingsValues): Markup {
  const steps = nextSteps(report, asked);
  if (report.verdict.result === "pass" || !steps.some(({ name }) => name === "Reproduce")) return markup``;
  return markup`<section aria-labelledby="commands-title">
<h2 id="commands-title">Next steps</h2>
<dl>
${steps.map(({ title, command }) => markup`<dt>${title}</dt>\n<dd><pre tabindex="0">${command}</pre></dd>\n`)}</dl>
</section>
`;
}

export function checksSection(report: Report): Markup {
  const { first, others } = verdictSentences(report);
  const line = `${WORDS[report.verdict.result]}${blockingWord(report)} ${first}`;
  return markup`<section aria-labelledby="checks-title">
<h2 id="checks-title">Checks</h2>
<p>${cutShort(line)}</p>
${others.length > 0 && markup`<ul>${others.map(checkItem)}\n</ul>\n`}</section>
`;
}

export function problemsSection({
  problems,
  problemCounts,
}: Pick<Report, "problems" | "problemCounts">): Markup {
  if (problems.length === 0) return markup``;
  const more = problemCounts.errors + problemCounts.warnings - problems.length;
  return markup`<section aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
<ul>${problems.map(
    (problem) =>
      markup`\n<li><strong class="${problem.severity === "error" ? "bad" : "doubtful"}">${problem.severity}</strong> <code>${cutShort(`${placeText(problem)}${problem.message}`)}</code></li>`,
  )}${more > 0 && markup`\n<li>… and ${counted(more, "more problem")}</li>`}
</ul>
</section>
`;
}

export function measuredSection(report: Report): Markup {
  return markup`<header class="verdict">
<h1>What was measured${suiteName(report)}</h1>
<p class="lead">No verdict was asked for. <code>rungate gate</code> gives one.</p>
</header>`;
}

export function suiteName({ suite }: Pick<Report, "suite">): Markup | false {
  return suite !== "default" && markup` <span class="suite">${shorten(suite, limits.shownName)}</span>`;
}

export function hintSection(
  report: Pick<Report, "hint" | "cases" | "settings">,
  asked?: SettingsValues,
): Markup {
  const hints = hintViews(report, asked);
  if (hints.length === 0) return markup``;
  return markup`<section aria-labelledby="hint-title">
<h2 id="hint-title">Hint</h2>
${hints.map(hintMarkup)}</section>
`;
}

function hintMarkup({ sentence, lines }: HintView): Markup {
  const block = lines.map((line) => markup`${line}\n`);
  return markup`<p>${sentence}</p>
${lines.length > 0 && markup`<pre tabindex="0">${block}</pre>\n`}`;
}

export function factsList(report: Report): Markup {
  return markup`<dl class="facts">${facts(report).map(
    ([name, value]) => markup`\n<div><dt>${name}</dt> <dd>${cutShort(value)}</dd></div>`,
  )}
</dl>`;
}

function facts(report: Report): [string, string][] {
  const { commit, headCommit, baseCommit, pullRequest, runAttempt, runAtCommit, createdAt, tool } = report;
  const head = headCommit ?? commit;
  const tested = commit === head ? null : commit;
  const { source, fingerprint = "" } = policyName(report.policy);
  return [
    ...fact("pull request", pullRequest === null ? null : `#${pullRequest}`),
    ...fact("head", head && commitName(head)),
    ...fact("tested as", tested && commitName(tested)),
    ...fact("base", baseCommit && commitName(baseCommit)),
    ["baseline", baselineText(report)],
    ["policy", `${source} ${fingerprint}`.trim()],
    ...fact("run at this commit", runAtCommit === undefined ? null : String(runAtCommit)),
    ...fact("attempt", runAttempt > 1 ? String(runAttempt) : null),
    ...fact("created", createdAt),
    ["rungate", tool.version],
  ];
}

function fact(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}

/** Shows changes against the baseline other than worse cases, and cases that are gone. */
export function changesSection(report: Report): Markup {
  const { comparison, totals } = report;
  const { lines, unchanged } = groupCases(report);
  const changes = [...lines, ...unchanged];
  if (comparison === null || changes.length === 0) return markup``;
  const removed = totals.runs === 0 ? [] : comparison.removed;
  const gone = [
    ...removed.map((one) => ({ one, word: "removed", why: one.hint ?? "" })),
    ...comparison.retired.map((one) => ({ one, word: "retired", why: one.reason })),
  ];
  const more = gone.length - limits.pageGoneCases;
  const table = markup`<table>
<caption>Cases that the baseline has and this report has not</caption>
<thead><tr><th scope="col">case</th><th scope="col">state</th><th scope="col">why</th></tr></thead>
<tbody>${gone
    .slice(0, limits.pageGoneCases)
    .map(
      ({ one, word, why }) =>
        markup`\n<tr><th scope="row">${caseLabel(one)}</th><td>${word}</td><td>${cutShort(why)}</td></tr>`,
    )}
</tbody>
</table>`;
  return markup`<section aria-labelledby="changes-title">
<h2 id="changes-title">The other cases</h2>
<ul>${changes.map((line) => markup`\n<li>${line}</li>`)}
</ul>
${gone.length > 0 && scrollable("Cases that are gone", table)}
${leftOutNote(more, "more case")}</section>
`;
}
