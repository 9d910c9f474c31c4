import { limits } from "../../limits.ts";
import { placeText } from "../../problems.ts";
import type { Report } from "../../report/schema.ts";
import type { JunitTest } from "./suite.ts";

/** The gate's checks as tests. One that makes the job red is a failure; another one that did not pass is skipped. */
export function checkTests(report: Report, stopping: ReadonlySet<string>): JunitTest[] {
  return report.verdict.checks.map(({ name, result, title, message }) => {
    const sentence = `${title}: ${message}`;
    if (result === "pass") return { name, result: "passed", message: sentence };
    const lines = name === "integrity" ? errorLines(report) : [];
    if (stopping.has(name)) return { name, result: "failure", message: sentence, lines };
    return { name, result: "skipped", message: `${result}, stops nothing · ${sentence}`, lines };
  });
}

/** What is broken, each with its place, where that is more than the check's own sentence says. */
function errorLines({ problems, problemCounts }: Report): string[] {
  if (problemCounts.errors < 2) return [];
  const shown = problems.filter(({ severity }) => severity === "error").slice(0, limits.listedProblems);
  const more = problemCounts.errors - shown.length;
  return [
    ...shown.map((problem) => `${placeText(problem)}${problem.message}`),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ];
}
