import { codeBlock } from "../../escape/code-block.ts";
import { type Markdown, markdown, nothing } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import { suiteNameFault } from "../../suite/suite-name.ts";
import { uploadLines } from "../../suite/upload-step.ts";
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
    text: () => (isShown ? stepText(suite) : nothing),
  };
}

function stepText(suite: string): Markdown {
  const step = codeBlock("yaml", uploadLines(suite));
  return markdown`**No baseline yet.** Pull requests are compared with the report that this run uploads. The reusable workflow uploads it by itself; in a job of your own this step does, after rungate's:\n\n${step}`;
}
