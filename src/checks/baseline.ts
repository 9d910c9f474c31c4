import type { GateCheck } from "./check.ts";

/** Whether there was something to compare with. A gate that cannot see must not be green. */
export const baseline: GateCheck = {
  name: "baseline",
  title: "Baseline",
  countsOnBase: true,
  check({ baseline: { state, reason, isWhole } }) {
    switch (state) {
      case "none":
        return undefined;
      case "found":
        return isWhole
          ? undefined
          : {
              result: "inconclusive",
              title: "Broken baseline",
              message: `recordings of ${reason} were in error, so their cases have nothing to be compared with`,
              numbers: {},
            };
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
          message: `${reason}, so nobody can tell whether the agent got worse`,
          numbers: {},
        };
      case "unavailable":
        return {
          result: "fail",
          title: "Baseline out of reach",
          message: `${reason}; a gate that cannot see does not let anything pass`,
          numbers: {},
        };
    }
  },
};
