import { counted } from "../wording.ts";
import type { GateCheck } from "./check.ts";

/** A gate that measured nothing must not be green. */
export const assessed: GateCheck = {
  name: "assessed",
  title: "Nothing assessed",
  countsOnBase: true,
  check({ totals, passRate, cases }) {
    if (totals.runs === 0 || passRate !== null) return undefined;
    const reasons = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => Object.values(scores)));
    const first = reasons.find((outcome) => outcome.status !== "scored");
    const why = first === undefined ? "" : `: ${first.reason}`;
    const message = `none of ${counted(totals.runs, "run")} could be assessed${why}`;
    return { result: "fail", message, numbers: { runs: totals.runs } };
  },
};
