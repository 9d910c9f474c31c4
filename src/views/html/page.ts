import { Markup, markup } from "../../escape/markup.ts";
import type { Report } from "../../report/schema.ts";
import type { ViewOptions } from "../view-options.ts";
import { script, scriptHash, style, styleHash } from "./assets.generated.ts";
import { casesSection } from "./cases.ts";
import { changesSection } from "./changes.ts";
import { hintSection } from "./hint.ts";
import { measuredSection } from "./measured.ts";
import { problemsSection } from "./problems.ts";
import { scoresSection } from "./scores.ts";
import { slicesSection } from "./slices.ts";
import { trendSection } from "./trend.ts";
import { verdictSection } from "./verdict.ts";

type PageOptions = Pick<ViewOptions, "verdict">;

const JUDGED: PageOptions = { verdict: true };

/** The report as one HTML file that needs nothing else: no network, no server, and without scripts it still shows everything. */
export function htmlView(report: Report, options = JUDGED): string {
  return `<!doctype html>\n${page(report, options).text}\n`;
}

/** What the page says, without its style and script. */
export function pageBody(report: Report, { verdict } = JUDGED): Markup {
  return markup`<a class="skip" href="#main">Skip to the scores</a>${report.cases.length > 0 && markup`<a class="skip" href="#cases">Skip to the cases</a>`}
${verdict ? verdictSection(report) : measuredSection(report)}
<main id="main">
${scoresSection(report)}${slicesSection(report)}${trendSection(report)}${casesSection(report)}${changesSection(report)}${problemsSection(report)}${hintSection(report)}</main>
<footer>
<p>Written by rungate ${report.tool.version}. ${contentsText(report)}</p>
</footer>`;
}

/** A judge reads results and messages, and nobody can promise what its sentences take from them. */
function contentsText({ judge }: Report): string {
  const promise =
    "It holds arguments of calls by which runs lost points, no recorded results and no message texts";
  return judge === null ? `${promise}.` : `${promise}, unless a sentence of the judge repeats them.`;
}

function page(report: Report, options: PageOptions): Markup {
  const title = `rungate: ${options.verdict ? report.verdict.result : "scores"}${report.suite === "default" ? "" : `, ${report.suite}`}`;
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

/** Nothing is loaded, sent or framed, and nothing runs but what stands here. */
const POLICY = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;
