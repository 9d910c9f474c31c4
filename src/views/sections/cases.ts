import { code, joined, type Markdown, markdown, nothing } from "../../escape/markdown.ts";
import type { ReportCase } from "../../report/case-schema.ts";
import { reasonsOf } from "../../report/reasons.ts";
import type { Report } from "../../report/schema.ts";
import { caseLabel } from "../../suite/trial.ts";
import { counted } from "../../wording.ts";
import { groupCases, passedText } from "../case-groups.ts";
import type { Section } from "../fit.ts";
import { caseScores } from "../scorers.ts";
import { details } from "./details.ts";
import { reasonLines } from "./reason-lines.ts";

/** Cases that are told without a click, and reasons of one case. */
const SHOWN = { open: 5, reasons: 6 };

/** What changed, worst first: the first few cases open, up to `most` folded, then one line for each other change. */
export function changedCases(report: Report, most: number): Section {
  const { heading, told, lines } = groupCases(report);
  const items = told.slice(0, most).map((one) => caseItem(one, report));
  return {
    kind: "cases",
    name: "the cases",
    items: items.length,
    text: (shown) => {
      const open = items.slice(0, Math.min(shown, SHOWN.open));
      const folded = items.slice(SHOWN.open, shown);
      const more = told.length - shown;
      const others = [
        ...(more > 0 ? [markdown`- … and ${counted(more, "more case")}, in the report`] : []),
        ...lines.map((line) => markdown`- ${line}`),
      ];
      const lists =
        folded.length === 0
          ? [joined([...open, ...others], "\n")]
          : [
              joined(open, "\n"),
              details(counted(folded.length, "more case"), joined(folded, "\n")),
              joined(others, "\n"),
            ];
      return joined([told.length > 0 ? markdown`#### ${heading}` : nothing, ...lists], "\n\n");
    },
  };
}

/** Cases that fail as they did before. */
export function unchangedCases(report: Report): Section {
  const { unchanged } = groupCases(report);
  const parts = unchanged.map((line) => markdown`${line}`);
  const text = joined(parts, "\n\n");
  return { kind: "unchanged", name: "cases that failed before", items: 0, text: () => text };
}

function caseItem(one: ReportCase, report: Report): Markdown {
  const scores = caseScores(one, report).map((score) => markdown`${score}`);
  const head = markdown`**${code(caseLabel(one))}** ${passedText(one)}`;
  const failing = one.trials.find(({ pass }) => pass === false);
  const reasons = failing === undefined ? [] : reasonsOf(failing, report.policy);
  const item = markdown`- ${joined([head, ...scores], " · ")}`;
  return joined([item, ...reasonLines(reasons, SHOWN.reasons)], "\n");
}
