import { placeText } from "../problems.ts";
import type { ReportOutcome } from "../report/case-schema.ts";
import { isUnrecorded, type Shortfall, shortfalls } from "../report/shortfall.ts";
import { counted } from "../wording.ts";
import type { GateCheck, Measured } from "./check.ts";

/** Nothing may be missing, broken or double: what was not measured is no pass. */
export const integrity: GateCheck = {
  name: "integrity",
  title: "Integrity",
  countsOnBase: true,
  check(measured) {
    const { problems, problemCounts, totals } = measured;
    const numbers = { ...problemCounts, runs: totals.runs };
    const first = problems.find(({ severity }) => severity === "error");
    if (first === undefined) {
      const [shortfall] = shortfalls(measured);
      if (shortfall !== undefined && totals.runs > 0)
        return { result: "fail", message: shortfallText(shortfall, measured), numbers };
      if (totals.runs === 0) {
        const message = "no run was recorded: nothing can be said about the agent";
        return { result: "fail", message, numbers };
      }
      const runs = counted(totals.runs, "run");
      return { result: "pass", message: `${runs} of ${counted(totals.cases, "case")} read`, numbers };
    }
    const more = problemCounts.errors - 1;
    const sentence = `${placeText({ ...first, column: undefined })}${first.message}`;
    return { result: "fail", message: more > 0 ? `${sentence} (and ${more} more)` : sentence, numbers };
  },
};

/** What gates must have measured; the first reason stands for the others. */
function shortfallText({ scorer, runs, scored }: Shortfall, { cases }: Measured): string {
  const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores[scorer] ?? []));
  const first =
    outcomes.find(isUnrecorded) ??
    outcomes.find(({ status }) => status === "error") ??
    outcomes.find(isUnscored);
  const why = first === undefined || first.status === "scored" ? "" : `: ${first.reason}`;
  return `${scorer} decides and scored ${scored} of ${counted(runs, "run")}${why}`;
}

function isUnscored(outcome: ReportOutcome): boolean {
  return outcome.status === "not-assessed" && outcome.nothingToMeasure !== true;
}
