import { type Markup, markup } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { shorten } from "../../core/text.ts";
import type { Report, ReportTool } from "../../report/report.ts";
import { scrollable } from "./elements.ts";

export function toolsSection({ tools = [] }: Pick<Report, "tools">): Markup {
  if (!tools.some(({ expected }) => expected > 0)) return markup``;
  const table = markup`<table class="tools">
<thead><tr><th scope="col">Tool</th><th scope="col" class="number">Expected</th><th scope="col" class="number">Called</th><th scope="col" class="number">Wrong arguments</th><th scope="col">Confused with</th></tr></thead>
<tbody>${tools.map(toolRow)}
</tbody>
</table>`;
  return markup`<section aria-labelledby="tools-title">
<h2 id="tools-title">Tools</h2>
<p class="muted">Calls by tool, the tools with the most trouble first. They decide nothing.</p>
${scrollable("Table of tools", table)}
${tools.length >= limits.reportedTools && markup`<p class="muted">At most ${limits.reportedTools} tools are listed.</p>\n`}</section>
`;
}

function toolRow({ name, expected, called, wrongArguments, confusedWith }: ReportTool): Markup {
  const others = confusedWith.map(
    (other, at) => markup`${at > 0 && ", "}<code>${cut(other.name)}</code>\u00a0×${other.times}`,
  );
  return markup`\n<tr><th scope="row"><code>${cut(name)}</code></th>${[expected, called, wrongArguments].map(
    (count) => markup`<td class="number">${count}</td>`,
  )}<td>${others}</td></tr>`;
}

function cut(name: string): string {
  return shorten(name, limits.shownName);
}
