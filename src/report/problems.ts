import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import type { ProblemCounts, ReportProblem } from "./problem-schema.ts";
import type { Redactor } from "./redact.ts";

/** Problems as a report lists them: so many of them as it has room for, and how many there are. */
export interface ListedProblems {
  problems: ReportProblem[];
  problemCounts: ProblemCounts;
}

/** Lists problems in the order of a report, fit to be shown. */
export function listProblems(problems: readonly Problem[], redact: Redactor): ListedProblems {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const shown = problems.map((one) => ({ ...one, message: redact.text(one.message) }) as ReportProblem);
  return { problems: sorted(shown), problemCounts: { errors, warnings: problems.length - errors } };
}

/** Lists of problems as one, which does not depend on how they were divided. */
export function joinProblems(lists: readonly ListedProblems[]): ListedProblems {
  const sum = (count: keyof ProblemCounts) =>
    lists.reduce((all, { problemCounts }) => all + problemCounts[count], 0);
  return {
    problems: sorted(lists.flatMap(({ problems }) => problems)),
    problemCounts: { errors: sum("errors"), warnings: sum("warnings") },
  };
}

/** Errors before warnings, each by place: the order in which files were named does not show. */
function sorted(problems: readonly ReportProblem[]): ReportProblem[] {
  return problems
    .toSorted(
      (a, b) =>
        Number(a.severity === "warning") - Number(b.severity === "warning") ||
        compareTexts(a.file ?? "", b.file ?? "") ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.index ?? 0) - (b.index ?? 0) ||
        compareTexts(a.message, b.message) ||
        (a.column ?? 0) - (b.column ?? 0),
    )
    .slice(0, limits.shownProblems);
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
