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
    const place =
      first.file === undefined ? "" : `${first.file}${first.line === undefined ? "" : `:${first.line}`}: `;
    const more = errors.length - 1 + problemsLeftOut;
    return { result: "fail", message: `${place}${first.message}${more > 0 ? ` (and ${more} more)` : ""}` };
  },
};
