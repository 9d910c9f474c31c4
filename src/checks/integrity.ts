import { placeText } from "../problems.ts";
import { counted } from "../wording.ts";
import type { GateCheck } from "./check.ts";

/** Nothing may be missing, broken or double: what was not measured is no pass. */
export const integrity: GateCheck = {
  name: "integrity",
  check({ problems, problemsLeftOut = 0, totals }) {
    const errors = problems.filter(({ severity }) => severity === "error");
    if (errors.length === 0 && totals.runs === 0) {
      return { result: "fail", message: "no run was recorded: nothing can be said about the agent" };
    }
    const [first] = errors;
    if (first === undefined) {
      const runs = counted(totals.runs, "run");
      return { result: "pass", message: `${runs} of ${counted(totals.cases, "case")} read` };
    }
    // Errors come first in the list: only when nothing else is in it can more of them have been left out.
    const leftOut = errors.length === problems.length ? problemsLeftOut : 0;
    const more = errors.length - 1 + leftOut;
    const sentence = `${placeText({ ...first, column: undefined })}${first.message}`;
    return {
      result: "fail",
      message: more > 0 ? `${sentence} (and ${more} more)` : sentence,
    };
  },
};
