import type { ReportCase } from "../report/case-schema.ts";
import { fixedCases, worseCases } from "../report/changes.ts";
import type { CaseComparison } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import { casesToTell, worstCases } from "../report/worst.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, listed } from "../wording.ts";

/** The cases of a report as a reader meets them: what changed, worst first, then what did not. */
export interface CaseGroups {
  heading: string;
  /** Cases to be explained one by one. */
  told: ReportCase[];
  /** What else changed, one line each, with untrusted names. */
  lines: string[];
  /** Cases that fail and failed before; the same. */
  unchanged: string[];
}

const NAMED = 8;

/** Sorts a report's cases. Without a comparison every case that did not pass every run is told. */
export function groupCases(report: Report): CaseGroups {
  const failing = worstCases(report);
  const { comparison } = report;
  if (comparison === null) {
    const heading =
      failing.length === 1
        ? "The case that did not pass every run"
        : "Cases that did not pass every run, worst first";
    return { heading, told: failing, lines: [], unchanged: [] };
  }
  const told = casesToTell(report);
  const fixed = fixedCases(report).map(({ one }) => one);
  const named = new Set([...told, ...fixed]);
  const rest = failing.filter((one) => !named.has(one));
  const inState = (state: CaseComparison["state"]) =>
    report.cases.filter((one) => one.comparison?.state === state);
  return {
    heading:
      worseCases(report).length > 0
        ? "Worse than on the base, worst first"
        : "Failing, with nothing to compare with",
    told,
    lines: [
      ...line("Fixed", fixed),
      ...line("New", inState("new")),
      ...line("Changed", inState("changed")),
      ...line("Removed", report.totals.runs === 0 ? [] : comparison.removed),
      ...line("Retired", comparison.retired),
    ],
    unchanged:
      rest.length === 0
        ? []
        : [`${counted(rest.length, "case")} failing no more often than on the base: ${names(rest)}`],
  };
}

/** `passed 2 of 3 runs, was 9 of 10`: how a case does, and did. */
export function passedText(one: ReportCase): string {
  const passed = one.trials.filter(({ pass }) => pass === true).length;
  const before = beforeText(one) === "" ? "" : `, ${beforeText(one)}`;
  return `passed ${passed} of ${counted(one.trials.length, "run")}${before}`;
}

/** `was 9 of 10`: how a case did on the base; nothing where that is not known. */
export function beforeText({ comparison }: ReportCase): string {
  if (comparison === null) return "";
  const { state, base } = comparison;
  if (state === "comparable") return `was ${base.passed} of ${base.trials}`;
  return state === "new" || state === "changed" ? state : "";
}

function line(word: string, cases: readonly Pick<ReportCase, "id" | "tags">[]): string[] {
  return cases.length === 0 ? [] : [`${word}: ${names(cases)}`];
}

function names(cases: readonly Pick<ReportCase, "id" | "tags">[]): string {
  return listed(cases.map(caseLabel), NAMED);
}
