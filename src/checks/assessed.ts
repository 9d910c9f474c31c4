import { isOfTexts } from "../policy/pass-marks.ts";
import { counted } from "../wording.ts";
import type { GateCheck } from "./check.ts";

/** A gate that measured nothing must not be green. */
export const assessed: GateCheck = {
  name: "assessed",
  title: "Nothing assessed",
  countsOnBase: true,
  check({ totals, passRate, cases, policy, scores }) {
    if (totals.runs === 0 || passRate !== null) return undefined;
    const trials = cases.flatMap((one) => one.trials);
    const outcomes = trials.flatMap(({ scores }) => policy.gate.scorers.flatMap((id) => scores[id] ?? []));
    const first = outcomes.find((outcome) => outcome.status !== "scored");
    const why = first === undefined ? "" : `: ${first.reason}`;
    const advising = Object.keys(scores).find((id) => isOfTexts(id) && scores[id]?.value !== null);
    const instead =
      advising === undefined ? "" : `; ${advising} was measured and decides nothing: name it in gate.scorers`;
    const message = `none of ${counted(totals.runs, "run")} could be assessed${why}${instead}`;
    return { result: "fail", message, numbers: { runs: totals.runs } };
  },
};
