import { code, joined, type Markdown, markdown, nothing } from "../../escape/markdown.ts";
import { judgeReasons } from "../../report/reasons.ts";
import type { Report } from "../../report/schema.ts";
import { caseLabel } from "../../suite/trial.ts";
import { counted } from "../../wording.ts";
import type { Section } from "../fit.ts";
import { type Objection, objectionsOf } from "../judge.ts";
import { details } from "./details.ts";
import { reasonLines } from "./reason-lines.ts";

const SHOWN = { cases: 10, reasons: 3 };

/** What the judge objects to in cases of which nothing else tells, folded. */
export function objections(report: Report): Section {
  const text = objectionsText(objectionsOf(report));
  return { kind: "unchanged", name: "what the judge objects to", items: 0, text: () => text };
}

function objectionsText(cases: readonly Objection[]): Markdown {
  if (cases.length === 0) return nothing;
  const more = cases.length - SHOWN.cases;
  const items = [
    ...cases.slice(0, SHOWN.cases).map(caseItem),
    ...(more > 0 ? [markdown`- … and ${counted(more, "more case")}, in the report`] : []),
  ];
  return details(`What the judge objects to in ${counted(cases.length, "other case")}`, joined(items, "\n"));
}

function caseItem({ one, trial, scores }: Objection): Markdown {
  const head = [markdown`**${code(caseLabel(one))}**`, ...scores.map((score) => markdown`${score}`)];
  const reasons = reasonLines(judgeReasons(trial), SHOWN.reasons);
  return joined([markdown`- ${joined(head, " · ")}`, ...reasons], "\n");
}
