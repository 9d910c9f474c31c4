import { type Markup, markup } from "../../escape/markup.ts";
import type { Report } from "../../report/schema.ts";
import { factsList } from "./facts.ts";
import { suiteName } from "./suite-name.ts";

/** In place of the verdict where none was asked for. */
export function measuredSection(report: Report): Markup {
  return markup`<header class="verdict">
<h1>What was measured${suiteName(report)}</h1>
<p class="lead">No verdict was asked for: <code>rungate gate</code> gives one.</p>
${factsList(report)}
</header>`;
}
