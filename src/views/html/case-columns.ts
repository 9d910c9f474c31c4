import type { ReportCase } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { caseLabel } from "../../suite/trial.ts";
import { percent } from "../../wording.ts";
import { beforeText } from "../case-groups.ts";
import { scorersInUse } from "../scorers.ts";
import { type CaseState, STATES } from "./case-states.ts";

/** A column of the table of cases. Its texts are untrusted. */
export interface CaseColumn {
  title: string;
  sort: "text" | "number";
  /** By what the script sorts it; "" where there is nothing, which comes last. */
  key(one: ReportCase): string;
  content(one: ReportCase): string;
  /** How the content is coloured. */
  tone?(one: ReportCase): string;
  /** It stands at the end of its cell. */
  isNumber?: boolean;
  /** It names the row. */
  isHead?: boolean;
}

/** The columns of a report's cases: name, state, pass rate here and on the base, each scorer in use, runs. */
export function caseColumns(
  report: Report,
  states: ReadonlyMap<ReportCase, readonly CaseState[]>,
): CaseColumn[] {
  const statesOf = (one: ReportCase) => states.get(one) ?? [];
  const order = Object.keys(STATES);
  return [
    { title: "case", sort: "text", key: caseLabel, content: caseLabel, isHead: true },
    {
      title: "state",
      sort: "number",
      key: (one) => String(order.indexOf(statesOf(one)[0] ?? "")),
      content: (one) => `${MARKS[toneOf(one)]} ${stateText(statesOf(one))}`,
      tone: toneOf,
    },
    {
      title: "pass rate",
      sort: "number",
      isNumber: true,
      key: ({ passRate }) => numberKey(passRate),
      content: ({ passRate }) => (passRate === null ? "–" : percent(passRate)),
    },
    ...(report.comparison === null ? [] : [before]),
    ...scorersInUse(report).map(scorerColumn),
    {
      title: "runs passed",
      sort: "number",
      isNumber: true,
      key: ({ trials }) => String(trials.length),
      content: ({ trials }) => `${trials.filter(({ pass }) => pass === true).length} of ${trials.length}`,
    },
  ];
}

const MARKS = { good: "✔", doubtful: "?", bad: "✘" };

const before: CaseColumn = {
  title: "before",
  sort: "number",
  isNumber: true,
  key: ({ comparison }) =>
    comparison?.state === "comparable" ? numberKey(comparison.base.passed / comparison.base.trials) : "",
  content: (one) => (one.comparison?.state === "comparable" ? beforeText(one) : ""),
};

/** `worse, failing`, `passing, new`. */
function stateText(states: readonly CaseState[]): string {
  const isPassing = (state: CaseState) => state === "passing";
  const shown = [...states.filter(isPassing), ...states.filter((state) => !isPassing(state))];
  return shown.map((state) => STATES[state]).join(", ");
}

function toneOf({ passRate }: ReportCase): keyof typeof MARKS {
  if (passRate === null) return "doubtful";
  return passRate < 1 ? "bad" : "good";
}

function scorerColumn(id: string): CaseColumn {
  return {
    title: id,
    sort: "number",
    isNumber: true,
    key: ({ scores }) => numberKey(scores[id] ?? null),
    content: ({ scores, trials }) => {
      const value = scores[id] ?? null;
      if (value !== null) return percent(value);
      return trials.some((trial) => trial.scores[id]?.status === "error") ? "in error" : "–";
    },
  };
}

function numberKey(value: number | null): string {
  return value === null ? "" : String(Math.round(value * 1e6) / 1e6);
}
