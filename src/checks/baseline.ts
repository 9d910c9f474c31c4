import type { Report } from "../report/schema.ts";
import { casesToTell } from "../report/worst.ts";
import { joined } from "../wording.ts";
import type { Finding, GateCheck } from "./check.ts";
import { worstCaseText } from "./why-it-fails.ts";

/** Whether there was something to compare with. A gate that cannot see must not be green. */
export const baseline: GateCheck = {
  name: "baseline",
  title: "Baseline",
  countsOnBase: true,
  check(measured) {
    const { state, reason, isWhole, instead } = measured.baseline;
    const worst = worstCaseText(casesToTell(measured)[0], measured.policy);
    switch (state) {
      case "none":
        return undefined;
      case "found":
        if (!isWhole)
          return {
            result: "inconclusive",
            title: "Broken baseline",
            message: joined(
              `recordings of ${reason} were in error, so their cases have nothing to be compared with`,
              worst,
            ),
            numbers: {},
          };
        return instead && olderBaseline(instead, reason);
      case "first-use":
        return {
          result: "pass",
          title: "First use",
          message: `${reason}, so nothing was compared. Once the base branch has recorded a report, changes are compared with it`,
          numbers: {},
        };
      case "missing":
        return {
          result: "inconclusive",
          title: "No baseline",
          message: joined(`${reason}, so nobody can tell whether the agent got worse`, worst),
          numbers: {},
        };
      case "unavailable":
        return {
          result: "fail",
          title: "Baseline out of reach",
          message: joined(`${reason}; a gate that cannot see does not let anything pass`, worst),
          numbers: {},
        };
    }
  },
};

/** An older level may be easier to reach: nobody is to find that out from the small print. */
function olderBaseline({ why, isUnderWay }: Instead, reason: string): Finding {
  return {
    result: isUnderWay ? "inconclusive" : "pass",
    title: "Older baseline",
    message: `${why}, so the comparison is with an older report, ${reason}`,
    numbers: {},
  };
}

type Instead = NonNullable<Report["baseline"]["instead"]>;
