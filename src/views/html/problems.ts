import { type Markup, markup } from "../../escape/markup.ts";
import { placeText } from "../../problems.ts";
import type { Report } from "../../report/schema.ts";
import { counted } from "../../wording.ts";
import { cutShort } from "./cut-short.ts";

/** What could not be read, or must be known besides, each with its place. */
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
