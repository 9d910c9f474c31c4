import type { Report } from "../../report/schema.ts";
import { Markup, markup } from "../markup.ts";
import { script, scriptHash, style, styleHash } from "./assets.generated.ts";
import { casesSection } from "./cases.ts";
import { problemsSection } from "./problems.ts";
import { scoresSection } from "./scores.ts";
import { slicesSection } from "./slices.ts";
import { trendSection } from "./trend.ts";
import { verdictSection } from "./verdict.ts";

/** The report as one HTML file that needs nothing else: no network, no server, and without scripts it still shows everything. */
export function htmlView(report: Report): string {
  return `<!doctype html>\n${page(report).text}\n`;
}

/** What the page says, without its style and script. */
export function pageBody(report: Report): Markup {
  return markup`${verdictSection(report)}${scoresSection(report)}${slicesSection(report)}${trendSection(report)}${casesSection(report)}${problemsSection(report)}`;
}

function page(report: Report): Markup {
  const title = `rungate: ${report.verdict.result}${report.suite === "default" ? "" : `, ${report.suite}`}`;
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
${pageBody(report)}
</body>
</html>`;
}

/** Nothing is loaded, sent or framed, and nothing runs but what stands here. */
const POLICY = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;
