import { counted } from "../wording.ts";
import type { GateCheck } from "./check.ts";

/** A gate that measured nothing must not be green. */
export const assessed: GateCheck = {
  name: "assessed",
  check({ totals, passRate, cases }) {
    if (totals.runs === 0 || passRate !== null) return undefined;
    const reasons = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => Object.values(scores)));
    const first = reasons.find((outcome) => outcome.status !== "scored");
    const why = first === undefined ? "" : `: ${first.reason}`;
    return { result: "fail", message: `none of ${counted(totals.runs, "run")} could be assessed${why}` };
  },
};
