import type { GateCheck } from "./check.ts";

/** Whether there was something to compare with. A gate that cannot see must not be green. */
export const baseline: GateCheck = {
  name: "baseline",
  title: "Baseline",
  check({ baseline: { state, reason } }) {
    switch (state) {
      case "none":
      case "found":
        return undefined;
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
