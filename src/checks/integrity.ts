import { placeText } from "../problems.ts";
import { counted } from "../wording.ts";
import type { GateCheck } from "./check.ts";

/** Nothing may be missing, broken or double: what was not measured is no pass. */
export const integrity: GateCheck = {
  name: "integrity",
  title: "Integrity",
  countsOnBase: true,
  check({ problems, problemCounts, totals }) {
    const numbers = { ...problemCounts, runs: totals.runs };
    const first = problems.find(({ severity }) => severity === "error");
    if (first === undefined) {
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
