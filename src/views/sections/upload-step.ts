import { codeBlock } from "../../escape/code-block.ts";
import { type Markdown, markdown, nothing } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import { reportFileName, suiteNameFault } from "../../suite/suite-name.ts";
import type { Section } from "../fit.ts";

type Told = Pick<Report, "role" | "baseline" | "suite" | "settings" | "baselineEligible">;

/** On the base branch, as long as there is no baseline: the step that leaves one. */
export function uploadStep(report: Told): Section {
  const { role, baseline, suite, settings, baselineEligible } = report;
  const lacksOne = role === "base" && (baseline.state === "first-use" || baseline.state === "missing");
  const asksForOne = settings === null || settings.baseline === "auto";
  const isShown = lacksOne && asksForOne && baselineEligible && suiteNameFault(suite) === undefined;
  return {
    kind: "scores",
    name: "the step that uploads the report",
    items: 0,
    text: () => (isShown ? stepText(reportFileName(suite)) : nothing),
  };
}

function stepText(file: string): Markdown {
  const step = codeBlock("yaml", [
    "- uses: actions/upload-artifact@v7",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
    "  if: ${{ !cancelled() }}",
    "  with:",
    `    path: ${file}`,
    `    name: ${file}`,
    "    archive: false",
    "    overwrite: true",
    "    if-no-files-found: error",
  ]);
  return markdown`**No baseline yet.** Pull requests are compared with the report that this run uploads. The reusable workflow uploads it by itself; in a job of your own this step does, after rungate's:\n\n${step}`;
}
