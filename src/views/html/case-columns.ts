import { member } from "../../json/json.ts";
import { isLowerBetter } from "../../policy/pass-marks.ts";
import type { ReportCase } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { caseLabel } from "../../suite/trial.ts";
import { percent, shareText } from "../../wording.ts";
import { decidingFirst, scorerLabel, scorersInUse } from "../scorers.ts";
import { type CaseState, STATES } from "./case-states.ts";
import { MARKS, type Tone } from "./marks.ts";

/** A column of the table of cases. Its texts are untrusted. */
export interface CaseColumn {
  title: string;
  sort: "text" | "number";
  /** By what the script sorts it; "" where there is nothing, which comes last. */
  key(one: ReportCase): string;
  content(one: ReportCase): string;
  /** How the content is coloured. */
  tone?(one: ReportCase): Tone;
  /** It stands at the end of its cell. */
  isNumber?: boolean;
  /** Its highest values are the worst. */
  isHighWorst?: boolean;
  /** It names the row. */
  isHead?: boolean;
}

/** The columns of a report's cases: name, state, pass rate here and on the base, each scorer in use, those first that decide, runs. */
export function caseColumns(
  report: Report,
  states: ReadonlyMap<ReportCase, readonly CaseState[]>,
): CaseColumn[] {
  const statesOf = (one: ReportCase) => states.get(one) ?? [];
  const order = Object.keys(STATES);
  const tone = (one: ReportCase) => toneOf(statesOf(one));
  return [
    { title: "case", sort: "text", key: caseLabel, content: caseLabel, isHead: true },
    {
      title: "state",
      sort: "number",
      key: (one) => String(order.indexOf(statesOf(one)[0] ?? "")),
      content: (one) => `${MARKS[tone(one)]} ${stateText(statesOf(one))}`,
      tone,
    },
    {
      title: "pass rate",
      sort: "number",
      isNumber: true,
      key: ({ passRate }) => numberKey(passRate),
      content: ({ passRate }) => shareText(passRate),
    },
    ...(report.comparison === null ? [] : [before]),
    ...decidingFirst(scorersInUse(report), report.policy.gate).map(scorerColumn),
    {
      title: "runs passed",
      sort: "number",
      isNumber: true,
      key: ({ trials }) => shareKey({ passed: passedRuns(trials), trials: trials.length }),
      content: ({ trials }) => `${passedRuns(trials)} of ${trials.length}`,
    },
  ];
}

const before: CaseColumn = {
  title: "before",
  sort: "number",
  isNumber: true,
  key: (one) => shareKey(baseOf(one)),
  content: (one) => {
    const { passed, trials } = baseOf(one);
    return trials === 0 ? "" : `was ${passed} of ${trials}`;
  },
};

interface Tally {
  passed: number;
  trials: number;
}

/** How a case did on the base; without runs where it was not there, or other things were expected of it. */
function baseOf({ comparison }: ReportCase): Tally {
  const isKnown = comparison !== null && comparison.state !== "new" && comparison.state !== "changed";
  return isKnown ? comparison.base : { passed: 0, trials: 0 };
}

function passedRuns(trials: ReportCase["trials"]): number {
  return trials.filter(({ pass }) => pass === true).length;
}

/** `worse, failing`, `passing, new`. */
function stateText(states: readonly CaseState[]): string {
  const isPassing = (state: CaseState) => state === "passing";
  const shown = [...states.filter(isPassing), ...states.filter((state) => !isPassing(state))];
  return shown.map((state) => STATES[state]).join(", ");
}

/** What failed is bad whatever else is said; good is only what passed every run. */
function toneOf(states: readonly CaseState[]): Tone {
  if (states.includes("failing")) return "bad";
  return states.includes("passing") ? "good" : "doubtful";
}

function scorerColumn(id: string): CaseColumn {
  return {
    title: scorerLabel(id),
    sort: "number",
    isNumber: true,
    isHighWorst: isLowerBetter(id),
    key: ({ scores }) => numberKey(member(scores, id) ?? null),
    content: ({ scores, trials }) => {
      const value = member(scores, id) ?? null;
      if (value !== null) return percent(value);
      return trials.some((trial) => member(trial.scores, id)?.status === "error") ? "in error" : "–";
    },
  };
}

function shareKey({ passed, trials }: Tally): string {
  return trials === 0 ? "" : numberKey(passed / trials);
}

function numberKey(value: number | null): string {
  return value === null ? "" : String(Math.round(value * 1e6) / 1e6);
}
